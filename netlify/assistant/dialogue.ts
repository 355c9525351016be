import { endsAlarm, isBoarded, isCalm, isCovered, wasNone } from './calm'
import { filled } from './catalogue'
import { converse } from './converse'
import { withheld } from './desk'
import {
  besideAlarm,
  ALARM_TURNS,
  besideEmergency,
  coveredIn,
  emergencyAnswer,
  inEmergency,
  STATED,
} from './emergency'
import { hear } from './hearing'
import { isWritten } from './intents'
import { withKindWord } from './kind'
import { isLetDown } from './let-down'
import type { Turn } from './part'
import { afterwardsOf, alarmIn, alarmInStory, withPhone } from './safety'
import { isReachable, type Found } from './slots'
import { reduce, type State } from './state'
import { kept, withdrawn, type Said } from './qualify'
import * as talk from './talk'
import { urgencyIn } from './timing'

/** The reply to a message, with a kind word where there is need of one. */
export const reply = (before: State, said: Turn) => withKindWord(before, said.text, answering(before, said))

/** Danger first, then the dialogue about a call, then what was asked. */
function answering(before: State, said: Turn): Said {
  const { words } = said.whole
  const rang = talk.whoRang(said.text, words)
  if (rang) return { state: before, text: rang }
  const { state, turn, found } = hear(before, said)
  const isOver = before.alarm === undefined ? before.said !== undefined && isCovered(turn) : endsAlarm(turn)
  if (isOver) return calmed(before, state, turn, found)
  const first =
    alarmed(before, state, turn, found) ??
    (state.alarm === undefined ? undefined : inEmergency(state, turn, found))
  if (first) return withLead(before.stage === 'confirming' ? added(first) : first, found)
  const isOpen = state.alarm !== undefined && state.alarm <= ALARM_TURNS
  const next = withheld(before, withLead(converse(before, state, turn, found), found))
  const text = isOpen ? withPhone(next.text) : next.text
  const isTaking = before.stage === 'collecting' || before.stage === 'confirming'
  const isMore = isTaking || turn.text.includes('?')
  return { ...next, text: found.isCard ? `${talk.SAY.card} ${isMore ? text : ''}`.trim() : text }
}

const SENDS_NOBODY =
  /\b(?:don['’]?t|do not|no need to|needn['’]?t|nobody (?:needs|has) to) (?:you |anyone |anybody )?(?:send|come|bother)\b|\bcancel\b/i

/** The reply once an alarm is over: what hung on it is gone, and what is told or asked beside it is taken up. */
function calmed(before: State, heard: State, turn: Turn, found: Found): Said {
  const beside = turn.requests.filter((request) => !isCalm(request))
  const state = reduce(heard, { type: 'calmed', urgency: urgencyIn(beside) })
  const isMore = beside.length > 0 || (found.phone ?? found.email ?? found.name) !== undefined
  const { calm, calmed, misread } = talk.SAY
  // 'Panic over, don't send anyone!'
  if (before.stage === 'confirming' && SENDS_NOBODY.test(turn.text)) {
    const said = withdrawn(state)
    return { ...said, text: `${calmed} ${said.text}` }
  }
  const opening = wasNone(turn) ? misread : isMore ? calmed : calm
  if (!isMore) {
    const next = state.stage === 'confirming' ? kept(state) : { state }
    return { ...next, text: opening }
  }
  const next = withheld(before, withLead(converse(before, state, without(turn, isCalm), found), found))
  return { ...next, text: [opening, next.text].filter(Boolean).join(' ') }
}

/** A message without some of its sentences: they are answered by themselves. */
function without(turn: Turn, isSaid: (request: Turn['requests'][number]) => boolean): Turn {
  const left = turn.requests.flatMap((request, at) => (isSaid(request) ? [] : at))
  const requests = left.map((at) => turn.requests[at]!)
  const matches = left.map((at) => turn.matches[at]!)
  const [only] = requests
  const isOne = only && requests.length === 1
  return { ...turn, requests, matches, ...(isOne ? { whole: only, wholeMatches: matches[0]! } : {}) }
}

/** Whoever leaves a number or an address is passed on, whatever else the reply is about. */
function withLead(said: Said, found: Found): Said {
  const { slots } = said.state
  const isNamed = found.name !== undefined && isReachable(slots)
  const isLost = (isReachable(found) || isNamed) && said.lead === undefined
  if (!isLost || said.state.stage === 'sent' || said.state.stage === 'declined') return said
  return { ...kept(said.state), text: said.text }
}

/** What is told of danger once an enquiry is kept belongs to it, and makes it urgent. */
function added(said: Said): Said {
  if (said.lead || said.state.stage !== 'confirming' || said.state.alarm === undefined) return said
  const slots = { urgency: 'high' } as const
  const urgent = reduce(said.state, { type: 'told', slots, wishes: [], isInstead: false })
  return { ...kept(urgent), text: said.text }
}

/** The advice where the message tells of danger; undefined where it does not, or asks more of what it told before. */
function alarmed(before: State, state: State, turn: Turn, found: Found): Said | undefined {
  const { words } = turn.whole
  const alarm = alarmIn(words) ?? alarmInStory(before.words, turn.text)
  if (!alarm || (!alarm.isLife && isBoarded(turn))) return undefined
  // 'E-mail first, I'm up a scaffold most of the day' tells how to be reached.
  if (alarm.isAdvice && (found.phone ?? found.email)) return undefined
  // 'Can you do a walk-on roof light?' asks what there is, and stands on nothing.
  if (alarm.isAdvice && isWritten(turn.wholeMatches[0])) return undefined
  if (state.alarm !== undefined && state.alarm <= 1 && afterwardsOf('alarm', words, turn.now))
    return undefined
  // Told again in other words: the same advice, shorter.
  const isSaid = before.alarm !== undefined && before.lastKey === alarm.id
  const next = { ...state, lastKey: alarm.id }
  if (alarm.isAdvice)
    return { state: next, text: [filled(alarm.say, turn.now), ...besideAlarm(turn)].join('\n\n') }
  const say = emergencyAnswer(alarm, turn) ?? alarm.say
  const beside = alarm.isLife ? [] : besideEmergency(turn)
  // 'Third time I've chased, and the door won't lock'
  const sorry = !alarm.isLife && isLetDown(turn) ? `${talk.SAY.sorry} ` : ''
  const isReached = isReachable(state.slots)
  // Who has left a number is asked for none: what is told now goes with it.
  if (before.alarm !== undefined && isReached && !alarm.isLife)
    return { ...kept(reduce(next, { type: 'alarmed' })), text: talk.SAY.toldAsWell }
  const advice = sorry + (isSaid && say === alarm.say ? STATED : withPhone(filled(say, turn.now)))
  const text = alarm.isLife ? advice : coveredIn(advice, turn)
  return { state: reduce(next, { type: 'alarmed' }), text: [text, ...beside].join('\n\n') }
}
