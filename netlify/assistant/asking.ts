import { cuesIn } from './cues'
import type { Match } from './intents'
import type { Request } from './requests'
import type { State } from './state'
import { ABOUT_CALL } from './details'
import { ASKS } from './requests'
import { notesIn } from './timing'
import { contentOf } from './words'

/** Whether a request wants an answer, or only tells what was asked for. */
export function isQuestion(request: Request, matches: Match[], state: State, isBusy: boolean) {
  const score = matches[0]?.score ?? 0
  const isTaking = state.stage === 'collecting' || state.stage === 'confirming'
  if (!isTaking) return request.asks || (!isBusy && score >= 0.8)
  if (notesIn(request.text) && !request.text.includes('?')) return false
  // 'A telephone number? Very well': said again, and not asked.
  if (!ASKS.test(request.plain) && contentOf(request.words.stems).every((stem) => ABOUT_CALL.has(stem)))
    return false
  return request.text.includes('?') || (request.asks && (score >= 0.5 || cuesIn(request.words).length > 0))
}
