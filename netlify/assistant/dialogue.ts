import {
  asksForNeed,
  isDone,
  isInstead,
  refuses,
  refusesCall,
  saysNo,
  saysYes,
  wishOf,
} from './acts'
import { answerTo, type Answered } from './answering'
import { CARDS } from './cards'
import { filled, PHONE, VALUES } from './catalogue'
import { composed, withoutQuestion } from './compose'
import { cuesIn } from './cues'
import { withdrawnIn } from './details'
import type { Match } from './intents'
import { kinIn, withKin } from './kin'
import { isNewName } from './names'
import type { Turn } from './part'
import type { Request } from './requests'
import { inEmergency, STATED, withoutOffice, withScene } from './emergency'
import { afterwardsOf, alarmIn, withPhone } from './safety'
import { slotsIn, type Found } from './slots'
import { reduce, type State } from './state'
import { advance, kept, MOST_TRIES, type Said } from './qualify'
import * as talk from './talk'
import { detailsOf, newIn, placeIn, slotsOnly, wishesIn, withoutSurname } from './told'

/** How long an open house stays the first matter. */
const ALARM_TURNS = 3

/** A message with a name and no more than this beside it introduces somebody. */
const MOST_NAME_WORDS = 6

/** The reply to a message: danger first, then the dialogue about a call, then what was asked. */
export function reply(before: State, heard: Turn): Said {
  const { words } = heard.whole
  const isExpected =
    before.alarm !== undefined ||
    before.stage === 'offered' ||
    heard.requests.some((one, at) => wishOf(one, heard.matches[at] ?? []))
  const kin = kinIn(heard.text, before.slots.kin)
  const all = slotsIn(heard.text, before.asked, {
    isExpected,
    isEmergency: before.alarm !== undefined,
    hasPhone: before.slots.phone !== undefined,
    hasKin: kin !== undefined,
  })
  const known = before.slots.name
  // A word that only looks like a name does not take the place of one that was given.
  const isStray =
    known && all.name && !kin?.isRung && !isNewName(heard.text, known, all.name, all.phone !== undefined)
  const found = withKin(isStray ? { ...all, name: undefined } : all, heard.text, before.slots)
  const turn = withoutSurname(heard, found)
  let state = reduce(before, { type: 'turned' })
  const isTaking = state.stage === 'collecting' || state.stage === 'confirming'
  state = reduce(state, {
    type: 'told',
    withdrawn: withdrawnIn(heard.text, state.slots.details ?? []),
    slots: {
      ...slotsOnly(found),
      ...placeIn(turn, found.name ?? known),
      ...detailsOf(turn, found, isTaking),
    },
    wishes: wishesIn(state, turn, found),
    isInstead: isInstead(words) && wishesIn(state, turn, found).length > 0,
  })
  const alarm = alarmIn(words)
  if (alarm && !(state.alarm !== undefined && state.alarm <= 1 && afterwardsOf('alarm', words, turn.now))) {
    // Told again in other words: the same advice, shorter.
    const isSaid = before.alarm !== undefined && before.lastKey === alarm.id
    const next = { ...withScene(state, turn), lastKey: alarm.id }
    const say = emergencyAnswer(turn) ?? alarm.say
    return {
      state: reduce(next, { type: 'alarmed' }),
      text: isSaid && say === alarm.say ? STATED : withPhone(filled(say, turn.now)),
    }
  }
  const isOpen = state.alarm !== undefined && state.alarm <= ALARM_TURNS
  const first = state.alarm === undefined ? undefined : inEmergency(state, turn, found)
  if (first) return first
  const said = converse(state, turn, found)
  const text = isOpen ? withPhone(said.text) : said.text
  return { ...said, text: found.isCard ? `${talk.CARD} ${text}` : text }
}

/** From here a written answer to this very emergency is better than the general advice. */
const SAME_EMERGENCY = 0.62

function emergencyAnswer({ wholeMatches: [best], matches }: Turn) {
  const found = [best, ...matches.map(([first]) => first)].find(
    (match) => match && match.score >= SAME_EMERGENCY && CARDS.get(match.id)?.file === 'emergency',
  )
  return found && CARDS.get(found.id)?.say
}

function converse(state: State, turn: Turn, found: Found): Said {
  const { words } = turn.whole
  const wishes = turn.requests.map((request, at) => wishOf(request, turn.matches[at] ?? []))
  const wish = wishes.find(Boolean)
  const hasContact = found.phone !== undefined || found.email !== undefined
  const isBusy = wish !== undefined || hasContact
  const asks = turn.requests.map(
    (request, at) => !wishes[at] && isQuestion(request, turn.matches[at] ?? [], state, isBusy),
  )
  const answered = asks.some(Boolean) ? answerTo(state, turn, asks) : undefined
  // That nothing is known of something stands in no way of a good reply.
  const known = answered?.parts.some(({ isUnknown }) => !isUnknown) ? answered : undefined
  if (found.isOthers) return { state, text: talk.OTHERS }
  const isFree = state.stage === 'idle' || state.stage === 'offered' || state.stage === 'declined'
  if (isFree && found.name && !hasContact && !turn.text.includes('?') && words.said.length <= MOST_NAME_WORDS)
    return begin(state, 'contact', undefined, turn, found)
  if (isFree && !hasContact && (refusesCall(words) || asksForNeed(words)))
    return { state: reduce(state, { type: 'declined' }), text: talk.NO_CALL }

  if (wish === 'person' && !hasContact) return personFor(state, turn, known)
  const later = isFree && state.isComplaint && !isBusy && afterwardsOf('complaint', words, turn.now)
  if (later) return { state, text: later }
  if (isFree && state.isComplaint && !isBusy && !turn.whole.asks && !isDone(words))
    return { state: reduce(state, { type: 'offered' }), text: talk.COMPLAINT }

  if (state.stage === 'sent' && state.lead) {
    if (hasContact || ((found.name || found.urgency || found.postcode || found.notes) && !known))
      return { state, text: talk.afterSent(state.lead, true, found) }
    if (wish && !answered) return { state, text: talk.afterSent(state.lead, false, {}, state.slots) }
    return plain(state, turn, answered)
  }
  if (state.stage === 'collecting' || state.stage === 'confirming') {
    const isRefusal = refuses(words) || (saysNo(words) && state.asked !== 'urgency')
    if (isRefusal && !hasContact && !found.name && !answered && state.stage === 'collecting') {
      if (
        / (phone|number|mobile) /.test(` ${words.said.join(' ')} `) &&
        state.tries.contact + state.tries.name < MOST_TRIES + 1
      )
        return { state: reduce(state, { type: 'asked', slot: 'contact' }), text: talk.EMAIL_INSTEAD }
      return { state: reduce(state, { type: 'declined' }), text: talk.DECLINED }
    }
    if (asksForNeed(words) && (state.slots.phone || state.slots.email) && state.stage === 'confirming')
      return withText(kept(state), talk.NOT_NEEDED)
    const isOpen = answered && !hasContact && !found.name && turn.text.includes('?')
    const first = known ? withoutQuestion(composedOf(known, turn, state)) : isOpen ? talk.FOR_THE_EXPERT : ''
    const told = hasContact || found.name || found.isShort ? '' : talk.heard(newIn(turn, found, true))
    if (first && !hasContact && !found.name && state.stage === 'collecting') {
      const { asked = 'name' } = state
      const soft = state.isAside ? '' : talk.SOFTLY[asked]
      const next = { ...(known ? after(state, known) : state), isAside: !state.isAside }
      return { state: next, text: [first, soft].filter(Boolean).join('\n\n') }
    }
    const base = known ? after(state, known) : state
    const isOver = isDone(words) && !first
    // A question while the details are there: answered, and the visitor may go on.
    if (first && !hasContact && !found.name && state.stage === 'confirming')
      return withText(kept(base), [first, told].filter(Boolean).join('\n\n'))
    const next = advance(base, found, { isNoted: told !== '', isOver })
    const noted = next.lead && next.lead.complete !== false ? '' : told
    return { ...next, text: [first, [noted, next.text].filter(Boolean).join(' ')].filter(Boolean).join('\n\n') }
  }
  if (state.stage === 'offered' && !hasContact && (!known || (found.name && saysYes(words))) && !wish) {
    if (saysNo(words)) return { state: reduce(state, { type: 'declined' }), text: talk.DECLINED }
    if (saysYes(words)) return begin(state, 'accepted', undefined, turn, found)
  }
  // 'Yes please' to an answer that offered nothing, and 'no thanks'.
  if (!wish && !hasContact && words.said.length <= 4) {
    const isPlease = saysYes(words) && words.said.includes('please') && state.last !== undefined
    if (isPlease) return begin(state, 'accepted', undefined, turn, found)
    if (saysNo(words) && state.last) return { state, text: talk.NOTHING_ELSE }
  }
  if (wish || hasContact || found.isShort || (found.name && !known))
    return begin(state, wish ?? 'contact', known, turn, found)
  return plain(state, turn, answered)
}

/** Somebody to talk to: the number, and whether it is answered now. */
function personFor(state: State, turn: Turn, answered: Answered | undefined): Said {
  const isOpen = state.stage === 'idle' || state.stage === 'offered'
  const offer = isOpen ? ' Or shall I ask someone to ring you?' : ''
  const text = `Of course: ring ${PHONE}, or message us on ${VALUES.whatsapp}. ${filled('{office}', turn.now)}${answered ? '' : offer}`
  const rest = answered ? `\n\n${composedOf(answered, turn, state)}` : ''
  return state.stage === 'confirming'
    ? withText(kept(state), `${text}${rest}`)
    : { state: reduce(state, { type: 'offered' }), text: `${text}${rest}` }
}

const withText = (said: Said, text: string): Said => ({ ...said, text })

/** Starts to take details: what was asked beside the wish is answered first. */
function begin(state: State, how: string, answered: Answered | undefined, turn: Turn, found: Found): Said {
  const wished = reduce(answered ? after(state, answered) : state, { type: 'wished' })
  const about = wished.wanted ? [wished.wanted] : wished.topics.slice(0, 2)
  const topics = wished.wishes.length > 0 ? [] : about.map(({ label }) => label)
  const next = advance(reduce(wished, { type: 'told', slots: {}, wishes: topics, isInstead: false }), found)
  const isThanked = next.text.startsWith('Thanks')
  const opening = next.lead || isThanked ? '' : (talk.OPENINGS[how] ?? '')
  return { ...next, text: before(answered, turn, [opening, next.text].filter(Boolean).join(' '), state) }
}

function before(answered: Answered | undefined, turn: Turn, text: string, state: State) {
  return answered ? `${withoutQuestion(composedOf(answered, turn, state))}\n\n${text}` : text
}

/** An answer and nothing else; an offer to call that it ends in is remembered. */
function plain(state: State, turn: Turn, answered: Answered | undefined): Said {
  const whole = answered ?? answerTo(state, turn, undefined)
  let next = after(state, whole)
  const text = composedOf(whole, turn, state)
  const isFree = next.stage === 'idle' || next.stage === 'offered'
  if (whole.offers && isFree) next = reduce(next, { type: 'offered' })
  else if (next.stage === 'offered') next = { ...next, stage: 'idle' }
  return { state: next, text: whole.offers && !isFree ? withoutQuestion(text) : text }
}

function after(state: State, { event }: Answered) {
  return reduce(state, event)
}

function composedOf({ parts }: Answered, { now }: Turn, { alarm }: State) {
  const isOpen = alarm !== undefined
  const text = composed(parts)
  return filled(isOpen ? withoutOffice(text) : text, now)
}

/** Whether a request wants an answer, or only tells what was asked for. */
function isQuestion(request: Request, matches: Match[], state: State, isBusy: boolean) {
  const score = matches[0]?.score ?? 0
  const isTaking = state.stage === 'collecting' || state.stage === 'confirming'
  if (!isTaking) return request.asks || (!isBusy && score >= 0.6)
  return request.text.includes('?') || (request.asks && (score >= 0.5 || cuesIn(request.words).length > 0))
}
