import { checksRecord, isGrievance } from './acts'
import { hasOwnAnswer, wishOf } from './wanting'
import type { Answered } from './answered'
import { answerTo } from './answering'
import { asksIn } from './asking'
import { isOfDesk } from './desk'
import { asksToRing, kinIn } from './kin'
import { mannersIn } from './manners'
import type { Turn } from './part'
import { PATTERNS } from './patterns'
import type { Request } from './requests'
import { isReachable, type Found } from './slots'
import { isFree, type State } from './state'
import { droppedIn } from './withdrawn'
import { lineOf } from './words'

/** From here what is asked beside a complaint is answered, too. */
export const CERTAIN = 0.8

/** 'What's your e-mail?' asks for ours. */
const OURS = /\byou?r (?:whats ?app|e-?mail|number)/i

/** What is asked beside a matter of its own is asked of that. */
const WHOM = /^\W*(?:and |so )?who (?:do|should|can|would|must) i (?:speak|talk|ask|write|go|turn)\b/i

const URGENT = /^(?:24-hour-boarding|emergency-|doors-emergency)/

/** What a message wants of the dialogue, and the answer to what it asks. */
export interface Understood {
  turn: Turn
  found: Found
  wish: string | undefined
  isChannel: boolean
  hasContact: boolean
  answered: Answered | undefined
  /** The same, if it knows something: an answer that admits a gap must not hide a good one. */
  known: Answered | undefined
}

export function understood(state: State, turn: Turn, found: Found): Understood {
  // 'Can you send the brochure by post, not by e-mail?', 'I'm after a job, who do I speak to?'
  const isAnswered = turn.matches.some((matches) => hasOwnAnswer(matches))
  const isOfKin = !isAnswered && kinIn(turn.text)?.isRung === true
  // 'Suppose I do decide, what happens then?' wants to know, and nothing else.
  const isSupposed = PATTERNS.supposes.test(lineOf(turn.whole.words))
  const wishes = turn.requests.map(
    (request, at) =>
      wishOf(request, turn.matches[at] ?? []) ?? (isOfKin && asksToRing(request.text) ? 'call' : undefined),
  )
  const isChannel = found.manners?.some((manner) => /mail|text|calls/i.test(manner)) ?? false
  // 'I can't take calls, is that all right?' asks nothing else.
  const isOnlyChannel = turn.requests.every(
    (one) => (!one.asks || mannersIn(one).length > 0) && !OURS.test(one.text),
  )
  // 'Call me Bob if you need something to call me'
  const isCalled = found.name !== undefined && new RegExp(`\\bcall me ${found.name}`, 'i').test(turn.text)
  // 'Board it tonight, and a price for the new pane': first the one, and no name.
  const isUrgent = turn.matches.some(([best]) => best && URGENT.test(best.id))
  const wish =
    wishes.find(
      (one, at) =>
        one &&
        !isSupposed &&
        !(one === 'quote' && isUrgent) &&
        !(one === 'call' && isCalled) &&
        !(one === 'person' && isAnswered && WHOM.test(turn.requests[at]!.text)),
    ) ?? (isChannel && isOnlyChannel && !isAnswered ? 'contact' : isOfKin ? 'call' : undefined)
  const hasContact = isReachable(found)
  const isBusy = wish !== undefined || hasContact || state.stage === 'sent'
  const hasBegun = state.said !== undefined || hasContact || !isFree(state)
  const isRead = hasBegun && turn.requests.some(checksRecord)
  const isTold = isBusy || !isFree(state) || found.times !== undefined || isChannel
  const asks = asksIn(state, turn, isUrgent ? [] : wishes, isBusy, found.name).map(
    (one, at) =>
      one &&
      !(
        hasBegun &&
        isOfDesk(turn.requests[at]!, isTold) &&
        !asksToConfirm(turn.requests[at]!) &&
        !hasAnswer(turn, at)
      ) &&
      !(isRead && isSlight(turn.requests[at]!)) &&
      !onlyDrops(turn.requests[at]!) &&
      !isOnlyName(turn.requests[at]!, found),
  )
  const all = asks.some(Boolean) ? answerTo(state, turn, asks) : undefined
  const isTaken = hasContact || wish === 'contact' || !isFree(state)
  const first = isTaken ? withoutOffice(all) : all
  // 'Great, can someone call, Fiona, 01632 …' is half like 'nobody has called'.
  const isStray = first?.parts.every(({ intent, score = 0 }) => isGrievance(intent) && score < CERTAIN)
  const answered = hasContact && isStray ? undefined : first
  const known = answered?.parts.some(({ isUnknown }) => !isUnknown) ? answered : undefined
  const isMet = known !== undefined && isFree(state) && !hasContact && isMetBy(known, turn, wishes)
  return { turn, found, wish: isMet ? undefined : wish, isChannel, hasContact, answered, known }
}

/** From here what sounds like a wish is a question that has its answer. */
const ANSWERED = 0.8
/** Whom to turn to, in an answer. */
const CONTACT = /\{(?:phone|email|whatsapp)\}|\]\((?:tel:|mailto:|https:\/\/wa\.me|\/contact)/

/** 'And can you send someone?', 'could I have a quote?': plainly a wish. */
const BIDS =
  /^(?:(?:and|also|oh|so|then|please) )*(?:(?:can|could|will|would) (?:you|u|someone|somebody|anyone|one of)|(?:can|could|may) (?:i|we) (?:please )?(?:have|get) an? (?:\w+ )?(?:quote|price|visit))\b/

/**
 * 'It won't shut, can someone come today?', 'can you give me a ballpark or not?': a visit or a price that is only heard in what has an
 * answer is met by that one, above all if it says whom to ring; a name and a number are asked of who plainly wants them taken.
 */
function isMetBy({ parts }: Answered, { requests, matches }: Turn, wishes: (string | undefined)[]) {
  const leads = parts.some(({ text }) => CONTACT.test(text))
  return wishes.every((wish, at) => {
    const [best] = matches[at] ?? []
    // 'If I measure wrong who pays? And can you send someone to check?': the answer to the one says nothing of the other.
    const isOfOther =
      BIDS.test(requests[at]?.plain ?? '') &&
      parts.every(({ key }) => key !== best?.id) &&
      requests.some((one, i) => one.asks && !wishes[i])
    return (
      wish === undefined ||
      (/^(?:visit|quote)$/.test(wish) &&
        best !== undefined &&
        best.kind !== 'wish' &&
        !isOfOther &&
        (leads || best.score >= ANSWERED))
    )
  })
}

/** 'Ring the office and say who is to be rung', which is what is being noted here. */
const OF_OFFICE = 'acting-for-relative'
function withoutOffice(answered: Answered | undefined): Answered | undefined {
  const parts = answered?.parts.filter(({ intent }) => intent?.id !== OF_OFFICE) ?? []
  return answered && parts.length > 0 ? { ...answered, parts } : undefined
}

/** 'Do I have to pay a deposit now?' asks, though it sounds like 'not yet'. */
const hasAnswer = ({ requests, matches }: Turn, at: number) =>
  requests[at]?.opens === true &&
  !checksRecord(requests[at]) &&
  matches[at]?.[0]?.kind === 'answer' &&
  matches[at][0].score >= SETTLED
/** From here a question of what is being noted is another one that has its answer. */
const SETTLED = 0.85

/** 'Just type "confirmed at £300"': that has an answer of its own. */
const asksToConfirm = ({ words }: Request) => PATTERNS.confirmsPrice.test(lineOf(words))

/** 'May Whitcombe', 'can spell it, W O J T E K': who it is asks nothing. */
const isOnlyName = ({ text, words }: Request, { name }: Found) =>
  SPELT.test(text) ||
  (name !== undefined &&
    !text.includes('?') &&
    words.said.length <= name.split(' ').length + 1 &&
    text.toLowerCase().includes(name.toLowerCase()))
const SPELT = /(?:\b[A-Z]\b[\s,.-]*){4}/

/** 'Can the front door be omitted from my list?' */
const onlyDrops = ({ text, entities }: Request) =>
  /^\W*(?:(?:and|so|oh|ok|please|actually) )*(?:can|could|would|will|may)\b/i.test(text) &&
  droppedIn(text).length > 0 &&
  entities.topics.length <= droppedIn(text).length

/** 'So where are we', beside 'what have you got down': nothing of its own. */
const isSlight = ({ words, entities }: Request) =>
  words.said.length <= MOST_SLIGHT && entities.topics.length === 0
const MOST_SLIGHT = 5
