import { FAIR } from './each-once'
import type { Part } from './part'
import type { Request } from './requests'
import { contentOf } from './words'

/** What was asked, and has only a guess for an answer: that it cannot be told from here is said, once, and the guess is not. */

/** How much less well than its own question all of a message may fit an answer that says what the rest asks as well. */
const FOR_ALL = 0.15

/** Words that ask of what was said before: 'is that right?' has no matter of its own. */
const LEANING = /\b(?:it|this|that|these|those|them|they)\b/

/** Whether a request is a question with a matter of its own. */
function isOwnQuestion({ asks, own, words }: Request) {
  const said = own ?? words
  const count = contentOf(said.stems).length
  return asks && (count > 1 || (count === 1 && !LEANING.test(said.said.join(' '))))
}

/**
 * @param kept - the answers that are given
 * @param all - those that were found
 * @param asked - what each was found for
 * @param scoreInAll - how well an answer fits the message as a whole
 */
export function withRest(
  kept: Part[],
  all: Part[],
  asked: ReadonlyMap<Part, Request>,
  scoreInAll: (key: string) => number,
): Part[] {
  const known = kept.filter(({ isUnknown }) => !isUnknown)
  // An answer that loses nothing by the other questions was written for them, too.
  const isForAll = known.some(({ key, score = 0 }) => scoreInAll(key) >= Math.min(1, score) - FOR_ALL)
  const isOpen = all.some((part) => {
    const request = asked.get(part)
    const isGuess = !part.isUnknown && (part.score ?? 0) < FAIR
    return isGuess && !kept.includes(part) && request !== undefined && isOwnQuestion(request)
  })
  if (!isOpen || isForAll || known.length === 0 || known.length < kept.length) return kept
  return [...kept, { text: '', key: 'unknown', isUnknown: true }]
}
