import { COLOURS, VALUES, type Named } from './catalogue'
import { DOCUMENTS } from '../content/site-data'
import attributes from './knowledge/attributes.json'
import file from './knowledge/facts.json'
import shades from './knowledge/shades.json'
import { topicById, type Topic } from './topics'
import { wordsOf } from './words'

/**
 * What is known of each product: product × attribute → a sentence. A sentence is only said while `data/` still has every
 * figure in it; otherwise the page's own words take its place (retrieve.ts).
 */
interface Fact {
  topic: Topic
  attribute: string
  text: string
}

const written = file as Record<string, Record<string, string>>
const figuresIn = (text: string) =>
  (text.replace(/\]\([^)]*\)/g, ']').match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) =>
    figure.replace(/,(?=\d{3})/g, ''),
  )

const known = new Set(
  DOCUMENTS.flatMap(({ value }) =>
    figuresIn(JSON.stringify(value).replace(/[_/-][\w/-]*\.(?:jpg|png|pdf)/g, '')),
  ),
)
// Lengths of lists are figures, too.
for (const list of Object.values(COLOURS)) known.add(String(list.length))

/** Whether every figure of a sentence is in the data. */
export function isBacked(text: string) {
  return figuresIn(text).every((figure) => known.has(figure))
}

/** What is known of one attribute of a product, its own first, then what holds for its kind. */
export function factOf(topic: Topic, attribute: string): Fact | undefined {
  const own = written[topic.id]?.[attribute]
  if (own && isBacked(own)) return { topic, attribute, text: withLists(own, topic) }
  const like = topicById(topic.like)
  const shared = like && SHARED.has(attribute) ? written[like.id]?.[attribute] : undefined
  return like && shared && isBacked(shared)
    ? { topic: like, attribute, text: withLists(shared, like) }
    : undefined
}

/** What a product may take over from its kind; sizes and ratings it may not. */
const SHARED = new Set(attributes.filter(({ shared }) => shared).map(({ id }) => id))

/** What is known of a pair of products, as a whole or in one attribute. */
export function comparisonOf(one: Topic, other: Topic, attribute?: string): string | undefined {
  for (const a of [one.id, one.like ?? '']) {
    for (const b of [other.id, other.like ?? '']) {
      const pair = [a, b].sort().join('|')
      const text = written.compare?.[attribute ? `${pair} ${attribute}` : pair]
      if (text && isBacked(text)) return text
    }
  }
  return undefined
}

function withLists(text: string, { id }: Topic) {
  return text
    .replaceAll('{colours}', () => shortList(COLOURS[id] ?? []))
    .replaceAll('{offerStyles}', VALUES.offerStyleNames ?? '')
}

const MOST_NAMES = 8

/** The names of a list; of a long one the first, so that an answer stays short. */
function shortList(list: Named[]) {
  const names = list.map(({ name }) => name)
  if (names.length <= MOST_NAMES + 2) return names.join(', ')
  return `${names.slice(0, MOST_NAMES).join(', ')} and ${names.length - MOST_NAMES} more`
}

/** Every name of a product's colours. */
export function colourNames({ id, like }: Topic) {
  return (COLOURS[id] ?? (like ? COLOURS[like] : undefined))?.map(({ name }) => name)
}

/** Words that visitors use for a colour that has a name of its own. */
const SHADES: Record<string, string[]> = shades

/** Which of a product's colours fit what was said. */
export function coloursLike(names: string[], said: string) {
  const wanted = [said.toLowerCase(), ...(SHADES[said.toLowerCase()] ?? [])].map(
    (word) => wordsOf(word).stems,
  )
  return names.filter((name) => {
    const { stems } = wordsOf(name)
    return wanted.some((words) => words.every((word) => stems.includes(word)))
  })
}
