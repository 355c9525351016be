import { checksRecord, isInstead } from './acts'
import { contactsIn } from './contacts'
import { isByDay } from './by-day'
import { consentIn, isWithheld, OTHERS_FIRST, type Consent } from './consent'
import { isReleased, withoutDesk } from './desk'
import { droppedOf, NEITHER, wantedAgain, withdrawnIn } from './withdrawn'
import { isTakenBack, kinIn, withKin } from './kin'
import { PATTERNS } from './patterns'
import type { Turn } from './part'
import { withName } from './naming'
import { ownerIn } from './owner'
import { pieceOf } from './pieces'
import { slotsIn, type Found, type Slots, type Struck } from './slots'
import { reduce, type State } from './state'
import { besideStruck, CONTACT, leftOf, struckIn, withoutStruck } from './struck'
import { ownPart } from './theirs'
import { withMailbox, withoutTail, withTail } from './tail'
import { isTimed } from './timing'
import { isNotUsed, usableOf, withUsable } from './usable'
import { lineOf } from './words'
import {
  ALSO,
  chooses,
  PREFERS_THOSE,
  letGoIn,
  isOfWork,
  namedIn,
  slotsOnly,
  wishesIn,
  withoutOtherPlaces,
} from './told'

/** What a message tells, put to what is known. */

interface Heard {
  state: State
  turn: Turn
  found: Found
}

/** 'Her landline is …, but only use it on the day' */
const ONLY_THEN = /\b(?:her|his|their)\b[^.!?]*\d{5}[^.!?]*\bonly\b/i

/** 'That’s my old number, 07700 …. Don’t use the other one': what stands there takes the place of what was left. */
const RENEWS =
  /\b(?:that|it|this|the (?:first|last|other))(?: one|number)?(?:['’]?s| is| was) (?:my |the |an? )?(?:old|wrong|previous)\b|\b(?:don['’]?t|do not|not) use the (?:other|old|first|last)\b/i

/** The visitor's details in a message: who is who, and which number is whose. */
function foundIn(
  before: State,
  { text, requests, mentions }: Turn,
  isPiece: boolean,
  consent: Consent | undefined,
): Found {
  const own = ownPart(text) ?? text
  // 'On Tuesdays ring my wife on 07700 …': on the others the writer is rung.
  const ofKin = before.slots.phone !== undefined && isByDay(own) ? '' : own
  const kin = kinIn(ofKin, before.slots.kin)
  const first = slotsIn(text, before.asked, {
    isPiece,
    isEmergency: before.alarm !== undefined,
    hasPhone: before.slots.phone !== undefined,
    hasEmail: before.slots.email !== undefined,
    kin,
    sayings: requests,
    mentions,
    isWithheld: isWithheld(text, consent, before.consent !== undefined && before.lastKey !== OTHERS_FIRST),
    isAgreed: consent === 'agreed',
  })
  const used = withUsable(first, usableOf(mentions))
  const isBeside =
    before.slots.phone !== undefined &&
    used.phone !== undefined &&
    ((isNotUsed(mentions, used.phone) && !(RENEWS.test(text) && used.spare === undefined)) ||
      ONLY_THEN.test(text))
  const usable = isBeside ? { ...used, phone: undefined, spare: text } : used
  const tailed = withTail(usable.phone ?? before.slots.phone, text)
  // 'It’s 07700 900904, the last two were the other way round': that is the one that was wrong.
  const mended = tailed === before.slots.phone ? undefined : tailed
  const mailbox = usable.email ? undefined : withMailbox(before.slots.email, text)
  const all = {
    ...usable,
    ...(mended ? { phone: mended, isShort: false } : {}),
    ...(mailbox ? { email: mailbox } : {}),
  }
  const named = withName(all, before.slots, { text, mentions }, kin?.isRung === true)
  const placed = isPlaceBeside(named, before.slots, text) ? { ...named, postcode: undefined } : named
  const found = withKin(placed, ofKin, before.slots)
  return isTakenBack(text, found, before.slots) ? { ...found, isTakenBack: true } : found
}

/** 'My neighbour in CM20 wants one too': half a postcode takes the place of a whole one only where that is put right. */
const isPlaceBeside = (found: Found, { postcode }: Slots, text: string) =>
  found.postcode !== undefined &&
  !found.postcode.includes(' ') &&
  postcode?.includes(' ') === true &&
  !PUTS_RIGHT.test(text)

const PUTS_RIGHT = /\b(?:no|not|sorry|wrong|meant|mistake|actually)\b/i

/** 'So 07700 …. It's a white one': a number that is known is given again for the rest of the message. */
function withoutSame(found: Found, { stage, slots }: State): Found {
  if (stage !== 'confirming') return found
  const { phone, email, name, ...rest } = found
  return {
    ...rest,
    ...(phone && phone !== slots.phone ? { phone } : {}),
    ...(email && email !== slots.email ? { email } : {}),
    ...(name && name !== slots.name ? { name } : {}),
  }
}

/** The state without the number of somebody who is not to be rung after all. */
function withoutTheirs(state: State): State {
  const { phone, email, name, self, ...slots } = state.slots
  void [phone, email, name]
  return { ...state, stage: 'collecting', slots: { ...slots, ...(self ? { name: self } : {}) } }
}

/** What is struck; who has left nothing here is told where to ask. */
function struckOf({ slots }: State, { text }: Turn) {
  const { phone, email, name } = slots
  const struck = struckIn(text, slots)
  return phone || email || name || CONTACT.test(text) ? struck : undefined
}

/** The numbers and addresses of a message that are not to leave the page, and those that it strikes. */
function withheldIn(
  text: string,
  { isTheirs, isGone, struck }: { isTheirs: boolean; isGone: boolean; struck: Struck | undefined },
  before: Slots,
): string[] {
  const { mails, phones } = contactsIn(text)
  const said = isTheirs ? [...mails, ...phones].map((one) => one.text) : []
  const gone = isGone
    ? contactsOf(before)
    : struck === 'phone' || struck === 'email'
      ? [before[struck] ?? []]
      : []
  return [...said, ...gone.flat()]
}

const contactsOf = ({ phone, email }: Slots) => [phone ?? [], email ?? []].flat()

/** All that was left is out again, whatever the message names of it. */
function erased(before: State, turn: Turn): Heard {
  const state = {
    ...reduce(before, { type: 'turned' }),
    slots: leftOf(before.slots, 'all'),
    words: [...before.words, turn.text],
    withheld: [...before.withheld, ...contactsOf(before.slots)],
  }
  return {
    state,
    turn,
    found: { isShort: false, isPiece: false, isCard: false, isOthers: false, struck: 'all' },
  }
}

/** Takes in what a message tells. */
export function hear(before: State, said: Turn): Heard {
  const struck = struckOf(before, said)
  if (struck === 'all') return erased(before, said)
  const piece = pieceOf(before.begun, struck ? withoutStruck(said.text, struck, before.slots) : said.text)
  const left = struck ? { ...before, slots: leftOf(before.slots, struck) } : before
  const heard = { ...said, text: piece.text }
  // 'Take that number off, I'm changing it on Monday' is no time to ring.
  const sayings = struck ? said.requests.filter(({ text }) => !struckIn(text)) : said.requests
  const consent = consentIn(said.text, before.consent)
  const given = foundIn(left, { ...heard, requests: sayings }, piece.isPiece, consent)
  const { isRefused, ...owner } = ownerIn(before, given, said.text, consent)
  const found = { ...withoutSame(given, before), struck, ...(isRefused ? { isRefused } : {}) }
  const turn = withoutOtherPlaces(struck ? { ...heard, text: besideStruck(said.text) } : heard, found)
  const isGone = found.isTakenBack === true || isRefused === true
  // 'Don't ring mum. Ring me, 07700 …'
  const isLeft = before.slots.kin?.isRung === true && found.kin?.isRung === false
  const known = isGone ? withoutTheirs(left) : left
  const state = {
    ...reduce(known, { type: 'turned', begun: piece.begun }),
    ...(known.isHeld ? { isHeld: !isReleased(known, said) } : {}),
    ...owner,
    isShort: found.isShort || (left.isShort === true && (given.phone ?? given.email) === undefined),
  }
  const telling = { ...turn, text: withoutTail(left.slots.phone ?? found.phone, withoutDesk(turn)) }
  // 'My neighbour wants windows, here's her number': none of it is the visitor's.
  const isTheirs = found.isOthers && found.spare === undefined
  const dropped = droppedOf(
    [...state.wishes, ...state.named, ...(state.wanted ? [state.wanted.label] : [])],
    heard.text,
  )
  const again = wantedAgain(state.gone ?? [], heard.text).filter((label) => !dropped.includes(label))
  const wishes = isTheirs ? [] : [...wishesIn(state, telling, found), ...again]
  const withdrawn = [
    ...dropped,
    ...withdrawnIn(heard.text),
    ...letGoIn(before, turn),
    ...(NEITHER.test(heard.text) ? before.named : []),
  ]
  const next = reduce(state, {
    type: 'told',
    withdrawn,
    dropped,
    slots: slotsOnly(found),
    wishes,
    named: isTheirs ? [] : namedIn(before, turn),
    // 'Scrap the French doors, we want sliding': the rest of the list stays.
    // 'I do want the door too, but in red instead': that is of the colour.
    isInstead:
      isInstead(turn.whole.words) && !ALSO.test(turn.text) && wishes.length > 0 && withdrawn.length === 0,
    isChosen: chooses(heard.text) || PREFERS_THOSE.test(heard.text),
    isThose: PREFERS_THOSE.test(heard.text),
  })
  const tells =
    !isTheirs &&
    (found.times !== undefined || isOfWork(telling, { ...found, name: found.name ?? before.slots.name }))
  const placed = {
    ...next,
    words: [...before.words, said.text],
    withheld: [
      ...new Set([
        ...before.withheld,
        ...withheldIn(said.text, { isTheirs, isGone: isGone || isLeft, struck }, before.slots),
      ]),
    ],
    ...(tells ? { tellings: [...before.tellings, said.text.trim()] } : {}),
    ...(next.isTimed || said.requests.some(isTimed) ? { isTimed: true } : {}),
  }
  // 'Can you confirm you noted the corrected width?' complains of nothing.
  const isOurWork = PATTERNS.ourWork.test(lineOf(turn.whole.words)) && !checksRecord(turn.whole)
  return { state: isOurWork ? { ...placed, isComplaint: true } : placed, turn, found }
}
