import { KIN, LOSS, OWNER } from './loss'
import type { Said } from './qualify'
import type { State } from './state'
import { SAY } from './talk'

/** A kind word, once in a conversation, to somebody who has lost somebody or has had a fright, whatever the answer is. */

const VERY = '(?:(?:a (?:bit|little)|so|very|really|quite|pretty|absolutely|still|rather|all|just|too|and) )*'
/** 'I'm terrified', 'we're a bit shaken up', 'I live alone and am frightened': but nobody who is scared of heights or of the price. */
const FRIGHT = new RegExp(
  `\\b(?:${OWNER} ${KIN}(?:['’]?s| is| was)|i ?['’]?m|i am|i was|we ?['’]?re|we are|we were|am|feel|feeling|felt|she['’]?s|she is|he['’]?s|he is|left (?:me|us|her|him)) ${VERY}` +
    '(?:scared|frightened|terrified|petrified|shaken|shaking(?! (?:it|the|a|my|our|his|her)\\b)|frantic|panicking|in tears|in (?:a )?(?:bits|shock|state))\\b' +
    '(?! (?:of|about|by|at|off) (?!(?:someone|somebody|anyone|him|them|what|going|another|the dark|my ex|it happening|burglars?|intruders?)\\b))',
  'i',
)

/** Who is in danger is told first what to do. */
const DANGER = /^[^.]*\b999\b/

/** @param before - the conversation before the message */
export function withKindWord({ isConsoled }: State, text: string, said: Said): Said {
  const word = LOSS.test(text) ? SAY.loss : FRIGHT.test(text) ? SAY.fright : undefined
  if (word === undefined || isConsoled === true) return said
  const [opening = ''] = said.text.split('\n\n')
  const isSaid = /\bsorry\b/i.test(opening) || DANGER.test(opening)
  return {
    ...said,
    state: { ...said.state, isConsoled: true },
    text: isSaid ? said.text : `${word} ${said.text}`,
  }
}
