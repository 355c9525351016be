import {
  asksForNeed,
  isCancelled,
  isDone,
  isGrievance,
  keepsNumber,
  refusesCall,
  saysNo,
  saysYes,
  STOP_AT_FIRST,
  stops,
} from './acts'
import { isTold, type Answered } from './answered'
import { answerTo } from './answering'
import { introduces } from './asking'
import { begin, restOf } from './beginning'
import { isClosing, leavesForNow } from './closing'
import { withoutQuestion } from './compose'
import { atDesk, whileHeld } from './desk'
import { isLetDown } from './let-down'
import { managerFor } from './manager'
import type { Turn } from './part'
import { PATTERNS } from './patterns'
import { afterwardsOf } from './safety'
import { isReachable, type Found } from './slots'
import { isFree, reduce, type State } from './state'
import { remarked } from './remarks'
import { kept, TAKEN_BACK, withdrawn, WITHDRAWN, type Said } from './qualify'
import { OTHERS } from './consent'
import { ofOthers, ofStranger, personFor, plain } from './offering'
import { recounts } from './counted'
import { after, afterwards, composedOf, taking } from './taking'
import { saysItIsOff } from './taking-back'
import * as talk from './talk'
import { newIn } from './told'
import { CERTAIN, understood, type Understood } from './understanding'
import { lineOf, type Words } from './words'

/** A message with a name and no more than this beside it introduces somebody. */
const MOST_NAME_WORDS = 6

/** A message of no more words that wants no quote wants nothing else. */
const MOST_REFUSING = 10

/** 'The bottom bit is a panel I think… hang on, let me look': the rest is to come, and something was told. */
const LOOKS =
  /\b(?:hang on|hold on|wait|bear with me|one sec(?:ond)?|1 sec)\b\W+(?:(?:and|while) )?(?:let me|i['’]?ll|i will|lemme)(?: just| go| go and)* (?:look|check|see|measure|find|ask|get)\b[^.!?]*[.!]*\s*$/i
/** Who only asks for a moment uses no more words. */
const MOST_PAUSE = 20

/** Somebody who wants nothing for now, whatever else they tell. */
const NOT_NOW =
  /^ (?:no thanks|no thank you|not (?:yet|now|today|at the moment|just yet)|maybe later)(?: thanks| thank you)? /

/** 'No wait, I do want it': what was taken back is wanted after all. */
const REVIVED = 'revived'
const REVIVES =
  / (?:do (?:still )?want|still want|want (?:it|them|that|the (?:call|quote)) after all|changed (?:my|our) mind|put (?:it|me) back|go ahead|carry on|(?:ring|call) me after all|reinstate|un ?cancel|undo (?:it|that)) /

/** The answer to somebody who knows somebody. */
const OF_NEIGHBOUR = 'neighbour-wants-windows'

/** The answer to somebody who wants to sell us something. */
const SUPPLIERS = 'firm-suppliers'

/** The reply to a message that tells of no danger. */
export function converse(before: State, state: State, turn: Turn, found: Found): Said {
  const { words } = turn.whole
  const all = understood(state, turn, found)
  const { wish, hasContact, answered, known } = all
  if (found.struck && state.stage !== 'sent') return struckOff(before, state, all)
  if (found.isTakenBack)
    return {
      state: reduce(state, { type: 'asked', slot: 'contact' }),
      text: talk.SAY.notThem,
      lead: TAKEN_BACK,
    }
  const ofThem = ofStranger(before, state, turn, found)
  if (ofThem) return ofThem
  // 'My neighbour has asked me to sort her a new door': wanted, and not only heard of.
  const isForThem = state.consent === 'agreed' && before.consent === undefined && isFree(state)
  if (isForThem && !hasContact && turn.matches.flat().some(({ id }) => id === OF_NEIGHBOUR))
    return begin(state, 'call', undefined, turn, found)
  if (found.isOthers) return ofOthers(state, turn, found)
  if (found.isPiece && state.stage !== 'sent') return restOf(state)
  const ofOwn = state.stage === 'sent' ? undefined : remarked(state, turn, found)
  if (ofOwn) return ofOwn
  if (state.lastKey === OTHERS && !hasContact && PATTERNS.presses.test(lineOf(words)))
    return { state, text: talk.SAY.othersStill }
  if (state.lastKey === WITHDRAWN && !hasContact && PATTERNS.checksWithdrawal.test(lineOf(words)))
    return { state, text: talk.SAY.isWithdrawn }
  const isBack = state.lastKey === WITHDRAWN && REVIVES.test(lineOf(words))
  if (isBack && (state.slots.phone ?? state.slots.email))
    return begin({ ...state, lastKey: REVIVED }, 'contact', undefined, turn, found)
  // 'Can you book me fifteen minutes with the owner?' from who sells something.
  const isPitch = state.told.includes(SUPPLIERS)
  if (isPitch && (hasContact || wish))
    return { state: reduce(state, { type: 'declined' }), text: talk.SAY.noSales }
  // 'Hang on a sec, the door': nothing is told, and nothing asked for.
  const isPause =
    (PATTERNS.waits.test(lineOf(words)) || LOOKS.test(turn.text)) &&
    words.said.length <= MOST_PAUSE &&
    !known &&
    !isCancelled(turn)
  if (isPause && !hasContact && !found.name)
    return { ...(state.stage === 'confirming' ? kept(state) : { state }), text: talk.SAY.waits }
  const ofManager = hasContact ? undefined : managerFor(state, turn)
  if (ofManager) return ofManager
  const answer = known ? withoutQuestion(composedOf(known, turn, state)) : ''
  const base = known ? after(state, known) : state
  const ofComplaint = state.isComplaint && !hasContact ? complained(state, turn, found) : undefined
  if (ofComplaint) return ofComplaint
  const ofDesk = atDesk(before, base, turn, answer)
  if (ofDesk) return ofDesk
  const isLetGo = before.isHeld && !state.isHeld
  if (isLetGo && (state.slots.phone ?? state.slots.email)) return begin(state, 'contact', known, turn, found)
  if (state.isHeld)
    return (
      whileHeld(base, talk.heard(newIn(found)) || (answer ? '' : talk.quoted(turn.text)), answer) ??
      plain(state, turn, answered)
    )
  const first = isFree(state) ? (leftAlone(state, all) ?? aggrieved(state, all)) : undefined
  if (first) return first
  if (wish === 'person' && !hasContact) {
    const said = personFor(state, turn, known)
    // 'You overcharged me, who do I speak to?'
    return isGrievance(turn.wholeMatches[0])
      ? { state: { ...said.state, isComplaint: true }, text: `${talk.SAY.sorry} ${said.text}` }
      : said
  }
  if (state.stage === 'sent')
    return (
      afterwards(state, turn, found, { known, isWish: wish !== undefined && !answered }) ??
      plain(state, turn, answered)
    )
  if (!isFree(state)) return taking(state, turn, found, { answered, known, isWish: wish !== undefined })
  return started(state, all)
}

/** What was to go is out of the record; where nothing is left to reach anybody by, nothing is passed on. */
function struckOff(before: State, state: State, all: Understood): Said {
  const { turn, found, answered, known, wish } = all
  const { struck, struckAll, struckEarlier, struckLast } = talk.SAY
  const isOne = found.struck !== 'all'
  if (isOne && (state.slots.phone ?? state.slots.email)) {
    // 'Can you take that number off?' asks nothing else.
    const asked = turn.text.includes('?') ? { answered, known } : { answered: undefined, known: undefined }
    const said = isFree(state)
      ? begin(state, 'contact', asked.known, turn, found)
      : taking(state, turn, found, { ...asked, isWish: wish !== undefined })
    return { ...said, text: `${struck} ${said.text.replace(/^Thanks\. /, '')}` }
  }
  const wasReached = isReachable(before.slots)
  const gone = withdrawn({ ...state, isHeld: false })
  // 'Don't ring and take my number off' is asked for no other.
  const isOff =
    isCancelled(turn) ||
    stops(turn.requests) ||
    before.stage === 'declined' ||
    NOBODY.test(state.words.at(-1) ?? '')
  return { ...gone, text: isOne && !isOff ? struckLast : wasReached ? struckAll : struckEarlier }
}

const NOBODY =
  /\b(?:don['’]?t|dont|do not|never|nobody|no one|stop) (?:please |to |anyone |anybody )?(?:ring|call|contact|phone|text)/i

/** Somebody who only says who they are, and somebody who wants no call. */
function leftAlone(state: State, all: Understood): Said | undefined {
  const { turn, found, wish, isChannel, hasContact, known } = all
  const { words } = turn.whole
  if (hasContact) return undefined
  // 'I'm Ida Moss, in Harlow, CM17 9XX': who says where as well, once something was answered, wants to be reached.
  const isIntroduced =
    words.said.length <= MOST_NAME_WORDS ||
    introduces(turn.whole, found.name) ||
    (found.postcode !== undefined && state.last !== undefined && !wish)
  if (found.name && state.stage !== 'declined' && !turn.text.includes('?') && isIntroduced) {
    const ofPlace = known?.parts.every(({ key }) => key.startsWith('place ')) ? known : undefined
    return begin(state, 'contact', ofPlace, turn, found)
  }
  // 'I'd rather not leave a number thank you': nothing else is wanted.
  const asksElse = turn.requests.some((one) => one.asks && !keepsNumber(one.words))
  const isKept =
    keepsNumber(words) &&
    !asksElse &&
    (!/mail|text|whatsapp/i.test(turn.text) || PATTERNS.keepsAll.test(lineOf(words))) &&
    (!wish || wish === 'contact')
  // 'No thanks, I don't want a quote' is all that it says.
  const wantsNone =
    PATTERNS.noQuote.test(lineOf(words)) &&
    (words.said.length <= MOST_REFUSING || /^ (?:no thanks |no )?no need /.test(lineOf(words)))
  const from = state.stage === 'idle' ? STOP_AT_FIRST : undefined
  // 'I don't want to be told about your lovely service. Is it covered or not?'
  const isAskedAngrily = state.isComplaint === true && turn.whole.asks && !refusesCall(words)
  if (isAskedAngrily) return undefined
  const refuses = refusesCall(words) || wantsNone || (stops(turn.requests, from) && saysItIsOff(turn.text))
  if (!isKept && (isChannel || !(refuses || asksForNeed(words)))) return undefined
  // 'Just having a nose, thinking about bi-folds' begins a conversation.
  const isBrowsing = state.told.length === 0 && turn.whole.entities.topics.length > 0 && !wantsNone
  if (isBrowsing && !isKept && !PATTERNS.ofCall.test(lineOf(words))) return undefined
  // 'I'd like a quote, but I'm not giving my number'
  if (!isKept && wish && wish !== 'call' && keepsNumber(words)) return undefined
  const isAsked =
    turn.requests.some(({ asks }) => asks) || turn.matches.some(([best]) => (best?.score ?? 0) >= CERTAIN)
  if (!known || isKept || !isAsked || PATTERNS.thinks.test(lineOf(words)))
    return {
      state: reduce(state, { type: 'declined' }),
      text: talk.noCall(state, PATTERNS.takesLeave.test(lineOf(words)) || isDone(words)),
    }
  const text = withoutQuestion(composedOf(known, turn, state))
  const isOfCall = refuses && PATTERNS.ofCall.test(lineOf(words))
  return {
    state: reduce(after(state, known), { type: 'declined' }),
    text: isOfCall ? `${talk.SAY.noCallNeeded} ${text}` : text,
  }
}

/** 'Can't you see it?', 'what happens now?' from somebody with a complaint, whether or not there is a number to ring. */
function complained(state: State, turn: Turn, found: Found): Said | undefined {
  if (!turn.whole.asks || state.stage === 'sent') return undefined
  const later = afterwardsOf('complained', turn.whole.words, turn.now, state.told)
  if (!later) return undefined
  const next = { ...state, told: [...state.told, later] }
  const text = [later, talk.heard(newIn(found))].filter(Boolean).join('\n\n')
  return state.stage === 'confirming' ? { ...kept(next), text } : { state: next, text }
}

/** Somebody with a complaint. */
function aggrieved(state: State, { turn, found, wish, hasContact, known }: Understood): Said | undefined {
  const { words } = turn.whole
  if (((wish && wish !== 'person') || hasContact) && isLetDown(turn))
    return begin({ ...state, isComplaint: true }, 'complaint', undefined, turn, found)
  if (!state.isComplaint || hasContact || (wish && wish !== 'person')) return undefined
  const ofIt = (one: Words) => afterwardsOf('complaint', one, turn.now, state.told)
  const later = ofIt(words)
  // 'I'll ring in the morning. What time do you open?'
  const isMore =
    known &&
    turn.requests.length > 1 &&
    turn.requests.some(
      (one, at) => one.asks && !ofIt(one.words) && (turn.matches[at]?.[0]?.score ?? 0) >= CERTAIN,
    )
  if (later)
    return {
      state: { ...state, told: [...state.told, later] },
      text: isMore ? `${later}\n\n${withoutQuestion(composedOf(known, turn, state))}` : later,
    }
  if (found.name && !turn.whole.asks) return begin(state, 'contact', undefined, turn, found)
  const [best] = turn.wholeMatches
  const isHeard = state.told.some((id) => isGrievance({ kind: 'answer', id }))
  const isAnother = isGrievance(best) && !isHeard
  // Who has refused already, or goes, is not asked for a number.
  if (isAnother || turn.whole.asks || isDone(words) || state.stage === 'declined') return undefined
  if (PATTERNS.takesLeave.test(lineOf(words))) return { state, text: talk.SAY.nothingElse }
  const ofFault = isHeard ? ofFaultTold(state, turn) : undefined
  if (ofFault) {
    const said = withoutQuestion(composedOf(ofFault, turn, state))
    // What it is about stays what was complained of.
    return {
      state: { ...state, told: [...state.told, ...ofFault.event.keys] },
      text: `${talk.SAY.sorry} ${said}`,
    }
  }
  const { complaint, complaintMore, sorryNoted } = talk.SAY
  const isMoreSaid = state.told.includes(complaintMore)
  const text = isMoreSaid ? sorryNoted : isHeard || state.stage === 'offered' ? complaintMore : complaint
  return { state: { ...reduce(state, { type: 'offered' }), told: [...state.told, text] }, text }
}

/** From here what is told beside a complaint is a fault that has an answer. */
const FAULT = 0.66

/** 'The door won't lock now', once the complaint was heard: what helps, and not the same regret. */
function ofFaultTold(state: State, turn: Turn): Answered | undefined {
  const tells = turn.matches.map(
    ([best]) => best !== undefined && best.kind !== 'wish' && !isGrievance(best) && best.score >= FAULT,
  )
  if (!tells.some(Boolean)) return undefined
  const found = answerTo(state, { ...turn, whole: { ...turn.whole, asks: true } }, tells)
  return found.parts.some((part) => part.isUnknown || isTold(state, part)) ? undefined : found
}

/** Takes up a wish, a yes or a no; else answers. */
function started(state: State, { turn, found, wish, hasContact, answered, known }: Understood): Said {
  const { words } = turn.whole
  // 'No, five': a number put right is no refusal.
  if (!wish && !hasContact && !known && !turn.whole.asks && state.last && recounts(turn.text))
    return { state, text: talk.SAY.heardMore }
  if (state.stage === 'offered' && !hasContact && (!known || (found.name && saysYes(words))) && !wish) {
    if (saysNo(words)) return { state: reduce(state, { type: 'declined' }), text: talk.SAY.declined }
    if (saysYes(words)) return begin(state, 'accepted', undefined, turn, found)
  }
  if (!hasContact && !turn.whole.asks && leavesForNow(turn.text)) return { state, text: talk.SAY.whenever }
  if (!wish && !hasContact && !turn.whole.asks && PATTERNS.thinks.test(lineOf(words)))
    return { state, text: talk.SAY.nothingElse }
  // 'Yes please' to an answer that offered nothing, and 'no thanks'.
  if (!wish && !hasContact && words.said.length <= 4) {
    const isPlease = saysYes(words) && words.said.includes('please') && state.last !== undefined
    if (isPlease) return begin(state, 'accepted', undefined, turn, found)
    // 'No height I meant'
    const isMore = / no /.test(lineOf(words)) && !isClosing(words)
    if (saysNo(words) && state.last && !isMore) return { state, text: talk.SAY.nothingElse }
  }
  // 'Not yet thanks, still arguing about colour'
  if (!wish && !hasContact && !known && NOT_NOW.test(lineOf(words)))
    return { state, text: talk.SAY.nothingElse }
  if (wish || hasContact || found.isShort) return begin(state, wish ?? 'contact', known, turn, found)
  const said = plain(state, turn, answered)
  return found.name && !state.last ? { ...said, text: `${talk.hello(found.name)} ${said.text}` } : said
}
