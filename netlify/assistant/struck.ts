import { redacted } from '../../src/contracts/chat'
import { PHONE } from './contacts'
import type { Slots, Struck } from './slots'

/** What a visitor has struck out of the record: a number, an address, or all that was left. */

const OWN = '(?:my|our|that|the|this|your copy of my)(?: (?!and\\b)[a-z]+){0,2}'
const NUMBER = `(?:${OWN} (?:numbers?|mobile|landline|phone)|(?:mobile|phone) number|mobile(?! (?:signal|reception|coverage))|${PHONE.source})`
const EMAIL = `${OWN} e-?mail(?: address)?`
const DETAILS =
  '(?:all )?(?:(?:of )?(?:my|our|those|these)|the contact)(?: (?:own|contact|personal))? (?:details|information|info|data|name)'
/** 'My name and number' */
const BOTH =
  'my (?:name|number|e-?mail|phone|mobile)(?:,? (?:and|&|or) (?:my )?(?:name|number|e-?mail(?: address)?|phone(?: number)?|mobile|details|address))+'
const VERB =
  '(?:remove|delete|erase|wipe|scrub|strike|ditch|bin|scrap|lose|drop|forget|cross|clear|get rid of)(?: (?:out|off))?'
const GONE =
  '(?:taken (?:back )?(?:off|out|away)|removed|deleted|erased|wiped|scrubbed|struck (?:off|out)|crossed (?:off|out))'
/** Who asks what becomes of it, or says that it is not to go, strikes nothing. */
const NOT =
  "(?<!\\b(?:don['’]?t|do not|not|never|without|did you|have you|do you|will you|would you ever|when you|once you|before you|how do i|why|i(?:['’]ll)?|might|i always|tend to|keep)(?: (?:to|ever|just|simply|accidentally|want to|please))? )"

/** The ways of saying that something is to go. */
const goes = (what: string) =>
  [
    `${NOT}\\b${VERB} ${what}\\b`,
    `${NOT}\\btak(?:e|ing) (?:off |out )${what}\\b`,
    `${NOT}\\btak(?:e|ing) ${what}(?: back)? (?:off(?! the hook)|out|away)\\b`,
    `(?<!\\b(?:i|we|he|she|they) )\\b(?:don['’]?t|dont|do not|(?:rather|sooner) you (?:didn['’]?t|did not)) (?:keep|store|hold|hold on to|hang on to|save|have|pass on) ${what}\\b`,
    `\\b(?:don['’]?t|dont|do not) want (?:(?:you|them|anyone|anybody|people|it) )?(?:to )?(?:hav(?:e|ing)|keep(?:ing)?|hold(?:ing)?|stor(?:e|ing)) ${what}\\b`,
    `${NOT}\\b(?:want|like|need|have|get|can|could|should|must)(?: to have)? ${what} (?:to )?(?:be )?${GONE}`,
    `${what} (?:has to|needs to|should|can|must|had better) (?:please )?(?:come off|go now|be ${GONE})`,
  ].join('|')

/** 'I put my details in earlier, but please remove them' */
const goesLater = (what: string, between: string, they: string) =>
  `\\b(?:${what})\\b${between}${NOT}\\b(?:(?:remove|delete|erase|wipe|scrub|scrap|bin|ditch|get rid of) (?:${they})|take (?:${they}) (?:back )?(?:off|out|away)|(?:don['’]?t|dont|do not) (?:pass|give|hand) (?:${they}) on)\\b`

/** 'Remove my details from another site': not from ours. */
const ELSEWHERE =
  '(?! (?:from|on|off) (?!your|you\\b|here|this|everything|the (?:record|list|enquiry|chat|system)))'
const ALL = new RegExp(
  [
    `(?:${goes(`(?:${DETAILS}|${BOTH})`)})${ELSEWHERE}`,
    goesLater(
      '(?:my|our) (?:contact )?(?:details|information|data)',
      '[^]*',
      'them|those|it all|everything|the lot',
    ),
    `(?:${goes(`${OWN} number`)})(?:,| and| &)+ (?:my |the )?e-?mail\\b(?! (?:me|only|is|instead|please|pls|thanks|thx|will|fine|best)\\b|['’]?s\\b)`,
    `${NOT}\\b(?:take|remove|delete) me (?:off|from) (?:your|the) (?:list|system|books?|records?|database)\\b`,
  ].join('|'),
  'i',
)
/** 'Don't use the mobile, signal is hopeless, take it off', but not 'the number on the door, take it off'. */
const SPOKEN_OF = '(?:my|our|the|that|this) (?:[a-z]+ )?(?:number|mobile|phone|landline)'
const NOTHING_ELSE =
  '(?:(?!\\b(?:doors?|windows?|handles?|glass|roof|frames?|locks?|panes?|hinges?|flaps?|blinds?|signs?|gates?|house|sale|flat)\\b)[^]){0,80}'
/** 'Don't use my mobile before six' says when. */
const WHICH = [
  [
    'phone',
    new RegExp(
      `(?:${goes(NUMBER)}|${goesLater(SPOKEN_OF, NOTHING_ELSE, 'it|that')})(?:[\\s,:(]+${PHONE.source})?`,
      'i',
    ),
  ],
  ['email', new RegExp(`(?:${goes(EMAIL)})(?:[\\s,:(]+\\S+@\\S+\\w)?`, 'i')],
] as const
/** A number or an address. */
export const CONTACT = new RegExp(`\\S@\\S|${PHONE.source}`)

/** Without a word of these nothing is struck: the patterns above take a quarter of a second to be compiled. */
const SPEAKS_OF =
  /\b(?:numbers?|mobile|landline|phone|e-?mail|details|information|info|data|name|me (?:off|from))\b|\d{5}|\d \d/i

/** 'Email is fine', 'just write to me': the other way is left. */
const LEFT = {
  phone:
    /\be-?mails?(?:['’]?s| is| only| me| instead| please| pls| will| works|\W*$)|\b(?:just|only|by|use) (?:the |my )?e-?mail|\bwrite to me\b/i,
  email:
    /\b(?:ring|call|phone|text) (?:me|is|only|instead)|\b(?:phone|mobile)(?:['’]?s| is) (?:fine|ok|best|better)|\bjust (?:ring|call|phone)\b/i,
}
/** Said of one way, which is named or was meant, where the other is left: 'I’d like it off your records', 'not have my mobile passed on'. */
const REMOVED =
  /\b(?:off|out of|from) (?:your|the|it|there|this)\b|\b(?:it|that) (?:off|out|away)\b|\bpass(?:ed)? (?:it |that )?on\b|\b(?:take|taking) back\b|\bno (?:phone|mobile) number\b|\b(?:not|don['’]?t|dont|rather you didn['’]?t) (?:to )?(?:have|keep|hold|store|want)\b|\b(?:un\w+|remove|delete|scrap|bin|get rid of) (?:my|the|it|that)\b/i
const NAMES = { phone: /\b(?:number|mobile|phone|landline)\b/i, email: /\be-?mail|\binbox\b/i }
const SO_LONG = /\b(?:before|after|until|till?|unless|only if|either)\b/i

/** What of two ways is to go, where the other is said to do. */
function oneOfTwo(text: string, { phone, email }: Slots): Struck | undefined {
  if (!phone || !email || SO_LONG.test(text) || !REMOVED.test(text)) return undefined
  return (['phone', 'email'] as const).find((kind) => NAMES[kind].test(text) && LEFT[kind].test(text))
}

/** What a message strikes; who puts something in the place of their details strikes only what was there. */
export function struckIn(text: string, known: Slots = {}): Struck | undefined {
  if (!SPEAKS_OF.test(text)) return undefined
  const all = ALL.exec(text)
  if (all) return CONTACT.test(text.slice(all.index + all[0].length)) ? undefined : 'all'
  return WHICH.find(([, pattern]) => pattern.test(text))?.[0] ?? oneOfTwo(text, known)
}

/** A message without the words that strike, and without the number or address that they are about. */
export function withoutStruck(text: string, struck: Struck, { phone, email }: Slots): string {
  const known = struck === 'phone' ? phone : email
  const [, pattern] = WHICH.find(([kind]) => kind === struck) ?? []
  const cut = pattern ? text.replace(pattern, ' ') : text
  return known ? redacted(cut, [known], ' ') : cut
}

/** What is told besides: the sentences that strike nothing. */
export const besideStruck = (text: string) =>
  text
    .split(/(?<=[.!?\n])\s+/)
    .filter((sentence) => struckIn(sentence) === undefined)
    .join(' ')

/** What is known once it is struck; of all nothing. */
export function leftOf(slots: Slots, struck: Struck): Slots {
  if (struck === 'all') return {}
  const { [struck]: gone, ...left } = slots
  void gone
  return left
}
