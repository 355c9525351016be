import { isDone } from './acts'
import { CARDS } from './cards'
import { VALUES } from './catalogue'
import { MAYBE, SURE, type Match } from './intents'
import { shortened, withoutQuestion, withoutYes } from './compose'
import type { Part, Turn } from './part'
import { productsOf } from './entities'
import type { Request } from './requests'
import { firstsFor, isCovered } from './firsts'
import { heardOf } from './heard'
import { respond } from './respond'
import { limitPart } from './sizes'
import type { Event, State } from './state'
import { topicsFor } from './subjects'
import { itemIn, serviceIn, withSubject } from './thread'
import type { Topic } from './topics'
import { contentOf, lineOf } from './words'
import { PATTERNS } from './patterns'

/** The answers to a message, and what the dialogue remembers of them. */
export interface Answered {
  parts: Part[]
  /** The last of them offers a call. */
  offers: boolean
  event: Extract<Event, { type: 'answered' }>
}

/** Of how many things a message may ask for figures at once. */
const MOST_ABOUT = 3

/** A statement beside a question is its background, unless it names a place or something to be mended. */
const BACKGROUND = 0.6
const isMatter = (best: Match | undefined) =>
  best !== undefined && best.score >= BACKGROUND && (best.kind === 'service' || best.id === 'area')

/**
 * Answers what a message asks.
 *
 * @param asks - which of the requests are questions; undefined: the message as a whole is one
 */
export function answerTo(state: State, turn: Turn, asks: boolean[] | undefined): Answered {
  const { requests, matches, whole, wholeMatches } = turn
  const hasQuestion = requests.some(({ asks: isAsking }) => isAsking)
  const chosen = requests
    .map((request, at) => ({ request, matches: matches[at] ?? [], at }))
    .filter(({ at }) => asks === undefined || asks[at])
    .filter(
      ({ request, matches: [best] }) =>
        request.asks || !hasQuestion || request.entities.place?.code || isMatter(best),
    )
  const background = topicsFor(
    requests.flatMap(({ entities }) => productsOf(entities)),
    state.topics,
  )
  let topics = background === state.topics ? background : background.slice(0, 1)
  const firsts = firstsFor(whole, background.slice(0, MOST_ABOUT), state.topics)
  const outside = limitPart(whole, topics)
  let parts: Part[] = [...firsts.map(({ part }) => part), ...(outside ? [outside] : [])]
  const isSettled = parts.length > 0
  for (const one of chosen) {
    if (isCovered(firsts, one.request, one.matches)) continue
    // 'The difference between this and the R9': what the conversation or the page was about is the other one.
    const before = state.topics.find((topic) => !topics.includes(topic)) ?? state.before
    const request = withPlace(withColours(one.request, whole), whole, one.matches)
    const context = { ...state, topics, before }
    const first = respond(request, one.matches, context)
    const said = isTold(state, first) ? (otherThan(first, request, one.matches, context) ?? first) : first
    const text = withoutYes(said.text, one.request.plain)
    const part = withSubject({ ...said, text }, one.request, topics)
    if (part.topics?.length) topics = part.topics
    if (!outside || isBeside(part)) parts.push(part)
  }
  // Where the pieces say nothing by themselves, the message as a whole may.
  const isPoor = !isSettled && parts.every(({ isUnknown, score = 0 }) => isUnknown || score < SURE)
  if (isPoor && (requests.length > 1 || parts.length === 0)) {
    const part = withSubject(respond(whole, best(wholeMatches, matches), state), whole, state.topics)
    if (parts.length === 0 || !part.isUnknown) parts = [part]
  }
  parts = onePlace(parts)
  // 'Would that be all right?' asks nothing of its own.
  const isWhole = parts.some(({ isUnknown }) => !isUnknown)
  parts = parts.filter(({ isUnknown }, at) => !isUnknown || !isWhole || isSubstantial(chosen[at]?.request))
  return answered(state, parts, whole, background)
}

/** 'I fancy red. Is that one of the colours?': the colour of the sentence before. */
function withColours(request: Request, { entities: { colours } }: Request): Request {
  const isOpen = request.entities.colours.length === 0 && colours.length > 0
  return isOpen && request.asks && COLOUR.test(request.plain)
    ? { ...request, entities: { ...request.entities, colours } }
    : request
}

/** 'Walthamstow, E17. Do you come round here?': the place of the sentence before. */
function withPlace(request: Request, { entities: { place } }: Request, [best]: Match[]): Request {
  const isOpen = !request.entities.place && place !== undefined && best?.id === 'area'
  return isOpen ? { ...request, entities: { ...request.entities, place } } : request
}

const COLOUR = /\bcolou?rs?\b/

/** Beside a size that is too great: what is asked of another matter, and well understood. */
function isBeside({ intent, isUnknown, score = 0 }: Part) {
  return !isUnknown && intent?.id !== 'size' && score >= WELL
}

/** A town and its postcode are one place, and what the offer says of it stands alone. */
function onePlace(parts: Part[]): Part[] {
  const places = parts.filter(({ key }) => key.startsWith('place '))
  const [best] = [...places].sort((one, other) => Number(/\d/.test(other.key)) - Number(/\d/.test(one.key)))
  const isOffer = best?.text.includes(VALUES.price ?? '')
  return parts.filter(
    (part) => part === best || !(places.includes(part) || (isOffer && /^offer(-who)?$/.test(part.key))),
  )
}

const ENOUGH_WORDS = 3
/** From here a statement is taken for a question without its mark. */
const CLEAR = 0.55
const WELL = 0.7

/** Whether a request has words of its own to be answered. */
function isSubstantial(request: Request | undefined) {
  return request !== undefined && request.asks && contentOf(request.words.stems).length >= ENOUGH_WORDS
}

/** The better of the whole message's and its pieces' matches. */
function best(whole: Match[], pieces: Match[][]) {
  return [whole, ...pieces].sort((one, other) => (other[0]?.score ?? 0) - (one[0]?.score ?? 0))[0] ?? whole
}

/** Words of an answer that is given a second time. */
const MOST_AGAIN = 28
const AGAIN = 'Beyond that the office can tell you more: {phone}.'

/** Said before in this conversation, word for word. */
const isTold = ({ told }: State, { key, isUnknown }: Part) =>
  told.includes(key) && !isUnknown && !/^(?:place|hello|thanks|bye|injection|offtopic|email|phone)/.test(key)

/** The next answer that fits, where the first was given already. */
function otherThan({ key }: Part, request: Request, matches: Match[], context: State): Part | undefined {
  const others = matches.filter(({ id }) => id !== key)
  const part = respond(request, others, context)
  return isTold(context, part) || part.isUnknown || (part.score ?? 0) < WELL ? undefined : part
}

const UNKNOWN_AGAIN =
  'That one’s beyond me as well, sorry. Shall I ask one of our experts to ring you, or would you sooner ring {phone}?'

/** Two words are more often a question without its mark. */
const TELLING_WORDS = 4

/** @param named - what the message names, which stays the subject where the answer has none */
function answered(state: State, found: Part[], whole: Request, named: Topic[]): Answered {
  const isTelling =
    !whole.asks &&
    !PATTERNS.startsAsking.test(whole.plain) &&
    !PATTERNS.trailingQuestion.test(lineOf(whole.words)) &&
    whole.words.said.length >= TELLING_WORDS
  const noted = heardOf(state, named, isDone(whole.words))
  // Who only tells more in the middle of a conversation is given no other matter's answer.
  const least = state.last === undefined ? 0 : CLEAR
  const isHeard = (part: Part) =>
    isTelling &&
    ((part.isUnknown && part.key === 'unknown') ||
      (part.score ?? 0) < (part.intent?.kind === 'service' ? Math.min(MAYBE, least) : least))
  const heard = found.map((part) => (isHeard(part) ? noted : part))
  const parts = heard.length > 0 ? heard : [{ text: UNKNOWN_AGAIN, key: 'unknown', isUnknown: true }]
  const last = parts.at(-1) as Part
  const isUnknown = parts.every((part) => part.isUnknown)
  const said: Part[] =
    parts.length === 1 && isTold(state, last)
      ? [{ ...last, text: `${shortened(withoutQuestion(last.text), MOST_AGAIN)} ${AGAIN}` }]
      : isUnknown && state.unknowns > 0 && last.key === 'unknown' && !isTelling
        ? [{ ...last, text: UNKNOWN_AGAIN }]
        : parts
  const text = said.at(-1)?.text ?? ''
  const offers =
    text === UNKNOWN_AGAIN || (parts.at(-1)?.key === last.key && (CARDS.get(last.key)?.offers ?? false))
  const told = parts.flatMap((part) => part.topics ?? [])
  const topics = told.length > 0 ? told : named
  const service = serviceIn(text)
  const item = itemIn(text)
  const intent = [...parts].reverse().find((part) => part.intent)?.intent
  return {
    parts: said,
    offers,
    event: {
      type: 'answered',
      topics,
      ...(intent ? { last: intent } : {}),
      key: last.key,
      service,
      item,
      isUnknown,
      isHeard: parts.includes(noted),
    },
  }
}
