import type { QualifiedLead } from '../../src/contracts/chat'
import { requestsOf } from './requests'
import type { State } from './state'
import { SAY, summary, timesOf } from './talk'

/** What is written down, for somebody who asks for it: what the visitor said stands in the visitor's own words. */
export function readBack(lead: QualifiedLead, { slots, isComplaint, isHeld }: State) {
  const { details = [], notes } = slots
  const isReached = (slots.phone ?? slots.email) !== undefined
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

/** What was told, sentence by sentence, without what was asked. */
function toldOf(details: string[]) {
  const said = details
    .flatMap((detail) => requestsOf(detail))
    .flatMap(({ asks, text, told }) => told ?? (asks ? [] : text))
    .map((text) => text.replace(/[\s,.;!]+$/, ''))
    .filter((text) => text.split(' ').length > 2 || /\d/.test(text))
  const from = said.findIndex((_, at) => said.slice(at).join('; ').length <= MOST_TOLD)
  return from < 0 ? '' : said.slice(from).join('; ')
}
