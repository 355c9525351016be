import { CARDS } from './cards'
import { filled } from './catalogue'
import { computed } from './computed'
import type { First } from './first'
import { SURE, type Match } from './intents'
import file from './knowledge/firsts.json'
import type { Request } from './requests'
import { isGrievance } from './acts'
import type { Topic } from './topics'

/**
 * What decides the answer whatever else a message says: what only the council or a fire assessor may settle, and turns of
 * phrase that mean one thing alone. Each names a written answer, and what else of the message that one answers.
 */
const FIRSTS = (file as { id: string; when: string; not?: string; covers: string; isFirm?: boolean }[]).map(
  ({ id, when, not, covers, isFirm = false }) => ({
    id,
    isFirm,
    when: new RegExp(filled(when, new Date(0)), 'i'),
    not: not ? new RegExp(filled(not, new Date(0)), 'i') : undefined,
    covers: new RegExp(covers, 'i'),
  }),
)

/** From here an answer fits well, and so much better is far better. */
const WELL = 0.72
const FAR = 0.1

/**
 * What the table says to a message, before what is worked out from `data/`.
 *
 * @param isAnswered - a question in it has an answer of its own, beyond doubt: then the table says nothing
 * @param fitting - the answers that fit the message, best first: one that fits far better than the table's stands instead of it
 */
export function firstsFor(
  whole: Request,
  topics: Topic[],
  isAnswered = false,
  fitting: Match[] = [],
): First[] {
  const line = ` ${whole.plain} `
  const [best] = fitting
  const isWorse = (id: string) =>
    best?.kind === 'answer' &&
    best.score >= WELL &&
    (fitting.find((one) => one.id === id)?.score ?? 0) < best.score - FAR
  const said = FIRSTS.filter(
    ({ id, when, not, isFirm }) => when.test(line) && !not?.test(line) && (isFirm || !isWorse(id)),
  )
  // What is said in no other sense counts whatever else seems to be answered.
  const firm = said.filter(({ isFirm }) => isFirm)
  const written = (firm.length > 0 ? firm : said).flatMap(({ id, when, covers }): First[] => {
    const card = CARDS.get(id)
    return card
      ? [{ part: { text: card.say, key: id, intent: { kind: 'answer', id }, score: 1 }, covers, when }]
      : []
  })
  if (firm.length > 0) return written
  // Who is let down is answered that, once, and nothing else.
  const grievance = written.find(({ part }) => isGrievance(part.intent))
  if (grievance && !isAnswered) return [grievance]
  if (isAnswered) return grievance ? [] : computed(whole, topics, fitting)
  return written.length > 0 ? written : computed(whole, topics, fitting)
}

/** From here a question beside a place has an answer of its own. */
const OWN = 0.85

/**
 * Whether a request is answered by what came first.
 *
 * @param isOne - of several it is the words that were said which count, and none that another of them lent
 */
export function isCovered(
  firsts: First[],
  { own, plain: full, entities: { place } }: Request,
  [best]: Match[],
  isOne = true,
) {
  const plain = (!isOne && own?.said.join(' ')) || full
  // 'Do you cover Cambridge? What about Colchester?'
  const isOther =
    place !== undefined &&
    firsts.every(({ part: { key } }) => key.startsWith('place ') && key !== `place ${place.name}`)
  // 'And would there be a charge for somebody to come and look?', beside a place.
  const isOwn =
    best?.kind === 'answer' &&
    best.score >= OWN &&
    !/^area/.test(best.id) &&
    firsts.every(({ part: { key } }) => key.startsWith('place '))
  return (
    firsts.length > 0 &&
    !isOther &&
    !isOwn &&
    ((best?.score ?? 0) < SURE ||
      firsts.some(({ covers, when }) => covers.test(plain) || when?.test(` ${plain} `)))
  )
}
