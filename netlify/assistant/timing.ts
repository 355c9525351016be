import type { QualifiedLead } from '../../src/contracts/chat'
import file from './knowledge/timing.json'
import { PATTERNS } from './patterns'

export type Urgency = NonNullable<QualifiedLead['urgency']>

/** How soon the work is wanted, and when to call. */
const URGENCIES = file.urgencies.map(({ is, when }) => [is as Urgency, new RegExp(when, 'i')] as const)
/** 'How soon will somebody ring?' wants to know, and tells nothing; 'can you come today?' is a wish. */
const QUESTION = /\?\s*$|^\s*(?:and |but |so )?(?:how|when|what|which|who|is|are|do|does|will)\b/i

/** How soon the work is wanted: from what the visitor states or wishes, never from a question. */
export function urgencyIn(text: string): Urgency | undefined {
  const line = text
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => !QUESTION.test(sentence) || PATTERNS.request.test(sentence))
    .join(' ')
    .replace(/\bhow soon\b/gi, ' ')
    .replace(PATTERNS.whenToCall, ' ')
  return URGENCIES.find(([, words]) => words.test(line))?.[0]
}

const PART = '(?:mornings?|afternoons?|evenings?|lunch ?times?)'
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekday|weekend'
const HOUR = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const CLOCK = `(?:\\d{1,2}(?:[:.]\\d{2})?|${HOUR})\\s?(?:am|pm|o'?clock)?(?![a-z])`
const TIME = new RegExp(
  [
    `\\b(?:(?:only|best|any ?time|preferably|ideally|not|call|ring) )*(?:`,
    `(?:after|before|from|between|around|about|until|at)\\s+(?:${CLOCK}(?:\\s?(?:and|to|-)\\s?${CLOCK})?|lunch|noon|midday|tea)`,
    '|(?:after|before|until)\\s+(?:work|school)',
    `|(?:in the )?${PART}(?: only| best| please)?`,
    `|(?:on |this |next )?(?:${DAY})s?(?: ${PART})?`,
    `|(?:on )?(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)(?: ${PART}|(?= (?:after|before|from|at|between) \\d))`,
    `|tomorrow ${PART})(?![a-z])`,
  ].join(''),
  'gi',
)
const NO_GOOD =
  /^\s*(?:is|are|isn['’]?t|aren['’]?t|won['’]?t|doesn['’]?t|don['’]?t)?\s*(?:no good|not? |any good|out\b|work for|suit)/i

/** 'Afternoon. We need a door': a greeting is no time to call. */
const GREETING = /^\W*(?:good )?(?:morning|afternoon|evening)\b(?=\s*(?:[,.!\n]|all\b|there\b|$))/i
/** 'I rest after lunch' says when not to. */
const AWAY =
  /\b(?:i|we|he|she|they)(?:['’]?m|['’]?re|['’]?s| am| are| is)? (?:rest|sleep|nap|work|teach|drive|busy|out|away|asleep|working|resting)s?(?: \w+){0,2}\s*$|\b(?:was|were|came|last|since|happened|fitted|due)(?: (?:on|in|the|this))*\s*$|\bevery(?: (?:mornings?|nights?|evenings?|afternoons?|day))?\s*$/i

/** A text without the times that it names. */
export const withoutTimes = (text: string) => text.replace(TIME, ' ')

/** The times at which to call, as they were said: 'Thursday after 6', 'not before 10am'. */
export function notesIn(text: string): string | undefined {
  const times: { said: string; end: number }[] = []
  for (const match of text.replace(GREETING, (said) => ' '.repeat(said.length)).matchAll(TIME)) {
    if (AWAY.test(text.slice(0, match.index))) continue
    const said = match[0].trim().replace(/^(?:call|ring) /i, '')
    const end = match.index + match[0].length
    if (/^(about|at|around|from) \d+$/i.test(said)) continue
    const before = times.at(-1)
    if (before && /^\s*$/.test(text.slice(before.end, match.index))) {
      Object.assign(before, { said: `${before.said} ${said}`, end })
      continue
    }
    const rest = NO_GOOD.exec(text.slice(end))?.[0]
    times.push({ said: rest && PATTERNS.undone.test(rest) ? `not ${said}` : said, end })
  }
  const each = [...new Set(times.map(({ said }) => said))]
  return each.length > 0 ? `When to call: ${each.join(', ').slice(0, 100)}` : undefined
}

const MANNERS = file.manners.map(({ is, when }) => [is, new RegExp(when, 'i')] as const)

/** How somebody would like to be reached. */
export function mannersIn(text: string): string[] {
  const found = MANNERS.filter(([, words]) => words.test(text)).map(([said]) => said)
  return found.includes('E-mail only, no calls') ? found.filter((said) => said !== 'Prefers e-mail') : found
}

/** What was said before of when to call, and what is new. */
export function notesWith(before: string | undefined, added: string | undefined) {
  if (!before || !added || before.includes(added.replace(/^When to call: /, ''))) return before ?? added
  return `${before}, ${added.replace(/^When to call: /, '')}`.slice(0, 300)
}
