import { isDone } from './acts'
import { CARDS } from './cards'
import { shortened, withoutQuestion } from './compose'
import { heardOf } from './heard'
import type { Part } from './part'
import { PATTERNS } from './patterns'
import type { Request } from './requests'
import type { AskedService, Event, State } from './state'
import { itemIn, namedIn, serviceIn } from './subjects'
import type { Topic } from './topics'
import { lineOf } from './words'

/** The answers to a message, and what the dialogue remembers of them. */
export interface Answered {
  parts: Part[]
  /** The last of them offers a call. */
  offers: boolean
  event: Extract<Event, { type: 'answered' }>
}

/** What has been said is not said again word for word: the visitor has read it, and asks for more. */
const AGAIN = 'I can’t tell you more about that than I have, sorry. The office can: {phone}.'
/** Who asks for it once more is told once more. */
export const REMIND = /\b(?:again|remind me|what was (?:the|your|that)|say that)\b/i
/** Words of it for somebody who only tells more. */
const MOST_AGAIN = 28
const BEYOND = 'Beyond that the office can tell you more: {phone}.'
/** A second place where we do not come. */
const NOR_THERE = /^([^.]+ isn['’]t on our list), so I can['’]t promise it\..*$/s
const norThere = (text: string) => text.replace(NOR_THERE, '$1 either; for a plain yes or no, ring {phone}.')

/** Said before in this conversation, word for word; that we come somewhere may be said as often as it is asked. */
export const isTold = (
  { told }: State,
  { key, isUnknown, text = '' }: Pick<Part, 'key' | 'isUnknown'> & { text?: string },
) =>
  told.includes(key) &&
  !isUnknown &&
  (NOR_THERE.test(text) || !/^(?:place|hello|thanks|bye|injection|offtopic|email|phone)/.test(key))

const UNKNOWN_AGAIN =
  'That one’s beyond me as well, sorry. Shall I ask one of our experts to ring you, or would you sooner ring {phone}?'

/** From here a statement is taken for a question without its mark: at first, and in the middle of a conversation. */
const [OPENING, CLEAR] = [0, 0.78]
/** The same of what a choice turns on, and of what has to be mended. */
const CRITERION = 0.6
const CLEAR_FAULT = 0.66

/** 'I'll leave it then, thank you' */
const SMALL_TALK = /^(?:hello|thanks|bye|compliment|rude|bot)/
const FRIENDLY = 0.55

/** Two words are more often a question without its mark. */
const TELLING_WORDS = 4
const PRESSING_WORDS = 6

/** Whether another place was told of before. */
const isElsewhere = ({ told }: State, { key, text }: Part) =>
  key.startsWith('place ') && NOR_THERE.test(text) && told.some((one) => one.startsWith('place '))

/** An answer that is not the first choice, without the 'Yes' to another question. */
export const withoutOpening = (part: Part): Part => ({
  ...part,
  text: part.text.replace(/^Yes[,:;.] (\S)/, (_, first: string) => first.toUpperCase()),
})

/** 'Ask for [acoustic glazing](…)' */
const OPENS_WITH_LINK = /^[^.!?]{0,30}\[/

/** The service that a question is about, and not one that its answer speaks of by the way. */
function workAsked(
  { words, entities }: Request,
  { intent, text }: Part,
  service: Topic | undefined,
): Pick<AskedService, 'label' | 'of'> | undefined {
  if (!service || service.id === 'services') return undefined
  const isOfWork = intent?.kind === 'service' || CARDS.get(intent?.id ?? '')?.file === 'services'
  if (!isOfWork && !OPENS_WITH_LINK.test(text) && !PATTERNS.work.test(lineOf(words))) return undefined
  return { label: service.label, of: entities.topics.map(({ topic }) => topic.label) }
}

/** @param named - what the message names, which stays the subject where the answer has none */
export function answered(state: State, found: Part[], whole: Request, named: Topic[]): Answered {
  const isTelling =
    !whole.asks &&
    !whole.carries &&
    // 'No, I meant the other one for the colours'
    !PATTERNS.meant.test(lineOf(whole.words)) &&
    // 'Come on, a ballpark'
    !(whole.words.said.length <= PRESSING_WORDS && PATTERNS.ofPrice.test(lineOf(whole.words))) &&
    !PATTERNS.startsAsking.test(whole.plain) &&
    !PATTERNS.trailingQuestion.test(lineOf(whole.words)) &&
    whole.words.said.length >= TELLING_WORDS
  const noted = heardOf(state, whole, isDone(whole.words))
  // Who only tells more in the middle of a conversation is given no other matter's answer.
  const isMiddle = state.last !== undefined
  // 'Slider or bifold?', 'It'll be shut most of the year': what a choice turns on is part of the question.
  const isChoice = state.last?.id === 'compare' && state.topics.length > 1
  const least = isMiddle ? (isChoice ? CRITERION : CLEAR) : OPENING
  const leastFault = isMiddle ? CLEAR_FAULT : OPENING
  const isHeard = ({ isUnknown, key, intent, score = 0 }: Part) =>
    isTelling &&
    !(SMALL_TALK.test(key) && score >= FRIENDLY) &&
    ((isUnknown && key === 'unknown') ||
      score < (intent?.kind === 'service' ? leastFault : least) ||
      // The last answer led there already.
      (isMiddle &&
        ((whole.meant && isTold(state, { key, isUnknown })) ||
          (intent?.kind === 'service' && (state.told.includes(key) || state.service?.id === intent.id)))))
  const all = found.map((part) => (isHeard(part) ? noted : part))
  const unsaid = all.filter((part) => !isTold(state, part))
  // What was said before does not stand beside what is new.
  const isPartSaid = unsaid.length < all.length && unsaid.some((part) => !part.isUnknown)
  const heard = isPartSaid ? unsaid.map(withoutOpening) : all
  const parts = heard.length > 0 ? heard : [{ text: UNKNOWN_AGAIN, key: 'unknown', isUnknown: true }]
  const last = parts.at(-1) as Part
  const isUnknown = parts.every((part) => part.isUnknown)
  // 'What was the postcode again?'
  const isAgain = parts.length === 1 && isTold(state, last) && !REMIND.test(whole.text)
  const said: Part[] = isAgain
    ? [
        {
          ...last,
          text: whole.asks ? AGAIN : `${shortened(withoutQuestion(last.text), MOST_AGAIN)} ${BEYOND}`,
        },
      ]
    : isUnknown && state.unknowns > 0 && last.key === 'unknown' && !isTelling
      ? [{ ...last, text: UNKNOWN_AGAIN }]
      : parts.map((part) => (isElsewhere(state, part) ? { ...part, text: norThere(part.text) } : part))
  const text = said.at(-1)?.text ?? ''
  const offers = text === UNKNOWN_AGAIN || (!isAgain && (CARDS.get(last.key)?.offers ?? false))
  const told = parts.flatMap((part) => part.topics ?? [])
  const topics = told.length > 0 ? told : named
  const isPassing =
    told.length > 0 && parts.every(({ topics: own = [], isPassing: is }) => is || own.length === 0)
  const isNoted = parts.every((part) => part === noted)
  const service = isNoted ? state.service : serviceIn(last.text)
  const item = isNoted ? state.item : itemIn(text)
  const intent = [...parts].reverse().find((part) => part.intent)?.intent
  return {
    parts: said,
    offers,
    event: {
      type: 'answered',
      topics,
      ...(intent ? { last: intent } : {}),
      keys: parts.map(({ key }) => key),
      service,
      item,
      ...(whole.asks ? { question: whole.meant ?? whole } : {}),
      listed: namedIn(text),
      isUnknown,
      isHeard: parts.includes(noted),
      isPassing,
      asksFor: isNoted ? undefined : workAsked(whole, last, service),
    },
  }
}
