import type { Answered } from './answered'
import { answerTo } from './answering'
import { filled, PHONE, VALUES } from './catalogue'
import { withoutQuestion } from './compose'
import type { Turn } from './part'
import { PATTERNS } from './patterns'
import { kept, type Said } from './qualify'
import type { Found } from './slots'
import { reduce, type State } from './state'
import { after, composedOf, withText } from './taking'
import * as talk from './talk'
import { lineOf } from './words'

/** Offers of a call, and of a person to talk to. */

/** Somebody to talk to: the number, and whether it is answered now. */
export function personFor(state: State, turn: Turn, answered: Answered | undefined): Said {
  const isOpen = isFirstOffer(state)
  const offer = isOpen ? ' Or shall I ask someone to ring you?' : ''
  const text = `Of course: ring ${PHONE}, or message us on ${VALUES.whatsapp}. ${filled('{office}', turn.now)}${answered ? '' : offer}`
  const rest = answered ? composedOf(answered, turn, state) : ''
  // An answer that gives the number says whom to ring.
  const said = rest.includes(PHONE) ? rest : [text, rest].filter(Boolean).join('\n\n')
  return state.stage === 'confirming'
    ? withText(kept(state), said)
    : { state: reduce(state, { type: 'offered' }), text: said }
}

/** A call is offered once; whoever wants one later says so. */
function isFirstOffer({ stage, offers }: State) {
  return (stage === 'idle' || stage === 'offered') && offers === 0
}

/** An answer without its offer to call: where it admits a gap, with who can tell. */
function withoutOffer(text: string) {
  const rest = withoutQuestion(text)
  const isGap = /\b(?:I don['’]t|I can['’]t|I haven['’]t|I['’]ve no)\b/.test(rest)
  return isGap && !/\]\((?:tel:|\/contact)/.test(rest) ? `${rest} The office can tell you: ${PHONE}.` : rest
}

/** An answer and nothing else; an offer to call that it ends in is remembered. */
export function plain(state: State, turn: Turn, answered: Answered | undefined): Said {
  const whole = answered ?? answerTo(state, turn, undefined)
  let next = after(state, whole)
  const text = composedOf(whole, turn, state)
  const isOffer = whole.offers && isFirstOffer(next)
  if (isOffer) next = reduce(next, { type: 'offered' })
  else if (next.stage === 'offered') next = { ...next, stage: 'idle' }
  return { state: next, text: whole.offers && !isOffer ? withoutOffer(text) : text }
}

/** What was said last: that nobody else's number is kept. */
export const OTHERS = 'others'

/** Somebody else's number: none of ours to ring, but who lets the fitters in is noted beside the visitor's own. */
export function ofOthers(state: State, turn: Turn, { spare }: Found): Said {
  const next = { ...state, lastKey: OTHERS }
  const { phone, email } = state.slots
  // Who is reached already is asked for nothing.
  if (phone ?? email) {
    const isAccess = PATTERNS.access.test(lineOf(turn.whole.words))
    const text =
      spare === undefined ? talk.SAY.othersBeside : isAccess ? talk.SAY.accessNoted : talk.SAY.othersNoted
    return state.stage === 'sent'
      ? { state: next, text: talk.afterSent(true, state.slots) }
      : withText(kept(next), text)
  }
  if (spare === undefined) return { state: next, text: talk.SAY.others }
  return {
    state: reduce(reduce(next, { type: 'wished' }), { type: 'asked', slot: 'contact' }),
    text: talk.SAY.access,
  }
}
