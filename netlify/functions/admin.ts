import type { Config } from '@netlify/functions'
import { refuse } from '../lib/http'

const PAGE = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>Content of the website</title>
<script src="/admin/screen.js" type="module"></script>
<body></body>
</html>
`

/** Our own files and GitHub, where the content is kept: what else the editing screen could turn to stays shut. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The screen puts its styles into the page as it goes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com https://github.com",
  "worker-src 'self'",
  "manifest-src 'self' data: blob:",
  "frame-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * `GET /admin`: the page of the editing screen. A function answers, not a file, because the rules of `_headers` give every file
 * the visitors' policy, and two policies would hold at once.
 */
export default function admin(request: Request) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(405, 'Only GET is possible here', { Allow: 'GET, HEAD' })
  }
  return new Response(request.method === 'HEAD' ? null : PAGE, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'X-Robots-Tag': 'noindex, nofollow',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'Cache-Control': 'no-store',
    },
  })
}

// Read by Netlify without running the file: literals only. See leads.ts.
export const config: Config = {
  path: '/admin',
  region: 'fra',
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
}
