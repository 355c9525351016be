import { CARDS } from './cards'
import { filled, services, SOURCES, tools } from './catalogue'
import attributesFile from './knowledge/attributes.json'
import symptomsFile from './knowledge/symptoms.json'
import wishesFile from './knowledge/wishes.json'
import { madeOf } from './made'
import { requestOf } from './requests'
import { topicById, topicOfPage } from './topics'
import { learn } from './words'

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

export interface Example extends Intent {
  text: string
  plain: string
  masked: string
  /** The products that it names, or whose page it is from. */
  topics: string[]
  /** The one product that it is for: nothing for any other. */
  only?: string
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

const raw: (Intent & { text: string; topics?: string[]; only?: string })[] = [
  ...written('answer', CARDS.values()),
  ...written('attribute', attributesFile),
  ...written('service', symptomsFile),
  ...written('wish', wishesFile),
  ...services.map(({ slug, title }) => ({ kind: 'service' as const, id: slug, text: title })),
  ...[...QUESTIONS].map(([id, { title, page }]) => {
    const topic = topicOfPage(page)?.id
    return { kind: 'question' as const, id, text: title, ...(topic ? { topics: [topic] } : {}) }
  }),
]
learn(
  [...raw, ...QUESTIONS.values()].map(({ text }) => text),
  'vocabulary',
)

const understood = madeOf(
  'examples',
  raw.map(({ text }) => text),
  () =>
    raw.map(({ text }) => {
      const { plain, masked, entities } = requestOf(text)
      return {
        plain,
        masked,
        topics: entities.topics.filter(({ topic }) => !topic.group).map(({ topic }) => topic.id),
      }
    }),
)

export const EXAMPLES: Example[] = raw.map((example, at) => ({ ...understood[at]!, ...example }))
