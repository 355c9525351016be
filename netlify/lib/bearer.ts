/**
 * Whether the request carries the site's public key. The key is no secret, it is in every page; asking for it keeps
 * programs away that post to whatever they find.
 *
 * @param request - with `Authorization: Bearer …`
 * @param key - by default `GATSBY_PUBLIC_KEY`, else `public-anon`
 */
export function hasPublicKey(request: Request, key = process.env.GATSBY_PUBLIC_KEY?.trim() || 'public-anon') {
  const [scheme, token, ...rest] = (request.headers.get('authorization') ?? '').trim().split(/\s+/)
  return scheme?.toLowerCase() === 'bearer' && token === key && rest.length === 0
}
