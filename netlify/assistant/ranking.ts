import type { Match } from './intents'

/** What a message as a whole says for the answers to its pieces. */

/** What the message as a whole speaks for as well. */
const BACKED = [0.05, 0.04, 0.04, 0.03, 0.03, 0.02, 0.02, 0.02]

/** The answers to a piece of a message, those first that fit the whole of it, too. */
export function inWhole(matches: Match[], whole: Match[]): Match[] {
  const ranks = new Map(whole.map(({ kind, id }, rank) => [`${kind} ${id}`, rank]))
  return matches
    .map((match) => ({
      ...match,
      score: match.score + (BACKED[ranks.get(`${match.kind} ${match.id}`) ?? -1] ?? 0),
    }))
    .sort((one, other) => other.score - one.score)
}

export const sameAs =
  (match: Match) =>
  ({ kind, id }: Match) =>
    kind === match.kind && id === match.id

/** How far behind what was written for all of a message the answer to a piece of it is, to have been weighed and left. */
export const LEFT = 0.08

/** How much less a score counts that only the background gives. */
const BACKGROUND = 0.08

/** An answer that is not among the best counts a little less than the last of them. */
const OUTSIDE = 0.02

/** How well an answer fits what a list was found for. */
const scoreIn = (list: Match[], match: Match) =>
  list.find(sameAs(match))?.score ?? (list.at(-1)?.score ?? 0) - OUTSIDE

/**
 * The answers to the one question of a message, ranked by how well they fit it and the message as a whole; the first has the score
 * that the best has for the question alone, so that the thresholds hold, or nearly the one that it has in the whole.
 *
 * @param share - how much the message as a whole counts
 */
export function summed(matches: Match[], whole: Match[], share = 0.5): Match[] {
  const all = [...matches, ...whole.filter((match) => !matches.some(sameAs(match)))]
    .map((match) => ({
      ...match,
      score: (1 - share) * scoreIn(matches, match) + share * scoreIn(whole, match),
    }))
    .sort((one, other) => other.score - one.score)
  const [first] = all
  // What the whole of it asks for beyond doubt is no guess, however little the question says by itself.
  const least = Math.max(matches[0]?.score ?? 0, (first ? scoreIn(whole, first) : 0) - BACKGROUND)
  const less = least - (first?.score ?? 0)
  return all.slice(0, matches.length).map((match) => ({ ...match, score: match.score + less }))
}

/** The better of the whole message's and its pieces' matches. */
export function better(whole: Match[], pieces: Match[][]) {
  return [whole, ...pieces].sort((one, other) => (other[0]?.score ?? 0) - (one[0]?.score ?? 0))[0] ?? whole
}
