import type { Company } from '@/hooks/use-company'

/** The firm's own ways to be reached, which a reply may link to. */
type Contact = Pick<Company, 'phoneHref' | 'phoneInternationalHref' | 'email' | 'whatsappNumber'>

/** A path of this site: no second slash or backslash, which would name another site, and no control characters. */
const OWN_PATH = /^\/(?![/\\])[\w\-./#?=&%+~,:;@!$'()*]*$/

/**
 * Where a link in a reply may lead: to a page of this site, or to the firm's own phone, WhatsApp or e-mail. Whoever made
 * the reply say it, no other address becomes a link.
 *
 * @returns the address, or nothing when the link stays text
 */
export function safeLink(href: string | undefined, contact: Contact): string | undefined {
  if (!href) return undefined
  if (OWN_PATH.test(href)) return href
  const [address = ''] = href.split('?')
  const spaceless = address.replace(/[\s-]|%20/g, '')
  if (spaceless === contact.phoneHref || spaceless === contact.phoneInternationalHref) return spaceless
  if (address === `mailto:${contact.email}` || address === `https://wa.me/${contact.whatsappNumber}`)
    return href
  return undefined
}

/** Whether a path of this site names a page, which changes in place, and no file. */
export function isPage(href: string) {
  return href.startsWith('/') && !/\.\w+$/.test(href.split(/[?#]/)[0] ?? '')
}
