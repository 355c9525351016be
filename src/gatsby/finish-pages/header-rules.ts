/**
 * The rules for `public/_headers`, each said once. `/*` names no header that another rule names too: on Netlify two rules for
 * a path may add up instead of the nearer one taking the place of the other.
 *
 * @param policy - the Content-Security-Policy
 * @param isPreview - a preview is kept out of search engines
 * @param hashed - paths of files whose name changes with their content
 */
export function headerRules(policy: string, isPreview: boolean, hashed: readonly string[]) {
  const everywhere = {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(isPreview ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
  }
  // The editing screen's files; its page comes from a function, with a policy of its own.
  const admin = isPreview ? [] : [rule('/admin/*', { 'x-robots-tag': 'noindex, nofollow' })]
  const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }
  return [
    rule('/*', everywhere),
    ...admin,
    ...['/static/*', '/fonts/*', ...hashed].map((path) => rule(path, immutable)),
  ].join('\n')
}

function rule(path: string, headers: Record<string, string>) {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
}
