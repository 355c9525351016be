import type { QualifiedLead } from '../../src/contracts/chat'
import file from './knowledge/timing.json'
import { type Clause, concerns, DESK_ACTS, does, likeliest, LIKELY, SURE_ACT } from './dialogue-acts'
import { PHONE, withoutContacts } from './contacts'
import { namesColour } from './entities'
import { PATTERNS } from './patterns'
import type { Request } from './requests'
import { isCommonWord } from './words'

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
/** What a clause may begin and end with, and does not say. */
const AROUND = /^(?:(?:please|and|or|so|but|fine)\s+)+|(?:,?\s+(?:please|pls|thanks|ta))+$/gi

/** A text without the times that it names. */
export const withoutTimes = (text: string) => text.replace(TIME, ' ')

const NUMBERS = new RegExp(`${PHONE.source}[^]*${PHONE.source}[^.!?\\n]*`)

/** '020 … in the day, evenings the mobile 07700 …': two numbers, each with its time, as it was said. */
export function numbersByTime(text: string): string | undefined {
  const [said = ''] = NUMBERS.exec(text) ?? []
  return said.match(TIME) ? `When to call: ${said.trim().slice(0, MOST)}` : undefined
}

/** 'Fourteen feet by eleven' is a size. */
const DIMENSIONS = /\b\w+ (?:feet|foot|ft|metres?|meters?|inches|yards?) by \w+/gi
/** What may stand beside times without saying anything else. */
const FILLERS =
  /\b(?:please|pls|thanks?|ta|cheers|and|or|so|then|fine|ok|okay|best|better|good|ideal|ideally|preferably|to|is|are|me|us|call|calls|calling|ring|phone|text|i|i['’]?m|am|we['’]?re|free|home|in|about|around|only|suits?|would|be|the|we|that|make|change|days?|most|time|times?|any|for|can|could|you|it|someone|somebody|it['’]?s|available|make it|tomorrow|today|week)\b|[^a-z]+/gi

/**
 * When to call. Where a sentence holds nothing but times it is those; else it is the visitor's own clause, which whoever rings reads
 * as it was meant: 'not before 3, she naps till then'.
 */
export function notesIn(requests: Saying[]): string | undefined {
  // 'Mornings before 11. Not friday': what is said beside it is of the same.
  const isSaid = requests.some((request) => isOfCall(request, LIKELY))
  const each = requests
    .filter(
      (request, at) => isOfCall(request, isSaid ? BESIDE : LIKELY) || (isSaid && leadsTo(requests[at + 1])),
    )
    .flatMap(({ text, told = text, clauses = [] }) =>
      clausesOf(told.replace(GREETING, '').replace(DIMENSIONS, ' ')).flatMap((clause) =>
        timesOf(clause, clauses),
      ),
    )
  const later = each.some(Boolean)
    ? []
    : requests.filter((request) => RING_LATER.test(request.text) && does(request, 'when', 'ring', SURE_ACT))
  each.push(
    ...later.map(({ text }) => text.replace(/^\W*(?:but|so|actually|and)\s+/i, '').replace(/[.!?\s]+$/, '')),
  )
  const said = each.filter((time, at) => time && each.findIndex((one) => alike(one) === alike(time)) === at)
  return said.length > 0 ? `When to call: ${said.map(inside).join(', ').slice(0, MOST)}` : undefined
}

/** Within a sentence: 'not Wednesday, any other day'. */
const inside = (time: string, at: number) =>
  at > 0 && /^(?:Any|Every|After|Before|Between|Not|Evening|Morning|Afternoon|Weekday|Weekend)/.test(time)
    ? time.charAt(0).toLowerCase() + time.slice(1)
    : time

/** 'Not Wednesday, that's swimming. Any other day after 11': the day before it is part of it. */
const leadsTo = (next: Saying | undefined) =>
  next !== undefined &&
  /\b(?:any|every) other (?:day|time|morning|afternoon|evening)|\bother days?\b|\botherwise\b/i.test(
    next.text,
  )

const MOST = 140
const BESIDE = 0.35

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
function isOfCall(request: Saying & Partial<Pick<Request, 'opens'>>, from: number) {
  const { text, told = text } = request
  if (!request.acts || isBare(told.replace(GREETING, ' ').replace(BUT, ' '))) return true
  // 'Leanne 07700 … pls txt im at work til 3', all in one breath: what stands behind the number says it.
  const isBeside =
    CONTACT.test(text) && request.clauses?.some((clause) => does(clause, 'when', 'ring', SURE_ACT))
  return isBeside || does(request, 'when', 'ring', request.opens ? SURE_ACT : from)
}

const CONTACT = /\d{5}|\S@\S/

/** A sentence without its stop, cut where something else begins. */
const clausesOf = (sentence: string) =>
  sentence.split(/[.!?;\n]+(?=\s|$)|\s(?:and|but)\s(?=(?:tell|say|let)\b)/).filter((clause) => clause.trim())

/** 'Jo Bell, CM17 9XX, mornings are best': from where the times begin; the times alone, if nothing else is said of them. */
function timesOf(clause: string, each: Clause[]): string[] {
  const pieces = ofCall(clause.split(/,\s+/), each)
  const first = pieces.findIndex((piece) => piece.match(TIME))
  if (first < 0) return []
  const own = pieces.slice(first)
  const timed = own.filter((piece, at) => piece.match(TIME) ?? (at > 0 && BARE_HOURS.test(piece)))
  return timed.every((piece) => isBare(piece) || BARE_HOURS.test(piece))
    ? timed.flatMap((piece) => (piece.match(TIME) ? timesIn(piece) : piece.trim()))
    : [besideContact(own.join(', ')).replace(AROUND, '').trim()]
}

/** 'Tuesday lunchtime, 12 to 1': hours behind a time. */
const BARE_HOURS = /^\s*(?:between |from )?\d{1,2}(?:[:.]\d\d)? ?(?:to|-|–|and) ?\d{1,2}(?:[:.]\d\d)?\W*$/i

const AT_CONTACT = new RegExp(`${PHONE.source}|\\S+@\\S+`)

/** 'After 5 pls its kev' */
const NAMED_LAST = /,?\s+(?:it['’]?s|this is|i['’]?m|ask for)\s+(\p{L}+)\W*$/iu

/** 'Name is Leanne no is 07700 … dont ring, im at work til 3': what follows the number, where that says when. */
function besideContact(clause: string) {
  const after = (clause.split(AT_CONTACT).at(-1) ?? '').replace(NAMED_LAST, (said, name: string) =>
    isCommonWord(name.toLowerCase()) ? said : '',
  )
  return after !== clause && after.match(TIME) ? after.replace(/^[\s,.;:–-]+/, '') : withoutContacts(clause)
}

/** From here the time of a clause is of something else. */
const ELSE = 0.7

/** 'The planes start at 6 in the morning', 'the tenant is only in mornings': nobody is rung then. */
const OF_OTHERS =
  /\b(?:planes?|flights?|aircraft|airport|helicopters?|lorr(?:y|ies)|trucks?|trains?|tubes?|bus(?:es)?|traffic|nois[ey]\w*|loud|racket|bins?|bin ?m[ae]n|pubs?|music|bells?|cockerels?|birds|sun(?:light|shine)?|street ?lights?|wakes?|woken|can['’]?t sleep|(?:kids|children|baby|dog) (?:are|is) (?:up|awake)|(?<!\b(?:i['’]?m|i am|as|being) (?:only )?(?:the |a )?)(?:tenants?|lodgers?))\b/i
const OF_CALLING =
  /\b(?:ring|call|phone|text|speak to|contact|reach|get|catch) (?:me|us|her|him|them|back|after|before|at|from|between|any|(?:the |my |our )?(?:tenants?|lodgers?))\b|\b(?:i['’]?m|i am|we['’]?re|we are) (?:free|home|in|around|about|available|up)\b|\b(?:suits?|best)\b/i
const isOfOthers = (text: string) => OF_OTHERS.test(text) && !OF_CALLING.test(text)

/** 'Ring after 4, she has the dentist at 2': without the clause whose time is of something else, and what only adds to it. */
function ofCall(pieces: string[], each: Clause[]) {
  let isElse = false
  return pieces.filter((piece) => {
    const own = each.filter(({ text }) => piece.includes(text) && text.match(TIME))
    if (piece.match(TIME) && isOfOthers(piece)) isElse = true
    else if (own.length > 0) isElse = own.every((one) => does(one, 'when', 'other', ELSE))
    else if (!isBare(piece)) isElse = false
    return !(isElse && piece.match(TIME))
  })
}

/** 'SATURDAY' and 'Saturdays' are one. */
const alike = (time: string) => time.toLowerCase().replace(/s$/, '')
function timesIn(clause: string) {
  const times: { said: string; end: number }[] = []
  for (const match of clause.matchAll(TIME)) {
    const said = match[0].trim().replace(/^(?:call|ring) /i, '')
    const end = match.index + match[0].length
    // 'At 3' may be anything.
    if (/^(about|at|around|from) \d+$/i.test(said)) continue
    const before = times.at(-1)
    if (before && /^\s*$/.test(clause.slice(before.end, match.index)))
      Object.assign(before, { said: `${before.said} ${said}`, end })
    else times.push({ said, end })
  }
  const [first, last] = [times[0], times.at(-1)]
  // 'Mon to Fri between 10 and 3', 'Tuesday or Thursday lunchtime': what stands between them is part of it.
  const span = first && last && times.length > 1 ? clause.slice(clause.indexOf(first.said), last.end) : ''
  return SPANS.test(span) ? [span.trim()] : times.map(({ said }) => said)
}

const SPANS = /(?<=[a-z]) (?:to|or|till?|until|-|–) (?=[a-z])/i

/** What was said before of when to call, and what is new, which may take its place. */
export function notesWith(before: string | undefined, added: string | undefined, isInstead = false) {
  if (isInstead && added && !/^(?:When to call: )?not /i.test(added)) return added
  if (!before || !added || before.includes(added.replace(/^When to call: /, ''))) return before ?? added
  return `${before}, ${added.replace(/^When to call: /, '')}`.slice(0, 300)
}
