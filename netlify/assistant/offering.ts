import type { Answered } from './answered'
import { answerTo } from './answering'
import { filled, PHONE, VALUES } from './catalogue'
import { withoutQuestion } from './compose'
import { OTHERS, OTHERS_FIRST, saysNotAsked } from './consent'
import type { Turn } from './part'
import { PATTERNS } from './patterns'
import { kept, TAKEN_BACK, type Said } from './qualify'
import { isReachable, type Found } from './slots'
import { isFree, reduce, type State } from './state'
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
  if (spare === undefined)
    return { state: next, text: saysNotAsked(turn.text) ? talk.SAY.othersRefused : talk.SAY.others }
  return {
    state: reduce(reduce(next, { type: 'wished' }), { type: 'asked', slot: 'contact' }),
    text: talk.SAY.access,
  }
}

/** 'Forget it then', 'I don’t need anything myself' */
const ENDS =
  /\b(?:forget (?:it|that|about it)|leave it|never ?mind|don['’]?t (?:bother|worry)|(?:don['’]?t|dont|do not) (?:need|want) (?:anything|owt|nothing)|not for me|nothing for me|(?:not|won['’]?t) (?:be )?(?:giv\w+|leav\w+|tell\w*) (?:you )?(?:mine|my)|not mine)\b/i
const THEIR_NUMBER = /\b(?:his|her|their) (?:\w+ )?(?:number|details|e-?mail)\b/i
const LANDLORD = /\bland ?(?:lord|lady)\b/i

/**
 * What is said of somebody else who is to be rung and has not asked for it; undefined: the message is of other things.
 *
 * @param before - the state before the message
 */
export function ofStranger(
  before: State,
  state: State,
  { text, whole }: Turn,
  found: Found,
): Said | undefined {
  const isReached = isReachable(state.slots)
  const { othersFirst, othersRefused, othersDone, othersLandlord, othersStill } = talk.SAY
  const say = (said: string): Said => {
    const isNew = LANDLORD.test(`${before.said?.text ?? ''} ${text}`) && !state.told.includes(othersLandlord)
    const all = isNew ? [said, othersLandlord] : [said]
    return { state: { ...state, lastKey: OTHERS, told: [...state.told, ...all] }, text: all.join(' ') }
  }
  if (found.isRefused) return { ...say(othersRefused), lead: TAKEN_BACK }
  const isOpen = state.consent === 'unasked' || state.consent === 'refused'
  if (!isOpen || isReached || found.isOthers || state.alarm !== undefined) return undefined
  const isRefused = saysNotAsked(text)
  const isFirst = before.consent === undefined && isFree(state) && !isRefused
  if (isFirst) return { ...say(othersFirst), state: { ...say(othersFirst).state, lastKey: OTHERS_FIRST } }
  if (PATTERNS.presses.test(lineOf(whole.words)) && !isRefused) return say(othersStill)
  if (ENDS.test(text) && (before.consent !== undefined || !isRefused)) return say(othersDone)
  if (isRefused) return say(state.told.includes(othersRefused) ? othersStill : othersRefused)
  return THEIR_NUMBER.test(text) ? say(othersStill) : undefined
}
