import { KIN, LOSS, OWNER } from './loss'
import type { Said } from './qualify'
import type { State } from './state'
import { SAY } from './talk'

/** A kind word, once in a conversation, to somebody who has lost somebody, has had a fright or is having a hard time, whatever the answer is. */

const VERY = '(?:(?:a (?:bit|little)|so|very|really|quite|pretty|absolutely|still|rather|all|just|too|and) )*'
/** 'I'm terrified', 'we're a bit shaken up', 'I live alone and am frightened': but nobody who is scared of heights or of the price. */
const FRIGHT = new RegExp(
  `\\b(?:${OWNER} ${KIN}(?:['’]?s| is| was)|i ?['’]?m|i am|i was|we ?['’]?re|we are|we were|am|feel|feeling|felt|she['’]?s|she is|he['’]?s|he is|left (?:me|us|her|him)) ${VERY}` +
    '(?:scared|frightened|terrified|petrified|shaken|shaking(?! (?:it|the|a|my|our|his|her)\\b)|frantic|panicking|in tears|in (?:a )?(?:bits|shock|state))\\b' +
    '(?! (?:of|about|by|at|off) (?!(?:someone|somebody|anyone|him|them|what|going|another|the dark|my ex|it happening|burglars?|intruders?)\\b))',
  'i',
)

/** 'I've been made redundant', 'my husband was taken to hospital', 'we've split up'; what was years ago is over. */
const HARDSHIP = new RegExp(
  [
    "\\b(?:i|we|he|she|husband|wife|partner)(?:['’]?ve| have| has|['’]re| are|['’]m| am|['’]s| is|['’]ll| will)?(?: just| now)?(?: been| being| getting)?(?: told i['’]m| told we['’]re)?(?: being)? (?:made|laid) (?:redundant|off)\\b|\\bbeing made redundant\\b",
    '\\b(?:lost|losing) (?:my|his|her|our) jobs?\\b',
    `\\b${OWNER} (?:${KIN}|friend)(?:['’]s| has| have)?(?: just| sadly| recently| suddenly)* (?:(?:been (?:rushed|taken)|gone) (?:in)?to hospital|dying|had a (?:stroke|heart attack))\\b`,
    `\\b(?:i|we)(?:['’]ve| have) (?:just )?(?:split up|separated)\\b|\\b(?:got|have|has|diagnosed with) (?:\\w+ )?cancer\\b`,
  ].join('|'),
  'i',
)
const LONG_AGO = /\b(?:years|ages) ago\b|\blast year\b/i

/** Who is in danger is told first what to do. */
const DANGER = /^[^.]*\b999\b/

function wordFor(text: string) {
  if (LOSS.test(text)) return SAY.loss
  if (FRIGHT.test(text)) return SAY.fright
  return HARDSHIP.test(text) && !LONG_AGO.test(text) ? SAY.sympathy : undefined
}

/** @param before - the conversation before the message */
export function withKindWord({ isConsoled }: State, text: string, said: Said): Said {
  const word = wordFor(text)
  if (word === undefined || isConsoled === true) return said
  // Not as the visitor said it.
  const [opening = ''] = said.text.replace(/“[^”]*”/g, '').split('\n\n')
  const isSaid = /\bsorry\b/i.test(opening) || DANGER.test(opening)
  return {
    ...said,
    state: { ...said.state, isConsoled: true },
    text: isSaid ? said.text : `${word} ${said.text}`,
  }
}
