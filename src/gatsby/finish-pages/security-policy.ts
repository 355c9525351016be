/** Settings that name hosts which the pages may turn to. */
interface PolicySettings {
  GATSBY_GA_ID?: string
  GATSBY_QUOTE_FORM_URL?: string
  GATSBY_QUOTE_FORM_SCRIPT_URL?: string
  GATSBY_BROCHURES_URL?: string
}

const ANALYTICS = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
  img: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
}

/**
 * The Content-Security-Policy of every answer: our own files, these inline scripts, and the hosts that the settings name.
 * Style elements are judged by the policy in each page's head (finish-html.ts), which knows their hash; both hold at once.
 *
 * @param scripts - hashes of the inline scripts, the same on every page
 */
export function securityPolicy(scripts: readonly string[], settings: PolicySettings) {
  const analytics = settings.GATSBY_GA_ID ? ANALYTICS : { script: [], connect: [], img: [] }
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scripts,
      ...hostOf(settings.GATSBY_QUOTE_FORM_SCRIPT_URL),
      ...analytics.script,
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    // The designer draws into pictures and shows a photograph of the visitor's own, which never leaves the device.
    'img-src': ["'self'", 'data:', 'blob:', ...analytics.img],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hostOf(settings.GATSBY_BROCHURES_URL), ...analytics.connect],
    'frame-src': ["'self'", ...hostOf(settings.GATSBY_QUOTE_FORM_URL)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}

/** The origin that an address of a setting names; none for an address of our own. */
function hostOf(address: string | undefined) {
  return address && /^https?:\/\//.test(address) ? [new URL(address).origin] : []
}
