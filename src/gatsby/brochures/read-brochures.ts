import path from 'node:path'
import { readData, type DataDocument } from '../../content/read-data'
import { asPrinted } from './as-printed'
import { inWords } from './in-words'
import { printedText } from './printed-text'
import type { Brochure, Chapter, Closing, Company, Photo, PrintedSection, Words } from './types'

interface Section {
  type: string
  id?: string
  heading: string
  intro?: string
  photo?: Photo
  list?: string
  [field: string]: unknown
}

interface Page {
  path: string
  name: string
  above?: string
  summary?: string
  seo: { description: string; keywords: string[] }
  sections: Section[]
}

/** What each kind of printed section takes from another data file: [its field, the file, the file's field]. */
const SHARED: Record<string, [string, string, string] | undefined> = {
  doorStyles: ['styles', 'door-styles.json', 'items'],
  glassDesigns: ['designs', 'glass-designs.json', 'items'],
  roofGlass: ['glasses', 'roof-glass.json', 'items'],
  tripleGlazed: ['rows', 'roof-glass.json', 'tripleGlazed'],
  ambiMax: ['products', 'roof-glass.json', 'ambiMax'],
}

/** The kinds of section that are printed, in the order of a brochure: the range, its figures, the choices, questions. */
const PRINTED = [
  ['figures'],
  ['story', 'features', 'checklist', 'comparison', 'gallery'],
  ['specification', 'roofGlass', 'tripleGlazed', 'ambiMax'],
  ['doorStyles', 'swatches', 'glassDesigns'],
  ['faq'],
  ['ranges'],
]

/**
 * The brochures listed in `brochures.json`, each with everything that is printed in it.
 *
 * @param dataFolder - absolute path of the `data` folder
 * @param siteUrl - address of the site, without a trailing slash
 */
export function readBrochures(dataFolder: string, siteUrl: string): Brochure[] {
  const files = new Map(readData(dataFolder).map((document) => [document.file, withPicturePaths(document)]))
  const company = files.get('company.json') as unknown as Company
  const pages = [...files]
    .filter(([file]) => /^(pages|products)\//.test(file))
    .map(([, value]) => value as unknown as Page)
  const { items } = files.get('brochures.json') as { items: { route: string; file: string }[] }
  const home = pages.find((page) => page.path === '/')
  if (!home)
    throw new Error('There is no home page in data/pages: the brochures take their last page from it.')

  return [...new Set(items.map(({ file }) => file))].map((file) => {
    const routes = items.filter((item) => item.file === file).map(({ route }) => route)
    const page = pages.find((candidate) => routes.includes(candidate.path))
    if (!page)
      throw new Error(`data/brochures.json: ${file} is for ${routes.join(', ')}, and there is no such page.`)
    const parts = partsOf(page, pages)
    const chapters =
      parts.length > 0
        ? [overview(page, files), ...parts.map((part) => excerpt(part, files))]
        : [chapter(page, files)]
    const cover = chapters.flatMap(({ photo }) => photo ?? [])
    if (cover.length === 0)
      throw new Error(`data/brochures.json: ${page.path} has no picture for the cover of ${file}.`)
    return {
      file,
      title: page.name,
      summary: page.summary ?? page.seo.description,
      keywords: page.seo.keywords,
      url: siteUrl + page.path,
      cover: cover.slice(0, cover.length < 3 ? 1 : 3),
      chapters,
      closing: closing(page, home, files),
      company,
      words: files.get('wording/brochures.json') as unknown as Words,
    }
  })
}

/** The products below a page, in the order in which its tiles show them. */
function partsOf(page: Page, pages: Page[]) {
  const order = (page.sections.find(({ type }) => type === 'ranges')?.ranges ?? []) as { to: string }[]
  const place = ({ path: to }: Page) => order.findIndex((tile) => tile.to === to)
  return pages
    .filter(({ above, summary }) => summary && above === page.path)
    .sort((a, b) => place(a) - place(b))
}

/** A product with all that is printed of it. */
function chapter(page: Page, files: Map<string, Record<string, unknown>>): Chapter {
  const hero = section(page, 'hero')
  const group = ({ type }: Section) => PRINTED.findIndex((kinds) => kinds.includes(type))
  return {
    name: page.name,
    heading: hero.heading,
    intro: hero.intro && printedText(hero.intro),
    photo: hero.photo,
    sections: page.sections
      .flatMap((entry) => asPrinted(entry) ?? [])
      // The section with this id is about asking for the brochure, which the reader now holds.
      .filter((entry) => group(entry) >= 0 && entry.id !== 'brochure')
      .sort((a, b) => group(a) - group(b))
      .map((entry) => printedText(withSharedList(entry, files)) as unknown as PrintedSection),
  }
}

/** The page above several products. They follow as chapters, so that its tiles are not needed. */
function overview(page: Page, files: Map<string, Record<string, unknown>>): Chapter {
  const whole = chapter(page, files)
  return { ...whole, sections: whole.sections.filter(({ type }) => type !== 'ranges') }
}

/** A product as one of several in a brochure: what it is and its figures. The rest is in a brochure of its own. */
function excerpt(page: Page, files: Map<string, Record<string, unknown>>): Chapter {
  const whole = chapter(page, files)
  const first = (type: string) => whole.sections.find((entry) => entry.type === type)
  const facts = first('roofGlass') ?? first('specification') ?? first('checklist')
  return { ...whole, sections: [first('figures'), first('story'), facts].flatMap((entry) => entry ?? []) }
}

function withSharedList(entry: Section, files: Map<string, Record<string, unknown>>): Section {
  const shared =
    entry.type === 'swatches' ? (['swatches', `${entry.list}.json`, 'items'] as const) : SHARED[entry.type]
  if (!shared) return entry
  const [field, file, of] = shared
  return { ...entry, [field]: inWords(entry.type, files.get(file)?.[of] as Record<string, unknown>[], files) }
}

function closing(page: Page, home: Page, files: Map<string, Record<string, unknown>>): Closing {
  const { heading, intro } = section(page, 'callToAction')
  return {
    invitation: { heading, intro },
    process: section(home, 'steps') as unknown as Closing['process'],
    figures: section(home, 'figures').figures as Closing['figures'],
    coverage: section(home, 'coverage'),
    areas: (files.get('service-areas.json') as { home: string[] }).home,
  }
}

function section(page: Page, type: string): Section {
  const found = page.sections.find((entry) => entry.type === type)
  if (!found) throw new Error(`The brochures need a section of type "${type}" in ${page.path}.`)
  return found
}

/** The document's data, with the path of each picture made absolute. */
function withPicturePaths({ file, absolutePath, value, syntaxError }: DataDocument): Record<string, unknown> {
  if (syntaxError) throw new Error(`data/${file} is not valid JSON: ${syntaxError}`)
  return JSON.parse(JSON.stringify(value), (key, field: unknown) =>
    key === 'src' && typeof field === 'string' ? path.resolve(path.dirname(absolutePath), field) : field,
  ) as Record<string, unknown>
}
