import type { Answered } from './answered'
import { filled, PHONE, VALUES } from './catalogue'
import { withoutQuestion } from './compose'
import type { Turn } from './part'
import { kept, type Said } from './qualify'
import { reduce, type State } from './state'
import { composedOf, withText } from './taking'

/** Offers of a call, and of a person to talk to. */

/** Somebody to talk to: the number, and whether it is answered now. */
export function personFor(state: State, turn: Turn, answered: Answered | undefined): Said {
  const isOpen = isFirstOffer(state)
  const offer = isOpen ? ' Or shall I ask someone to ring you?' : ''
  const text = `Of course: ring ${PHONE}, or message us on ${VALUES.whatsapp}. ${filled('{office}', turn.now)}${answered ? '' : offer}`
  const rest = answered ? `\n\n${composedOf(answered, turn, state)}` : ''
  return state.stage === 'confirming'
    ? withText(kept(state), `${text}${rest}`)
    : { state: reduce(state, { type: 'offered' }), text: `${text}${rest}` }
}

/** A call is offered once; whoever wants one later says so. */
export function isFirstOffer({ stage, offers }: State) {
  return (stage === 'idle' || stage === 'offered') && offers === 0
}

/** An answer without its offer to call: where it admits a gap, with who can tell. */
export function withoutOffer(text: string) {
  const rest = withoutQuestion(text)
  const isGap = /\b(?:I don['’]t|I can['’]t|I haven['’]t|I['’]ve no)\b/.test(rest)
  return isGap && !/\]\((?:tel:|\/contact)/.test(rest) ? `${rest} The office can tell you: ${PHONE}.` : rest
}
