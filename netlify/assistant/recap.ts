import { redacted, type QualifiedLead } from '../../src/contracts/chat'
import { isReachable } from './slots'
import type { State } from './state'
import { SAY, summary } from './talk'

/** Characters of the visitor's own words that are read back, the latest first. */
const MOST_TOLD = 320

/** Nothing is repeated that could be more than words. */
const plain = (text: string) => text.replace(/[<>[\]{}`*|\\]|:\/\//g, ' ')

/** What is written down, for somebody who asks for it: the record, and what was told in the visitor's own words. */
export function readBack(lead: QualifiedLead, state: State) {
  const { slots, tellings, withheld, isHeld } = state
  const isReached = isReachable(slots)
  const known = summary(lead, state, true)
  const from = tellings.findIndex((_, at) => tellings.slice(at).join(' / ').length <= MOST_TOLD)
  const told = from < 0 ? '' : redacted(plain(tellings.slice(from).join(' / ')), withheld)
  const text = [
    known && (isReached ? `I have: ${known}.` : `So far: ${known.replace(/^about /, '')}.`),
    told && `In your own words: “${told}”.`,
  ]
    .filter(Boolean)
    .join(' ')
  if (!text) return SAY.nothingYet
  if (!isReached) return `${text} ${SAY.nothingToPass}`
  return `${text} ${isHeld ? SAY.stillHeld : SAY.putRightAsked}`
}
