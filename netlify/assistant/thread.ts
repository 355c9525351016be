import type { Context, Part } from './part'
import type { Request } from './requests'
import { mentionsIn, topicOfPage, type Topic } from './topics'
import { lineOf, wordsOf } from './words'

/** What 'that', 'the other one' and 'do you do that?' stand for: what was named last, by either side. */

const LINK = /\]\((\/[^)#?]*)\)/g
/** An answer that names more than this is a survey and no subject. */
const MOST = 2

/** The service that an answer speaks of, by its link or its name. */
export function serviceIn(text: string): Topic | undefined {
  const named = mentionsIn(wordsOf(text).stems).map(({ topic }) => topic)
  return linkedIn(text, true)[0] ?? named.find(({ family, group }) => family === 'service' && !group)
}

/** The products, or the services, that an answer links to. */
export function linkedIn(text: string, isService: boolean): Topic[] {
  const topics = [...text.matchAll(LINK)].flatMap(([, page]) => topicOfPage(page) ?? [])
  return [...new Set(topics)].filter(({ family }) => (family === 'service') === isService)
}

/** A part with what it is about, taken from its links where it does not say. */
export function withSubject(part: Part): Part {
  const isTold = part.intent?.kind !== 'answer' && (part.topics?.length ?? 0) > 0
  if (part.isUnknown || isTold) return part
  const topics = linkedIn(part.text, false).filter(
    ({ id }) => id !== 'offer' || /^offer/.test(part.intent?.id ?? ''),
  )
  return topics.length > 0 && topics.length <= MOST ? { ...part, topics } : part
}

const OTHER = / the other (one|ones)? ?/
const SINGULAR = / (that|it|this|that one|this one) /
const DO_THAT =
  /^ (and |so |ok |oh )?(do|can|could|would) you (guys )?(do|offer|arrange|sort|clean|supply|fit) (that|this|it|those|them)( then| too| as well| yourselves)? $/

/** The subjects of a request that names none. */
export function resolved(request: Request, { topics, before }: Context): Topic[] {
  const line = lineOf(request.words)
  if (OTHER.test(line)) {
    const other = topics[1] ?? before
    return other ? [other] : topics
  }
  return SINGULAR.test(line) && topics.length > 1 ? topics.slice(0, 1) : topics
}

/** 'And the other one?' asks the same as before. */
export function asksOther(request: Request) {
  return OTHER.test(lineOf(request.words)) && request.words.said.length <= 7
}

/** 'Do you do that?' of something that the last answer mentioned. */
export function asksWhetherDone(request: Request) {
  return DO_THAT.test(lineOf(request.words))
}
