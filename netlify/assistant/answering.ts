import { answered, isTold, REMIND, withoutOpening, type Answered } from './answered'
import { isBeaten } from './beaten'
import { CARDS } from './cards'
import { chosenOf, isAnswered } from './choosing'
import { withConfirmedPlace } from './confirmed'
import { whereColours } from './describe'
import { SURE, type Match } from './intents'
import { eachOnce } from './each-once'
import { isOneStory } from './one-story'
import { fittingOf } from './fitting'
import type { Part, Turn } from './part'
import { productsOf } from './entities'
import type { Request } from './requests'
import { partOf, withColours, withPlace } from './part-of'
import { firstsFor, isCovered } from './firsts'
import { better, sameAs } from './ranking'
import { respond } from './respond'
import { withYearFitted } from './guaranteed'
import { withOfferSeen } from './own-offer'
import { limitPart, toldSizePart } from './sizes'
import type { State } from './state'
import { namedIn, topicsFor, withSubject } from './subjects'
import { contentOf } from './words'

/** Of how many things a message may ask for figures at once. */
const MOST_ABOUT = 3

/** 'Is that urgent, and what will you do?': nothing but a question, of what another answer says. */
const asksOnly = ({ own, words, plain }: Request) =>
  /^(?:and |so |but |then )*what\b/.test(plain) && contentOf((own ?? words).stems).length === 0

/** A place and a question about it have no more words. */
const SHORT = 6

/**
 * Answers what a message asks.
 *
 * @param asks - which of the requests are questions; undefined: the message as a whole is one
 */
export function answerTo(state: State, turn: Turn, asks: boolean[] | undefined): Answered {
  const { requests: said, matches, wholeMatches } = turn
  const [requests, whole] = [said.map(meantBy), meantBy(turn.whole)]
  // 'Postcode CM16. Covered?': the place, and not the guarantee.
  const isOfPlace =
    whole.entities.place?.code && wholeMatches[0]?.id === 'area' && whole.words.said.length <= SHORT
  const each = isOfPlace || isOneStory({ ...turn, requests }) ? [whole] : requests
  const chosen = chosenOf({ ...turn, whole, requests }, each, asks).filter(
    (one, _, all) => all.length === 1 || !asksOnly(one.request),
  )
  const background = topicsFor(
    requests.flatMap(({ entities }) => productsOf(entities)),
    state.topics,
  )
  let topics = background === state.topics ? background : background.slice(0, 1)
  const others = background === state.topics ? [] : background.slice(1)
  const all = firstsFor(whole, background.slice(0, MOST_ABOUT), chosen.some(isAnswered(state)), wholeMatches)
  const firsts = all.filter((first) => !isTold(state, first.part) && !isBeaten(first, whole, wholeMatches))
  const outside = limitPart(whole, topics)
  let parts: Part[] = [...firsts.map(({ part }) => part), ...(outside ? [outside] : [])]
  const isSettled = parts.length > 0
  let listed = state.listed ?? []
  const wanted = new Map<Part, Match[]>()
  for (const one of chosen) {
    if (isCovered(firsts, one.request, one.matches, chosen.length === 1)) continue
    // 'The difference between this and the R9': what the conversation or the page was about is the other one.
    const before = state.topics.find((topic) => !topics.includes(topic)) ?? others[0] ?? state.before
    const colours = requests.slice(0, one.at + 1).flatMap(({ entities }) => entities.colours)
    const request = withPlace(
      withColours(one.request, each === requests ? colours : whole.entities.colours),
      whole,
      one.matches,
    )
    const context = { ...state, topics, before, listed }
    const fitting = each.length === 1 ? one.matches : fittingOf(one, turn, chosen.length === 1)
    const best = partOf(request, fitting, context, topics)
    const fresh = isTold(state, best) && !REMIND.test(turn.text) ? freshOf(fitting, state) : undefined
    const found = fresh ? partOf(request, fresh, context, topics) : best
    const part = firsts.length < all.length ? withoutOpening(found) : found
    const own = each === requests ? (matches[one.at] ?? []) : one.matches
    if (part.topics?.length) topics = part.topics
    listed = namedIn(part.text)
    if (!outside || isBeside(part)) {
      parts.push(part)
      wanted.set(part, [...fitting, ...own.filter((match) => !fitting.some(sameAs(match)))])
    }
  }
  // Where the pieces say nothing by themselves, the message as a whole may.
  const isPoor = !isSettled && parts.every(({ isUnknown, score = 0 }) => isUnknown || score < SURE)
  if (isPoor && (requests.length > 1 || parts.length === 0)) {
    const part = withSubject(respond(whole, better(wholeMatches, matches), state), whole, state.topics)
    if (parts.length === 0 || !part.isUnknown) parts = [part]
  }
  const size = hasSize(parts) ? undefined : toldSizePart(requests, topics)
  parts = eachOnce(size ? [...parts, size] : parts, wanted)
    .map((part) => withAskedColour(part, whole))
    .map((part) => withYearFitted(part, turn.text, turn.now))
    .map((part) => ({ ...part, text: withOfferSeen(part.text, turn.text, whole.entities.place) }))
  // 'My English is not good', beside what is wanted.
  if (parts.length > 1) parts = parts.filter(({ key }) => key !== 'site-language')
  parts = withConfirmedPlace(parts, whole, state)
  // 'Would that be all right?' asks nothing of its own.
  const isKnown = parts.some(({ isUnknown }) => !isUnknown)
  parts = parts.filter(({ isUnknown, isSlight }) => !isUnknown || !isKnown || !isSlight)
  // 'Fine. What about a broken pane, 60 by 90': one of its sentences asks.
  const isAsked = requests.some(({ opens }) => opens)
  return answered(state, parts, isAsked ? { ...turn.whole, asks: true } : turn.whole, background)
}

/** From here that is answered. */
const FRESH = 0.5

/** 'And if it won't shut on a Sunday?' after the hours: what would be asked for next, for who has read the best answer. */
function freshOf(matches: Match[], { told }: State): Match[] | undefined {
  const fresh = matches.filter(({ kind, id }) => kind !== 'answer' || !told.includes(id))
  const [next] = fresh
  return next?.kind === 'answer' && next.score >= FRESH ? fresh : undefined
}

/** 'How many colours does each come in? I am after a sage green': a list in whose beginning that colour does not stand. */
function withAskedColour(part: Part, { entities: { colours } }: Request): Part {
  const { intent, topics = [], text, key } = part
  const said = colours.map(({ name }) => name)
  const isOpen = said.every((name) => !text.toLowerCase().includes(name.toLowerCase()))
  // What is written of two colours on one door has no list.
  if (CARDS.has(key) || intent?.id !== 'colour' || said.length === 0 || topics.length === 0 || !isOpen)
    return part
  const where = whereColours(said, topics)
  return where ? { ...part, text: `${text} ${where}` } : part
}

/** A request as it stands by itself. */
const meantBy = (request: Request) => request.meant ?? request

/** Whether an answer speaks of sizes already. */
const hasSize = (parts: Part[]) =>
  parts.some(({ text, intent }) => /size/.test(intent?.id ?? '') || /\d(?:mm|m)\b/.test(text))

/** Beside a size that is too great: what is asked of another matter, and well understood. */
function isBeside({ intent, isUnknown, score = 0 }: Part) {
  return !isUnknown && !/size|length|width|height/.test(intent?.id ?? '') && score >= WELL
}

const WELL = 0.7
