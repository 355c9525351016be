/** An answer that was found. */
interface Found {
  kind: string
  score: number
}

/**
 * A second look at the answers that fit a request best. In: up to thirty, best first, and what else speaks for each. Out: the same,
 * those of the first ten that are written answers in the order of all of it; each place keeps its score, which the thresholds read.
 *
 * The shares are those of a softmax regression over the ten, fitted to 2,700 questions of strangers with the answer that judges found
 * right (tuning/README.md says how, and what was tried beside it), and divided by what the score itself counts for.
 */

/** What speaks for an answer beside its score. */
export interface Evidence {
  /** The cosine of its nearest example, names hidden in both. */
  masked: number
  /** The mean cosine of all its examples, as they are. */
  all: number
  /** How well the words fit it as a whole (keywords.ts). */
  words: number
  /** It is for the product that is asked about, and for no other. */
  isOwn: boolean
}

const SHARES = { masked: 0.773, all: 0.456, words: 0.145, isOwn: 0.062 }

/** How many are looked at: the right one is seldom further down. */
const LOOKED_AT = 10

/** How much more must speak for another before the first gives way: less is as often wrong as right. */
const AHEAD = 0.045

export function reranked<Match extends Found>(
  found: Match[],
  evidenceOf: (match: Match) => Evidence,
): Match[] {
  const places = found.slice(0, LOOKED_AT).flatMap(({ kind }, at) => (kind === 'answer' ? [at] : []))
  const looked = places
    .map((at) => ({ match: found[at]!, worth: worthOf(found[at]!, evidenceOf) + (at === 0 ? AHEAD : 0) }))
    .sort((one, other) => other.worth - one.worth)
  const all = [...found]
  places.forEach((at, rank) => (all[at] = { ...looked[rank]!.match, score: found[at]!.score }))
  return all
}

function worthOf<Match extends Found>(match: Match, evidenceOf: (match: Match) => Evidence) {
  const { masked, all, words, isOwn } = evidenceOf(match)
  return (
    match.score +
    SHARES.masked * masked +
    SHARES.all * all +
    SHARES.words * words +
    (isOwn ? SHARES.isOwn : 0)
  )
}
