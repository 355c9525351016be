import { reply } from '../../netlify/assistant/dialogue'
import { requestOf, requestsOf } from '../../netlify/assistant/requests'
import { START, type State } from '../../netlify/assistant/state'
import type { QualifiedLead } from '../../src/contracts/chat'

export const SUNDAY = new Date('2026-11-22T21:00:00Z')

/** A conversation without the sentence encoder: only what the words themselves say is understood. */
export function talk(turns: string[]) {
  let state: State = START
  let lead: QualifiedLead | undefined
  const said = turns.map((text) => {
    const requests = requestsOf(text)
    const matches = requests.map(() => [])
    const next = reply(state, {
      text,
      whole: requestOf(text),
      requests,
      matches,
      wholeMatches: [],
      now: SUNDAY,
    })
    state = next.state
    lead = next.lead ?? lead
    return next.text
  })
  return { said, lead, last: said.at(-1) ?? '' }
}

export const CALL = 'please call me about bi-folds'
