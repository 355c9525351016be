import { roofGlass } from './catalogue'
import type { Context, Part } from './part'
import type { Request } from './requests'
import { mentionsIn, topicOfPage, TOPICS, type Mention, type Topic } from './topics'
import { wordsOf } from './words'

/** The two that are compared: both named, one named and the one before, or the last two. */
export function pairOf(
  named: Topic[],
  { topics, before, listed = [] }: Context,
  isOther = false,
): Topic[] | undefined {
  if (named.length > 1) return named
  const [only] = named
  // 'TruFrame compared to the other one': two of a kind.
  const kin = TOPICS.filter(({ like, id }) => only?.like && like === only.like && id !== only.id)
  if (only && kin.length === 1 && isOther) return [only, ...kin]
  // An answer that named two and no more put them side by side.
  const isOfThem = (topic: Topic) => topic.group || listed.some(({ like }) => like === topic.id)
  const beside = named.length === 0 && listed.length === 2 && topics.every(isOfThem) ? listed : []
  const recent = [...new Set([...named, ...beside, ...topics, ...(before ? [before] : [])])].filter(
    ({ group, family }) => !group && family !== 'service',
  )
  return recent.length > 1 && recent[0]?.family === recent[1]?.family ? recent.slice(0, 2) : undefined
}

/** 'Sliding or normal door?', asked of a glass screen, is a part of it. */
export const isOfScreen = (named: Topic[], topics: Topic[]) =>
  named.length > 0 &&
  named.every(({ family, group, id }) => family === 'door' && (group || id === 'patio')) &&
  topics.some(({ family }) => family === 'screen')

/** What a request is about: what it names, or what the conversation was about if that is of the same kind. */
export function topicsFor(named: Topic[], topics: Topic[]): Topic[] {
  const [first] = named
  if (!first) return topics
  const isGroup = named.every(({ group }) => group)
  // The offer is of doors, too.
  const isSame = ({ family }: Topic) =>
    family === first.family || (family === 'offer' && first.family === 'door')
  if (isOfScreen(named, topics)) return topics
  return isGroup && topics.some(isSame) ? topics : named
}

const LINK = /\]\((\/[^)#?]*)\)/g
/** An answer that names more than this is a survey and no subject. */
const MOST = 2

/** The service that an answer speaks of first of all, by its link or its name. */
export function serviceIn(text: string): Topic | undefined {
  // 'If only the pane has to change, we replace the glass alone': by the way.
  const sure = text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !/^If\b/.test(sentence))
    .join(' ')
  const [page] = [...sure.matchAll(LINK)].map(([, path]) => topicOfPage(path))
  if (page) return page.family === 'service' ? page : undefined
  const { stems } = wordsOf(sure)
  const isWork = ({ at, length }: Mention) => WORK.test(stems.slice(at, at + length).join(' '))
  const named = mentionsIn(stems).filter(({ topic }) => topic.family === 'service' && !topic.group)
  return named.find(isWork)?.topic
}

/** 'A long lever handle' is a part of a new door, and no handle to be replaced. */
const WORK = /repair|replac|install|fit|clean|glaz|board|check|vent|flap|reseal|service/

/** The roof glass that an answer names first: 'how much does that one keep out?' */
export function itemIn(text: string): string | undefined {
  const found = roofGlass
    .map(({ name }) => ({ name, at: text.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  return found.length <= MOST ? found[0]?.name : undefined
}

/** The products that an answer names, in its order. */
export function namedIn(text: string): Topic[] {
  const topics = mentionsIn(wordsOf(text.replace(/\]\([^)]*\)/g, ' ')).stems).map(({ topic }) => topic)
  return [...new Set(topics)].filter(({ group, family }) => !group && family !== 'service')
}

/** The products that an answer links to. */
function linkedIn(text: string): Topic[] {
  const topics = [...text.matchAll(LINK)].flatMap(([, page]) => topicOfPage(page) ?? [])
  return [...new Set(topics)].filter(({ family }) => family !== 'service' && family !== 'designer')
}

/** What a front door can be. */
const FRONT = /^(?:composite|truframe|comp-door|upvc-front)$/

/** Whether a repair or another service is spoken of: what else is named is where it is done. */
export const isOfWork = ({
  topics: [topic],
  service,
  wanted,
}: Pick<Context, 'topics' | 'service' | 'wanted'>) =>
  [topic, service, wanted].some((one) => one?.family === 'service')

/** How far into a sentence its subject stands. */
const OPENING = 12

/** A part with what it is about, taken from its links where neither it nor the conversation says. */
export function withSubject(part: Part, request: Request, thread: Topic[]): Part {
  const isTold = part.intent?.kind !== 'answer' && (part.topics?.length ?? 0) > 0
  const opens = part.text.search(LINK) >= 0 && part.text.indexOf('[') <= OPENING
  if (isTold && opens && part.topics?.every(({ group }) => group)) {
    const [narrow] = linkedIn(part.text)
    return narrow ? { ...part, topics: [narrow] } : part
  }
  if (part.isUnknown || part.isOwn || isTold) return part
  const namesNothing = request.entities.topics.length === 0
  if (namesNothing && thread.some(({ group }) => !group)) return part
  // 'And French doors, grey outside and white inside?' is asked of French doors, whatever else the answer tells.
  const own = request.entities.topics.filter(({ topic }) => !topic.group).map(({ topic }) => topic)
  const isFront = [...request.entities.topics.map(({ topic }) => topic), ...thread].some(
    ({ id }) => id === 'front-door',
  )
  // What an answer says of French doors in passing is no front door.
  const topics = linkedIn(part.text).filter(({ id }) =>
    id === 'offer' ? /^offer/.test(part.intent?.id ?? '') : !isFront || FRONT.test(id),
  )
  const isOther = own.length > 0 && !topics.some((topic) => own.includes(topic))
  if (topics.length === 0 || topics.length > MOST || isOther) return part
  return { ...part, topics, ...(namesNothing && { isPassing: true }) }
}
