import type { GatsbyConfig } from 'gatsby'
import { isPreview } from './site-url'

/**
 * Headers of every answer, in lower case, so that they take the place of Gatsby's own of the same name. A content security policy
 * comes with per-page hashes, after the build.
 */
export function securityHeaders(): GatsbyConfig['headers'] {
  return [
    {
      source: '/*',
      headers: [
        { key: 'x-content-type-options', value: 'nosniff' },
        { key: 'x-frame-options', value: 'SAMEORIGIN' },
        { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
        { key: 'strict-transport-security', value: 'max-age=31536000; includeSubDomains' },
        { key: 'permissions-policy', value: 'camera=(), microphone=(), geolocation=()' },
        ...(isPreview ? [{ key: 'x-robots-tag', value: 'noindex, nofollow' }] : []),
      ],
    },
  ]
}
