import { isGrievance } from './acts'
import { answered, isTold, type Answered } from './answered'
import { VALUES } from './catalogue'
import { SURE, type Match } from './intents'
import { withoutYes } from './compose'
import type { Part, Turn } from './part'
import { productsOf } from './entities'
import type { Request } from './requests'
import { firstsFor, isCovered } from './firsts'
import { better, inWhole, summed } from './ranking'
import { respond } from './respond'
import { limitPart } from './sizes'
import type { State } from './state'
import { topicsFor, withSubject } from './subjects'
import { contentOf } from './words'

/** Of how many things a message may ask for figures at once. */
const MOST_ABOUT = 3

/** 'Could these be added to the windows I have?': what the rest of the message speaks of is meant. */
function leansOn({ asks, plain }: Request, [own]: Match[], [whole]: Match[]) {
  return asks && LEANS.test(plain) && (own?.score ?? 0) + CLEARLY < (whole?.score ?? 0)
}

const LEANS = /\b(it|this|these|those|them|that)\b/
const CLEARLY = 0.04

/** A question that is understood less well than this leaves the matter to the sentence before it. */
const HALF_HEARD = 0.7
const MATTER = 0.6
const BY = 0.02

/** 'A man knocked and said that he was from your firm. What should I do?': the statement says what it is about. */
function matterBefore(requests: Request[], matches: Match[][], at: number): Match[] | undefined {
  const own = matches[at]?.[0]?.score ?? 0
  const said = matches[at - 1]
  const isStatement = at > 0 && requests[at]?.asks && !requests[at - 1]?.asks
  const score = said?.[0]?.score ?? 0
  return isStatement && own < HALF_HEARD && score >= MATTER && score > own + BY ? said : undefined
}

/** A place and a question about it have no more words. */
const SHORT = 6

/** A statement beside a question is its background, unless it names a place or something to be mended. */
const BACKGROUND = 0.6
const isMatter = (best: Match | undefined) =>
  best !== undefined && best.score >= BACKGROUND && (best.kind === 'service' || best.id === 'area')
/** From here it is what the message is about, where what it asks is not understood. */
const PLAIN = 0.8
const isPlain = (best: Match | undefined) => best?.kind === 'answer' && best.score >= PLAIN
/** From here a question has an answer that a turn of phrase elsewhere does not change. */
const ANSWERED = 0.76

/**
 * Answers what a message asks.
 *
 * @param asks - which of the requests are questions; undefined: the message as a whole is one
 */
export function answerTo(state: State, turn: Turn, asks: boolean[] | undefined): Answered {
  const { requests, matches, whole, wholeMatches } = turn
  // 'Postcode CM16. Covered?': the place, and not the guarantee.
  const isOfPlace =
    whole.entities.place?.code && wholeMatches[0]?.id === 'area' && whole.words.said.length <= SHORT
  const hasQuestion = requests.some(({ asks: isAsking }) => isAsking)
  const isUnclear = requests.every(
    ({ asks: isAsking }, at) => !isAsking || (matches[at]?.[0]?.score ?? 0) < SURE,
  )
  const each = isOfPlace ? [whole] : requests
  const chosen = each
    .map((request, at) => {
      const own = matches[at] ?? []
      if (isOfPlace || leansOn(request, own, wholeMatches)) return { request, matches: wholeMatches, at }
      return { request, matches: matterBefore(requests, matches, at) ?? own, at }
    })
    .filter(({ at }) => asks === undefined || isOfPlace || asks[at])
    .filter(
      ({ request, matches: [best] }) =>
        request.asks ||
        !hasQuestion ||
        request.entities.place?.code ||
        isMatter(best) ||
        (isUnclear && isPlain(best)),
    )
  const background = topicsFor(
    requests.flatMap(({ entities }) => productsOf(entities)),
    state.topics,
  )
  let topics = background === state.topics ? background : background.slice(0, 1)
  // 'Windows by a firm that has gone: will you repair them?' is no grievance against us.
  const isAnswered = chosen.some(
    ({ request, matches: [first] }) =>
      request.asks && first?.kind === 'answer' && first.score >= ANSWERED && !isGrievance(first),
  )
  const firsts = firstsFor(whole, background.slice(0, MOST_ABOUT), state.topics, isAnswered)
  const outside = limitPart(whole, topics)
  let parts: Part[] = [...firsts.map(({ part }) => part), ...(outside ? [outside] : [])]
  const isSettled = parts.length > 0
  const rank = chosen.length > 1 ? inWhole : summed
  for (const one of chosen) {
    if (isCovered(firsts, one.request, one.matches)) continue
    // 'The difference between this and the R9': what the conversation or the page was about is the other one.
    const before = state.topics.find((topic) => !topics.includes(topic)) ?? state.before
    const request = withPlace(withColours(one.request, whole), whole, one.matches)
    const context = { ...state, topics, before }
    const fitting = each.length > 1 ? rank(one.matches, wholeMatches) : one.matches
    const first = respond(request, fitting, context)
    const said = isTold(state, first) ? (otherThan(first, request, fitting, context) ?? first) : first
    const text = withoutYes(said.text, one.request.plain)
    const part = withSubject({ ...said, text }, one.request, topics)
    if (part.topics?.length) topics = part.topics
    if (!outside || isBeside(part)) parts.push({ ...part, isAside: !isOwnQuestion(one.request) })
  }
  // Where the pieces say nothing by themselves, the message as a whole may.
  const isPoor = !isSettled && parts.every(({ isUnknown, score = 0 }) => isUnknown || score < SURE)
  if (isPoor && (requests.length > 1 || parts.length === 0)) {
    const part = withSubject(respond(whole, better(wholeMatches, matches), state), whole, state.topics)
    if (parts.length === 0 || !part.isUnknown) parts = [part]
  }
  parts = onePlace(withoutFaint(parts))
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
  return !isUnknown && !/size|length|width|height/.test(intent?.id ?? '') && score >= WELL
}

/** From here an answer stands beside a good one. */
const FAINT = 0.62

/** Beside a good answer, what was only guessed of the rest of the message says nothing. */
function withoutFaint(parts: Part[]) {
  const isGood = parts.some(({ isUnknown, score = 0 }) => !isUnknown && score >= WELL)
  return isGood
    ? parts.filter(({ isUnknown, isAside, score = 1 }) => isUnknown || !isAside || score >= FAINT)
    : parts
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
const WELL = 0.7

/** 'Who pays for that?' leans on what was asked before it. */
const isOwnQuestion = (request: Request) => request.asks && contentOf(request.words.stems).length > 1

/** Whether a request has words of its own to be answered. */
function isSubstantial(request: Request | undefined) {
  return request !== undefined && request.asks && contentOf(request.words.stems).length >= ENOUGH_WORDS
}

/** The next answer that fits, where the first was given already. */
function otherThan({ key }: Part, request: Request, matches: Match[], context: State): Part | undefined {
  const others = matches.filter(({ id }) => id !== key)
  const part = respond(request, others, context)
  return isTold(context, part) || part.isUnknown || (part.score ?? 0) < WELL ? undefined : part
}
