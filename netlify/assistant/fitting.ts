import { LEANS, type Chosen } from './choosing'
import type { Match } from './intents'
import type { Turn } from './part'
import { inWhole, summed } from './ranking'
import { contentOf } from './words'

/** How well an answer fits one of several requests of a message. */

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
export function fittingOf(one: Chosen, { backed, wholeMatches }: Turn, isOne: boolean) {
  if (isOne) return summed(one.matches, wholeMatches)
  const background = backed?.[one.at]
  return background
    ? summed(one.matches, background, shareOf(one, background))
    : inWhole(one.matches, wholeMatches)
}
