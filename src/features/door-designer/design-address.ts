import { DEFAULT_DESIGN, HINGES, SIDE_PANELS, type Design, type DoorCatalogue } from './design'

const CLEAR = 'clear'

/**
 * Writes a design into the parameters of an address, all of it: a shared door stays as it is when the defaults change.
 *
 * @param params what the address has already; parameters of others are kept
 */
export function encodeDesign(design: Design, params?: URLSearchParams | string) {
  const encoded = new URLSearchParams(params)
  encoded.set('style', design.style)
  encoded.set('outside', design.outside)
  encoded.set('inside', design.inside)
  encoded.set('frame', design.frame)
  encoded.set('glass', design.glass ?? CLEAR)
  encoded.set('furniture', design.furniture)
  encoded.set('hinge', design.hinge)
  encoded.set('side', design.sidePanels)
  encoded.set('top', design.topLight ? 'yes' : 'no')
  return encoded
}

/** Reads a design from an address. Whatever is missing, misspelt or no longer on offer is as in `fallback`. */
export function decodeDesign(
  params: URLSearchParams | string,
  catalogue: DoorCatalogue,
  fallback: Design = DEFAULT_DESIGN,
): Design {
  const given = new URLSearchParams(params)
  const value = (name: string) => (given.get(name) ?? '').trim().toLowerCase()
  const known = (name: string, list: Map<string, unknown>, otherwise: string) =>
    list.has(value(name)) ? value(name) : otherwise
  const word = <T extends string>(name: string, words: readonly T[], otherwise: T) =>
    words.find((entry) => entry === value(name)) ?? otherwise
  const top = word('top', ['yes', 'no'], fallback.topLight ? 'yes' : 'no')
  return {
    style: known('style', catalogue.styles, fallback.style),
    outside: known('outside', catalogue.colours, fallback.outside),
    inside: known('inside', catalogue.colours, fallback.inside),
    frame: known('frame', catalogue.colours, fallback.frame),
    glass: value('glass') === CLEAR ? null : known('glass', catalogue.glass, '') || fallback.glass,
    furniture: known('furniture', catalogue.furniture, fallback.furniture),
    hinge: word('hinge', HINGES, fallback.hinge),
    sidePanels: word('side', SIDE_PANELS, fallback.sidePanels),
    topLight: top === 'yes',
  }
}
