import type { Design, DoorCatalogue } from './design'

export interface OfferTerms {
  /** Styles and colours that the local offers include. */
  styles: readonly { readonly slug: string; readonly name: string }[]
  colours: readonly { readonly slug: string; readonly name: string }[]
  /** The offers' pages. */
  pages: readonly { readonly label: string; readonly to: string }[]
}

/**
 * The offer pages at which a design can be ordered, with style and colour filled in; none when the offers do not include
 * them. An offer's style is the catalogue's style of the same name; a number behind the name ("Winslow 1") is its variant.
 */
export function offerFor(
  { style, outside }: Design,
  { styles, colours, pages }: OfferTerms,
  catalogue: DoorCatalogue,
) {
  const plain = (name: string) => name.replace(/ \d+$/, '').toLowerCase()
  const name = catalogue.styles.get(style)?.name.toLowerCase()
  const offered = styles.find((entry) => plain(entry.name) === name)
  const colour = colours.find(({ slug }) => slug === outside)
  if (!offered || !colour) return []
  const chosen = new URLSearchParams({ style: offered.name, colour: colour.name }).toString()
  return pages.map(({ label, to }) => ({ label, to: `${to}?${chosen}#order-form` }))
}
