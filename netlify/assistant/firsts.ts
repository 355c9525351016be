import { CARDS } from './cards'
import { SURE, type Match } from './intents'
import file from './knowledge/firsts.json'
import type { Part } from './part'
import type { Request } from './requests'

/**
 * What decides the answer whatever else a message says: what only the council or a fire assessor may settle, and turns of
 * phrase that mean one thing alone. Each names a written answer, and what else of the message that one answers.
 */
const FIRSTS = file.map(({ id, when, covers }) => ({
  id,
  when: new RegExp(when, 'i'),
  covers: new RegExp(covers, 'i'),
}))

/** @returns the parts that come first, and whether a request is answered by them already */
export function firstParts({ plain }: Request) {
  const found = FIRSTS.filter(({ when }) => when.test(` ${plain} `))
  const parts = found.flatMap(({ id }): Part[] => {
    const card = CARDS.get(id)
    return card ? [{ text: card.say, key: id, intent: { kind: 'answer', id }, score: 1 }] : []
  })
  const isCovered = (request: Request, [best]: Match[]) =>
    found.length > 0 &&
    ((best?.score ?? 0) < SURE ||
      found.some(({ covers, when }) => covers.test(request.plain) || when.test(` ${request.plain} `)))
  return { parts, isCovered }
}
