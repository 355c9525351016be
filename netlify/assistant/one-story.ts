import type { Match } from './intents'
import type { Turn } from './part'
import { LEFT, sameAs } from './ranking'
import type { Request } from './requests'

/** Whether a message is answered as a whole, and not piece by piece. */

/** From here the message as a whole is understood, and so much better than any piece of it. */
const STORY = 0.72
const FEW_WORDS = 4

/** From here several questions have one answer that was written for all of them. */
const ASKED_WHOLE = 0.9

/** 'Who owns the company, what's his name?', 'TruFrame or Comp Door, which has more?': the second asks of the first. */
const OF_FIRST = /^which\b|\b(?:it|its|that|this|them|those|these|they|he|she|his|her|him|their)\b/

/** A story and its question are one: no piece is understood as well as all of it. */
export function isOneStory({ requests, matches, wholeMatches: [best, ...others] }: Turn) {
  if (requests.length < 2 || best?.kind !== 'answer') return false
  const asked = matches.filter((_, at) => requests[at]?.asks)
  const isOne = asked.length <= 1
  // 'Are you VAT registered, and can I have a receipt?': what answers one of them better than both is that one's.
  const isOwnOf = ([piece]: Match[]) => piece !== undefined && sameAs(best)(piece) && piece.score > best.score
  const isOther = (found: Match[], at: number) =>
    !isOwnOf(found) &&
    requests[at]?.opens &&
    !OF_FIRST.test(requests[at].own?.said.join(' ') ?? requests[at].plain)
  if (asked.some(isOwnOf) && matches.some(isOther)) return false
  return (
    best.score >= (isOne ? STORY : ASKED_WHOLE) &&
    // A few words are soon like an example: 'nobody rings back', 'how much is it'.
    matches.every(
      ([piece], at) =>
        isTurned(requests) ||
        (piece?.score ?? 0) < best.score ||
        (requests[at]?.words.said.length ?? 0) <= FEW_WORDS ||
        isWeighed(piece, best, others),
    )
  )
}

/**
 * 'Is triple glazing worth it? It's the noise that bothers us', 'which is safer? I live by myself': what the one question turns
 * on is told beside it.
 */
const TURNS_ON =
  /\b(?:is|are) (?:the|our|my) (?:main|real|biggest|only) (?:problem|worry|concern|issue|trouble)\b|\bthat (?:bothers|worries|gets to|keeps|annoys) (?:us|me|her|him|them)\b|\b(?:live|am|are) (?:all )?(?:by myself|alone|on my own)\b/
const isTurned = (requests: Request[]) =>
  requests.filter(({ asks }) => asks).length === 1 &&
  requests.some(({ asks, plain }) => !asks && TURNS_ON.test(plain))

/** 'Ours won't close by itself. Do you do fire doors, and can you certify a repair?': what fits a piece alone fits the whole less well. */
const isWeighed = (piece: Match | undefined, best: Match, others: Match[]) =>
  piece !== undefined &&
  best.score >= ASKED_WHOLE &&
  others.some((one) => sameAs(piece)(one) && one.score <= best.score - LEFT)
