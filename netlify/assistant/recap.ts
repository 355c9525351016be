import type { QualifiedLead } from '../../src/contracts/chat'
import { doorStyles, offerStyles } from './catalogue'
import { requestsOf, type Request } from './requests'
import { isReachable } from './slots'
import type { State } from './state'
import { SAY, summary, timesOf } from './talk'
import { figuresIn, latestFigures } from './tally'

/** What is written down, for somebody who asks for it: what the visitor said stands in the visitor's own words. */
export function readBack(lead: QualifiedLead, { slots, isComplaint, isHeld }: State) {
  const { details = [], notes } = slots
  const isReached = isReachable(slots)
  const known = summary(lead, slots, isComplaint, true)
  const times = timesOf(notes)
  const told = toldOf(details)
  const text = [
    known && (isReached ? `I have: ${known}.` : `So far: ${known.replace(/^about /, '')}.`),
    times && `When to ring: “${times}”.`,
    told && `In your own words: “${told}”.`,
  ]
    .filter(Boolean)
    .join(' ')
  if (!text) return SAY.nothingYet
  if (!isReached) return `${text} ${SAY.nothingToPass}`
  return `${text} ${isHeld ? SAY.stillHeld : 'Tell me if anything’s wrong.'}`
}

/** Characters of the visitor's own words that are read back, the latest first. */
const MOST_TOLD = 320

/** What was told, sentence by sentence, without what was asked and what no longer holds. */
function toldOf(details: string[]) {
  const all = details
    .flatMap((detail) => requestsOf(detail))
    .filter(({ asks, told }) => told !== undefined || !asks)
    .map((request) => ({ ...request, text: (request.told ?? request.text).replace(/[\s,.;!]+$/, '') }))
  const figures = latestFigures(details).map((figure) => figure.toLowerCase())
  const said = all
    .filter((one, at) => !isOver(one, all.slice(at + 1), figures))
    .map(({ text }) => text)
    .filter((text) => text.split(' ').length > 2 || /\d/.test(text))
  const from = said.findIndex((_, at) => said.slice(at).join('; ').length <= MOST_TOLD)
  return from < 0 ? '' : said.slice(from).join('; ')
}

/** A sentence of more words says more than what was changed of it. */
const MOST_CHANGED = 10
const BESIDE = /\b(?:also|and|as well|too|another|other|both|second|or)\b/i

/** 'Actually the whitmore' */
const CHANGES = new RegExp(
  `^\\W*(?:no|actually|make it|rather|oh|ok|sorry)\\b.*\\b(?:${[...doorStyles, ...offerStyles].map(({ name }) => name).join('|')})\\b`,
  'i',
)
const namesStyle = ({ text, entities: { style } }: Request) => style !== undefined || CHANGES.test(text)

/** 'Winslow 1 in red', once it is 'Winslow 1 but black'; '9 windows', once there are six. */
function isOver(one: Request, later: Request[], figures: string[]) {
  const { text } = one
  if (text.split(' ').length > MOST_CHANGED) return false
  if (namesStyle(one) && later.some((next) => namesStyle(next) && !BESIDE.test(next.text))) return true
  const own = figuresIn(text).map((figure) => figure.toLowerCase())
  return own.length > 0 && !own.some((figure) => figures.includes(figure))
}
