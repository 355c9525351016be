import {
  asksForNeed,
  asksWhen,
  asksWhenRung,
  isDone,
  keepsNumber,
  refuses,
  refusesCall,
  saysNo,
  stops,
} from './acts'
import type { Answered } from './answered'
import { filled } from './catalogue'
import { saysWrong } from './closing'
import { composed, withoutQuestion } from './compose'
import { acts } from './desk'
import { does, SURE_ACT } from './dialogue-acts'
import { withoutOffice } from './emergency'
import type { Turn } from './part'
import { mannersWith } from './manners'
import { PATTERNS } from './patterns'
import { advance, kept, withdrawn, type Said } from './qualify'
import { offerNote, withOwnOffer } from './own-offer'
import { recounts } from './counted'
import { isWrong } from './slips'
import { isReachable, type Found } from './slots'
import { reduce, withoutAsked, type Slot, type State } from './state'
import * as talk from './talk'
import { saysItIsOff } from './taking-back'
import { isOfWork, labelsIn, newIn } from './told'
import { droppedIn } from './withdrawn'
import { lineOf, wordsOf } from './words'

/** What is said while the details for a call are taken, and once they are there. */

/** 'CM1 4QR. That's me done.' */
function endsIn(text: string) {
  if (/(?:^|[.!]\s+)that['’]?s (?:the lot|everything|all)\b/i.test(text)) return true
  const last =
    text
      .split(/[.!\n]+\s*/)
      .filter(Boolean)
      .at(-1) ?? ''
  // 'No, measured it, 950 by 2080' ends nothing.
  return /\b(?:all|done|everything|bye|lot|it)\b/i.test(last) && !/\d/.test(last) && isDone(wordsOf(last))
}

const joined = (texts: string[], by: string) => texts.filter(Boolean).join(by)

/** Who left an address and no number is written to. */
const isMailOnly = ({ slots: { phone, email } }: State) => email !== undefined && phone === undefined

interface Asked {
  /** The answer to a question that was asked meanwhile. */
  answered: Answered | undefined
  /** The same, if it knows something. */
  known: Answered | undefined
  /** The message asks for the call once more. */
  isWish: boolean
}

/** A name, a number or an address. */
const tellsWho = (found: Found) => isReachable(found) || found.name !== undefined

/** 'I won't give an e-mail, phone only' from who left a number, and the other way round: how, and not whether. */
const isOtherWay = (state: State, { text, whole: { words } }: Turn) =>
  isMailOnly(state) ? keepsNumber(words) : state.slots.phone !== undefined && /e-?mail/i.test(text)

const NOT_ME = /\b(?:ring|call|phone|text|contact) (?:me|us)\b/i

const NO_NAME =
  /^(?!.*\b(?:numbers?|call\w*|ring|phone|e-?mail|details|contact)\b).*\b(?:no|not|rather|won['’]?t|don['’]?t|without|prefer)\b[^.!?]{0,30}\bnames?\b/i

/** Somebody who wants none of it after all; undefined: the taking goes on. */
function refused(
  state: State,
  turn: Turn,
  found: Found,
  { answered, known }: Omit<Asked, 'isWish'>,
): Said | undefined {
  const { words } = turn.whole
  if (tellsWho(found) || found.struck) return undefined
  const isKept = isReachable(state.slots)
  // 'I'd rather not give my name': the number alone can be rung.
  if (isKept && !state.slots.name && NO_NAME.test(turn.text)) {
    const tries = { ...state.tries, name: MOST_ASKED }
    return advance({ ...state, tries }, found)
  }
  // 'Ring my partner. Don't ring me at all then'
  if (state.slots.kin?.isRung && NOT_ME.test(turn.text)) return undefined
  // 'I'd rather not give my number', 'don't ring before ten': how, and not whether.
  if (found.manners !== undefined || found.times !== undefined) return undefined
  // 'I won’t be giving a telephone number', beside an address.
  const isTakenBack = PATTERNS.takesBack.test(lineOf(words)) && droppedIn(turn.text).length === 0
  const isStopped = stops(turn.requests.filter((request) => !does(request, 'desk', 'none', SURE_ACT)))
  if (isMailOnly(state) && !isTakenBack && isOfCalls(turn.text)) return byMail(state)
  const isOff = isStopped || isTakenBack || (refusesCall(words) && !isOtherWay(state, turn))
  if (isKept && isOff && saysItIsOff(turn.text)) return withdrawn(state)
  const isRecount = recounts(turn.text)
  const isGoing = PATTERNS.goesElsewhere.test(lineOf(words))
  const isRefusal =
    isStopped ||
    isGoing ||
    refuses(words) ||
    (saysNo(words) && state.asked !== 'urgency' && !isRecount && !MEANS.test(lineOf(words)))
  if (!isRefusal || state.stage !== 'collecting' || !(isStopped || refusesCall(words) || !answered))
    return undefined
  const declined = reduce(known ? after(state, known) : state, { type: 'declined' })
  // 'No name, no number. Can you give me a price or not?'
  const text = known && `${talk.SAY.wontAsk} ${withoutQuestion(composedOf(known, turn, state))}`
  return { state: declined, text: text ?? talk.SAY.declined }
}

/** 'No thanks, I meant sash windows' */
const MEANS = / i mean(?:t)? /

/** 'No need for anybody to call, I just want to look through it', beside an address: how, and not whether. */
const isOfCalls = (text: string) => NO_CALL.test(text) && !NOTHING.test(text)
const NO_CALL =
  /\b(?:no|not|never|nobody|no one|without|don['’]?t|dont|rather)\b[^.!?]{0,40}\b(?:call|calls|called|calling|ring|ringing|rung|phone|phoned|phoning|telephone)\b/i
const NOTHING =
  /\b(?:contact\w*|e-?mails?|pass\w*|send\w*|anything|nothing|everything|cancel\w*|forget|leave it|scrap|bin|interested|withdraw\w*|delete|remove|follow(?:ed)?[ -]?up)\b/i

function byMail(state: State): Said {
  const manners = mannersWith(state.slots.manners, ['E-mail only, no calls'])
  const next = { ...state, slots: { ...state.slots, manners } }
  return { ...kept(next), text: `That’s fine, nobody will ring you. ${talk.next(next.slots)}` }
}

/** No more than that there is none: that is all. */
const NO_RUSH = /^\W*no (?:rush|hurry)(?:,? (?:thanks|thank you|ta|cheers))?\W*$/i
const GOES =
  /\b(?:thanks|thank you|thx|cheers|bye|goodbye|good ?night|laters|see (?:you|ya)|speak soon|(?:pass|send) (?:it|that|this|them)|go ahead|nothing (?:else|more|further|to add))\b/i

/** Whether nothing is to be added: 'great' in 'Great Dunmow' says no such thing. */
function isOver({ isClosing, alarm }: State, turn: Turn, { postcode, manners, urgency }: Found) {
  const { words } = turn.whole
  if (isWrong(turn.text)) return false
  if (endsIn(turn.text) || PATTERNS.doneAnyway.test(lineOf(words))) return true
  // 'No phone calls please, e-mail only' ends nothing, nor does 'no rush' that was asked for.
  if (NO_RUSH.test(turn.text)) return true
  if (!isDone(words) || postcode || manners || urgency) return false
  // 'Ok great' to 'how soon do you need it?' is not yet all: it is kept meanwhile, and can be added to.
  return isClosing === true || alarm !== undefined || GOES.test(turn.text)
}

const COMES_NOW =
  /\b(?:come|get|send|be|pop|there)\b[^.!?]{0,30}\b(?:today|tonight|right now|now|straight ?away|tomorrow|this (?:morning|afternoon|evening|week))\b/i

/** The answer to what is asked while details are taken; empty where nothing is. */
function answerMeanwhile(
  state: State,
  turn: Turn,
  found: Found,
  answered: Answered | undefined,
  known: Answered | undefined,
) {
  const { words } = turn.whole
  // 'Are you able to come tonight or not?'
  if (!known && turn.requests.some(({ asks, text }) => asks && COMES_NOW.test(text))) return talk.SAY.comesNow
  // 'Sometime this month' tells.
  const isTold = found.urgency !== undefined && !turn.whole.asks
  if (isTold && !known) return ''
  if (asksWhen(turn.whole) || (isReachable(state.slots) && turn.requests.some(asksWhenRung)))
    return talk.next(state.slots)
  if (isMailOnly(state) && PATTERNS.willTheyRing.test(lineOf(words))) return talk.SAY.byMail
  if (known) return withoutQuestion(composedOf(known, turn, state))
  if (tellsWho(found) || !turn.text.includes('?')) return ''
  if (found.times && isReachable(state.slots)) return talk.SAY.timeAsked
  return answered ? (found.times ? talk.SAY.timeAsked : talk.SAY.forTheExpert) : ''
}

/** The reply while the details for a call are taken. */
export function taking(state: State, turn: Turn, found: Found, { answered, known, isWish }: Asked): Said {
  const { words } = turn.whole
  const isNew = tellsWho(found)
  const isConfirming = state.stage === 'confirming'
  const refusal = refused(state, turn, found, { answered, known })
  if (refusal) return refusal
  const isUntold = !isNew && found.postcode === undefined && found.times === undefined
  if (isConfirming && isUntold && !/\d/.test(turn.text) && saysWrong(words))
    return withText(kept(withoutAsked(state)), talk.SAY.putRight)
  if (isConfirming && asksForNeed(words)) return withText(kept(state), talk.SAY.notNeeded)
  const first = answerMeanwhile(state, turn, found, answered, known)
  const { urgency, ...others } = newIn(found)
  // What can wait beside what cannot: the record stays urgent.
  const news = urgency && urgency === state.slots.urgency ? { ...others, urgency } : others
  const isSaid = isNew || found.isShort || first === talk.SAY.timeAsked
  const heard = isSaid ? '' : heardIn(turn, found, news, first === '')
  const told = state.isComplaint || UPSET.test(turn.text) ? withRegret(heard) : heard
  const base = withAsked(known ? after(state, known) : state)
  // A question while details are taken: answered, and the taking goes on.
  if (first && !isNew)
    return isConfirming
      ? // 'How soon?' that was answered with a question is not what the next message answers.
        withText(kept(withoutAsked(base)), joined([first, told], '\n\n'))
      : besideAnswer(base, state, first)
  const isLeaving = !isConfirming && PATTERNS.leaves.test(lineOf(words))
  const said = advance(base, found, {
    isNoted: told !== '',
    isWish,
    isOver: !first && (isConfirming ? isOver(state, turn, found) : isLeaving),
  })
  const next = told ? withText(said, said.text.replace(/^Thanks\. /, '')) : said
  const isPassed = next.lead && next.lead.complete !== false
  const note = isNewOffer(base, found) ? offerNote(found.postcode) : ''
  return withText(next, joined([first, joined([isPassed ? '' : told, next.text], ' '), note], '\n\n'))
}

/** 'Forget the new roof. Just the clean': what was asked about is what is left. */
function withAsked(state: State): State {
  const { wishes, services, stage, gone = [] } = state
  const left = services.map(({ label }) => label).filter((label) => !gone.includes(label))
  if (stage !== 'confirming' || wishes.length > 0 || gone.length === 0 || left.length === 0) return state
  return { ...state, wishes: left }
}

/** How often a detail is asked for in all, where every message asks something else. */
const MOST_ASKED = 2

/** An answer, and once more what is missing: not at once, and not of who has passed over it twice. */
function besideAnswer(base: State, { isAsking, tries, ...state }: State, first: string): Said {
  const isAsked = !isAsking && tries.name + tries.contact < MOST_ASKED
  const slot = openSlot({ ...state, tries })
  const next = isAsked ? reduce(base, { type: 'asked', slot }) : { ...base, isAsking: !isAsking }
  return { state: next, text: joined([first, isAsked ? talk.softly(slot, base) : ''], '\n\n') }
}

/** 'This is ridiculous, I’ve been waiting all week' */
const UPSET =
  /\b(?:ridiculous|disgrac\w+|disgust\w+|appalling|unacceptable|shambles|fed up|sick of|had enough|furious|livid|not happy|unhappy|so cross|let down|(?:a )?joke|useless|(?:been )?waiting (?:all|for) (?:the |a |over a )?(?:day|week|month|days|weeks|months|ages)|(?:nobody|no one) (?:has |ever )?(?:rang|rung|came|come|called|turned up))\b/i

const withRegret = (heard: string) =>
  heard === talk.ADDED ? talk.SAY.sorryNoted : heard.replace(/^Noted: (?=“)/, 'I’m sorry. Noted: ')

/** What was told meanwhile, said back; who asks whether it was taken hears that it was. */
function heardIn(turn: Turn, found: Found, news: Partial<Found>, isAlone: boolean) {
  const named = labelsIn(turn)
  // A name says by itself what is wanted.
  const isTold = isOfWork(turn, found)
  const told = talk.heard(news, named, isTold && named.length === 0)
  if (news.times) return joined([told, ofSunday(news.times)], ' ')
  if (acts(turn, 'check'))
    return told.replace(/^Noted: /, 'Yes, noted: ') || (isAlone ? talk.SAY.checked : '')
  return told || (isAlone && isTold ? talk.quoted(turn.text) : '')
}

/** 'Could somebody come on a Sunday?' */
const ofSunday = (times: string) =>
  /\bsunday/i.test(times) && !/\b(?:not|no|never|but|except) (?:on )?(?:a )?sunday/i.test(times)
    ? talk.SAY.sunday
    : ''

/** Whether a postcode is new for somebody who wants a front door, has no complaint and has not heard of an offer. */
function isNewOffer({ wishes, told, isComplaint }: State, { postcode }: Found) {
  if (isComplaint) return false
  const isOfDoor = wishes.some((wish) => /composite|front door|^doors?$/i.test(wish))
  return postcode !== undefined && isOfDoor && !told.some((key) => /offer|^place |^door-price/.test(key))
}

/** What is still to be asked: what it is about no longer, once that was told. */
function openSlot({ asked = 'name', wishes, slots }: State): Slot {
  if (asked === 'service' && wishes.length === 0) return asked
  if (asked === 'urgency') return asked
  return slots.name ? 'contact' : 'name'
}

const MORE = 4

/** What to say to somebody whose details have gone to the office; undefined: what is asked is answered. */
export function afterwards(
  state: State,
  turn: Turn,
  found: Found,
  { known, isWish }: { known: Answered | undefined; isWish: boolean },
): Said | undefined {
  const { words, asks } = turn.whole
  const line = lineOf(words)
  const { name, urgency, postcode, times, manners } = found
  const isTold = name || urgency || postcode || times || manners
  if (isReachable(found) || (isTold && !known)) return { state, text: talk.afterSent(true, state.slots) }
  if (isMailOnly(state) && PATTERNS.willTheyRing.test(line)) return { state, text: talk.SAY.byMail }
  if (refusesCall(words) || stops(turn.requests)) return { state, text: talk.afterSent(true, state.slots) }
  if (PATTERNS.takesLeave.test(line)) return { state, text: talk.SAY.nothingElse }
  if (isWish || asksWhen(turn.whole) || turn.requests.some(asksWhenRung))
    return { state, text: talk.afterSent(false, state.slots) }
  // What is told of the work now comes too late for the record.
  const isMore = !known && !asks && words.said.length >= MORE && isOfWork(turn, found)
  return isMore ? { state, text: talk.afterSent(true, state.slots) } : undefined
}

export const withText = (said: Said, text: string): Said => ({ ...said, text })

/** The state once something was answered. */
export function after(state: State, { event }: Answered) {
  return reduce(state, event)
}

/** An answer as one text, with its values filled in. */
export function composedOf({ parts }: Answered, { now }: Turn, { alarm, slots }: State) {
  const text = composed(parts)
  return withOwnOffer(filled(alarm === undefined ? text : withoutOffice(text), now), slots.postcode)
}
