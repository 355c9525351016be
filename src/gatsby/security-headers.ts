import type { GatsbyConfig } from 'gatsby'
import { isPreview } from './site-url'

/** Headers of every answer. A content security policy comes with per-page hashes, after the build. */
export function securityHeaders(): GatsbyConfig['headers'] {
  return [
    {
      source: '/*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
        { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
        ...(isPreview ? [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }] : []),
      ],
    },
  ]
}
