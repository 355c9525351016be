import { PHONE } from './contacts'
import { FIRST_NAMES } from './name-words'

/** Who of two is not to be rung after all, and whose the second of two numbers is. */

const NAME = "(\\p{Lu}[\\p{L}'’-]+)"
/** 'Don't ring Dan before nine' says when. */
const WHEN =
  '(?! (?:\\p{Lu}[\\p{L}-]+ )?(?:before|after|until|till?|at|on|in|during|first|while|when|if|unless|between|from|this|today|tomorrow|yet)\\b)'
const NOT_RUNG = new RegExp(
  [
    `\\b(?:[Dd]on['’]?t|[Dd]o not|[Nn]ever|[Nn]ot to|[Nn]o need to|[Nn]o point|[Ss]top|[Rr]ather than|[Ii]nstead of) (?:bother )?(?:try|ring|call|phone|text|contact|bother|use)(?:ing)? ${NAME}\\b${WHEN}`,
    `\\b(?:[Ll]eave|[Kk]eep|[Tt]ake|[Cc]ross) ${NAME}(?:['’]s(?: number| mobile)?)? (?:out|off)\\b`,
    `\\b(?:[Rr]ing|[Cc]all|[Pp]hone|[Tt]ry|[Tt]ext) me,? (?:and )?(?:not|rather than|instead of) ${NAME}\\b`,
    `\\b(?:[Ff]orget|[Ss]crap|[Ss]crub|[Dd]elete|[Rr]emove) ${NAME}['’]s (?:number|mobile)`,
  ].join('|'),
  'gu',
)
const NOT_OTHER =
  /\b(?:don['’]?t|do not|never) (?:try|use|ring|call|phone|text) (?:the|that|my) (?:other|second|back ?up|spare) (?:number|one|phone|mobile)\b(?! (?:before|after|until|till?|on|in|unless|if)\b)/i

const SPARE = 'Backup number'
const OF = '’s number: '

/** 'Priyanka 07700 … and Dan 07700 …': the second number, with whose it is. */
export function withOwner(spare: string, text: string, name = ''): string {
  const at = text.search(new RegExp([...spare.replace(/\D/g, '')].join('[\\s-]*')))
  const [, owner = ''] =
    new RegExp(`${NAME}(?:['’]s)?(?:[\\s,:(]|is|on|at|number|mobile)*$`, 'u').exec(text.slice(0, at)) ?? []
  const first = owner.replace(/['’]s$/, '')
  const isOther = FIRST_NAMES.has(first.toLowerCase()) && !name.split(' ').includes(first)
  return isOther ? `${first}${OF}${spare}` : spare
}

/** What is known of who is to be rung. */
interface Reached {
  name?: string
  phone?: string
  notes?: string
  details?: string[]
}

/** What is known, without the numbers of those who are not to be rung after all; another takes the place of the first. */
export function withoutNotRung<Known extends Reached>(slots: Known, text: string): Known {
  const names = [...text.matchAll(NOT_RUNG)].flatMap((match) => match.slice(1).filter(Boolean))
  const isOther = NOT_OTHER.test(text)
  if (names.length === 0 && !isOther) return slots
  const numbered = names.map(
    (name) => new RegExp(`(?:,? (?:and|or) )?\\b${name}\\b[^,.;\\d]{0,20}${PHONE.source}[^,.;]*`, 'g'),
  )
  const without = (said: string) => numbered.reduce((left, number) => left.replace(number, ''), said)
  const details = slots.details?.filter((detail) => !(isOther && detail.startsWith(SPARE))).map(without)
  const left = { ...slots, ...(slots.notes ? { notes: without(slots.notes) } : {}) }
  const [name = ''] = slots.name?.split(' ') ?? []
  const next = names.includes(name) ? details?.find((detail) => detail.includes(OF)) : undefined
  const [other, phone] = next?.split(OF) ?? []
  const kept = details?.filter((detail) => detail && detail !== next)
  return { ...left, ...(other && phone ? { name: other, phone } : {}), ...(kept ? { details: kept } : {}) }
}
