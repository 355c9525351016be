import { CARDS } from './cards'
import { computed } from './computed'
import type { First } from './first'
import { SURE, type Match } from './intents'
import file from './knowledge/firsts.json'
import type { Request } from './requests'
import type { Topic } from './topics'

/**
 * What decides the answer whatever else a message says: what only the council or a fire assessor may settle, and turns of
 * phrase that mean one thing alone. Each names a written answer, and what else of the message that one answers.
 */
const FIRSTS = file.map(({ id, when, covers }) => ({
  id,
  when: new RegExp(when, 'i'),
  covers: new RegExp(covers, 'i'),
}))

/** What the table says to a message, before what is worked out from `data/`. */
export function firstsFor(whole: Request, topics: Topic[], before: Topic[] = []): First[] {
  const written = FIRSTS.flatMap(({ id, when, covers }): First[] => {
    const card = when.test(` ${whole.plain} `) ? CARDS.get(id) : undefined
    return card
      ? [{ part: { text: card.say, key: id, intent: { kind: 'answer', id }, score: 1 }, covers, when }]
      : []
  })
  return written.length > 0 ? written : computed(whole, topics, before)
}

/** Whether a request is answered by what came first. */
export function isCovered(firsts: First[], { plain }: Request, [best]: Match[]) {
  return (
    firsts.length > 0 &&
    ((best?.score ?? 0) < SURE ||
      firsts.some(({ covers, when }) => covers.test(plain) || when?.test(` ${plain} `)))
  )
}
