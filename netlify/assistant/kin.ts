import { LOSS } from './loss'
import { PATTERNS } from './patterns'
import { fuller } from './renamed'
import { withoutPresent } from './present'
import type { Found, Kin, Slots } from './slots'
import { withoutOtherEnd } from './whose'
import { lineOf, wordsOf } from './words'

const RELATIONS =
  '(daughter|son|wife|husband|partner|fianc[ée]e?|mum|mum and dad|mother|dad|father|sister|brother|nan|gran|grandma|grandad|granny|aunt|uncle|niece|nephew|missus|hubby|other half|(?:letting |managing |estate )?agent|(?:site |project |office |practice )?manager|foreman|architect|builder|secretary|assistant|colleague|carer)(?:[- ]in[- ]law)?'
const NAME = "(?:(?:Mr|Mrs|Ms|Miss|Dr)\\.?\\s)?[A-Z][a-zà-ÿ'’-]+(?:\\s[A-Z][a-zà-ÿ'’-]+)?"
const OF = new RegExp(`\\b(?:my|our|the)\\s${RELATIONS}\\b|\\b(mum|dad|nan|gran)(?:['’]?s)?\\b`, 'i')
const RELATION = new RegExp(`\\b${RELATIONS}\\b`, 'g')
const RUNG = new RegExp(
  [
    `\\b(?:ring|call|phone|text|contact|message|e-?mail|speak|talk|get hold of)(?:ing)?\\s(?:to\\s)?(?:my|our|the)\\s${RELATIONS}(?!\\s(?:and|or|&)\\s(?:me|i|us|myself)\\b)`,
    '\\b(?:ring|call|phone|text)\\s(?:mum|dad|nan|gran|grandad)\\b',
    `\\b(?:my|our)\\s${RELATIONS}(?:'s|’s|s)?\\s(?:mobile|number|phone|e-?mail|details)`,
    `\\b(?:my|our)\\s${RELATIONS}(?!\\s(?:says?|said|thinks?|reckons?|told|wants?)\\b)(?:\\s${NAME})?,?\\s(?:who\\s|she\\s|he\\s)?(?:deals?|sorts?|handles|organises|arranges|looks after|(?:will|can|'ll)\\s(?:deal|sort|take))`,
  ].join('|'),
  'i',
)
const RING_THEM =
  /(?<!\b(?:don['’]?t|do not) (?:know|have) )(?:\b(?:ring|call|phone|text|contact|speak to|talk to) (?:her|him|them)\b|\b(?:put|have) (?:her|him|them) down as\b|\b(?:her|his|their) (?:number|mobile|phone|e-?mail)\b)/i
const NAMED = new RegExp(
  `\\b(?:(?:[Mm]y|[Oo]ur)\\s|(?=(?:mum|dad|nan|gran) is))${RELATIONS},?\\s(?:is\\s|(?:is\\s)?called\\s)?(${NAME})|\\b(?:[Ss]he|[Hh]e|[Hh]er|[Hh]is)(?:'s|’s|s|\\sis)?\\s(?:name(?:'s|’s|\\sis)?|called)\\s(${NAME})|\\b(?:[Ss]he|[Hh]e)(?:'s|’s|\\sis)\\s((?:(?:Mr|Mrs|Ms|Miss|Dr)\\.?\\s)?[A-Z][a-zà-ÿ'’-]+\\s[A-Z][a-zà-ÿ'’-]+)|\\b[Ss]?[Hh]e['’]?s the (?:one|contact)[^.!?:]{0,30}: ?([A-Z][a-zà-ÿ'’-]+)|\\b(?:[Mm]um|[Dd]ad|[Nn]an|[Gg]ran)(?:['’]s called| is(?: called)?) (${NAME})`,
)
/** 'My daughter’s number is best': the number is hers, and the call is still for the one who writes. */
const ONLY_NUMBER = new RegExp(
  `\\b(?:my|our)\\s${RELATIONS}(?:'s|’s|s)?\\s(?:mobile|number|phone)\\b[^.!?]{0,20}\\b(?:best|better|easier|easiest|preferred)\\b`,
  'i',
)
const SELF =
  /\bmy name\b|\bit['’]?s me\b|\bthis is\b|\bi(?:['’]?m| am)[\s,:]*(?:called |(?:mr|mrs|ms|miss|dr)\.? )?$/i

/** Whether a name is said to be the writer's: 'I’m abroad. Priti Nair 07700 …' says it of nobody. */
const isSelfNamed = (name: string, text: string) => {
  const at = text.indexOf(name)
  return SELF.test(at < 0 ? text : text.slice(0, at))
}

/** 'Ring me, not him', 'contact me rather than my father' */
const NOT_THEM = new RegExp(
  `\\b(?:ring|call|phone|text|contact) me first\\b|\\b(?:me|us),? (?:please )?(?:and )?(?:not|rather than|instead of) (?:him|her|them|(?:my|our|the) ${RELATIONS})\\b`,
  'i',
)

/** 'Please don’t phone her, she’ll think it’s a scam', 'don’t worry about her number, she’ll ring you herself' */
const NEVER_THEM =
  /\b(?:don['’]?t|do not|never|not to) (?:please )?(?:ring|call|phone|text|contact|bother|speak to|talk to) (?:her|him|them)\b|\b(?:don['’]?t|do not|no need to) (?:worry|bother) about (?:her|his|their)\b|\b(?:s?he|they)(?:['’]ll| will) (?:ring|call|phone|contact|text) you\b/i

/** 'A visit where they ring the manager' */
const RINGS = /\b(?:they|he|she|reps?|salesm[ae]n) (?:then )?(?:ring|call|phone)s? the\b/i

const NOT_TO_RING =
  "\\b(?:don['’]?t|do not|never|not to) (?:please )?(?:ring|call|phone|text|contact|bother|tell|speak to|talk to)"

/** 'Please don’t ring Dad': the one who is named is not to be rung. */
const NEVER_ONE = new RegExp(
  `\\b(?:don['’]?t|do not|never|not to|no need to|without) (?:please )?(?:ring|call|phone|text|contact|bother|tell|speak|talk)(?:ing)?(?: to)? (?:(?:my|our|the) )?(?:${RELATIONS}|(?:mum|dad|nan|gran|grandad))\\b`,
  'gi',
)

/** 'Don’t ring her', 'please don’t ring mum': somebody who was named is not to be rung; 'not before nine' says when. */
const isNever = (text: string) =>
  NEVER_THEM.test(text) || (text.replace(NEVER_ONE, '') !== text && !WHEN.test(text))
const WHEN =
  /\b(?:ring|call|phone|text|contact|bother)(?:ing)? (?:\w+ )?\w+ (?:before|after|until|till?|at|on|in|during|between|from)\b/i

/** 'Can you ring him, not me?' */
export function asksToRing(text: string) {
  const meant = text.replace(NEVER_ONE, ' ')
  return (
    !NOT_THEM.test(meant) &&
    !RINGS.test(meant) &&
    (RUNG.test(meant) || (RING_THEM.test(meant) && !NEVER_THEM.test(meant)))
  )
}

/** 'Please don't ring her', 'take mum's number off', of the one who was to be rung: the number goes, unless another takes its place. */
export function isTakenBack(text: string, { phone, email }: Slots, before: Slots): boolean {
  if (!before.kin?.isRung || (before.phone ?? before.email) === undefined) return false
  if ((phone ?? email) !== undefined) return false
  return isNever(text) || NOT_THEM.test(text) || PATTERNS.takesOff.test(lineOf(wordsOf(text)))
}

/** 'I’m the builder', 'my nephew Paul showed me how to use the tablet': nobody to ring or to work for. */
const BY_THE_WAY = new RegExp(
  `\\bi(?:['’]?m| am) (?:the|a|an|her|his|their) ${RELATIONS}\\b|\\b(?:my|our) ${RELATIONS}(?: [A-Z][a-z]+)?,? (?:has |had |just )?(?:showed|shown|set (?:me|it|this) up|taught|lent|bought|gave|found)\\b`,
  'gi',
)

/** Who of the visitor's own a message names, and whether it is they who are to be rung. */
export function kinIn(message: string, before?: Kin): Kin | undefined {
  // 'Don't ring Mark, it's a surprise': he is nobody to ring or to work for.
  if (before?.name && new RegExp(`${NOT_TO_RING} ${before.name}\\b`, 'i').test(message) && !OF.test(message))
    return { relation: before.relation, isRung: false }
  // 'My husband always dealt with this, but he passed away'
  const named = new Set(message.toLowerCase().match(RELATION))
  if (named.size === 1 && LOSS.test(message)) return before
  const text = withoutPresent(withoutOtherEnd(message).replace(BY_THE_WAY, ' ').replace(LOSS, ' '))
  const [, own, bare] = OF.exec(text) ?? []
  const relation = (own ?? bare)?.toLowerCase() ?? before?.relation
  if (!relation) return undefined
  const [, , inFull, called, alone, given, ofMum] = NAMED.exec(text) ?? []
  const isSame = relation === before?.relation
  const name =
    (inFull ?? called ?? alone ?? given ?? ofMum)?.replace(/['’]s$/, '') ??
    (isSame ? before?.name : undefined)
  const isRung =
    !PATTERNS.thinks.test(lineOf(wordsOf(text))) &&
    (asksToRing(text) || (isSame && before.isRung && !NOT_THEM.test(text) && !isNever(text)))
  // 'Three is my mum’s' does not take the place of the husband who is to be rung.
  if (before?.isRung && !isSame && !isRung) return before
  return { relation, ...(name ? { name } : {}), isRung }
}

/** Who is who: the one to ring gives the record its name, the one who writes is kept beside it. */
export function withKin(found: Found, text: string, before: Slots): Found {
  const kin = kinIn(text, before.kin)
  if (!kin) return found
  // 'My father is Mr Marsh': his name is not that of the one who writes.
  if (!kin.isRung) return { ...found, kin, name: found.name === kin.name ? undefined : found.name }
  const { name: said } = found
  const own = before.self ?? (before.kin?.isRung ? undefined : before.name)
  // 'He's called Marek', and then 'Marek Nowak'.
  const isFuller = said !== undefined && kin.name !== undefined && said.startsWith(`${kin.name} `)
  const ofSurname = kin.name && /\bsurname\b/i.test(text) ? fuller(kin.name, text) : undefined
  const inFull = ofSurname ?? (isFuller ? said : undefined)
  if (inFull) return { ...found, kin: { ...kin, name: inFull }, name: inFull, ...(own ? { self: own } : {}) }
  if (ONLY_NUMBER.test(text) && said !== kin.name && (said ?? before.name)?.includes(' '))
    return { ...found, kin }
  const isTheirs = said !== undefined && said !== kin.name
  const isSelf = isTheirs && (isSelfNamed(said, text) || kin.name !== undefined)
  const self = isSelf ? said : own
  const called = kin.name ?? (isTheirs && !isSelf ? said : undefined)
  const name = called && (called.includes(' ') || !self) ? called : (self ?? called)
  return {
    ...found,
    kin: { ...kin, ...(called ? { name: called } : {}) },
    name: name === before.name ? undefined : name,
    ...(self ? { self } : {}),
  }
}

/** Who is to be rung in place of the one who writes, said back: 'to ring your daughter, Pat, for Jo Bell'. */
export function kinNote(name: string, { relation, name: called }: Kin, self: string | undefined) {
  const other = called && called !== name ? `, ${called}` : ''
  return `to ring your ${relation}${other}${self && self !== name ? `, for ${self}` : ''}`
}
