import { asksHear, checksRecord, holds, isCancelled, refusesCall, stops } from './acts'
import { concerns, DESK_ACTS, does, type DeskAct } from './dialogue-acts'
import type { Turn } from './part'
import { kept, recap, TAKEN_BACK, WITHDRAWN, withdrawn, type Said } from './qualify'
import { isReachable } from './slots'
import type { State } from './state'
import { saysItIsOff } from './taking-back'
import * as talk from './talk'
import type { Request } from './requests'

/** What a message does about the enquiry itself: has it read back, asks where it is, holds it, lets it go, cancels it. */

/** Whether any sentence of a message does so. */
export const acts = ({ requests }: Pick<Turn, 'requests'>, act: DeskAct) =>
  requests.some((request) => concerns(request, act))

/**
 * Whether a sentence is about the enquiry, and about nothing else.
 *
 * @param isTold - the message tells something, so that 'is that all right?' is asked of it
 */
export const isOfDesk = (request: Request, isTold: boolean) =>
  checksRecord(request) ||
  DESK_ACTS.some(
    (act) =>
      act !== 'recap' &&
      (act !== 'check' || (isTold && CHECKS.test(request.text))) &&
      (act === 'hear' ? asksHear(request) : act === 'sent' ? asksSent(request) : concerns(request, act)),
  )

/** 'Will the man have identification?' asks nothing of the enquiry, whatever it is like. */
const asksSent = (request: Request) => concerns(request, 'sent') && OF_SENDING.test(request.text)
const OF_SENDING =
  /\b(?:g[eo]t|gone|goes|go|going|went|been|sen[dt]\w*|pass\w*|through|receiv\w*|reach\w*|arriv\w*|submit\w*|forward\w*|happen\w*|next|done|with (?:you|them|the)|(?:my|the) (?:message|enquiry|details|number|request|order))\b/i

/** 'How wide can that one go? The gap is about 2.4m' asks nothing of the record. */
const CHECKS =
  /\b(?:not(?:e|ed|ing)|got|down|add(?:ed)?|chang\w+|alter\w+|amend\w+|taken|updated?|correct\w*|record\w*|list(?:ed)?|put|written|that['’]?s? (?:is )?(?:ok|okay|all right|alright|right|fine|clear|in|done)|(?:ok|okay|all right|alright|fine)(?=\W*$))/i

/** A message without the questions about the enquiry: what it tells of the work. */
export function withoutDesk({ text, requests }: Turn): string {
  return requests
    .filter((request) => !request.told && (concerns(request, 'recap') || concerns(request, 'sent')))
    .reduce((rest, request) => rest.replace(request.text, ' '), text)
}

/** Whether the visitor lets go what was held. */
export const isReleased = (state: State, turn: Turn) =>
  state.isHeld === true &&
  !holds(turn.requests) &&
  (acts(turn, 'go') ||
    (LETS_GO.test(turn.text) && turn.requests.some((one) => does(one, 'desk', 'go', HALF))))

/** 'Either way go ahead and send it, phone only if it’s urgent' */
const LETS_GO =
  /(?<!\b(?:not|never|don['’]?t|dont|before you) )\b(?:go ahead|crack on|send (?:it|them|that)|put (?:it|me) through|pass (?:it|that|me) on)\b/i
const HALF = 0.12

/**
 * The reply to a message about the enquiry; undefined: it is about something else, too, that comes first.
 *
 * @param answer - to what is asked beside it, empty where nothing is
 */
export function atDesk(before: State, state: State, turn: Turn, answer: string): Said | undefined {
  const { name } = state.slots
  const isReached = isReachable(state.slots)
  const beside = (text: string) => [answer, text].filter(Boolean).join('\n\n')
  const isStopped = before.isHeld && (stops(turn.requests) || refusesCall(turn.whole.words))
  // 'My door drops, just mend it. Jo, 07700 …' begins one.
  const wasReached = isReachable(before.slots)
  if (wasReached && (isCancelled(turn) || isStopped) && saysItIsOff(turn.text)) {
    if (state.stage === 'sent') return { state, text: talk.afterSent(true, state.slots) }
    return withdrawn({ ...state, isHeld: false })
  }
  // 'I've not had the quote yet, name of Pearson' opens a conversation: nothing is there to be held.
  const isThere = isReached || (name !== undefined && before.said !== undefined)
  if (holds(turn.requests, before.stage === 'confirming') && isThere && state.stage !== 'sent') {
    const isNew = before.isHeld !== true
    return { state: { ...state, isHeld: true }, text: beside(isNew ? talk.held(state) : talk.SAY.stillHeld) }
  }
  // Who has told nothing has nothing to be read back.
  if (before.said === undefined && !isReached) return undefined
  const isRead = turn.requests.some(checksRecord)
  // 'Are you FENSA registered?' has an answer of its own.
  const isAnswered = (at: number) => (turn.matches[at]?.[0]?.score ?? 0) >= ANSWERED
  const isAsked = turn.requests.some((request, at) => request.asks && asksSent(request) && !isAnswered(at))
  // What is read back says so already where nothing has gone.
  const isSaid = isRead && (state.isHeld || !isReached)
  const said = [isRead && recap(state), isAsked && !isSaid && whereIs(state)].filter(Boolean)
  if (said.length === 0) return undefined
  const text = beside(said.join(' '))
  return state.stage === 'confirming' ? { ...kept(state), text } : { state, text }
}

const ANSWERED = 0.85

/** Where the enquiry is. */
function whereIs(state: State) {
  if (state.lastKey === WITHDRAWN) return talk.SAY.isWithdrawn
  if (state.stage === 'sent') return talk.afterSent(false, state.slots)
  if (state.isHeld) return talk.SAY.stillHeld
  return isReachable(state.slots) ? talk.SAY.notYet : talk.SAY.nothingToPass
}

/** While it is held nothing goes out; what went before is taken back. */
export function withheld(before: State, said: Said): Said {
  if (!said.state.isHeld) return said
  const wasKept = before.stage === 'confirming'
  const state: State = said.state.stage === 'confirming' ? { ...said.state, stage: 'idle' } : said.state
  const { lead, ...rest } = said
  void lead
  return wasKept ? { ...rest, state, lead: TAKEN_BACK } : { ...rest, state }
}

/** What is told while it is held: only noted. */
export function whileHeld(state: State, told: string, answer: string): Said | undefined {
  const text = [answer, told].filter(Boolean).join('\n\n')
  return text ? { state, text } : undefined
}
