import type { Context } from '@netlify/functions'

/**
 * Whether a request comes from a page of this site, or from no page at all (a program sends no `Origin`, and gains
 * nothing by leaving it out: the check protects visitors of other pages, not us).
 *
 * @param request - the request
 * @param context - what Netlify says of the site
 * @param source - the environment, with the addresses of the deploy
 */
export function isOwnOrigin(
  request: Request,
  context: Pick<Context, 'site'>,
  source: Record<string, string | undefined> = process.env,
) {
  const origin = request.headers.get('origin')
  if (origin === null) return true
  const host = hostOf(origin)
  if (host === undefined) return false
  const site: string | undefined = (context.site as Context['site'] | undefined)?.url
  const own = [request.url, site, source.SITE_URL, source.URL, source.DEPLOY_PRIME_URL, source.DEPLOY_URL]
  if (own.some((address) => address !== undefined && hostOf(address) === host)) return true
  // npm run develop: the page comes from Gatsby's port, the functions from ours.
  return source.NETLIFY_DEV === 'true' && /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)
}

/** Without the scheme: behind Netlify's proxies a request may be told as plain http. */
function hostOf(address: string) {
  return URL.canParse(address) ? new URL(address).host : undefined
}
