import { CARDS } from './cards'
import { LEANS, type Chosen } from './choosing'
import type { Match } from './intents'
import type { Turn } from './part'
import { inWhole, LEFT, sameAs, summed } from './ranking'
import type { Request } from './requests'
import { contentOf, stemsOf } from './words'

/** Which of several requests of a message an answer belongs to, and how well it fits that one. */

/** A request that is answered, with what of its matches belongs to another of the message. */
interface Owned extends Chosen {
  /** Whether an answer is that of another request. */
  isOthers: (match: Match) => boolean
  /** Whether another request's words alone speak for an answer. */
  isDrawn: (match: Match) => boolean
}

/** From here an answer is that of the request which it fits best, and of no other of the message. */
const OWNED = 0.7
/** From here a question, with what was told before it, is another's beyond doubt. */
const SETTLED = 0.9
/** Below this nothing else fits. */
const ELSE = 0.55

/** How much less well than one question of a message all of it may fit an answer that was written for more than that question. */
const FOR_ALL = 0.1
/** From here a question, with what was told before it, asks what such an answer says. */
const MET = 0.8

/** 'Is that urgent, and what will you do?': nothing but a question, of what another answer says. */
const ASKS_WHAT = /^(?:and |so |but |then )*what\b/
const asksOnly = ({ own, words, plain }: Request) =>
  contentOf((own ?? words).stems).length === 0 && ASKS_WHAT.test(plain)

/** A name or a word that was lent to a request draws what it was lent from, which fits there so much better. */
const DRAWN = 0.05

const scoreFor = (matches: Match[] | undefined, match: Match | undefined) =>
  (match && matches?.find(sameAs(match))?.score) ?? 0

/** Each request with what may answer it alone: an answer that fits another of them better is that one's. */
export function withOwn(
  chosen: Chosen[],
  { backed = [], wholeMatches: [ofWhole] }: Pick<Turn, 'backed' | 'wholeMatches'>,
): Owned[] {
  const tops = chosen.map(({ matches: [top] }) => top)
  return chosen.flatMap((one): Owned[] => {
    const isOthers = (match: Match) =>
      tops.some((top, at) => {
        const other = chosen[at]
        if (!top || !other || other === one || !sameAs(match)(top) || top.score < OWNED) return false
        if (match.score === 0) return true
        // What only leans on the message takes no answer from what asks for it.
        if (Boolean(other.isLeaning) !== Boolean(one.isLeaning)) return one.isLeaning === true
        return top.score > match.score || (top.score === match.score && other.at < one.at)
      })
    // 'Do you work Saturdays, and when would it be done?': what fits better where nothing of this is asked was drawn by the other's words.
    const isDrawn = (match: Match, by = 0) =>
      chosen.some(
        ({ request, matches, at }) =>
          request.asks &&
          at !== one.at &&
          Math.max(scoreFor(matches, match), at < one.at ? scoreFor(backed[at], match) : 0) >=
            Math.max(OWNED, match.score + by),
      )
    const isLent = one.request.own !== undefined
    const matches = one.matches.filter((match) => !isOthers(match) && !(isLent && isDrawn(match, DRAWN)))
    // What another answer settles is not asked for twice.
    const rest = matches[0]?.score ?? 0
    const isSettled = matches.length < one.matches.length && rest < ELSE && isOthers(one.matches[0] as Match)
    // 'I live in CM20, so can I still have it?': with what was told, it asks what is answered already.
    const [whole] = backed[one.at] ?? []
    const isLeft = whole !== undefined && scoreFor(backed[one.at], matches[0]) <= whole.score - LEFT
    const isAgain =
      whole !== undefined &&
      isOthers(whole) &&
      ((whole.score >= SETTLED && rest < OWNED) ||
        (whole.score >= MET && isLeft && isForAll(whole, ofWhole, tops) && speaksOf(whole, one.request)) ||
        asksOnly(one.request))
    return isSettled || isAgain ? [] : [{ ...one, matches, isOthers, isDrawn }]
  })
}

/** 'How much notice for a health check, and what's it cost?': an answer that loses nothing by the second question was written for both. */
const isForAll = (match: Match, ofWhole: Match | undefined, tops: (Match | undefined)[]) =>
  ofWhole !== undefined &&
  sameAs(match)(ofWhole) &&
  tops.every((top) => !top || !sameAs(match)(top) || top.score - FOR_ALL <= ofWhole.score)

/** Whether an answer has a word of what is asked, if that has any of its own. */
function speaksOf({ id }: Match, { own, words }: Request) {
  const said = stemsOf(CARDS.get(id)?.say ?? '')
  const asked = contentOf((own ?? words).stems)
  return asked.length === 0 || asked.some((stem) => said.includes(stem))
}

/** How much the background counts: most where the request has next to no words of its own, least where it is clear by itself. */
function shareOf({ request, matches: [best] }: Chosen, [backed]: Match[]) {
  const own = best?.score ?? 0
  const told = backed?.score ?? 0
  const words = contentOf(request.words.stems).length
  const leans = LEANS.test(request.plain)
  // It stands by itself, or is understood worse with what was told before it.
  if (own >= WELL && ((words >= ENOUGH && !leans) || told < own - MUCH)) return LEAST_SHARE
  const isLeaning = leans && own < CLEAR_LEANING && told >= own
  if (isLeaning || words === 0 || (own < WELL && words < 2)) return 2 / 3
  return own >= CLEAR_ALONE ? 1 / 3 : 1 / 2
}

const CLEAR_ALONE = 0.7
const WELL = 0.74
const CLEAR_LEANING = 0.8
const ENOUGH = 3
const MUCH = 0.04
const LEAST_SHARE = 0.15

/** What fits one of several requests: by itself, and with what was told before it. */
export function fittingOf(one: Owned, { backed, wholeMatches }: Turn, isOne: boolean) {
  if (isOne) return summed(one.matches, wholeMatches)
  const background = backed?.[one.at]?.filter((match) => {
    const own = scoreFor(one.matches, match)
    return !one.isOthers({ ...match, score: own }) && (own >= OWNED || !one.isDrawn(match))
  })
  return background
    ? summed(one.matches, background, shareOf(one, background))
    : inWhole(one.matches, wholeMatches)
}
