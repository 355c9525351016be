import { services, SOURCES } from './catalogue'
import answersFile from './knowledge/answers.json'
import attributesFile from './knowledge/attributes.json'
import symptomsFile from './knowledge/symptoms.json'
import wishesFile from './knowledge/wishes.json'
import { requestOf } from './requests'
import { topicOfPage } from './topics'
import { learn, learnName } from './words'

/** What a request wants. */
export interface Intent {
  kind: 'answer' | 'attribute' | 'service' | 'wish' | 'question'
  id: string
}

export interface Answer {
  id: string
  say: string
  /** Its last sentence offers a call. */
  offers?: boolean
}

export const ANSWERS = new Map<string, Answer>((answersFile as Answer[]).map((answer) => [answer.id, answer]))
export const LABELS = new Map(attributesFile.map(({ id, label }) => [id, label]))

/** The questions that pages answer themselves, by their words. */
export const QUESTIONS = new Map(
  SOURCES.filter(({ entry }) => entry.kind === 'question').map(({ entry, body }) => [
    `${entry.to.split('#')[0]} ${entry.title}`,
    { title: entry.title, text: body, page: entry.to.split('#')[0] ?? '', where: entry.where },
  ]),
)

export interface Example extends Intent {
  text: string
  plain: string
  masked: string
  /** The products that it names, or whose page it is from. */
  topics: string[]
}

/** An example with `{p}` is tried as a question about doors and one about windows. */
const written = (kind: Intent['kind'], file: { id: string; examples: string[] }[]) =>
  file.flatMap(({ id, examples }) =>
    examples
      .flatMap((text) =>
        text.includes('{p}') ? ['doors', 'windows'].map((word) => text.replaceAll('{p}', word)) : [text],
      )
      .map((text) => ({ kind, id, text: text.replaceAll('{place}', 'this town') })),
  )

const raw: { kind: Intent['kind']; id: string; text: string; topics?: string[] }[] = [
  ...written('answer', answersFile),
  ...written('attribute', attributesFile),
  ...written('service', symptomsFile),
  ...written('wish', wishesFile),
  ...services.map(({ slug, title }) => ({ kind: 'service' as const, id: slug, text: title })),
  ...[...QUESTIONS].map(([id, { title, page }]) => {
    const topic = topicOfPage(page)?.id
    return { kind: 'question' as const, id, text: title, ...(topic ? { topics: [topic] } : {}) }
  }),
]
raw.forEach(({ text }) => learn(text))
QUESTIONS.forEach(({ text }) => learn(text))

export const EXAMPLES: Example[] = raw.map((example) => {
  const { plain, masked, entities } = requestOf(example.text)
  const named = entities.topics.filter(({ topic }) => !topic.group).map(({ topic }) => topic.id)
  return { ...example, plain, masked, topics: example.topics ?? named }
})

const counts = new Map<string, number>()
export const stemsOf = (text: string) => [...new Set(requestStems(text))]
export const STEMS = EXAMPLES.map(({ masked }) => stemsOf(masked))
STEMS.forEach((stems) => stems.forEach((stem) => counts.set(stem, (counts.get(stem) ?? 0) + 1)))

/** Words that many examples have: a slip in one of these is mended. */
const OFTEN = 5
for (const [stem, count] of counts) if (count >= OFTEN) learnName(stem)

function requestStems(text: string) {
  return text.split(' ').map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))
}

/** Rare words tell more than common ones. */
function weight(stem: string) {
  return Math.log(1 + EXAMPLES.length / (1 + (counts.get(stem) ?? 0)))
}

export const sumOf = (stems: string[]) => stems.reduce((sum, stem) => sum + weight(stem) ** 2, 0)
export const LENGTHS = STEMS.map((stems) => Math.sqrt(sumOf(stems)))
