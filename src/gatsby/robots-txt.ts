/**
 * What robots.txt says. A preview lets everything be read: its answers carry `X-Robots-Tag: noindex`, and who may not read an
 * answer never sees that, and may list the bare address all the same.
 *
 * @param siteUrl - without a trailing slash
 * @param isPreview - whether this is a trial of the site
 */
export function robotsTxt(siteUrl: string, isPreview: boolean) {
  if (isPreview) return 'User-agent: *\nAllow: /\n'
  return `User-agent: *\nAllow: /\nDisallow: /embed/\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`
}
