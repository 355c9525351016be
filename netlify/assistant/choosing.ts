import { isGrievance } from './acts'
import { BEYOND_DOUBT, SURE, type Match } from './intents'
import type { Turn } from './part'
import { sameAs } from './ranking'
import type { Request } from './requests'
import type { State } from './state'
import { isDependent } from './thread'

/** Which pieces of a message are answered, and what each may want. */

/** 'Could these be added to the windows I have?': what the rest of the message speaks of is meant. */
function leansOn(
  { asks, plain, entities: { place } }: Request,
  [own]: Match[],
  [whole]: Match[],
  others: Match[][],
) {
  // What the rest of the message is answered with already says nothing more.
  const isOthers =
    whole !== undefined &&
    others.some((found) => found.slice(0, 2).some((one) => one.score >= OTHERS && sameAs(whole)(one)))
  // 'Do we need new windows, or just the glass?' is understood by itself.
  const isLike = OF_ONES.test(plain) || (OF_NEW.test(plain) && (own?.score ?? 0) < BEYOND_DOUBT)
  return (
    asks &&
    !place &&
    !isOthers &&
    LEANS.test(plain) &&
    (own?.score ?? 0) + (isLike ? -MUCH_LESS : CLEARLY) < (whole?.score ?? 0)
  )
}

// 'A window or glass that stops noise' leans on nothing; 'do we need new windows?' asks it of the fault that was told.
export const LEANS =
  /(?<!\b(?:windows?|glass|doors?|ones?|something|anything|kind|type|sort|roof|lock|colou?r) )\bthat\b|\b(?:it|this|these|those|them|new ones?)\b|\bneed (?:(?:a|some|to|buy|get|whole|complete|completely|brand) )*new (?:windows?|doors?|frames?)\b/
const CLEARLY = 0.04
/** 'Need new ones?', 'do I need a new door?' are like a wish for one, and are asked of what was told before. */
const OF_ONES = /\bnew ones?\b/
const OF_NEW = /\bneed (?:\w+ ){0,4}new\b/
const MUCH_LESS = 0.3
const OTHERS = 0.7

/** A question that is understood less well than this leaves the matter to the sentence before it. */
const HALF_HEARD = 0.7
const MATTER = 0.6
const BY = 0.02

/** 'A man knocked and said that he was from your firm. What should I do?': the statement says what it is about. */
function matterBefore(requests: Request[], matches: Match[][], at: number): Match[] | undefined {
  const own = matches[at]?.[0]?.score ?? 0
  const said = matches[at - 1]
  const isStatement = at > 0 && requests[at]?.asks && !requests[at - 1]?.asks
  const score = said?.[0]?.id === 'area' ? 0 : (said?.[0]?.score ?? 0)
  return isStatement && own < HALF_HEARD && score >= MATTER && score > own + BY ? said : undefined
}

/**
 * A statement beside a question is its background, unless it names a place, or something to be mended that no question after it leans on:
 * 'got a crack. Is it safe to leave?' asks of the crack already.
 */
const BACKGROUND = 0.6
const isMatter = (request: Request, best: Match | undefined, later: Request[]) =>
  best !== undefined &&
  best.score >= BACKGROUND &&
  // 'They're only six years old' tells more of what is asked about.
  ((best.kind === 'service' &&
    !isDependent(request) &&
    !later.some(({ asks, plain }) => asks && LEANS.test(plain))) ||
    best.id === 'area' ||
    // 'There's a draught round the French doors, need it sorted': beside a question it wants an answer as well.
    (best.kind === 'answer' && WANTS_DONE.test(request.plain)))
const WANTS_DONE =
  /\b(?:needs?|wants?) (?:(?:it|this|that|them|these) )?(?:to be |all )?(?:(?:sort|fix|mend|repair|stopp|cur|do)(?:ed|ing|ne)|cheap|quick)\b/
/** 'Also my neighbour wants somebody to look at her misted window': beside what is asked, and well understood. */
const ADDED = 0.7
const isAdded = ({ text }: Request, best: Match | undefined) =>
  /^(?:also|and|plus|another thing|then)\b/i.test(text) && best?.kind === 'answer' && best.score >= ADDED
/** 'Worried about heat', 'I need to clean the outside': after a question, what the choice turns on. */
const CRITERION =
  /^(?:also |and |but |mainly )*(?:i |we )?(?:am |are )?(?:a bit |quite )?(?:worried|concerned|bothered|need|needs|must|have to|want) (?:about|to)\b/
const isCriterion = (each: Request[], at: number, best: Match | undefined) =>
  CRITERION.test(each[at]?.plain ?? '') &&
  each.slice(0, at).some(({ asks }) => asks) &&
  best?.kind !== 'wish' &&
  (best?.score ?? 0) >= BACKGROUND
/** 'Can one person do both?': each thing that was told before is meant; 'they're 1000 by 1500 both of them' asks nothing of it. */
const BOTH =
  /(?<!\d[a-z]{0,2} )\b(?:both|all (?:three|of (?:it|that|them))|(?:do|fix|mend|quote|price|replace|look at|see) the lot)\b/
/** From here it is what the message is about, where what it asks is not understood. */
const PLAIN = 0.8
const isPlain = (best: Match | undefined) => best?.kind === 'answer' && best.score >= PLAIN
/** From here a question has an answer that a turn of phrase elsewhere does not change. */
const ANSWERED = 0.76

/** 'But what do I know', 'do it', 'which way': beside another question these ask nothing by themselves. */
const EMPTY =
  /^(?:but |and |or |so )*(?:what (?:do|would) i know|who am i to say|do (?:it|that|them)(?: (?:myself|ourselves))?|which way(?: round)?|why(?: (?:is|was) that)?)$/
const asksNothing = ({ own, words }: Request) => EMPTY.test((own ?? words).said.join(' '))
const isEmpty = (each: Request[], at: number) =>
  each[at] !== undefined &&
  asksNothing(each[at]) &&
  each.some((other, index) => index !== at && other.asks && !asksNothing(other))

/** A request that is answered, with what it may want. */
export interface Chosen {
  request: Request
  matches: Match[]
  at: number
  /** What it may want is what the whole message may. */
  isLeaning?: boolean
}

/** 'Anyway, what I really wanted to ask is': after all that goes before, this is answered first. */
const IN_FACT =
  /\b(?:what (?:i|we)(?: (?:really|actually|mainly))? (?:want(?:ed)?|need(?:ed)?|meant) to (?:ask|know)|(?:my|the) (?:real|main|actual) question)\b/

/** Whether a request is what the whole message was written for. */
const isMain = ({ asks, plain }: Request) => asks && IN_FACT.test(plain)

/** The requests in the order in which they are answered. */
function inTurn(each: Request[]) {
  const all = each.map((request, at) => ({ request, at }))
  return [...all.filter(({ request }) => isMain(request)), ...all.filter(({ request }) => !isMain(request))]
}

/** What of a message is answered: its questions, and statements that name a place or something to be mended. */
export function chosenOf(
  { requests, matches, wholeMatches }: Turn,
  each: Request[],
  asks: boolean[] | undefined,
): Chosen[] {
  const isWhole = each !== requests
  const hasQuestion = requests.some(({ asks: isAsking }) => isAsking)
  const isOfAll = requests.some(({ asks: isAsking, plain }) => isAsking && BOTH.test(plain))
  const isUnclear = requests.every(
    ({ asks: isAsking }, at) => !isAsking || (matches[at]?.[0]?.score ?? 0) < SURE,
  )
  return inTurn(each)
    .map(({ request, at }) => {
      const own = matches[at] ?? []
      const others = matches.filter((_, index) => index !== at && requests[index]?.asks)
      const isLeaning = !isWhole && leansOn(request, own, wholeMatches, others)
      if (isWhole || isLeaning) return { request, matches: wholeMatches, at, isLeaning }
      return { request, matches: matterBefore(requests, matches, at) ?? own, at }
    })
    .filter(({ at }) => asks === undefined || isWhole || asks[at])
    .filter(({ at }) => isWhole || !isEmpty(each, at))
    .filter(
      ({ request, matches: [best], at }) =>
        request.asks ||
        isCriterion(each, at, best) ||
        (isOfAll && (best?.score ?? 0) >= BACKGROUND) ||
        !hasQuestion ||
        request.entities.place?.code ||
        isMatter(request, best, each.slice(at + 1)) ||
        isAdded(request, best) ||
        (isUnclear && isPlain(best)),
    )
}

/** A question with an answer beyond doubt: 'Windows by a firm that has gone: will you repair them?' is no grievance against us. */
export const isAnswered =
  ({ told }: State) =>
  ({ request, matches: [first] }: Chosen) =>
    request.asks &&
    first?.kind === 'answer' &&
    first.score >= ANSWERED &&
    !told.includes(first.id) &&
    !isGrievance(first)
