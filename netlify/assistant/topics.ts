import { products, services } from './catalogue'
import file from './knowledge/products.json'
import { indexOfPhrase, learn, learnName, phraseBook, wordsOf } from './words'

/** Something that can be asked about: a product, a service, or a group of them. */
export interface Topic {
  id: string
  page: string
  /** What it is called in a sentence, and in what the firm receives. */
  label: string
  family: string
  /** Stands for several products: 'doors'. */
  group?: boolean
  /** Whose facts hold for it, too, where it has none of its own. */
  like?: string
  names: string[]
}

const written = file as Topic[]
const isWritten = new Set(written.map(({ page }) => page))

/** Products and services that came into `data/` later: known by their names. */
const added: Topic[] = [
  ...products.map(({ path, name, category }) => ({
    id: path.split('/').at(-1) ?? path,
    page: path,
    label: name.charAt(0).toLowerCase() + name.slice(1),
    family: category.toLowerCase().replace(/s$/, ''),
    names: [name],
  })),
  ...services.map(({ slug, title }) => ({
    id: slug,
    page: `/services/${slug}`,
    label: title.toLowerCase(),
    family: 'service',
    names: [title],
  })),
].filter(({ page }) => !isWritten.has(page))

export const TOPICS: Topic[] = [...written, ...added]

TOPICS.forEach(({ names }) => names.forEach(learnName))

const namesIn = phraseBook(
  TOPICS.flatMap((topic) =>
    [...topic.names, topic.label].map((name) => ({ topic, stems: wordsOf(name).stems })),
  ).sort((one, other) => other.stems.length - one.stems.length),
)
learn(TOPICS.map(({ label }) => label))

export function topicById(id: string | undefined) {
  return TOPICS.find((topic) => topic.id === id)
}

/** What an open house asks for. */
export const BOARDING = topicById('24-hour-boarding-up-services')?.label

/** The service that an intent is of: itself, a question of its page, or a written answer named after it ('door-cylinder-replacements-what'). */
export function serviceOfIntent({ kind, id }: { kind: string; id: string }) {
  return TOPICS.find(({ id: own, page, family }) => {
    if (family !== 'service') return false
    if (kind === 'service') return id === own
    return kind === 'question' ? id.startsWith(`${page} `) : kind === 'answer' && id.startsWith(`${own}-`)
  })
}

/** What a page of the site is about. */
export function topicOfPage(path: string | undefined) {
  const page = path
    ?.replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/(sliding|bifolding)-doors$/, '$1')
  if (!page) return undefined
  return page.startsWith('/offers/') ? topicById('offer') : TOPICS.find((topic) => topic.page === page)
}

/** A topic where it is named. */
export interface Mention {
  topic: Topic
  at: number
  length: number
}

/** The topics that a text names, each once, in their order; the longest name at a place counts. */
export function mentionsIn(stems: string[]): Mention[] {
  const taken = stems.map(() => false)
  const found: Mention[] = []
  for (const { topic, stems: name } of namesIn(stems)) {
    for (let at = indexOfPhrase(stems, name); at >= 0; at = indexOfPhrase(stems, name, at + 1)) {
      if (taken.slice(at, at + name.length).some(Boolean) || stems[at - 1] === 'next') continue
      taken.fill(true, at, at + name.length)
      found.push({ topic, at, length: name.length })
    }
  }
  return found.sort((one, other) => one.at - other.at)
}
