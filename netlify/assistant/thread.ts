import { roofGlass } from './catalogue'
import { PATTERNS } from './patterns'
import type { Context, Part } from './part'
import { requestOf, type Request } from './requests'
import { mentionsIn, topicOfPage, type Topic } from './topics'
import { lineOf, wordsOf } from './words'

/** What 'that', 'the other one' and 'do you do that?' stand for: what was named last, by either side. */

const LINK = /\]\((\/[^)#?]*)\)/g
/** An answer that names more than this is a survey and no subject. */
const MOST = 2

/** The service that an answer speaks of first of all, by its link or its name. */
export function serviceIn(text: string): Topic | undefined {
  const [page] = [...text.matchAll(LINK)].map(([, path]) => topicOfPage(path))
  if (page) return page.family === 'service' ? page : undefined
  const named = mentionsIn(wordsOf(text).stems).map(({ topic }) => topic)
  return named.find(({ family, group }) => family === 'service' && !group)
}

/** The roof glass that an answer names first: 'how much does that one keep out?' */
export function itemIn(text: string): string | undefined {
  const found = roofGlass
    .map(({ name }) => ({ name, at: text.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  return found.length <= MOST ? found[0]?.name : undefined
}

/** The products that an answer links to. */
function linkedIn(text: string): Topic[] {
  const topics = [...text.matchAll(LINK)].flatMap(([, page]) => topicOfPage(page) ?? [])
  return [...new Set(topics)].filter(({ family }) => family !== 'service' && family !== 'designer')
}

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
  const topics = linkedIn(part.text).filter(
    ({ id }) => id !== 'offer' || /^offer/.test(part.intent?.id ?? ''),
  )
  return topics.length > 0 && topics.length <= MOST ? { ...part, topics } : part
}

const SHORT = 7

/**
 * A request as it would stand without the conversation: 'how thick is it?' after the R9 asks how thick the R9 is.
 *
 * @returns undefined where it stands by itself already
 */
export function standalone(request: Request, { topics, item, service }: Context): Request | undefined {
  const line = lineOf(request.words)
  if (item && PATTERNS.singular.test(line) && !/^ (which|what) (one|type|tint|glass|of) /.test(line))
    return requestOf(request.text.replace(/\b(that|this|it)( one)?\b/i, item))
  const topic = service ?? topics.find(({ group }) => !group) ?? topics[0]
  const isShort = request.words.said.length <= SHORT && request.asks
  if (!topic || request.entities.topics.length > 0) return undefined
  const isMeant = request.asks || !PATTERNS.plans.test(line)
  if (isMeant && PATTERNS.pronoun.test(line))
    return requestOf(line.replace(PATTERNS.pronoun, ` ${topic.label} `).trim())
  return isShort ? requestOf(`${line.trim()} ${topic.label}`) : undefined
}

/** Whether a request speaks of what was said before. */
export function isDependent({ words, entities }: Request) {
  return entities.topics.length === 0 && PATTERNS.pronoun.test(lineOf(words))
}

/** The subjects of a request that names none. */
export function resolved(request: Request, { topics, before, last }: Context): Topic[] {
  const line = lineOf(request.words)
  if (PATTERNS.other.test(line)) {
    const other = topics[1] ?? before
    return other ? [other] : topics
  }
  // After 'which is warmer?' it is the one that is; after a comparison it may be either.
  return PATTERNS.singular.test(line) && last?.id !== 'compare' ? topics.slice(0, 1) : topics
}

/** 'And the other one?' asks the same as before. */
export function asksOther(request: Request) {
  return PATTERNS.other.test(lineOf(request.words)) && request.words.said.length <= 7
}

/** 'Do you do that?' of something that the last answer mentioned. */
export function asksWhetherDone(request: Request) {
  return PATTERNS.doThat.test(lineOf(request.words))
}
