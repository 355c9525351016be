import { cardsWithExamples } from './cards'
import { filled, services, SOURCES, tools } from './catalogue'
import attributesFile from './knowledge/attributes.json'
import symptomsFile from './knowledge/symptoms.json'
import wishesFile from './knowledge/wishes.json'
import { madeOf } from './made'
import { textAt, textsOf } from './packed'
import { requestOf } from './requests'
import { topicById, topicOfPage } from './topics'
import { learnMany } from './words'

/** What a request wants. */
export interface Intent {
  kind: 'answer' | 'attribute' | 'service' | 'wish' | 'question'
  id: string
}

export const LABELS = new Map(attributesFile.map(({ id, label }) => [id, label]))

/** What pages answer themselves: their questions, and what can be done on them. */
export const QUESTIONS = new Map(
  [
    ...SOURCES.filter(({ entry }) => entry.kind === 'question').map(({ entry, body }) => ({
      title: entry.title,
      text: body,
      page: entry.to.split('#')[0] ?? '',
      where: entry.where,
    })),
    ...tools.map(({ path, name, seo }) => ({ title: name, text: seo.description, page: path, where: name })),
  ].map((question) => [`${question.page} ${question.title}`, question]),
)

/** What an example is for. */
interface For extends Intent {
  /** The one product that it is for: nothing for any other. */
  only?: string | undefined
}

export interface Example extends For {
  text: string
  plain: string
  masked: string
  /** The products that it names, or whose page it is from. */
  topics: string[]
}

/** No example depends on the hour. */
const NEVER = new Date(0)

/** An example with `{p}` is tried as a question about doors and one about windows. */
const written = (kind: Intent['kind'], file: Iterable<{ id: string; examples: string[]; file?: string }>) =>
  [...file].flatMap(({ id, examples, file: theme }) => {
    const topic = topicById(theme)
    const only = topic && !topic.group ? { only: topic.id } : {}
    return examples
      .flatMap((text) =>
        text.includes('{p}') ? ['doors', 'windows'].map((word) => text.replaceAll('{p}', word)) : [text],
      )
      .map((text) => ({ kind, id, text: filled(text.replaceAll('{place}', 'this town'), NEVER), ...only }))
  })

const raw = (): (For & { text: string; topics?: string[] })[] => [
  ...written('answer', cardsWithExamples()),
  ...written('attribute', attributesFile),
  ...written('service', symptomsFile),
  ...written('wish', wishesFile),
  ...services.map(({ slug, title }) => ({ kind: 'service' as const, id: slug, text: title })),
  ...[...QUESTIONS].map(([id, { title, page }]) => {
    const topic = topicOfPage(page)?.id
    return { kind: 'question' as const, id, text: title, ...(topic ? { topics: [topic] } : {}) }
  }),
]
learnMany('vocabulary', () => [...raw(), ...QUESTIONS.values()].map(({ text }) => text))

/** Each of many values once, and of each which it is. */
function each<T>(all: T[]) {
  const numbers = new Map<string, number>()
  const values: T[] = []
  const of = Uint32Array.from(all, (value) => {
    const key = JSON.stringify(value)
    if (!numbers.has(key)) numbers.set(key, values.push(value) - 1)
    return numbers.get(key)!
  })
  return { values, of }
}

/** Every example, as it is read and with its names masked; what many have in common is kept once. */
function understood() {
  const all = raw().map(({ kind, id, only, text, topics }) => {
    const { plain, masked, entities } = requestOf(text)
    const named = entities.topics.filter(({ topic }) => !topic.group).map(({ topic }) => topic.id)
    return { of: { kind, id, ...(only ? { only } : {}) }, text, plain, masked, topics: topics ?? named }
  })
  const [intents, topics] = [each<For>(all.map(({ of }) => of)), each(all.map((one) => one.topics))]
  const texts = each(all.flatMap(({ text, plain, masked }) => [text, plain, masked]))
  return {
    intents: intents.values,
    intentOf: intents.of,
    topics: topics.values,
    topicsOf: topics.of,
    textsOf: texts.of,
    ...textsOf(texts.values),
  }
}

const made = madeOf('examples', () => raw().map((example) => JSON.stringify(example)), understood)

/** What the examples are for, each once. */
export const INTENTS = made.intents

/** What each example is for, by its number. */
export const INTENT_OF = made.intentOf

/** An example; its texts are taken out of the file when they are asked for: few ever are. */
class Packed implements Example {
  constructor(private readonly at: number) {}
  private get for() {
    return made.intents[made.intentOf[this.at]!]!
  }
  get kind() {
    return this.for.kind
  }
  get id() {
    return this.for.id
  }
  get only() {
    return this.for.only
  }
  get topics() {
    return made.topics[made.topicsOf[this.at]!]!
  }
  get text() {
    return textAt(made, made.textsOf[3 * this.at]!)
  }
  get plain() {
    return textAt(made, made.textsOf[3 * this.at + 1]!)
  }
  get masked() {
    return textAt(made, made.textsOf[3 * this.at + 2]!)
  }
}

export const EXAMPLES: Example[] = Array.from(made.intentOf, (_, at) => new Packed(at))
