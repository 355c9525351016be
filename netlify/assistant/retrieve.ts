import { DOCUMENTS } from '../content/site-data'
import type { Request } from './requests'
import type { Topic } from './topics'
import { learn, wordsOf } from './words'

/** A piece of a page that can stand as an answer. */
export interface Passage {
  page: string
  title: string
  text: string
  stems: Set<string>
}

/** What leads elsewhere, or is no answer. */
const SKIPPED = new Set([
  'hero',
  'testimonials',
  'ranges',
  'tiles',
  'brands',
  'callToAction',
  'pictures',
  'gallery',
])

const PASSAGES: Passage[] = DOCUMENTS.flatMap(({ file, value }) => {
  if (file === 'services.json') {
    return (value as { items: { slug: string }[] }).items.flatMap((item) =>
      passagesOf(item, `/services/${item.slug}`),
    )
  }
  const page = value as { path?: string; sections?: unknown }
  return /^(products|pages)\//.test(file) && page.path ? passagesOf(page.sections, page.path) : []
})

function passagesOf(value: unknown, page: string, heading = ''): Passage[] {
  if (Array.isArray(value)) return value.flatMap((entry) => passagesOf(entry, page, heading))
  if (typeof value !== 'object' || value === null) return []
  const block = value as Record<string, unknown>
  if (typeof block.type === 'string' && SKIPPED.has(block.type)) return []
  const textOf = (key: string) => (typeof block[key] === 'string' ? block[key] : '')
  const title = textOf('question') || textOf('title') || textOf('heading') || heading
  const texts = [
    textOf('answer'),
    textOf('text'),
    textOf('intro'),
    textOf('lead'),
    ...[block.body].flat().map(String),
  ]
  const own = texts
    .filter((text) => text.split(' ').length > 6 && !text.includes('{') && text !== 'undefined')
    .map((text) => {
      learn(`${title} ${text}`)
      return { page, title, text, stems: new Set(wordsOf(`${title} ${text}`).stems) }
    })
  const inner = Object.entries(block).filter(([key]) => !['actions', 'links', 'seo', 'body'].includes(key))
  return [...own, ...inner.flatMap(([, entry]) => passagesOf(entry, page, title))]
}

const counts = new Map<string, number>()
for (const { stems } of PASSAGES) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)

const FILLERS = new Set(
  `a about all also am an and any are as at be been but by can could did do does for from get got has have how i if in is it
  just like me my need no not of on one or our please so some that the them then there these they this those to too us very
  want was we were what when where which while who why will with would yes you your come get know tell much many good`.split(
    /\s+/,
  ),
)

/** The words that say what a sentence is about. */
export function contentOf(stems: string[]) {
  return [...new Set(stems)].filter((stem) => stem.length > 1 && !FILLERS.has(stem))
}

/** Rare words weigh more; one that no page has weighs most, because the question turns on it. */
const weight = (stem: string) => Math.log(1 + PASSAGES.length / (1 + (counts.get(stem) ?? 0)))

/** How much of the question a passage must meet. */
const LEAST = 0.66

/**
 * The passage of a product's page that has what was asked: a check of the words that the sentence alone does not pass.
 *
 * @returns undefined when none meets enough of the question: no answer is better than one to something else
 */
export function retrieve({ words, entities }: Request, topic: Topic): Passage | undefined {
  const named = new Set(entities.topics.flatMap(({ at, length }) => words.stems.slice(at, at + length)))
  const asked = contentOf(words.stems).filter((stem) => !named.has(stem))
  if (asked.length === 0) return undefined
  const whole = asked.reduce((sum, stem) => sum + weight(stem), 0)
  const scored = PASSAGES.filter(({ page }) => page === topic.page).map((passage) => {
    const met = asked.filter((stem) => passage.stems.has(stem)).reduce((sum, stem) => sum + weight(stem), 0)
    return { passage, share: met / whole }
  })
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (top, one) => (one.share > (top?.share ?? LEAST) ? one : top),
    undefined,
  )
  return best?.passage
}

/** At most so many words of a text, cut at the end of a sentence. */
export function shortened(text: string, most = 45) {
  const sentences = text.split(/(?<=[.!?])\s+/)
  let out = sentences[0] ?? ''
  for (const sentence of sentences.slice(1)) {
    if (`${out} ${sentence}`.split(' ').length > most) break
    out = `${out} ${sentence}`
  }
  return out
}
