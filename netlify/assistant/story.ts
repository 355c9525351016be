import type { Match } from './intents'
import type { Story, Turn } from './part'
import { sameAs, scoreIn } from './ranking'
import type { Request } from './requests'

/**
 * What a long message speaks for. Its answer is seldom that of one sentence, and the whole of it is like no example: each of its
 * pieces is ranked by itself, with what was told before it, and with all of the message.
 *
 * The figures below were set on 45 long messages and tried on 45 others, whose answers strangers had marked: of 98 matters 63
 * are answered, with 13 answers beside them; by pieces alone it was 53, with 29.
 */

/** From here a message is a story. */
const LONG = 40
const MANY = 3

/** How much the message as a whole counts for all of it, and the two pieces that speak most for an answer. */
const [WHOLE, BEST_PIECE, NEXT_PIECE] = [0.34, 0.33, 0.33]
/** How much each counts for a piece: by itself, with what was told before it, and all of the message. */
const [OWN, BACKED, STORY] = [0.4, 0.3, 0.3]

/**
 * @param whole - the matches of the message
 * @param alone - those of each piece
 * @param backed - those of each question with what was told before it
 * @returns undefined for a message that is no story
 */
export function storyOf(
  { words }: Request,
  whole: Match[],
  alone: Match[][],
  backed: (Match[] | undefined)[],
): Story | undefined {
  if (words.said.length < LONG || alone.length < MANY) return undefined
  const each = [whole, ...alone, ...backed.flatMap((one) => (one ? [one] : []))]
  const found = each.flat().reduce<Match[]>((all, one) => (all.some(sameAs(one)) ? all : [...all, one]), [])
  const matches = ranked(found, (match) => {
    const [best = 0, next = 0] = alone.map((one) => scoreIn(one, match)).sort((one, other) => other - one)
    return WHOLE * scoreIn(whole, match) + BEST_PIECE * best + NEXT_PIECE * next
  })
  const pieces = alone.map((own, at) =>
    ranked(
      found,
      (match) =>
        OWN * scoreIn(own, match) +
        BACKED * scoreIn(backed[at] ?? own, match) +
        STORY * scoreIn(matches, match),
    ),
  )
  return { matches, pieces }
}

const ranked = (found: Match[], scoreOf: (match: Match) => number) =>
  found.map((match) => ({ ...match, score: scoreOf(match) })).sort((one, other) => other.score - one.score)

/** From here a piece has its answer: by itself, and where all of the message speaks for it, too. */
const CLEAR = 0.6
const WITH_STORY = 0.5
const MOST_OF_STORY = 6
/** From here what is only told wants an answer, and all of the message has one that no piece has. */
const TOLD = 0.82
const TOGETHER = 0.66
/** From here a question has an answer of its own beside the one that all of the message draws from it. */
const BESIDE = 0.68
const MOST = 3

/** A piece of a story that is answered, with what it may want. */
export interface Piece {
  at: number
  matches: Match[]
}

/**
 * Which pieces of a story are answered, in their order.
 *
 * @param asks - which of the pieces want an answer
 */
export function piecesOf({ requests, matches }: Turn, story: Story, asks?: boolean[]): Piece[] {
  const wanted = requests.flatMap(({ asks: isQuestion }, at): Piece[] => {
    const isTold = (matches[at]?.[0]?.score ?? 0) >= TOLD
    return (asks?.[at] ?? true) && (isQuestion || isTold) ? [{ at, matches: story.pieces[at] ?? [] }] : []
  })
  const chosen: Piece[] = []
  const isNew = (match: Match) => !chosen.some((one) => one.matches[0] && sameAs(match)(one.matches[0]))
  for (const piece of wanted.sort((one, other) => scoreAt(other) - scoreAt(one))) {
    const [top] = piece.matches
    const isOfStory = top && story.matches.slice(0, MOST_OF_STORY).some(sameAs(top))
    if (top && isNew(top)) {
      if (top.score >= (isOfStory ? WITH_STORY : CLEAR)) chosen.push(piece)
    } else if (requests[piece.at]?.asks) {
      const own = matches[piece.at] ?? []
      const isOwn = (match: Match) => (own.find(sameAs(match))?.score ?? 0) >= BESIDE
      const isAnother = top !== undefined && own[0] !== undefined && !sameAs(top)(own[0])
      const rest = isAnother ? piece.matches.filter((match) => isNew(match) && isOwn(match)) : []
      if (rest.length > 0) chosen.push({ ...piece, matches: rest })
    }
  }
  const [all] = story.matches
  if (all && isNew(all) && (chosen.length === 0 || all.score >= TOGETHER))
    chosen.push({ at: bestFor(all, story), matches: story.matches })
  return chosen.slice(0, MOST).sort((one, other) => one.at - other.at)
}

const scoreAt = ({ matches: [top] }: Piece) => top?.score ?? 0

/** The piece that speaks most for an answer. */
function bestFor(match: Match, { pieces }: Story) {
  const scores = pieces.map((one) => scoreIn(one, match))
  return scores.indexOf(Math.max(...scores))
}
