import { asksForNeed, asksWhen, isDone, refuses, refusesCall, saysNo } from './acts'
import type { Answered } from './answered'
import { filled } from './catalogue'
import { composed, withoutQuestion } from './compose'
import { withoutOffice } from './emergency'
import type { Turn } from './part'
import { PATTERNS } from './patterns'
import { advance, kept, type Said } from './qualify'
import type { Found } from './slots'
import { reduce, type State } from './state'
import * as talk from './talk'
import { newIn } from './told'
import { lineOf, wordsOf } from './words'

/** What is said while the details for a call are taken, and once they are there. */

/** 'CM1 4QR. That's me done.' */
function endsIn(text: string) {
  const last =
    text
      .split(/[.!\n]+\s*/)
      .filter(Boolean)
      .at(-1) ?? ''
  return /\b(?:all|done|everything|bye|lot|it)\b/i.test(last) && isDone(wordsOf(last))
}

const joined = (texts: string[], by: string) => texts.filter(Boolean).join(by)

/**
 * @param answered - the answer to a question that was asked meanwhile
 * @param known - the same, if it knows something
 */
export function taking(
  state: State,
  turn: Turn,
  found: Found,
  answered: Answered | undefined,
  known: Answered | undefined,
): Said {
  const { words } = turn.whole
  const isNew = found.phone !== undefined || found.email !== undefined || found.name !== undefined
  const isConfirming = state.stage === 'confirming'
  if (state.begun) return { state, text: talk.SAY.rest }
  const isRefusal = refuses(words) || (saysNo(words) && state.asked !== 'urgency')
  if (isRefusal && !isNew && !isConfirming && (refusesCall(words) || !answered))
    return { state: reduce(state, { type: 'declined' }), text: talk.SAY.declined }
  if (isConfirming && asksForNeed(words)) return withText(kept(state), talk.SAY.notNeeded)
  const isOpen = answered && !isNew && turn.text.includes('?')
  const isMailOnly = state.slots.email !== undefined && state.slots.phone === undefined
  const first = asksWhen(words)
    ? talk.next(state.slots)
    : isMailOnly && PATTERNS.willTheyRing.test(lineOf(words))
      ? talk.SAY.byMail
      : known
        ? withoutQuestion(composedOf(known, turn, state))
        : isOpen
          ? talk.SAY.forTheExpert
          : ''
  const told = isNew || found.isShort ? '' : talk.heard(newIn(turn, found), first === '')
  const base = known ? after(state, known) : state
  // A question while details are taken: answered, and the taking goes on.
  if (first && !isNew)
    return isConfirming
      ? withText(kept(base), joined([first, told], '\n\n'))
      : {
          // Who asks something back is not asked again at once.
          state: { ...base, isAsking: !state.isAsking },
          text: joined([first, state.isAsking ? '' : talk.softly(state.asked ?? 'name', state)], '\n\n'),
        }
  const next = advance(base, found, {
    isNoted: told !== '',
    isOver: (isDone(words) || endsIn(turn.text)) && !first,
  })
  const isPassed = next.lead && next.lead.complete !== false
  return withText(next, joined([first, joined([isPassed ? '' : told, next.text], ' ')], '\n\n'))
}

/** What to say to somebody whose details have gone to the office; undefined: what is asked is answered. */
export function afterwards(
  state: State,
  { whole: { words } }: Turn,
  { phone, email, name, urgency, postcode, notes, manners }: Found,
  { known, isWish }: { known: Answered | undefined; isWish: boolean },
): Said | undefined {
  const line = lineOf(words)
  const isTold = name || urgency || postcode || notes || manners
  if (phone !== undefined || email !== undefined || (isTold && !known))
    return { state, text: talk.afterSent(true, state.slots) }
  if (state.slots.email && !state.slots.phone && PATTERNS.willTheyRing.test(line))
    return { state, text: talk.SAY.byMail }
  if (PATTERNS.takesLeave.test(line)) return { state, text: talk.SAY.nothingElse }
  return isWish || asksWhen(words) ? { state, text: talk.afterSent(false, state.slots) } : undefined
}

export const withText = (said: Said, text: string): Said => ({ ...said, text })

/** The state once something was answered. */
export function after(state: State, { event }: Answered) {
  return reduce(state, event)
}

/** An answer as one text, with its values filled in. */
export function composedOf({ parts }: Answered, { now }: Turn, { alarm }: State) {
  const text = composed(parts)
  return filled(alarm === undefined ? text : withoutOffice(text), now)
}
