import { COLOURS, DOOR_STYLES, GLASS_DESIGNS, PRODUCTS, roofGlass, SERVICES } from './catalogue'
import { plainWords, positionOf } from './language'
import topicsFile from './topics.json'

/** Something that a question can be about. */
export interface Topic {
  id: string
  /** Its page. */
  page: string
  /** What it is called in a sentence, and in what the firm receives. */
  label: string
  kind: 'product' | 'group' | 'service'
}

const serviceIds = new Set(SERVICES.map(({ slug }) => slug))
const productPages = new Set(PRODUCTS.map(({ path }) => path))

/** Pages that several topics share belong to the first of them. */
export const TOPICS: Topic[] = topicsFile.map(({ id, page, label }) => ({
  id,
  page,
  label,
  kind: kindOf(id, page),
}))

function kindOf(id: string, page: string): Topic['kind'] {
  if (serviceIds.has(id)) return 'service'
  return productPages.has(page) || id === 'offer' || id === 'designer' ? 'product' : 'group'
}

const ALIASES = topicsFile
  .flatMap(({ id, aliases }) => aliases.map((alias) => ({ id, words: plainWords(alias) })))
  .sort((one, other) => other.words.length - one.words.length)

/** Words of all aliases, for the spelling. */
export const TOPIC_WORDS = ALIASES.flatMap(({ words }) => words)

export function topicById(id: string) {
  return TOPICS.find((topic) => topic.id === id)
}

/** What a page is about. */
export function topicOfPage(path: string | undefined) {
  if (!path) return undefined
  const clean = path.replace(/[?#].*$/, '').replace(/\/+$/, '')
  const same = { '/doors/aluminium-sliding-doors': '/doors/aluminium-sliding' } as Record<string, string>
  const page = same[clean] ?? clean.replace(/^(\/doors\/aluminium-bifolding)-doors$/, '$1')
  if (page.startsWith('/offers/')) return topicById('offer')
  return TOPICS.find((topic) => topic.page === page)
}

/** Pages of one kind of thing, where each may answer for the other. */
const TOGETHER: Record<string, string[]> = {
  composite: ['/doors/composite', '/doors/truframe-composite', '/doors/comp-door'],
  truframe: ['/doors/truframe-composite', '/doors/composite'],
  'comp-door': ['/doors/comp-door', '/doors/composite'],
  patio: ['/doors/aluminium-sliding', '/doors/upvc-patio'],
  designer: ['/design-your-door', '/doors/comp-door'],
  'roof-glass': ['/conservatories/conservatories', '/services/conservatory-roof-glass-replacements'],
}

/** The pages that can answer a question about a topic: those below it, when it is a group. */
export function pagesOf({ id, page, kind }: Topic): Set<string> {
  if (kind !== 'group') return new Set(TOGETHER[id] ?? [page])
  const below = TOPICS.filter((topic) => topic.page.startsWith(`${page}/`)).map((topic) => topic.page)
  return new Set(TOGETHER[id] ?? [page, ...below])
}

/** The topics of a question in its order; the longest name wins where names overlap. */
export function findTopics(words: string[]): Topic[] {
  const left: (string | undefined)[] = [...words]
  const found: { topic: Topic; at: number }[] = []
  for (const { id, words: alias } of ALIASES) {
    const at = positionOf(left as string[], alias)
    if (at < 0) continue
    left.fill(undefined, at, at + alias.length)
    const topic = topicById(id)
    if (topic && !found.some((entry) => entry.topic.id === id)) found.push({ topic, at })
  }
  return found.sort((one, other) => one.at - other.at).map(({ topic }) => topic)
}

/** A question without the longest name of a topic: what it asks of it. */
export function withoutTopic(words: string[], { id }: Topic): string[] {
  const alias = ALIASES.find((entry) => entry.id === id && positionOf(words, entry.words) >= 0)
  if (!alias) return words
  const at = positionOf(words, alias.words)
  return [...words.slice(0, at), ...words.slice(at + alias.words.length)]
}

/** Services about parts that every product has too: beside a product they are a question about it. */
const PARTS = new Set([
  'single-glazing-replacements',
  'double-glazing-replacements',
  'triple-glazing-replacements',
  'acoustic-glazing',
  'door-cylinder-replacements',
  'handle-replacements',
  'hinge-replacements-and-repairs',
  'fire-rated-glazing',
])

/** Whether a topic is the repair of a part that every product has too. */
export function isPartService({ id }: Topic) {
  return PARTS.has(id)
}

/** Which of several topics a question turns on: a repair, then a certain product, then a group of them. */
export function mainTopic(topics: Topic[], isRepair: boolean): Topic | undefined {
  const service = topics.find(({ kind }) => kind === 'service')
  const products = topics.filter(({ kind }) => kind === 'product')
  const offer = products.find(({ id }) => id === 'offer')
  if (offer) return offer
  // 'Stable door' is also said of other collections: a name given beside it says which.
  const product = products.find(({ id }) => id !== 'upvc-front') ?? products[0]
  if (service && (isRepair || !product || !PARTS.has(service.id))) return service
  return product ?? service ?? topics[0]
}

/** A colour by its name and its plain words. */
export interface NamedThing {
  name: string
  words: string[]
}

const named = (names: string[]): NamedThing[] =>
  [...new Set(names)]
    .map((name) => ({ name, words: plainWords(name) }))
    .sort((one, other) => other.words.length - one.words.length)

const COLOUR_NAMES = named(Object.values(COLOURS).flatMap((list) => list.map(({ name }) => name)))
const BASIC_COLOURS = named([
  'black',
  'white',
  'grey',
  'green',
  'blue',
  'red',
  'cream',
  'oak',
  'brown',
  'anthracite',
  'yellow',
  'pink',
  'purple',
  'orange',
])

/** Words of the colours, for the spelling. */
export const COLOUR_WORDS = [...COLOUR_NAMES, ...BASIC_COLOURS].flatMap(({ words }) => words)

/** A colour that the question names: a whole name of ours, or a basic colour. */
export function findColour(words: string[]): NamedThing | undefined {
  return [...COLOUR_NAMES, ...BASIC_COLOURS].find((colour) => positionOf(words, colour.words) >= 0)
}

/** Names of colours in a list that hold all the words of the colour asked for. */
export function coloursLike(list: { name: string }[], colour: NamedThing) {
  return list
    .map(({ name }) => name)
    .filter((name) => {
      const words = plainWords(name)
      return colour.words.every((word) => words.includes(word))
    })
}

const byWords = <Thing extends { name: string }>(things: readonly Thing[]) =>
  things.map((thing) => ({ thing, words: plainWords(thing.name) }))
const STYLES = byWords(DOOR_STYLES)
const GLASS = byWords(GLASS_DESIGNS)
const ROOF_GLASS = byWords(roofGlass.items)

export function findDoorStyle(words: string[]) {
  return STYLES.find((style) => positionOf(words, style.words) >= 0)?.thing
}

/** Glass designs with the name of something else: they are glass only beside the word. */
const MEANS_MORE = new Set(['arctic', 'autumn', 'digital', 'mayflower', 'oak', 'warwick'])

/** A glass design by its name. */
export function findGlass(words: string[]) {
  const isGlass = words.some((word) => ['glass', 'pattern', 'obscure', 'design'].includes(word))
  return GLASS.find(
    (glass) => positionOf(words, glass.words) >= 0 && (isGlass || !MEANS_MORE.has(glass.words.join(' '))),
  )?.thing
}

export function findRoofGlass(words: string[]) {
  return ROOF_GLASS.find((glass) => positionOf(words, glass.words) >= 0)?.thing
}

/** Words of styles and glass, for the spelling. */
export const STYLE_WORDS = [...STYLES, ...GLASS, ...ROOF_GLASS].flatMap(({ words }) => words)
