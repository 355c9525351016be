import { asksForNeed, isDone, isGrievance, isInstead, refusesCall, saysNo, saysYes, wishOf } from './acts'
import type { Answered } from './answered'
import { answerTo } from './answering'
import { isQuestion } from './asking'
import { filled } from './catalogue'
import { withoutQuestion } from './compose'
import { withdrawnIn } from './details'
import { productsOf } from './entities'
import { firstsFor } from './firsts'
import { kinIn, withKin } from './kin'
import { fuller, isNewName } from './renamed'
import type { Turn } from './part'
import { PATTERNS } from './patterns'
import { emergencyAnswer, inEmergency, STATED } from './emergency'
import { afterwardsOf, alarmIn, withPhone } from './safety'
import { mannersIn } from './timing'
import { beginsNumber, slotsIn, withBeginning, withTail, type Found } from './slots'
import { reduce, type State } from './state'
import { advance, type Said } from './qualify'
import { personFor, plain } from './offering'
import { after, afterwards, composedOf, taking } from './taking'
import * as talk from './talk'
import { lineOf } from './words'
import { detailsOf, namedIn, placeIn, slotsOnly, wishesIn, withoutSurname } from './told'
import { tellsStreet } from './whose'

/** What was said last: that nobody else's number is kept. */
const OTHERS = 'others'

/** How long an open house stays the first matter. */
const ALARM_TURNS = 3

/** A message with a name and no more than this beside it introduces somebody. */
const MOST_NAME_WORDS = 6

/** The reply to a message: danger first, then the dialogue about a call, then what was asked. */
export function reply(before: State, said: Turn): Said {
  const heard = { ...said, text: withBeginning(before.begun, said.text) }
  const { words } = heard.whole
  const isExpected =
    before.alarm !== undefined ||
    before.stage === 'offered' ||
    heard.requests.some((one, at) => wishOf(one, heard.matches[at] ?? []))
  const kin = kinIn(heard.text, before.slots.kin)
  const mended = withTail(before.slots.phone, heard.text)
  const slots = slotsIn(heard.text, before.asked, {
    isExpected,
    isEmergency: before.alarm !== undefined,
    hasPhone: before.slots.phone !== undefined,
    hasKin: kin !== undefined,
  })
  const rang = talk.whoRang(heard.text, words)
  if (rang) return { state: before, text: rang }
  const all = mended && !slots.phone ? { ...slots, phone: mended, isShort: false } : slots
  const known = before.slots.name
  // A word that only looks like a name does not take the place of one that was given.
  const own = kin?.isRung ? undefined : known
  const isStray = own && all.name && !isNewName(heard.text, own, all.name, all.phone !== undefined)
  const inFull = own && fuller(own, heard.text)
  // 'Invoices to me though, Ada Bell, ada@…': another than the one to ring, kept in the visitor's own words.
  const isOther = isStray && all.email !== undefined && !all.phone && before.slots.phone !== undefined
  const given = isOther ? { ...all, email: undefined, spare: heard.text } : all
  const named = inFull ? { ...all, name: inFull } : isStray ? { ...given, name: undefined } : all
  const found = withKin(named, heard.text, before.slots)
  const turn = withoutSurname(heard, found)
  const isTaking = before.stage === 'collecting' || before.stage === 'confirming'
  let state = reduce(before, { type: 'turned', begun: isTaking ? beginsNumber(heard.text) : undefined })
  state = reduce(state, {
    type: 'told',
    withdrawn: withdrawnIn(heard.text, state.slots.details ?? []),
    slots: {
      ...slotsOnly(found),
      ...placeIn(turn, found.name ?? known),
      ...detailsOf(turn, found),
    },
    wishes: wishesIn(state, turn, found),
    named: namedIn(turn),
    isInstead: isInstead(words) && wishesIn(state, turn, found).length > 0,
    isRetimed: PATTERNS.corrects.test(heard.text),
  })
  const alarm = alarmIn(words)
  if (alarm && !(state.alarm !== undefined && state.alarm <= 1 && afterwardsOf('alarm', words, turn.now))) {
    // Told again in other words: the same advice, shorter.
    const isSaid = before.alarm !== undefined && before.lastKey === alarm.id
    const next = { ...state, lastKey: alarm.id }
    if (alarm.isAdvice) return { state: next, text: filled(alarm.say, turn.now) }
    const say = emergencyAnswer(alarm, turn) ?? alarm.say
    return {
      state: reduce(next, { type: 'alarmed' }),
      text: isSaid && say === alarm.say ? STATED : withPhone(filled(say, turn.now)),
    }
  }
  const isOpen = state.alarm !== undefined && state.alarm <= ALARM_TURNS
  const first = state.alarm === undefined ? undefined : inEmergency(state, turn, found)
  if (first) return first
  const next = converse(state, turn, found)
  const text = isOpen ? withPhone(next.text) : next.text
  const isMore = isTaking || heard.text.includes('?')
  return { ...next, text: found.isCard ? `${talk.SAY.card} ${isMore ? text : ''}`.trim() : text }
}

function converse(state: State, turn: Turn, found: Found): Said {
  const { words } = turn.whole
  const wishes = turn.requests.map((request, at) => wishOf(request, turn.matches[at] ?? []))
  const isChannel = found.manners?.some((manner) => /mail|text|calls/i.test(manner)) ?? false
  // 'I can't take calls, is that all right?' asks nothing else.
  const isOnlyChannel = turn.requests.every(({ asks, text }) => !asks || mannersIn(text).length > 0)
  const wish = wishes.find(Boolean) ?? (isChannel && isOnlyChannel ? 'contact' : undefined)
  const hasContact = found.phone !== undefined || found.email !== undefined
  const isTaking = state.stage === 'collecting' || state.stage === 'confirming'
  const isBusy = wish !== undefined || hasContact || state.stage === 'sent'
  const isLeaving = PATTERNS.takesLeave.test(lineOf(words))
  const asks = turn.requests.map(
    (request, at) =>
      !wishes[at] &&
      !(isTaking && isLeaving) &&
      !refusesCall(request.words) &&
      !(isTaking && tellsStreet(request.text)) &&
      mannersIn(request.text).length === 0 &&
      isQuestion(request, turn.matches[at] ?? [], state, isBusy),
  )
  const answered = asks.some(Boolean) ? answerTo(state, turn, asks) : undefined
  // An answer that admits a gap must not hide a good one.
  const known = answered?.parts.some(({ isUnknown }) => !isUnknown) ? answered : undefined
  if (found.isOthers) return { state: { ...state, lastKey: OTHERS }, text: talk.SAY.others }
  if (state.lastKey === OTHERS && !hasContact && PATTERNS.presses.test(lineOf(words)))
    return { state, text: talk.SAY.othersStill }
  const isFree = state.stage === 'idle' || state.stage === 'offered' || state.stage === 'declined'
  if (isFree && found.name && !hasContact && !turn.text.includes('?') && words.said.length <= MOST_NAME_WORDS)
    return begin(state, 'contact', undefined, turn, found)
  if (isFree && !hasContact && !isChannel && (refusesCall(words) || asksForNeed(words)))
    return {
      state: reduce(known ? after(state, known) : state, { type: 'declined' }),
      text: known
        ? `${talk.SAY.noCallNeeded} ${withoutQuestion(composedOf(known, turn, state))}`
        : talk.noCall(state, isLeaving || isDone(words)),
    }
  if (
    isFree &&
    ((wish && wish !== 'person') || hasContact) &&
    isGrievance(firstsFor(turn.whole, [])[0]?.part.intent)
  )
    return begin({ ...state, isComplaint: true }, 'complaint', undefined, turn, found)
  const isAggrieved = isFree && state.isComplaint && !hasContact && (!wish || wish === 'person')
  const later = isAggrieved && afterwardsOf('complaint', words, turn.now)
  if (later) return { state, text: later }
  const isSame = isGrievance(turn.wholeMatches[0])
  if (isAggrieved && !isSame && !turn.whole.asks && !isDone(words))
    return {
      state: reduce(state, { type: 'offered' }),
      text: state.stage === 'offered' ? talk.SAY.complaintMore : talk.SAY.complaint,
    }
  if (wish === 'person' && !hasContact) return personFor(state, turn, known)

  if (state.stage === 'sent')
    return (
      afterwards(state, turn, found, { known, isWish: wish !== undefined && !answered }) ??
      plain(state, turn, answered)
    )
  if (isTaking) return taking(state, turn, found, answered, known)
  if (state.stage === 'offered' && !hasContact && (!known || (found.name && saysYes(words))) && !wish) {
    if (saysNo(words)) return { state: reduce(state, { type: 'declined' }), text: talk.SAY.declined }
    if (saysYes(words)) return begin(state, 'accepted', undefined, turn, found)
  }
  if (isFree && !wish && !hasContact && !turn.whole.asks && PATTERNS.thinks.test(lineOf(words)))
    return { state, text: talk.SAY.nothingElse }
  // 'Yes please' to an answer that offered nothing, and 'no thanks'.
  if (!wish && !hasContact && words.said.length <= 4) {
    const isPlease = saysYes(words) && words.said.includes('please') && state.last !== undefined
    if (isPlease) return begin(state, 'accepted', undefined, turn, found)
    if (saysNo(words) && state.last) return { state, text: talk.SAY.nothingElse }
  }
  if (wish || hasContact || found.isShort) return begin(state, wish ?? 'contact', known, turn, found)
  const said = plain(state, turn, answered)
  return found.name && !state.last ? { ...said, text: `${talk.hello(found.name)} ${said.text}` } : said
}

/** Starts to take details: what was asked beside the wish is answered first. */
function begin(state: State, how: string, answered: Answered | undefined, turn: Turn, found: Found): Said {
  const named = productsOf(turn.whole.entities)
  const before = answered ? after(state, answered) : state
  const wished = reduce(named.length > 0 ? { ...before, topics: named } : before, { type: 'wished' })
  const { wanted } = wished
  const about = (wanted ? [wanted] : wished.topics.slice(0, 2)).map(({ label }) => label)
  const isKnown = wished.wishes.length > 0 && wanted?.family !== 'service'
  // 'Doors' says less than the cat flap that was asked for before.
  const isVague = (!wanted || wanted.group) && wished.named.length > 0
  const topics = isKnown ? [] : isVague ? wished.named.slice(-2) : about
  const next = advance(reduce(wished, { type: 'told', slots: {}, wishes: topics, isInstead: false }), found)
  const isThanked = next.text.startsWith('Thanks')
  const opening = next.lead || isThanked ? '' : talk.opening(how, next.state.slots)
  return { ...next, text: withAnswer(answered, turn, [opening, next.text].filter(Boolean).join(' '), state) }
}

function withAnswer(answered: Answered | undefined, turn: Turn, text: string, state: State) {
  return answered ? `${withoutQuestion(composedOf(answered, turn, state))}\n\n${text}` : text
}
