/**
 * Markup with places left open, so that a leaf is worked out once for all its colours. An open place is a name between
 * two marks; `openTemplate` splits at them once, and `fillTemplate` only joins.
 */
const MARK = '§'

export type Template = readonly string[]

/** An open place in markup. */
function open(name: string) {
  return `${MARK}${name}${MARK}`
}

/** The prefix of every id of a drawing, which keeps two drawings on one page apart. */
export const ID = open('id')

/** A door (d) or frame (f) colour, `level` steps lighter or darker. */
export function paint(of: 'd' | 'f', level = 0) {
  return open(of + level)
}

export function openTemplate(markup: string): Template {
  return markup.split(MARK)
}

/** @param value gives the text of an open place */
export function fillTemplate(template: Template, value: (name: string) => string) {
  let markup = ''
  for (let index = 0; index < template.length; index += 1) {
    const part = template[index] ?? ''
    markup += index % 2 === 0 ? part : value(part)
  }
  return markup
}

/** Millimetres with at most one decimal. */
export function mm(value: number) {
  return String(Math.round(value * 10) / 10)
}

/**
 * Gathers paths by their fill, so that the many strips of mouldings become a few elements, and definitions by their
 * content, so that each stands once.
 */
export class Sheet {
  private readonly fills = new Map<string, string>()
  private readonly definitions = new Map<string, { id: string; markup: string }>()

  /** @param scope keeps the ids of this sheet apart from those of the drawing's other sheets */
  constructor(private readonly scope: string) {}

  /** Fills are drawn in the order in which they are first used. */
  add(fill: string, path: string, opacity = 1) {
    const key = opacity === 1 ? `fill="${fill}"` : `fill="${fill}" fill-opacity="${opacity}"`
    this.fills.set(key, (this.fills.get(key) ?? '') + path)
  }

  /** The paths since the last call. */
  take() {
    const markup = [...this.fills].map(([key, path]) => `<path ${key} d="${path}"/>`).join('')
    this.fills.clear()
    return markup
  }

  /** Stores a definition; `markup` gets the id that it must carry. Returns that id. */
  define(key: string, markup: (id: string) => string) {
    const known = this.definitions.get(key)
    if (known) return known.id
    const id = `${ID}-${this.scope}${this.definitions.size}`
    this.definitions.set(key, { id, markup: markup(id) })
    return id
  }

  defs() {
    return [...this.definitions.values()].map(({ markup }) => markup).join('')
  }
}
