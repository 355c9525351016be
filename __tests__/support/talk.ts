import { reply } from '../../netlify/assistant/dialogue'
import { mentionsOf } from '../../netlify/assistant/reader'
import { requestOf, requestsOf } from '../../netlify/assistant/requests'
import { START, type State } from '../../netlify/assistant/state'
import { withActs } from '../../netlify/assistant/with-acts'
import type { QualifiedLead } from '../../src/contracts/chat'

export const SUNDAY = new Date('2026-11-22T21:00:00Z')

/** A conversation in which no question has an answer: what sentences do in it is understood, and who is mentioned. */
export async function talk(turns: string[]) {
  let state: State = START
  let lead: QualifiedLead | undefined
  const said: string[] = []
  for (const text of turns) {
    const [whole = requestOf(text), ...requests] = await withActs([requestOf(text), ...requestsOf(text)])
    const next = reply(state, {
      text,
      whole,
      requests,
      matches: requests.map(() => []),
      wholeMatches: [],
      mentions: await mentionsOf(text, said.at(-1) ?? ''),
      now: SUNDAY,
    })
    state = next.state
    lead = next.lead ?? lead
    said.push(next.text)
  }
  return { said, lead, last: said.at(-1) ?? '' }
}

export const CALL = 'please call me about bi-folds'
