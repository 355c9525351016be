import { listed } from '../lib/listed'
import type { SearchEntry } from '../lib/search-file'
import type { DataDocument } from './read-data'

/** An entry of the search, and the words besides its own by which it is found. */
interface SearchSource {
  entry: SearchEntry
  /** What it is known by elsewhere: search engines' keywords, its address, its aliases. */
  keywords: string
  /** What its page says. */
  body: string
}

interface Section {
  type: string
  id?: string
  list?: string
  questions?: Question[]
  offers?: { to: string }[]
}

interface Question {
  question: string
  answer: string
}

interface Page {
  path: string
  name: string
  above?: string
  aliases?: string[]
  hidden?: boolean
  summary?: string
  seo: { description: string; keywords: string[] }
  sections?: Section[]
}

interface Service {
  slug: string
  title: string
  description: string
  category: string
  seo: { keywords: string[] }
  questions: Question[]
}

interface Item {
  slug: string
  name: string
  description?: string
  family?: string
  glazed?: boolean
  kind?: string
  grained?: boolean
}

/** What the designer's address calls a choice: features/door-designer/design-address.ts. */
const DESIGNER = '/design-your-door'
const COLLECTION = '/doors/comp-door'
const FRONT_DOORS = '/doors/truframe-composite'
/** A style with a large pane, on which a glass design shows. */
const GLAZED_STYLE = 'kent'

/** Where the colours of each list can be seen, in order of preference: the first place is where a colour leads. */
const COLOUR_LISTS = [
  { list: 'composite-colours', on: 'composite doors', page: COLLECTION },
  { list: 'door-finishes', on: 'uPVC doors', page: '/doors/upvc-front' },
  { list: 'r7-colourways', on: 'R7 windows', page: '/windows/r7-flush-casement' },
  { list: 'r9-colourways', on: 'R9 windows', page: '/windows/r9-flush-casement' },
  { list: 'window-swatches', on: 'uPVC windows', page: '/windows/standard-casement' },
  { list: 'offer-colours', on: 'doors of the local offers', page: undefined },
]

/** Longest text of a result, in characters: two lines are shown. */
const TEXT_LENGTH = 150

/**
 * Everything that the site's search finds, each thing once: pages, services, door styles, colours, glass designs, roof
 * glass and the questions that pages answer.
 */
export function searchSources(documents: DataDocument[]): SearchSource[] {
  const files = new Map(documents.map(({ file, value }) => [file, value]))
  const company = files.get('company.json') as Record<string, string> & { designerUrl?: string }
  const of = (folder: RegExp) => documents.filter(({ file }) => folder.test(file)).map(({ value }) => value)
  const pages = (of(/^(pages|products|offers)\//) as Page[]).filter(({ hidden }) => !hidden)
  const services = itemsOf<Service>(files, 'services.json')
  // An external design tool knows nothing of our styles' names.
  const hasDesigner = company.designerUrl === undefined
  const names = new Map(pages.map(({ path, name }) => [path, name]))
  const site: Site = {
    files,
    hasDesigner,
    nameOf: (path) => names.get(path) ?? '',
    anchorOf: (path, type, list) => anchorOf(pages, path, type, list),
    offerPage: pages.flatMap(({ sections = [] }) => sections.flatMap(({ offers = [] }) => offers))[0]?.to,
  }
  return [
    ...pages.map((page) => pageSource(page, site)),
    ...services.map((service) => serviceSource(service)),
    ...styleSources(site),
    ...colourSources(site),
    ...glassSources(site),
    ...roofGlassSources(site),
    ...questionSources(pages, services),
  ]
}

interface Site {
  files: Map<string, unknown>
  hasDesigner: boolean
  nameOf: (path: string) => string
  /** `#id` of a page's section of this type, or nothing. */
  anchorOf: (path: string, type: string, list?: string) => string
  /** Page of the first local offer. */
  offerPage: string | undefined
}

function pageSource(page: Page, { files, nameOf }: Site): SearchSource {
  const areas = files.get('service-areas.json') as { home: string[]; contact: string[] } | undefined
  const { path, name, above, aliases = [], summary, seo, sections = [] } = page
  return {
    entry: {
      kind: 'page',
      title: name,
      text: shortened(summary ?? seo.description),
      to: path,
      where: above ? nameOf(above) : '',
    },
    keywords: [seo.keywords, path, aliases].flat().join(' '),
    // Questions are entries of their own, and what the law asks for would drown what the page is about.
    body: sections
      .filter(({ type }) => type !== 'faq')
      .map((section) => ({ ...section, questions: undefined }))
      .flatMap((section) => [
        section.type === 'clauses' ? headings(section) : wordsOf(section),
        section.type === 'coverage' ? wordsOf(areas?.home) : '',
        section.type === 'contact' ? wordsOf(areas?.contact) : '',
      ])
      .join(' '),
  }
}

function serviceSource({ slug, title, description, category, seo, questions, ...rest }: Service) {
  void questions
  const entry: SearchEntry = {
    kind: 'service',
    title,
    text: shortened(description),
    to: `/services/${slug}`,
    where: 'Services',
  }
  return { entry, keywords: [seo.keywords, category].flat().join(' '), body: wordsOf(rest) }
}

function styleSources(site: Site): SearchSource[] {
  const { files, hasDesigner, nameOf, anchorOf, offerPage } = site
  const gallery = anchorOf(COLLECTION, 'doorStyles')
  const styles = itemsOf<Item>(files, 'door-styles.json').map(
    ({ slug, name, description = '', family = '', glazed }): SearchSource => ({
      entry: {
        kind: 'style',
        title: name,
        text: description,
        to: `${COLLECTION}?style=${slug}${gallery}`,
        where: nameOf(COLLECTION),
        ...(hasDesigner && { also: { label: 'Design it', to: `${DESIGNER}?style=${slug}` } }),
      },
      keywords: `door style ${family} ${glazed ? 'glazed' : 'solid'}`,
      body: '',
    }),
  )
  const offered = itemsOf<Item>(files, 'offer-styles.json').flatMap(
    ({ name, description = '' }): SearchSource[] =>
      offerPage
        ? [
            {
              entry: {
                kind: 'style',
                title: name,
                text: description,
                to: `${offerPage}?style=${encodeURIComponent(name)}#order-form`,
                where: nameOf(offerPage),
              },
              keywords: 'door style offer',
              body: '',
            },
          ]
        : [],
  )
  return [...styles, ...offered]
}

function colourSources(site: Site): SearchSource[] {
  const { files, hasDesigner, nameOf, anchorOf, offerPage } = site
  const colours = new Map<string, { item: Item; on: string[]; page: string; list: string }>()
  for (const { list, on, page } of COLOUR_LISTS) {
    const leads = page ?? offerPage
    if (!leads) continue
    for (const item of itemsOf<Item>(files, `${list}.json`)) {
      const known = colours.get(item.name)
      if (known) known.on.push(on)
      else colours.set(item.name, { item, on: [on], page: leads, list })
    }
  }
  const paints = [...colours.values()].map(({ item, on, page, list }): SearchSource => {
    const isComposite = list === 'composite-colours'
    const order = `?colour=${encodeURIComponent(item.name)}#order-form`
    return {
      entry: {
        kind: 'colour',
        title: item.name,
        text: `For ${listed(on)}.`,
        to: list === 'offer-colours' ? `${page}${order}` : `${page}${anchorOf(page, 'swatches', list)}`,
        where: nameOf(page),
        ...(isComposite &&
          hasDesigner && {
            also: { label: 'See it on a door', to: `${DESIGNER}?outside=${item.slug}` },
          }),
      },
      keywords: `colour finish ${item.kind ?? ''} ${item.grained ? 'grained' : ''} ${item.description ?? ''}`,
      body: '',
    }
  })
  const furniture = itemsOf<Item>(files, 'furniture-finishes.json').map(
    ({ slug, name, description = '' }): SearchSource => ({
      entry: {
        kind: 'colour',
        title: `${name} door furniture`,
        text: description,
        to: `${FRONT_DOORS}${anchorOf(FRONT_DOORS, 'swatches', 'furniture-finishes')}`,
        where: nameOf(FRONT_DOORS),
        ...(hasDesigner && { also: { label: 'See it on a door', to: `${DESIGNER}?furniture=${slug}` } }),
      },
      keywords: 'handle letterplate knocker hinge finish ironmongery',
      body: '',
    }),
  )
  return [...paints, ...furniture]
}

function glassSources({ files, hasDesigner, nameOf, anchorOf }: Site): SearchSource[] {
  const anchor = anchorOf(FRONT_DOORS, 'glassDesigns')
  return itemsOf<Item>(files, 'glass-designs.json').map(({ slug, name, description = '' }) => ({
    entry: {
      kind: 'glass',
      title: /glass/i.test(name) ? name : `${name} glass`,
      text: description,
      to: `${FRONT_DOORS}?glass=${slug}${anchor}`,
      where: nameOf(FRONT_DOORS),
      ...(hasDesigner && {
        also: { label: 'See it in a door', to: `${DESIGNER}?style=${GLAZED_STYLE}&glass=${slug}` },
      }),
    },
    keywords: 'glass design pattern decorative obscure privacy',
    body: '',
  }))
}

function roofGlassSources({ files, nameOf, anchorOf }: Site): SearchSource[] {
  const page = '/conservatories/conservatories'
  return itemsOf<Item>(files, 'roof-glass.json').map(({ name, description = '' }) => ({
    entry: {
      kind: 'roof-glass',
      title: name,
      text: description,
      to: `${page}${anchorOf(page, 'roofGlass')}`,
      where: nameOf(page),
    },
    keywords: 'conservatory roof glass tint',
    body: '',
  }))
}

function questionSources(pages: Page[], services: Service[]): SearchSource[] {
  const ofPages = pages.flatMap(({ path, name, sections = [] }) =>
    sections.flatMap(({ type, id, questions = [] }) =>
      type === 'faq' || type === 'contact'
        ? questions.map((question) => questionSource(question, `${path}${id ? `#${id}` : ''}`, name))
        : [],
    ),
  )
  const ofServices = services.flatMap(({ slug, title, questions }) =>
    questions.map((question) => questionSource(question, `/services/${slug}`, title)),
  )
  return [...ofPages, ...ofServices]
}

function questionSource({ question, answer }: Question, to: string, where: string): SearchSource {
  return {
    entry: { kind: 'question', title: question, text: shortened(answer), to, where },
    keywords: where,
    body: answer,
  }
}

function anchorOf(pages: Page[], path: string, type: string, list?: string) {
  const sections = pages.find((page) => page.path === path)?.sections ?? []
  const section = sections.find((entry) => entry.type === type && (!list || entry.list === list))
  return section?.id ? `#${section.id}` : ''
}

function itemsOf<T>(files: Map<string, unknown>, file: string) {
  return (files.get(file) as { items: T[] } | undefined)?.items ?? []
}

/** Fields that are read on the page; addresses, layouts and pictures are not. */
const SILENT = [
  'type',
  'id',
  'list',
  'layout',
  'side',
  'icon',
  'to',
  'src',
  'tall',
  'alt',
  'slug',
  'related',
  'is',
  'opens',
  'outline',
  'along',
]

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsOf).join(' ')
  if (!value || typeof value !== 'object') return ''
  return Object.entries(value)
    .filter(([key]) => !SILENT.includes(key))
    .map(([, field]) => wordsOf(field))
    .join(' ')
}

function headings(value: unknown): string {
  if (Array.isArray(value)) return value.map(headings).join(' ')
  if (!value || typeof value !== 'object') return ''
  return Object.entries(value)
    .map(([key, field]) =>
      (key === 'heading' || key === 'title') && typeof field === 'string' ? field : headings(field),
    )
    .join(' ')
}

/** A text cut at a word so that it fits. */
function shortened(text: string) {
  if (text.length <= TEXT_LENGTH) return text
  return `${text.slice(0, text.lastIndexOf(' ', TEXT_LENGTH)).replace(/[\s,;:.]+$/, '')}…`
}
