import { answered, isTold, type Answered } from './answered'
import { isMain } from './choosing'
import { withConfirmedPlace } from './confirmed'
import { eachOnce, OWN_NEED } from './each-once'
import { productsOf } from './entities'
import type { Match } from './intents'
import type { Part, Story, Turn } from './part'
import { partFor } from './part-for'
import { inContext, partOf, withColours, withPlace } from './part-of'
import { PATTERNS } from './patterns'
import type { Request } from './requests'
import type { State } from './state'
import { sameAs, scoreIn } from './ranking'
import { piecesOf, type Piece } from './story'
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
  const places = new Map<Part, number>()
  const needs = new Set<Part>()
  const ofStory = ({ matches: [top] }: Piece) => (top ? scoreIn(story.matches, top) : 0)
  // What all of the story speaks for stands before what says much the same.
  const pieces = piecesOf(turn, story, asks).sort((one, other) => ofStory(other) - ofStory(one))
  const found = pieces.map(({ at, matches }): Part => {
    const request = withPlace(withColours(requests[at] ?? whole, whole.entities.colours), whole, matches)
    const part = partIn(request, matches, state, background.slice(0, 1))
    const said = { ...part, isAside: false, isTold: false, score: Math.max(part.score ?? 0, WELL) }
    places.set(said, requests[at] && isMain(requests[at]) ? -1 : at)
    const own = (top: Match) => turn.matches[at]?.find(sameAs(top))?.score ?? 0
    if (requests[at]?.asks && matches[0] && own(matches[0]) >= OWN_NEED) needs.add(said)
    return said
  })
  const known = found.filter(({ isUnknown }) => !isUnknown)
  const placeOf = (part: Part) => places.get(part) ?? 0
  const parts = eachOnce(known.length > 0 ? known : found.slice(0, 1), new Map(), needs).sort(
    (one, other) => placeOf(one) - placeOf(other),
  )
  // 'Fine. What about a broken pane, 60 by 90': one of its sentences asks.
  const opens = requests.some((request) => request.opens)
  return answered(
    state,
    withConfirmedPlace(parts, whole, state),
    opens ? { ...whole, asks: true } : whole,
    background,
  )
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
