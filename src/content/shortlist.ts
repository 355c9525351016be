import { record } from './facts'
import { derived, hex, list, optional, optionalList, optionalText, picture, shape, text } from './fields'

type Files = ReadonlyMap<string, unknown>
type Fields = Record<string, unknown>

/** How many figures stand beside a product. */
const FIGURES = 3

/** Everything that visitors can keep, as the shortlist shows it: gathered from the other files by `shortlistThings`. */
export function shortlistSchema() {
  const figure = shape('ShortlistFigure', { value: text(), unit: optionalText(), caption: text() })
  const thing = shape('ShortlistThing', {
    kind: text(),
    /** What the browser stores: the path of a product, the slug of a style or a house front, `list/slug` of a finish. */
    key: text(),
    name: text(),
    /** The range, in a few words. */
    range: text(),
    to: text().notRequired(),
    hex: hex().notRequired(),
    picture: optional(picture()),
    figures: optionalList(figure),
  })
  return derived(list(thing), 'the other files of data')
}

/** The products, door styles, glass designs, finishes and house fronts of the data. */
export function shortlistThings(files: Files): Fields[] {
  const styles = galleryOf(files, 'doorStyles')
  const glass = galleryOf(files, 'glassDesigns')
  return [...files].flatMap(([file, value]) => {
    const fields = record(value)
    if (file.startsWith('products/')) return [productThing(fields)]
    if (file.startsWith('pages/')) return frontThings(fields)
    if (!Array.isArray(fields.items)) return []
    const items = fields.items.map(record)
    const name = file.replace(/\.json$/, '')
    if (name === 'door-styles') return items.map((item) => itemThing('style', item, 'Composite door', styles))
    if (name === 'glass-designs')
      return items.map((item) => ({
        ...itemThing('glass', item, 'Door glass', glass),
        figures: [{ value: `${String(item.privacy)} of 5`, caption: 'privacy' }],
      }))
    return items.filter(({ hex: colour }) => colour !== undefined).map((item) => finishThing(name, item))
  })
}

/** Address of the gallery of a kind, to which a query can be added that opens it at one of its pictures. */
function galleryOf(files: Files, kind: string) {
  for (const value of files.values()) {
    const { path: page, sections } = record(value)
    const found = (Array.isArray(sections) ? sections : []).map(record).find(({ type }) => type === kind)
    if (found) return { page: String(page), anchor: typeof found.id === 'string' ? `#${found.id}` : '' }
  }
  return { page: '', anchor: '' }
}

function productThing({ path: to, name, category, socialPhoto, sections }: Fields): Fields {
  const parts = (Array.isArray(sections) ? sections : []).map(record)
  // Which can be painted in the finish that is kept.
  const { photo: large, finish } = parts.find(({ type }) => type === 'hero') ?? {}
  const figures = parts.flatMap(({ type, figures: own, facts }) => {
    const found = type === 'figures' ? own : facts
    return Array.isArray(found) ? found.map(record) : []
  })
  return {
    kind: 'product',
    key: to,
    name,
    range: category,
    to,
    picture: finish ? large : socialPhoto,
    figures: figures
      .slice(0, FIGURES)
      .map(({ value, unit, caption }) => ({ value, ...(unit ? { unit } : {}), caption })),
  }
}

function frontThings({ sections }: Fields): Fields[] {
  const found = (Array.isArray(sections) ? sections : [])
    .map(record)
    .filter(({ type }) => type === 'streetFront')
  return found
    .flatMap(({ fronts }) => (Array.isArray(fronts) ? fronts.map(record) : []))
    .map(({ slug, name, picture: photo }) => ({
      kind: 'front',
      key: slug,
      name,
      range: name,
      picture: photo,
    }))
}

function itemThing(
  kind: string,
  { slug, name, picture: photo }: Fields,
  range: string,
  { page, anchor }: ReturnType<typeof galleryOf>,
): Fields {
  const to = `${page}?${kind}=${String(slug)}${anchor}`
  return { kind, key: slug, name, range, to, picture: nearPages(photo) }
}

function finishThing(from: string, { slug, name, hex: colour, picture: photo }: Fields): Fields {
  return {
    kind: 'finish',
    key: `${from}/${String(slug)}`,
    name,
    range: 'Finish',
    hex: colour,
    ...(photo ? { picture: nearPages(photo) } : {}),
  }
}

/** A picture that a list in `data/` names, as a page in `data/pages/` would name it. */
function nearPages(photo: unknown) {
  const { src, alt } = record(photo)
  return { src: `../${String(src)}`, alt }
}
