import type { QualifiedLead } from '../../src/contracts/chat'
import file from './knowledge/timing.json'
import { concerns, DESK_ACTS, does, likeliest, LIKELY, SURE_ACT } from './dialogue-acts'
import { PHONE } from './contacts'
import { namesColour } from './entities'
import { PATTERNS } from './patterns'
import type { Request } from './requests'

export type Urgency = NonNullable<QualifiedLead['urgency']>

/** A sentence with what it does. */
export type Saying = Pick<Request, 'text' | 'acts' | 'told' | 'clauses'>

/** Said without being asked, an urgency that goes into the record has to be sure; the answer to the question less so. */
const ASKED = 0.55
const PRESSING = 0.8
/** From here an urgency is noted that no word of the sentence speaks of; that there is no hurry only where it is said. */
const UNSPOKEN: Record<Urgency, number> = { high: 0.95, medium: 0.7, low: Infinity }

const WORDS = file.urgencies.map(({ is, when }) => [is as Urgency, new RegExp(when, 'i')] as const)
const worded = (text: string) => WORDS.find(([, words]) => words.test(text))?.[0]

/** 'How soon will somebody ring?' wants to know, and tells nothing; 'can you come today?' is a wish. */
const QUESTION = /\?\s*$|^\s*(?:and |but |so )?(?:how|when|whats?|which|who|is|are|do|does|will)\b/i
/** 'Your fitters came three weeks ago', 'speak soon', 'away all this week', 'I'll order today': not how soon this is wanted. */
const PAST =
  /\b\S+ (?:weeks?|months?|days?) (?:ago|back|late)\b|\b(?:speak|talk|see you|hear from you) soon\b|\b(?:away|abroad|on holiday) (?:till?|until)\b|\ba (?:row|party|takeaway) (?:today|tonight|tomorrow)\b|\b(?:away|abroad|on (?:holiday|call|shifts?|nights|days|leave)|busy|working|off|free|home|at (?:work|home)|ill|not (?:in|here|around|about|back))\b[^.!?]{0,16}\bthis week\b|\b(?:order|sign|pay|buy|book)(?: \w+)? (?:today|now|tonight)\b/i
const WAIT = /\b(?:no|oh|actually|sorry),? wait\b|\bwait a (?:minute|sec|second|moment)\b/i
/** 'The front can wait': of two jobs. */
const OTHER_WAITS = /\b(?!(?:it|this|that|all|job|work|everything)\b)[a-z]+ (?:there |one )?can wait\b/i
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas)'
/** 'We cannot sit in it from May until September', 'no use until June': what is wrong, and when. */
const SEASON = new RegExp(
  `\\b(?:(?:from|between) )?(?:(?:about|late|early|mid|around|the) )*${MONTH} (?:right )?(?:through )?(?:un)?(?:till?|to) (?:(?:about|late|early|mid|around|the) )*${MONTH}\\b|\\b(?:(?:can['’]?t|cannot|can not|never|hardly|not) (?:ever |really |even )?(?:sit|use|go|eat|sleep|stay|bear|be|set foot|open|see)|(?:freezing|frozen|boiling|baking|unbearable|unusable|useless|no use|damp|dark|empty|shut up))\\b[^.!?,]{0,24}\\b(?:un)?(?:till?) (?:(?:about|late|early|mid|around|the) )*${MONTH}\\b`,
  'gi',
)
/** 'We need 48 hours’ notice to get in' */
const NOTICE = /\b(?:[\w-]+ )?(?:h(?:ou)?rs?|days?|weeks?|months?)['’]?s? (?:of )?notice\b/gi
/** 'Just so you know, it has to go out of the window': that is told, and nothing is wanted soon. */
const INFORMS =
  /\bso (?:that )?you know\b|\bfyi\b|\bfor (?:your )?info\b|\bby the way\b|\bbtw\b|\b(?:go|goes|going|come|comes|take|taken|carry|pass|get) (?:\w+ )?out (?:of |through )?(?:the|a|my|our) windows?\b/i
/** 'Jo Smith, roof lantern, asap': by itself. */
const MOST_ALONE = 3
/** 'Laters' tells nothing. */
const LEAST = 3

const HAS_PHONE = new RegExp(PHONE.source)

/** 'Don't ring, I'm on shifts this week': when nobody is to ring. */
const NOT_NOW = /\b(?:do(?:n['’]?t| not)|dont) (?:ring|call|phone)\b/i

/** 'Call me Thursday or Friday, not tomorrow': when to ring, and no hurry. */
const NOT_THEN = /\bnot (?:today|tomorrow|tonight|tmrw)\b/i

/** 'Are you able to come tonight?' */
const ASKS_ABLE =
  /^\W*(?:are (?:you|they) able|is it possible|(?:is there )?any chance)\b[^?]*\b(?:come|send|get|look)\b/i
const BARE_NO = /^\W*(?:no|nope|nah|none|not really|no,? not really)\W*$/i

/** 'Can you also look at two windows?' answers nothing. */
const ASKS_MORE = /\b(?:can|could|would|will) (?:you|u|they|someone|somebody)\b/i

/** 'Can we leave the call till next week', 'don't ring before the 14th': in the visitor's own words. */
const RING_LATER =
  /\b(?:ring|call|phone|contact)\w*\b[^.!?]*\b(?:next (?:week|month)|the week after|(?:(?:un)?till?|before|after|from) (?:the )?\d{1,2}(?:st|nd|rd|th)|(?:before|until|till) then)\b/i

/** How soon one sentence wants the work: learnt, and by its words where that leaves room. */
function soonIn(request: Saying, isAsked: boolean): Urgency | undefined {
  const { text, told } = request
  // 'Today or tomorrow if there's any way. What does it cost?'
  if (told && text !== told && worded(told)) return soonIn({ text: told }, isAsked)
  const isOfDesk = DESK_ACTS.some(
    (act) => concerns(request, act) && act !== 'go' && (act !== 'hear' || QUESTION.test(text)),
  )
  if (isOfDesk) return undefined
  // 'How soon, or is there no rush?' 'No.'
  if (isAsked && BARE_NO.test(text)) return 'low'
  // 'No wait, I do want it'
  if (WAIT.test(text)) return worded(text.replace(WAIT, ' '))
  const isWish = PATTERNS.request.test(text) || ASKS_ABLE.test(text)
  if ((QUESTION.test(text) && !isWish) || NOT_NOW.test(text) || NOT_THEN.test(text) || RING_LATER.test(text))
    return undefined
  const alone = text
    .split(/,\s*/)
    .find((piece) => !PAST.test(piece) && piece.split(' ').length <= MOST_ALONE && worded(piece))
  if (alone) return worded(alone)
  const said = worded(text.replace(NOTICE, ' ').replace(SEASON, ' '))
  if (text.match(NOTICE) ?? text.match(SEASON) ?? INFORMS.test(text)) return said
  if (OTHER_WAITS.test(text) || (PAST.test(text) && said !== 'low')) return undefined
  const [soon, likely = 0] = likeliest(request, 'soon') ?? []
  if (said === 'low' && !does(request, 'soon', 'none', PRESSING)) return said
  // 'Danny 07700 900213 after 5' says when to ring, and 'red fades, rather chartwell green' what colour: not how soon.
  const isOfElse = said === undefined && (namesColour(text) || HAS_PHONE.test(text))
  const isWhole = text.split(' ').length >= LEAST && !isOfElse
  // 'Some time next week is fine' names a week.
  if (said === 'medium' && soon === 'low') return said
  const least =
    said === soon ? PRESSING : isAsked ? (soon === 'high' ? SURE_ACT : ASKED) : UNSPOKEN[soon as Urgency]
  if (isWhole && !(isAsked && !said && ASKS_MORE.test(text)) && soon && soon !== 'none' && likely >= least)
    return soon
  if (isAsked && !said && ASKS_MORE.test(text)) return undefined
  if (isAsked) return said ?? (soon !== 'none' && soon !== 'high' && likely >= ASKED ? soon : undefined)
  return !isWish && does(request, 'soon', 'none', SURE_ACT) ? undefined : said
}

/** How soon the work is wanted: of several wishes the most urgent, else the last. */
export function urgencyIn(requests: Saying[], isAsked = false): Urgency | undefined {
  const said = requests.flatMap((request) => soonIn(request, isAsked) ?? [])
  return said.includes('high') ? 'high' : said.at(-1)
}

const PART = '(?:(?:late|early|mid)[ -]?)?(?:mornings?|afternoons?|evenings?|lunch ?times?)'
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekday|weekend'
const HOUR = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
/** 'At six flats': how many, and not when. */
const COUNT =
  '(?:w(?:ee)?ks?|months?|days?|years?|flats?|houses?|homes?|properties|addresses|sites?|rooms?|doors?|windows?|units?|places)'
const CLOCK = `(?:(?:half|quarter)(?: past| to)? )?(?:\\d{1,2}(?:[:.]\\d{2})?|${HOUR})(?:ish)?(?!\\d)(?!\\.\\d)(?!\\s${COUNT}\\b)\\s?(?:am|pm|o'?clock)?(?![a-z])`
/** '12.30', '3 pm': what can be nothing but a time, unless it is a size. */
const EXACT = '(?:\\d{1,2}[:.][0-5]\\d(?!\\d)(?:\\s?[ap]m\\b)?|\\d{1,2}\\s?[ap]m\\b)'
const NO_SIZE = '(?!\\s?(?:m|mm|cm|metres?|meters?|ft|feet|wide|high|deep|tall|long|thick|x|by)\\b)'
const TIME = new RegExp(
  [
    `\\b(?:(?:only|best|any ?time|any|preferably|ideally|not|call|ring) )*(?:`,
    `(?:(?:after|before|from|between|around|about|until|till?|at|by)\\s+)?(?:${CLOCK}\\s?(?:to|-|–|and|or)\\s?)?${CLOCK} in the (?:morning|afternoon|evening)`,
    `|(?:after|before|from|between|around|about|until|till?|at|(?<!\\d[a-z ]{0,8})by)\\s+(?:${CLOCK}(?:\\s?(?:and|to|-)\\s?${CLOCK})?|lunch|noon|midday|tea|the school run)(?: (?:tomorrow|today))?`,
    `|(?:half|quarter)(?: past| to)? (?:\\d{1,2}|${HOUR})(?:ish)?(?![a-z])|any ?time(?= i\\b|,|\\.|$| please| suits| is )`,
    `|(?:before|by|until|after)\\s+(?:${DAY})`,
    '|(?:after|before|until)\\s+(?:work|school)',
    `|${CLOCK}\\s(?:until|till?)\\s${CLOCK}`,
    `|(?:${CLOCK}\\s?(?:to|-|–|and)\\s?${EXACT}|${EXACT}\\s?(?:to|-|–|and)\\s?${CLOCK})${NO_SIZE}`,
    '|lunch(?: ?times?)? only',
    `|(?:in the )?${PART}(?: (?:of|on) the \\d{1,2}(?:st|nd|rd|th))?(?: only| best| please)?`,
    `|(?:on |this |next )?(?:${DAY})s?(?: ${PART})?(?: only)?`,
    `|(?:on )?(?:mon|tues?|weds?|thurs?|fri)(?: ${PART})?(?![a-z])`,
    `|(?:on )?(?:sat|sun)(?: ${PART}|(?= (?:after|before|from|at|between) \\d))`,
    '|(?:in the )?day ?times?|in the day(?! time)',
    `|tomorrow ${PART})(?![a-z])`,
  ].join(''),
  'gi',
)
/** 'Afternoon. We need a door': a greeting is no time to call. */
const GREETING =
  /^\W*(?:good (?:morning|afternoon|evening)\b|(?:morning|afternoon|evening)\b(?=\s*(?:[,.!\n]|all\b|there\b|$)))/i
/** A text without the times that it names. */
export const withoutTimes = (text: string) => text.replace(TIME, ' ')

/** 'Fourteen feet by eleven' is a size. */
const DIMENSIONS = /\b\w+ (?:feet|foot|ft|metres?|meters?|inches|yards?) by \w+/gi
/** What may stand beside times without saying anything else. */
const FILLERS =
  /\b(?:please|pls|thanks?|ta|cheers|and|or|so|then|fine|ok|okay|best|better|good|ideal|ideally|preferably|to|is|are|me|us|call|calls|calling|ring|phone|text|i|i['’]?m|am|we['’]?re|free|home|in|about|around|only|suits?|would|be|the|we|that|make|change|days?|most|time|times?|any|for|can|could|you|it|someone|somebody|it['’]?s|available|make it|tomorrow|today|week)\b|[^a-z]+/gi

/** Whether somebody says when they can be rung. Which times those are is left in their own words, for whoever rings to read. */
export function saysWhen(requests: Saying[]): boolean {
  return requests.some(
    (request) =>
      (isOfCall(request) && holdsTime(request)) ||
      (RING_LATER.test(request.text) && does(request, 'when', 'ring', SURE_ACT)),
  )
}

/** Whether a sentence speaks of how soon the work is wanted, though it may not say enough for the record. */
export const isTimed = (saying: Saying) =>
  !PAST.test(saying.text) &&
  (WANTED_BY.test(saying.text) ||
    SOON.some((soon) => does(saying, 'soon', soon, PRESSING)) ||
    (does(saying, 'when', 'other') && DATED.test(saying.text)))
const SOON = ['high', 'medium', 'low'] as const
/** 'Done in May if you can', 'need it in before the council come back' */
const WANTED_BY = new RegExp(
  `\\b(?:want|need|like|have|get|done|fitted|finished|ready|in place|installed|sorted|replaced)\\w*\\b[^.!?]{0,40}\\b(?:(?:in|by|before|for|around|after|from) (?:the )?(?:early |mid |late |start of |end of |beginning of )*${MONTH}\\b|before (?:the|my|our|we|they|he|she|it)\\b)`,
  'i',
)
const DATED = new RegExp(
  `\\b(?:by|before|until|ready|end of|start of|from) [^.!?]{0,20}\\b(?:${MONTH.slice(3, -1)}|xmas|\\d{1,2}(?:st|nd|rd|th)|weeks?|month)\\b|\\bdeadline\\b`,
  'i',
)

/** 'Any day but Wednesday' says nothing but times, and not that it is these. */
const BUT = /\b(?:but|bar|except|not|no|never)\b/gi

/** Whether a clause holds a time, and nothing else. */
const isBare = (clause: string) =>
  clause.match(TIME) !== null && clause.replace(TIME, ' ').replace(FILLERS, '') === ''

/** Whether a sentence says when to call: one that is nothing but a time does, and so does any where nothing was learnt. */
function isOfCall(request: Saying & Partial<Pick<Request, 'opens'>>) {
  const { text, told = text } = request
  if (!request.acts || isBare(told.replace(GREETING, ' ').replace(BUT, ' '))) return true
  // 'Leanne 07700 … pls txt im at work til 3', all in one breath: what stands behind the number says it.
  const isBeside =
    CONTACT.test(text) && request.clauses?.some((clause) => does(clause, 'when', 'ring', SURE_ACT))
  return isBeside || does(request, 'when', 'ring', request.opens ? SURE_ACT : LIKELY)
}

const CONTACT = /\d{5}|\S@\S/

/** 'At 3' may be anything. */
const HALF_TOLD = /^(?:about|at|around|from) \d+$/i

/** From here the time of a clause is of something else. */
const ELSE = 0.7

/** 'The planes start at 6 in the morning', 'the tenant is only in mornings': nobody is rung then. */
const OF_OTHERS =
  /\b(?:planes?|flights?|aircraft|airport|helicopters?|lorr(?:y|ies)|trucks?|trains?|tubes?|bus(?:es)?|traffic|nois[ey]\w*|loud|racket|bins?|bin ?m[ae]n|pubs?|music|bells?|cockerels?|birds|sun(?:light|shine)?|street ?lights?|wakes?|woken|can['’]?t sleep|(?:kids|children|baby|dog) (?:are|is) (?:up|awake)|(?<!\b(?:i['’]?m|i am|as|being) (?:only )?(?:the |a )?)(?:tenants?|lodgers?))\b/i
const OF_CALLING =
  /\b(?:ring|call|phone|text|speak to|contact|reach|get|catch) (?:me|us|her|him|them|back|after|before|at|from|between|any|(?:the |my |our )?(?:tenants?|lodgers?))\b|\b(?:i['’]?m|i am|we['’]?re|we are) (?:free|home|in|around|about|available|up)\b|\b(?:suits?|best)\b/i

/** Whether a sentence names a time that is not of something else: 'ring after 4, she has the dentist at 2' does. */
function holdsTime({ text, told = text, clauses = [] }: Saying) {
  return told
    .replace(GREETING, '')
    .replace(DIMENSIONS, ' ')
    .split(/[.!?;\n]+(?=\s|$)|,\s+/)
    .some((piece) => {
      const own = clauses.filter((clause) => piece.includes(clause.text) && clause.text.match(TIME))
      const isOfElse =
        (OF_OTHERS.test(piece) && !OF_CALLING.test(piece)) ||
        (own.length > 0 && own.every((one) => does(one, 'when', 'other', ELSE)))
      return !isOfElse && piece.match(TIME)?.some((time) => !isBare(piece) || !HALF_TOLD.test(time.trim()))
    })
}
