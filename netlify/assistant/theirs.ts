import { EMAIL, PHONE, phoneIn } from './contacts'

/** Whose a number or an address is, where a message holds the visitor's own and a stranger's. */

const STRANGER =
  /\b(?:my|our|the|his|her|their|a)(?: [a-z]+['’]?s)? (?:neighbou?r|friend|mate|boss|ex|landlord|landlady|tenant|lodger|cleaner)s?\b/gi
const KIND = '(?:number|phone|mobile|mob|e-?mail|address|contact|details?)'
/** What stands between somebody and their number: who they are, and that it is theirs. */
const BETWEEN = new RegExp(
  `^(?:['’]?s?)(?:[\\s,:(]+(?:is|are|on|at|called|named|name|who|has|${KIND}|(?:Mr|Mrs|Ms|Miss|Dr)\\.?|\\p{Lu}[\\p{L}'’-]+|(?<=^['’]?s?[\\s,:(]+)[a-z'’-]+)){0,7}[\\s,:(]*$`,
  'u',
)
/** 'My neighbour wants some too, her number is …', 'my mate Kev, he's on …' */
const PRONOUN = new RegExp(
  `\\b(?:(?:his|hers?|their)\\s${KIND}(?:['’]?s| is| are)?|(?:s?he|they)(?:['’]?s|['’]?re| is| are) (?:on|at))[\\s:,]*$`,
  'i',
)

const CONTACT = new RegExp(`${EMAIL.source}|${PHONE.source}`, 'gi')

/** Where what tells of a stranger begins, if the number after it is theirs. */
function strangerIn(lead: string): number | undefined {
  const last = [...lead.matchAll(STRANGER)].at(-1)
  if (!last) return undefined
  const after = lead.slice(last.index + last[0].length)
  return BETWEEN.test(after) || PRONOUN.test(after) ? last.index : undefined
}

/**
 * A message without a stranger's number, where it holds the visitor's own as well: 'Jo, 07700 …, my neighbour's is 07700 …'.
 * Undefined where no such thing is in it.
 */
export function ownPart(text: string): string | undefined {
  let end = 0
  let isOwn = false
  let own = ''
  for (const { 0: contact, index } of text.matchAll(CONTACT)) {
    // '2100 1200' is a size.
    if (!contact.includes('@') && phoneIn(contact).phone === undefined) continue
    const lead = text.slice(end, index)
    const from = strangerIn(lead)
    own += from === undefined ? `${lead}${contact}` : `${lead.slice(0, from)},`
    isOwn ||= from === undefined
    end = index + contact.length
  }
  own += text.slice(end)
  return isOwn && own !== text ? own : undefined
}
