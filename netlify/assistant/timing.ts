import type { QualifiedLead } from '../../src/contracts/chat'
import file from './knowledge/timing.json'
import { PATTERNS } from './patterns'

export type Urgency = NonNullable<QualifiedLead['urgency']>

/** How soon the work is wanted, and when to call. */
const URGENCIES = file.urgencies.map(({ is, when }) => [is as Urgency, new RegExp(when, 'i')] as const)
/** 'How soon will somebody ring?' wants to know, and tells nothing; 'can you come today?' is a wish. */
const QUESTION = /\?\s*$|^\s*(?:and |but |so )?(?:how|when|what|which|who|is|are|do|does|will)\b/i

/** 'Your fitters came three weeks ago', 'the front can wait': not how soon this is wanted. */
const PAST =
  /\b\S+ (?:weeks?|months?|days?) (?:ago|back|late|now)\b|\ba (?:row|party|takeaway) (?:today|tonight|tomorrow)\b|\bnot (?:today|tonight|tomorrow|this (?:week|month))\b|\b(?:away|abroad|on holiday) (?:till?|until) [^,.!?]*?(?=[,.!?]|$| mine | any ?time )|\b(?:(?:the|my|our) )?(?:front|back|side|rest|others?|windows?|doors?|glass|panes?|roof)(?: \w+)? (?:can wait|whenever)\b[^,.!?]*|\bleave (?:the )?(?:front|back|side|rest|others?|windows?|doors?|roof) (?:till?|until) [^,.!?]*|\b(?:extending|building|moving|knocking)\b[^,.!?]* next year\b/gi

const JOB_SOON =
  /\bthe (?:\w+ )?(?:roof|doors?|windows?|glass|locks?|panes?|front|back)\b[^,.;]*\b(?:as soon as|asap|urgent)/i

const WITHIN =
  /\bin the next (?:few|couple of|\d) (?:weeks|days)\b|\bwithin (?:a|the|one|two|three|four|\d) (?:next )?(?:weeks?|fortnight|month)\b|\bpriority\b/i

/** How soon the work is wanted: from what the visitor states or wishes, never from a question. */
export function urgencyIn(text: string): Urgency | undefined {
  const line = text
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => !QUESTION.test(sentence) || PATTERNS.request.test(sentence))
    .join(' ')
    .replace(/\bhow soon\b|\b(?:speak|talk|see you|hear from you) soon\b/gi, ' ')
    .replace(PATTERNS.whenToCall, ' ')
    .replace(PAST, ' ')
  const [first, ...others] = URGENCIES.filter(([, words]) => words.test(line)).map(([is]) => is)
  // 'The bi-folds in April, the roof as soon as you can': of two jobs the sooner.
  if (first === 'low' && others.includes('high') && JOB_SOON.test(line)) return 'high'
  // 'Within two weeks, it's not an emergency'
  return first === 'low' && others.includes('medium') && WITHIN.test(line) ? 'medium' : first
}

const PART = '(?:(?:late|early|mid)[ -]?)?(?:mornings?|afternoons?|evenings?|lunch ?times?)'
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekday|weekend'
const HOUR = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
/** 'At six flats': how many, and not when. */
const COUNT =
  '(?:w(?:ee)?ks?|months?|days?|years?|flats?|houses?|homes?|properties|addresses|sites?|rooms?|doors?|windows?|units?|places)'
const CLOCK = `(?:(?:half|quarter)(?: past| to)? )?(?:\\d{1,2}(?:[:.]\\d{2})?|${HOUR})(?:ish)?(?!\\d)(?!\\.\\d)(?!\\s${COUNT}\\b)\\s?(?:am|pm|o'?clock)?(?![a-z])`
const TIME = new RegExp(
  [
    `\\b(?:(?:only|best|any ?time|any|preferably|ideally|not|call|ring) )*(?:`,
    `(?:after|before|from|between|around|about|until|till?|at|(?<!\\d[a-z ]{0,8})by)\\s+(?:${CLOCK}(?:\\s?(?:and|to|-)\\s?${CLOCK})?|lunch|noon|midday|tea|the school run)(?: (?:tomorrow|today))?`,
    `|(?:half|quarter)(?: past| to)? (?:\\d{1,2}|${HOUR})(?:ish)?(?![a-z])|any ?time(?= i\\b|,|\\.|$| please| suits| is )`,
    `|(?:before|by|until|after)\\s+(?:${DAY})`,
    '|(?:after|before|until)\\s+(?:work|school)',
    `|${CLOCK}\\s(?:until|till?)\\s${CLOCK}`,
    '|lunch(?: ?times?)? only',
    `|(?:in the )?${PART}(?: (?:of|on) the \\d{1,2}(?:st|nd|rd|th))?(?: only| best| please)?`,
    `|(?:on |this |next )?(?:${DAY})s?(?: ${PART})?(?: only)?`,
    `|(?:on )?(?:mon|tues?|weds?|thurs?|fri)(?: ${PART})?(?![a-z])`,
    `|(?:on )?(?:sat|sun)(?: ${PART}|(?= (?:after|before|from|at|between) \\d))`,
    `|tomorrow ${PART})(?![a-z])`,
  ].join(''),
  'gi',
)
/** 'Afternoon. We need a door': a greeting is no time to call. */
const GREETING =
  /^\W*(?:good (?:morning|afternoon|evening)\b|(?:morning|afternoon|evening)\b(?=\s*(?:[,.!\n]|all\b|there\b|$)))/i
/** 'Thursday is parents’ evening': what the day is for. */
const DAY_IS = /day (?:is|['’]s) (?:the|my|our|an?|\w+['’]s?) /i
/** 'I rest after lunch', 'it broke on Friday': what somebody does or did then, and no time to call. */
const LIFE =
  /\b(?:sleep|asleep)\w*\b|\b(?:i(?:['’]?(?:m|ve|ll)|['’]d)?|we(?:['’]?(?:re|ve|ll)|['’]d)?|(?:he|she|it)(?:['’]?s|['’](?:ll|d))?|they(?:['’]?(?:re|ve|ll)|['’]d)?)\s(?!(?:am |are |is |will be |can be |['’]?m |only |usually |mostly |normally |just )*(?:free|available|about(?= after| from| until| before| most|$)|there|home|in(?: all| most| from| after|$)|back|off|around|finish\w*|prefer|reachable)\b)|\b(?:was|were|came|last|since|happened|fitted|due|every|tenants?|lodgers?|mov(?:es?|ing) (?:in|out))\b|\bmy \w+ (?:has|have|had|is|wants?|needs?|put|works?)\b|\b(?:shut|shuts|close[sd]?|closing) at\b/i
const isLife = (clause: string) => LIFE.test(clause) || DAY_IS.test(clause)
/** 'I filled in the form on Monday, and it's now Thursday': what was, and what is. */
const DONE = new RegExp(
  `\\b(?:i|we)(?:['’]?ve)? (?:already )?(?:filled|sent|rang|rung|called|spoke|left|wrote|e?mailed|booked|ordered|asked|messaged)\\b[^.!?\\n]{0,60}?\\b(?:on |last |this )?(?:${DAY})\\b|\\b(?:it['’]?s|now) (?:now |already )?(?:${DAY})\\b`,
  'gi',
)
/** 'Not Wednesdays as I’m at football' */
const REASON =
  /,?\s(?:(?:as|because|cos|since|coz)\s(?:i|we|it|that|there|he|she)\b|that(?:['’]?s| is) (?:my|our|the kids)\b).*$/i
/** What says that it is when to call after all. */
const CALLS =
  /\b(?:call|ring|phone|text|speak|reach|contact|so (?:please )?not|not then|any ?(?:other )?(?:day|time)|pick up|so (?:any|the|in the|before|after|mornings?|afternoons?|evenings?|weekends?)|no good|best|ideal|suits?|good|make it|make that|change it)\b/i
/** A time that is meant the other way round, or depends on more than is said in it. */
const TURNED = /\b(?:but|other than|except|apart|unless|when|while|suit|out|no|not|never)\b|n['’]?t\b/i
const SIMPLE_NOT =
  /^(.*?)\s*(?:is|are)?\s*(?:(?:n['’]?t|not|no) (?:any )?(?:good|great|easy|possible)|bad|difficult|tricky|hopeless|awkward|out)(?: for (?:me|us))?$/i
/** 'Don’t call before 10, I sleep till then': what follows is the reason. */
const AS_A_RULE = new RegExp(
  `\\b(only|don['’]?t|do not|not|never) (?:please )?(?:call|ring|phone|text)(?:ing)?,? (?:me |us )?(${TIME.source})`,
  'i',
)
/** 'What hours do you open on Saturday?' tells nothing. */
const ABOUT_US =
  /\b(?:opening|you|office|lines?) (?:hours?|times?|open)\b|\b(?:are|r|do|will|is) (?:you|u|ya|the office|your office|anyone|anybody)(?: \w+)? (?:open|closed?|shut|work|there|in)\b/i
/** 'Need prices by Friday or the client goes elsewhere': when it is wanted, and not when to call. */
const DEADLINE =
  /\b(?:needs?|wants?|must have|prices?|quotes?|figures|done|fitted|finished|in) (?:\w+ ){0,3}by (?!\d|noon|lunch)/i
/** 'Or do you do Sundays?' */
const ASKS_US = /\b(?:do|are|is) (?:you|u|ya|the office|anyone|anybody)\b[^?]*\?/i
/** 'I get a break between 1 and 2, that's the only time I can pick up' */
const OF_CALLS = /\b(?:only|best) time\b|\btime i can\b|\bi can (?:pick up|answer|talk|speak)\b/i

const PAST_TENSE = /\b(?:was|were|came|got|had|happened|broke|fitted|smashed|kicked|tried|went|said)\b/i

/** What stands round a time and is no part of it. */
const ROUND =
  /^(?:(?:please|and|or|so|but|fine|seriously|get|have|someone|somebody|to|better|make it|make that|can you|could you|phone|call|ring|text|me|us|it['’]?s|is|are|the|best|time|any chance of)\s+)+|(?:\s+(?:please|thanks|is|are|best|good|would be|for me|works?))+$/gi

/** A text without the times that it names. */
export const withoutTimes = (text: string) => text.replace(TIME, ' ')

/** The times at which to call, as they were said: 'Thursday after 6', 'any day but Thursday'. */
/** 'Fourteen feet by eleven' is a size. */
const DIMENSIONS = /\b\w+ (?:feet|foot|ft|metres?|meters?|inches|yards?) by \w+/gi
/** 'After 3, so actually after half 4': what was said before it does not hold. */
const TAKEN_BACK =
  /\b(?:after|before|from|at) \d{1,2}\b(?=[^.!?]*\b(?:so )?actually (?:after|before|from|at) )/gi

/** 'I’m at the day centre Mondays, so it would have to be a Tuesday': what it comes to. */
const COMES_TO =
  /[^.!?\n]*\bso (?:it|that)(?:['’](?:d|ll)| would| will| ?has| needs?)(?: have| need| best)?(?: to)? be (?:on )?(?:an? )?/gi

export function notesIn(text: string): string | undefined {
  const clauses = text
    .replace(COMES_TO, '')
    .replace(GREETING, '')
    .replace(DIMENSIONS, ' ')
    .replace(TAKEN_BACK, ' ')
    .replace(DONE, ' ')
    .split(/(?<=[.!?;\n])(?=\s|$)/)
    .filter((sentence) => !ASKS_US.test(sentence))
    .flatMap(clausesOf)
    .filter((clause) => !ABOUT_US.test(clause) && !(DEADLINE.test(clause) && !CALLS.test(clause)))
    .map((clause) => clause.replace(REASON, '').trim())
    .filter((clause) => clause.match(TIME))
  const meant = clauses.filter(
    (clause) =>
      // 'Evenings after 6 im at work before that'
      (clause.search(TIME) === 0 && !PAST_TENSE.test(clause) && !DAY_IS.test(clause)) ||
      !isLife(clause) ||
      CALLS.test(clause) ||
      FINISHES.test(clause) ||
      OF_CALLS.test(clause),
  )
  const each = meant.flatMap((clause) => {
    const times = timesIn(clause)
    const [, only] = SIMPLE_NOT.exec(clause) ?? []
    if (only !== undefined && times[0])
      return [`not ${times[0].replace(/^[MAEL](?!on)/, (letter) => letter.toLowerCase())}`]
    const [, rule, time = ''] = AS_A_RULE.exec(clause) ?? []
    if (rule) return [`${/only/i.test(rule) ? rule : 'not'} ${time.trim().replace(/^(?:only|not) /i, '')}`]
    // Dictated without a stop, it holds more than when to call.
    const isLong = clause.split(' ').length > MOST_WORDS
    return !isLong &&
      (TURNED.test(clause) || isLife(clause) || FINISHES.test(clause) || OF_CALLS.test(clause))
      ? [clause.replace(ROUND, '').trim()]
      : times
  })
  const said = each.filter((time, at) => time && each.findIndex((one) => alike(one) === alike(time)) === at)
  return said.length > 0 ? `When to call: ${said.join(', ').slice(0, 140)}` : undefined
}

/** A sentence that says when to call as a whole, or its clauses. */
function clausesOf(sentence: string) {
  if (OF_CALLS.test(sentence)) return [sentence.replace(/[.!?;\s]+$/, '')]
  return sentence.split(
    /[.!?;\n]+(?=\s|$)|\s(?:and|but)\s(?=(?:tell|say|let)\b)|,\s+(?!(?:can|could) (?:you|some))/,
  )
}

/** 'SATURDAY' and 'Saturdays' are one. */
const alike = (time: string) => time.toLowerCase().replace(/s$/, '')
const MOST_WORDS = 16
const FINISHES =
  /\b(?:finish(?:es)?|(?:gets?|is|am|['’]?m|['’]s|be) (?:back|home|in|off)|knocks? off|work (?:till?|until))\b/i

function timesIn(clause: string) {
  const times: { said: string; end: number }[] = []
  for (const match of clause.matchAll(TIME)) {
    const said = match[0].trim().replace(/^(?:call|ring) /i, '')
    const end = match.index + match[0].length
    // 'At 3' may be anything, but for who finishes then.
    if (/^(about|at|around|from) \d+$/i.test(said) && !FINISHES.test(clause)) continue
    const before = times.at(-1)
    if (before && /^\s*$/.test(clause.slice(before.end, match.index)))
      Object.assign(before, { said: `${before.said} ${said}`, end })
    else times.push({ said, end })
  }
  return times.map(({ said }) => said)
}

/** What was said before of when to call, and what is new, which may take its place. */
export function notesWith(before: string | undefined, added: string | undefined, isInstead = false) {
  if (isInstead && added && !/^(?:When to call: )?not /i.test(added)) return added
  if (!before || !added || before.includes(added.replace(/^When to call: /, ''))) return before ?? added
  return `${before}, ${added.replace(/^When to call: /, '')}`.slice(0, 300)
}
