import { answered, isTold, type Answered } from './answered'
import { eachOnce } from './each-once'
import { productsOf } from './entities'
import type { Match } from './intents'
import type { Part, Story, Turn } from './part'
import { partFor } from './part-for'
import { inContext, partOf, withColours, withPlace } from './part-of'
import { PATTERNS } from './patterns'
import type { Request } from './requests'
import type { State } from './state'
import { piecesOf } from './story'
import { topicsFor } from './subjects'
import type { Topic } from './topics'
import { lineOf } from './words'

/** From here an answer is known, and stands beside another. */
const WELL = 0.7

/**
 * Answers a long message: what its pieces and all of it speak for.
 *
 * @param asks - which of its pieces want an answer; undefined: all that ask
 */
export function answerToStory(
  state: State,
  { story, ...turn }: Turn & { story: Story },
  asks: boolean[] | undefined,
): Answered {
  const { requests, whole } = turn
  const background = topicsFor(
    requests.flatMap(({ entities }) => productsOf(entities)),
    state.topics,
  )
  const found = piecesOf(turn, story, asks).map(({ at, matches }): Part => {
    const request = withPlace(withColours(requests[at] ?? whole, whole), whole, matches)
    const part = partIn(request, matches, state, background.slice(0, 1))
    return { ...part, isAside: false, isTold: false, score: Math.max(part.score ?? 0, WELL) }
  })
  const known = found.filter(({ isUnknown }) => !isUnknown)
  const parts = eachOnce(known.length > 0 ? known : found.slice(0, 1), new Map())
  // 'Fine. What about a broken pane, 60 by 90': one of its sentences asks.
  const isAsked = requests.some(({ opens }) => opens)
  return answered(state, parts, isAsked ? { ...whole, asks: true } : whole, background)
}

/**
 * The written answer that all of a story speaks for: what its sentences name by the way, a product or a size, says nothing
 * against it. Places and colours are looked up.
 */
function partIn(request: Request, matches: Match[], state: State, topics: Topic[]): Part {
  const [top, ...others] = matches
  const isLookedUp =
    top?.id === 'area' ||
    (request.entities.colours.length > 0 && PATTERNS.hasColour.test(lineOf(request.words)))
  const written = top && !isLookedUp ? partFor(top, request, topics) : undefined
  if (written && !isTold(state, written)) return inContext(written, request, topics)
  const sure = top ? [{ ...top, score: Math.max(top.score, WELL) }, ...others] : []
  return partOf(request, sure, { ...state, topics }, topics)
}
