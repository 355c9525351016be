import path from 'node:path'
import { readData, type DataDocument } from '../../content/read-data'
import { fillIn } from '../../lib/fill-in'
import { printedText } from './printed-text'
import type { Brochure, Chapter, Closing, Company, Photo, PrintedSection } from './types'

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

const PRINTED = [
  'figures',
  'story',
  'features',
  'checklist',
  'comparison',
  'gallery',
  'specification',
  'roofGlass',
  'tripleGlazed',
  'ambiMax',
  'doorStyles',
  'swatches',
  'glassDesigns',
  'faq',
  'ranges',
]

/** What a brochure of several products says of each, so that it stays short: the rest is in the product's own. */
const PRINTED_OF_ONE_OF_SEVERAL = ['figures', 'story', 'roofGlass', 'gallery', 'specification', 'checklist']

/**
 * The brochures listed in `brochures.json`, each with everything that is printed in it.
 *
 * @param dataFolder - absolute path of the `data` folder
 * @param siteUrl - address of the site, without a trailing slash
 */
export function readBrochures(dataFolder: string, siteUrl: string): Brochure[] {
  const files = new Map(readData(dataFolder).map((document) => [document.file, withPicturePaths(document)]))
  const company = files.get('company.json') as unknown as Company
  const all = fillIn([...files], { phone: company.phone })
  const pages = all
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
    const parts = pages.filter(({ above, summary }) => summary && above === page.path)
    const chapters = [
      chapter(page, PRINTED, files),
      ...parts.map((part) => chapter(part, PRINTED_OF_ONE_OF_SEVERAL, files)),
    ]
    // With the products as chapters of their own, tiles that lead to them would say it twice.
    if (parts.length > 0)
      chapters[0]!.sections = chapters[0]!.sections.filter(({ type }) => type !== 'ranges')
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
    }
  })
}

function chapter(page: Page, printed: string[], files: Map<string, Record<string, unknown>>): Chapter {
  const hero = section(page, 'hero')
  return {
    name: page.name,
    heading: hero.heading,
    intro: hero.intro && printedText(hero.intro),
    photo: hero.photo,
    sections: page.sections
      // The section with this id is about asking for the brochure, which the reader now holds.
      .filter(({ type, id }) => printed.includes(type) && id !== 'brochure')
      .map((entry) => {
        const [field, file, of] =
          entry.type === 'swatches' ? ['swatches', `${entry.list}.json`, 'items'] : (SHARED[entry.type] ?? [])
        const list = file && of && files.get(file)?.[of]
        return printedText(field ? { ...entry, [field]: list } : entry) as unknown as PrintedSection
      }),
  }
}

function closing(page: Page, home: Page, files: Map<string, Record<string, unknown>>): Closing {
  const { heading, intro } = section(page, 'callToAction')
  return {
    invitation: { heading, intro },
    process: section(home, 'steps') as unknown as Closing['process'],
    figures: section(home, 'figures').figures as Closing['figures'],
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
