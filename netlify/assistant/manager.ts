import type { Turn } from './part'
import { kept, type Said } from './qualify'
import { reduce, type State } from './state'
import * as talk from './talk'

/** 'I don’t want a salesman. I want a manager.': whom of ours somebody wants to hear from; no refusal to be rung. */
const WANTS =
  /\b(?:want|need|like|rather|insist on|demand|expect)\b(?: to (?:speak|talk) to| to hear from)? (?:a|the|your|some) (?:\w+ )?(?:manager|boss|owner|director|supervisor)\b(?! of\b)|\b(?:manager|boss|owner|director|supervisor),? (?:please|not (?:a |another )?sales\w*)/i

/** The reply: it is put down, and a number is asked for where there is none. */
export function managerFor(state: State, { text, whole }: Turn): Said | undefined {
  if (!WANTS.test(text) || whole.asks || state.stage === 'sent') return undefined
  const { phone, email } = state.slots
  const sorry = state.isComplaint ? `${talk.SAY.sorry} ` : ''
  if (phone ?? email) return { ...kept(state), text: `${sorry}${talk.SAY.managerNoted}` }
  const next = reduce(reduce(state, { type: 'wished' }), { type: 'asked', slot: 'contact' })
  return { state: next, text: `${sorry}${talk.SAY.managerAsked}` }
}
