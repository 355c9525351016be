import { does, likeliest, LIKELY, SURE_ACT } from './dialogue-acts'
import file from './knowledge/timing.json'
import { PATTERNS } from './patterns'
import type { Saying } from './timing'
import { lineOf, wordsOf } from './words'

const MANNERS = file.manners.map(({ is, when, not, sure: isSure = false }) => ({
  is,
  isSure,
  when: new RegExp(when, 'i'),
  not: not ? new RegExp(not, 'i') : undefined,
}))

export const ONLY_ME = 'Contact only the visitor'
/** Of a number that is given with an address: 'but only if you must'. */
export const IF_NEED_BE = 'Rung only if need be'

/** How somebody would like to be reached: of each kind what says most. */
export function mannersIn(whole: Saying): string[] {
  const text = whole.text.replace(NOT_BEFORE, ' ')
  const saying = { ...whole, text }
  // 'No name, no number, no e-mail' chooses nothing.
  if (PATTERNS.keepsAll.test(lineOf(wordsOf(text)))) return []
  const learnt = reachOf(saying)
  const found = [
    ...MANNERS.filter(
      ({ is, isSure, when, not }) => when.test(text) && !not?.test(text) && (isSure || isMeant(is, saying)),
    ).map(({ is }) => is),
    ...(learnt ? [learnt] : []),
  ]
  return found.filter((said, at, all) => all.findIndex((one) => kindOf(one) === kindOf(said)) === at)
}

/** 'Don't ring before 2': calls have their time. */
const NOT_BEFORE =
  /\b(?:don['’]?t|dont|do not|no|not|never) (?:ring\w*|call\w*|phone\w*)(?: me)? (?:before|b4|until|till?|after|past)\b[^,.;]*/gi

/** 'Not e-mail either' chooses nothing; 'do not phone, e-mail me' does. */
const NO_MAIL =
  /\b(?:no|not|nor|neither|don['’]?t|dont)\b(?:(?!\b(?:phone|call|ring|text|number)\w*\b)[^.,;!?]){0,24}\be-?mails?\b(?! (?:only|please|is fine|me|us))/i

/** 'No calls after 8', 'e-mail is better but ring if you like': words that speak of the channel, and do not choose one. */
function isMeant(manner: string, saying: Saying) {
  if (manner === ONLY_ME) return !NOT_OURS.test(saying.text)
  if (!CHANNEL.test(manner)) return true
  return (
    !HAS_NONE.test(saying.text) &&
    !does(saying, 'reach', 'none', SURE_ACT) &&
    // 'E-mail is better' leaves the other way open.
    (manner.startsWith('Prefers') || !does(saying, 'reach', 'both'))
  )
}

/** 'Don’t tell me WhatsApp, I don’t have it', 'I haven’t got e-mail' */
const HAS_NONE =
  /\b(?:do(?:n['’]?t| not)|dont|haven['’]?t|havent|have not|not got|got no|no|never) (?:really |even )?(?:have|got|use|do|look at|check)?(?: an?| the| any)? ?(?:(?:computer )?e?-?mail|whats ?app|smart ?phone|mobile)\b|\b(?:e-?mail|whats ?app|mobile)\b[^.!?]{0,40}\b(?:do(?:n['’]?t|nt| not) (?:have|use|do|want to give)|haven['’]?t got|never (?:use|look))/i
const CHANNEL = /mail|text|whatsapp|calls$/i

const REFUSES = /\b(?:no|not|never|don['’]?t|do not|can['’]?t|cannot|instead|rather|only|just|dont|cant)\b/i

/** 'Ring me, not mum', 'go through me': and nobody else. */
const NOT_OTHERS =
  /\b(?:not|never|don['’]?t|dont|do not|without|through me|instead of|rather than|nobody|no one)\b/i

/** 'The manager, not a salesman', 'not another promise': whom of ours, and nobody of the visitor's; 'him, not me': somebody else. */
const NOT_OURS =
  /\bnot (?:an?|some|another|any|one of|your)\b|\bnot (?:the )?same\b|\bnot (?:the )?(?:sales|rep\b|call cent|robot|machine)|\b(?:not|rather than|instead of) me\b/i

const OF_CALLS = /\b(?:calls?|ring\w*|phone\w*|telephone\w*|speak|talk|deaf|hear\w*)\b/i

/** What was learnt of how to be reached, as the record has it. */
function reachOf(saying: Saying): string | undefined {
  const { text } = saying
  const [is, likely = 0] = likeliest(saying, 'reach') ?? []
  // 'E-mail if you need it is …': an address, and no choice of it.
  if (is === 'mail' && [IN_CASE, ASKS_RING, ONLY_ADDRESS, NO_MAIL].some((pattern) => pattern.test(text)))
    return undefined
  // 'Can you text or call me': either.
  if (is === 'text' && EITHER.test(text)) return undefined
  const without = HAS_NONE.test(text)
  if (without)
    return /e-?mail/i.test(text) && !/\b(?:whats ?app|mobile)\b/i.test(text) ? 'By phone only' : undefined
  switch (likely >= LIKELY ? is : undefined) {
    case 'mail':
      return /\be-?mail|@|writ/i.test(text)
        ? REFUSES.test(text)
          ? 'E-mail only, no calls'
          : 'Prefers e-mail'
        : OF_CALLS.test(text)
          ? 'No calls'
          : undefined
    case 'text': {
      const isBarred = REFUSES.test(text)
      if (BOTH_WRITTEN.test(text))
        return `${isBarred ? 'Only' : 'Prefers'} text or WhatsApp${isBarred ? ', no calls' : ''}`
      const channel = /whats ?app/i.test(text) ? 'WhatsApp' : 'Text'
      return isBarred ? `${channel}, no calls` : channel === 'Text' ? 'Prefers a text' : channel
    }
    case 'phone':
      // 'No phone, leave it'
      return NO_PHONE.test(text) ? undefined : 'By phone only'
    case 'me':
      return NOT_OTHERS.test(text) && !OTHER_LINE.test(text) && !NOT_OURS.test(text) ? ONLY_ME : undefined
    default:
      return undefined
  }
}

const NO_PHONE = /\b(?:no|without a|haven['’]?t got a|don['’]?t have a) (?:tele|mobile )?phone\b/i
const BOTH_WRITTEN =
  /\b(?:text|txt|message) (?:me )?or (?:a )?whats ?app|\bwhats ?app (?:me )?or (?:a )?(?:text|txt|message)/i

const IN_CASE =
  /\be-?mail(?: address)? for [\w ]{2,24} is\b|\be-?mail\b[^.!?]{0,14}\b(?:if (?:you|u|it|they)|in case|as well|too|also)\b|\b(?:if (?:you|u) (?:need|want|like|prefer)|in case)\b[^.!?]{0,24}\be-?mail|\bif (?:you|u) (?:need|want|have) to (?:send|write|mail|post)\b/i

/** 'E-mail okafor@…': where it is, and nothing of what is liked better. */
const ONLY_ADDRESS = /^\W*(?:and |my |or )*e-?mail(?: address)?(?: is|:)? \S+@\S+\W*$/i

/** 'Ring my office, Mr Okafor … e-mail okafor@…': that it may be written to as well takes nothing back. */
const ASKS_RING =
  /(?:^|[.!?;,]\s*|\b(?:please|just|can you|could you|to) )(?:ring|call|phone) (?:me|us|my|our|him|her|them|the office)\b(?! (?:not|only if))(?![^]*\b(?:no|not|never|don['’]?t|dont|can['’]?t|rather|instead|never hear)\b)/i
const EITHER =
  /\b(?:text|txt|message)(?: me)? or (?:a )?(?:call|ring|phone)|\b(?:call|ring|phone)(?: me)? or (?:a )?(?:text|txt|message)/i

/** 'Don’t ring the shop line': another telephone, and nobody else. */
const OTHER_LINE = /\b(?:line|landline|number|phone|mobile)\b/i

/** 'Text me', beside 'text, no calls' */
const isLess = (one: string, other: string) => one.startsWith('Prefers') && BARS.test(other)
const BARS = /no calls|only/i

const kindOf = (manner: string) => /e-mail|text|whatsapp/i.exec(manner)?.[0].toLowerCase() ?? manner

/** What was told of this before, and what is new: the later wish counts. */
export function mannersWith(before: string[] = [], added: string[] = [], isRungNow = false) {
  const kept = before.filter(
    (said) =>
      !added.some((one) => kindOf(one) === kindOf(said) && !isLess(one, said)) &&
      // A number to be texted takes nothing back.
      !(isRungNow && /mail|^no calls/i.test(said)),
  )
  const both = [...new Set([...kept, ...added])]
  const all = both.filter((one) => !both.some((other) => kindOf(one) === kindOf(other) && isLess(one, other)))
  return all.filter((said) => said !== 'No calls' || !all.some((one) => / no calls/.test(one)))
}
