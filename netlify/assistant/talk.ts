import type { QualifiedLead } from '../../src/contracts/chat'
import { isOurs, PHONE, VALUES } from './catalogue'
import file from './knowledge/talk.json'
import { kinNote } from './kin'
import { TITLES } from './name-words'
import { contactsIn } from './contacts'
import type { Found, Slots } from './slots'
import { PATTERNS } from './patterns'
import type { Slot, State } from './state'
import { lineOf, listed, type Words } from './words'

/** What is said while a visitor's details are taken. */
export const SAY = Object.fromEntries(
  Object.entries(file).map(([name, text]) => [
    name,
    text.replace('{phone}', PHONE).replace('{email}', VALUES.email!),
  ]),
) as typeof file

/** 'A missed call from 01632 …, is that you?': the answer. A number that is asked about is nobody's to ring. */
export function whoRang(text: string, words: Words): string | undefined {
  const number = PATTERNS.asksWhoRang.test(lineOf(words)) ? /\d[\d ]{8,13}/.exec(text)?.[0] : undefined
  return number && (isOurs(number) ? SAY.whoRangUs : SAY.whoRang)
}

const OPENINGS: Record<string, string> = {
  call: 'Happy to. One of our experts rings you back within 24 hours.',
  quote: 'Happy to. Quotes are free, with no obligation.',
  figure: "I can't put a figure on that from here, but quotes are free, with no obligation.",
  visit: 'Happy to. An expert rings you within 24 hours to fix a time.',
  accepted: 'Lovely.',
  contact: 'Thanks.',
  complaint: SAY.aggrieved,
}

/** The next question. */
export function questionFor(
  slot: Slot,
  { slots, tries, consent }: State,
  {
    isShort = false,
    isOurs = false,
    isMailShort = false,
  }: Partial<Pick<Found, 'isShort' | 'isOurs' | 'isMailShort'>> = {},
): string {
  // Who wants to be written to is asked for no number.
  const isMail = wantsMail(slots)
  const isText = wantsText(slots)
  const isPhone = slots.manners?.includes('By phone only')
  const isAgain = tries[slot] > 0
  switch (slot) {
    case 'service':
      return 'What’s it about: a door, windows, a roof, or a repair?'
    case 'name':
      if (slots.kin?.isRung || consent === 'agreed')
        return `Who shall we ask for${slots.phone ? '' : ', and on what number'}?`
      if (slots.phone || slots.email) return 'And what name shall I give?'
      if (isAgain) return 'Sorry, I missed that. What’s your name?'
      return `What’s your name, and the best ${isMail ? 'e-mail address for you' : isText ? 'number to text' : 'number to ring'}?`
    case 'contact':
      if (isOurs) return SAY.ours
      if (isMailShort) return SAY.shortMail
      if (slots.kin?.isRung && !isShort)
        return `Of course. What’s the best number for ${slots.kin.name ? firstName(slots.kin.name) : `your ${slots.kin.relation}`}?`
      return isShort
        ? 'That doesn’t look like a full number. Could you check it, or give me an e-mail address instead?'
        : `Thanks${slots.name ? `, ${firstName(slots.name)}` : ''}. What’s the best ${isMail ? 'e-mail address' : isText ? 'number to text' : isPhone ? 'number to ring' : 'phone number or e-mail'} for you?`
    case 'urgency':
      return 'How soon do you need it, or is there no rush?'
  }
}

const wantsText = ({ manners = [] }: Slots) =>
  manners.some((manner) => /^(?:Text, no|Prefers a text|WhatsApp, no)/.test(manner))
const wantsMail = ({ manners = [] }: Slots) => manners.some((manner) => /mail/i.test(manner))

/** The ways of reaching somebody; other manners are only heard. */
const CHANNEL = /mail|text|whatsapp|calls|phone/i
const channelOf = (manner: string) =>
  manner.startsWith('WhatsApp') ? manner : manner.charAt(0).toLowerCase() + manner.slice(1)

/** What the taking of details begins with: nobody who asked for e-mail is told that an expert rings. */
export function opening(how: string, slots: Slots) {
  const isByMail = wantsMail(slots) || (slots.email !== undefined && slots.phone === undefined)
  if (isByMail && how !== 'complaint') return 'Happy to.'
  // Who cannot be rung is told that it is no matter.
  if (wantsText(slots) && /^(?:contact|call|visit|accepted)$/.test(how)) return SAY.byText
  if (slots.manners?.some((manner) => /mail|text|whatsapp|no calls/i.test(manner)) && how === 'contact')
    return 'That’s fine, we’ll write.'
  return whenSaid(how, slots.times) ?? OPENINGS[how] ?? ''
}

/** Of somebody who is to come, a time that the office does not keep. */
const LATE =
  /\b(?:evenings?|tonight|saturdays?|sat|after work|(?:after|past|gone) (?:half )?(?:[5-9]|five|six|seven|eight|nine)\b)/i

/** Who said when is told that it was heard. */
function whenSaid(how: string, times: string | undefined) {
  if (times === undefined) return undefined
  if (how === 'visit') return LATE.test(times) ? SAY.visitLate : SAY.visitThen
  return how === 'call' ? SAY.callThen : undefined
}

function firstName(name = '') {
  return new RegExp(`^(?:${TITLES}|the)\\b`, 'i').test(name) ? name : (name.split(' ')[0] ?? name)
}

/** Nobody is rung; who complains or takes leave is asked nothing. */
export function noCall({ isComplaint, stage }: State, isLeaving: boolean) {
  if (stage === 'declined') return SAY.noted
  if (isComplaint) return SAY.noCallAggrieved
  return isLeaving ? SAY.noCall : `${SAY.noCall} ${SAY.whatElse}`
}

export const hello = (name: string) => `Hello, ${firstName(name)}.`

const URGENCY = { high: 'as soon as possible', medium: 'fairly soon', low: 'no rush' }

/** 'A stable door': one thing of a kind. */
const withArticle = (label: string) =>
  /(?<!and )\b(?:door|window|conservatory|lantern|roof light)$/.test(label) && !/ and /.test(label)
    ? `a ${label}`
    : label

/** What the record says, in a sentence, so that a mistake is seen. What else was told goes along word for word. */
export function summary(
  lead: QualifiedLead,
  { slots: { kin, self, times, manners = [] }, tellings }: State,
  isWhole = false,
) {
  // What is read back stands behind it word for word.
  const told = isWhole ? [] : [times && SAY.ofTimes, tellings.some((one) => one !== times) && SAY.ofWork]
  const rest = told.filter(Boolean).join(' and ')
  return [
    lead.name,
    lead.phone,
    lead.email,
    kin?.isRung && kinNote(lead.name, kin, self),
    manners.includes('Wants a manager') && 'that you want a manager',
    lead.service && `about ${withArticle(lead.service)}`,
    lead.postcode,
    lead.urgency && URGENCY[lead.urgency],
    rest && `with ${rest}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** 'Not before Saturday', 'after the weekend': nobody is told to wait a day only. */
const LATER =
  /\b(?:not|no \w+|nobody[^.]*|pointless[^.]*|don['’]?t[^.]*) (?:before|until|till?) (?:(?:mon|tues|wednes|thurs|fri|satur)day|the|next|then|i|we|\w+ (?:comes?|says?))\b|\b(?:after|from) (?:the )?(?:weekend|(?:mon|tues|wednes|thurs|fri|satur)day|christmas|xmas|new year|\d{1,2}(?:st|nd|rd|th))\b|\bonly (?:on )?(?:a )?(?:mon|tues|wednes|thurs|fri|satur)days?\b|\baway (?:till?|until)\b|\bweek after\b|\bnext week\b/i
const WHEN_SUITS = 'they’ll see when it suits you.'

/** How and by when the visitor hears. */
export function next({ email, phone, manners = [], kin, times = '' }: Slots, isAlarm = false) {
  const isLater = LATER.test(times)
  // Nobody waits a day beside a broken window.
  if (isAlarm) return `Don’t wait for that: ring ${PHONE} now, day and night.`
  if (email && (!phone || wantsMail({ manners })))
    return isLater ? `You’ll hear by e-mail; ${WHEN_SUITS}` : 'You’ll hear by e-mail within 24 hours.'
  if (manners.some((manner) => /^(?:Text|Prefers a text)/.test(manner)))
    return 'An expert will be in touch within 24 hours; they’ll see that you’d like a text.'
  if (manners.some((manner) => /^WhatsApp/.test(manner)))
    return 'An expert will be in touch within 24 hours; they’ll see that it’s to be WhatsApp.'
  if (isLater) return `An expert will be in touch; ${WHEN_SUITS}`
  return kin?.isRung ? 'They’ll be rung within 24 hours.' : 'An expert will be in touch within 24 hours.'
}

/** What goes to the team, said back: once everything is there, and at the end. */
export function thanks(lead: QualifiedLead, state: State, isPassed = true) {
  const { slots, alarm, consent, isOfOther } = state
  // Who writes for somebody else, and has not said who they are, is not called by that name.
  const isTheirs = slots.kin?.isRung === true || (isOfOther === true && consent === 'agreed')
  const name = slots.self ?? (isTheirs ? '' : lead.name)
  return `Thanks${name ? `, ${firstName(name)}` : ''}. ${isPassed ? 'I’ve passed this on' : 'I’ll pass this on'}: ${summary(lead, state)}. ${next(slots, alarm !== undefined)}`
}

/** Nothing is passed on until the visitor says so. */
export const held = ({ slots: { name } }: State) =>
  `That’s fine${name ? `, ${firstName(name)}` : ''}: it stays here with me, and nothing is passed on until you say so.`

/** Asked again beside an answer. */
export function softly(slot: Slot, { slots }: State) {
  return slot === 'contact' && wantsMail(slots) ? 'And the best e-mail address for you?' : SOFTLY[slot]
}

const SOFTLY: Record<Slot, string> = {
  service: 'And what shall I say the call’s about?',
  name: 'And who shall we ask for?',
  contact: 'And the best number for you?',
  urgency: 'And how soon do you need it?',
}

/** All that is said to what needs no more. */
export const ADDED = 'I’ve added that.'

/** Words that are said back as they were put. */
const MOST_QUOTED = 16
/** Nothing is repeated that could be more than words. */
const MARKUP = /[<>[\]{}`*|\\?]|:\/\/|\b[a-z]+:(?=\S)/i

/**
 * 'Noted: “no, make it sage”.': a short statement shows by its own words that it was heard.
 *
 * @param otherwise - what is said of a longer one
 */
export function quoted(text: string, otherwise = ADDED) {
  const plain = text.trim().replace(/[.!,;\s]+$/, '')
  const isShort = plain.split(/\s+/).length <= MOST_QUOTED
  const isPlain = !MARKUP.test(plain) && Object.values(contactsIn(plain)).flat().length === 0
  return isShort && isPlain ? `Noted: “${plain}”.` : otherwise
}

/**
 * What a message changes of the record, said back: '' where it changes nothing.
 *
 * @param isMore - the message tells more than that
 */
export function heard(
  { postcode, manners = [], urgency, times }: Partial<Found>,
  named: string[] = [],
  isMore = false,
) {
  const told = [
    named.length > 0 && listed(named),
    postcode,
    ...manners.filter((manner) => CHANNEL.test(manner)).map(channelOf),
    urgency && URGENCY[urgency],
  ].filter(Boolean)
  if (told.length > 0)
    return `Noted: ${told.join(', ')}${times ? `, and ${SAY.ofTimes}` : isMore ? `, and ${SAY.ofWork}` : ''}.`
  return times ? quoted(times, SAY.timesNoted) : manners.length > 0 ? ADDED : ''
}

/** Once passed on: what is added or changed now does not leave the page, and the visitor is told so. */
export function afterSent(isNew: boolean, slots: Slots) {
  return isNew
    ? `Your message has gone to the team already, and I can’t add to it from here. Please tell them that on ${PHONE}, or when they’re in touch.`
    : `That’s already with the team. ${next(slots)} To talk sooner, ring ${PHONE}.`
}
