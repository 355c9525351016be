import { isGrievance } from './acts'
import { admissible } from './admissible'
import { isTold, type Answered } from './answered'
import { CARDS } from './cards'
import { shortened, withoutQuestion } from './compose'
import { SURE, type Match } from './intents'
import { inContext } from './part-of'
import { partFor } from './part-for'
import type { Request } from './requests'
import { isFree, type State } from './state'

/**
 * Behind an answer that says only what is not known, one that knows something: of two thousand judged questions the best was
 * right for 67 in a hundred, one of the two best for 82. Behind an answer that knows, visitors find a second one in the way.
 */
const NEAR = 0.14

/** Words of the second answer. */
const MOST = 34

/** The first sentence of an answer says what is not known. */
const ADMITS = /^[^.:]*\bI(?:['’]ve (?:nothing|no)| (?:don|can|couldn)['’]t)\b/

/** What is said of manners, of the site, of danger and of places is never a second guess. */
const isOfMatter = ({ kind, id }: Match) =>
  kind !== 'wish' &&
  !/^(?:site|emergency)$/.test(CARDS.get(id)?.file ?? '') &&
  !/^(?:area$|firm-area)/.test(id) &&
  !isGrievance({ kind, id })

/** An answer that admits a gap, with the next one that fits about as well, if there is one. */
export function withAlternative(
  answered: Answered,
  state: State,
  { request, matches }: { request: Request; matches: Match[] },
): Answered {
  const [part, ...more] = answered.parts
  if (!part?.intent || more.length > 0 || answered.offers || !ADMITS.test(part.text)) return answered
  if (part.isUnknown || !request.asks || !isFree(state)) return answered
  const topics = part.topics ?? state.topics
  const fitting = admissible(request, matches, { ...state, topics }).matches.filter(isOfMatter)
  const [first, ...rest] = fitting
  if (first?.kind !== part.intent.kind || first.id !== part.intent.id) return answered
  const least = Math.max(SURE, first.score - NEAR)
  const other = rest
    .filter(({ score }) => score >= least)
    .flatMap((match) => partFor(match, request, topics) ?? [])
    .find((one) => one.key !== part.key && !isTold(state, one) && !ADMITS.test(one.text))
  if (!other) return answered
  const { text } = inContext(other, request, topics)
  const said = `Or, in case you meant this: ${shortened(withoutQuestion(text), MOST)}`
  return { ...answered, parts: [part, { ...other, text: said }] }
}
