import { cuesIn } from './cues'
import type { Match } from './intents'
import type { Request } from './requests'
import type { State } from './state'
import { notesIn } from './timing'

/** Whether a request wants an answer, or only tells what was asked for. */
export function isQuestion(request: Request, matches: Match[], state: State, isBusy: boolean) {
  const score = matches[0]?.score ?? 0
  const isTaking = state.stage === 'collecting' || state.stage === 'confirming'
  if (!isTaking) return request.asks || (!isBusy && score >= 0.8)
  if (notesIn(request.text) && !request.text.includes('?')) return false
  return request.text.includes('?') || (request.asks && (score >= 0.5 || cuesIn(request.words).length > 0))
}
