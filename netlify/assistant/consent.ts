import { PATTERNS } from './patterns'
import { lineOf, wordsOf } from './words'

/**
 * Whether somebody else wants to be rung: whose number a visitor hands over without their knowledge is not ours to ring. Who arranges
 * things for another and says that they wish it is heard as before.
 */
export type Consent = 'unasked' | 'agreed' | 'refused'

/** What was said last: that nobody else's number is kept. */
export const OTHERS = 'others'
/** The same before there was a number: the next one is still theirs. */
export const OTHERS_FIRST = 'others-first'

/** People whose business is their own. */
const STRANGER = [
  "(?:my|our|the|his|her|their|this|that|some) (?:[a-z'’]+ ){0,2}?(?:neighbou?rs?|friends?|mates?|boss|ex|lodger|cleaner|colleagues?)",
  "(?<!\\b(?:i['’]?m|i am|as) (?:the |a )?)(?:(?:my|our|the|his|her|their) )?(?:land(?:lord|lady)|freeholder)\\b(?! here)",
  '(?:the |an? )?(?:owner|occupier|people|person|family|residents?)s? (?:of|in|at|from) (?:the |that )?(?:[a-z]+ ){0,2}?(?:flat|house|property|place|shop|bungalow)',
  '(?:the |that |this |some )?(?:old |young )?(?:lady|woman|man|bloke|chap|guy|boy|girl|dear|fella|couple|people|family|folks?|lot|house|neighbours?) (?:(?:who |that )?(?:lives? )?)?(?:over the road|across the (?:road|street|way)|opposite|next[ -]?door|down the (?:road|street)|up the road|upstairs|downstairs|round the corner|(?:a few|two|three) doors (?:down|up)|(?:at|in) (?:number|no\\.?) ?\\d+)',
].join('|')
const NAMES_STRANGER = new RegExp(`\\b(?:${STRANGER})\\b`, 'i')

/** 'I’ll ring her', 'don’t ring her', 'when you ring him': no wish that we do. */
const NOT_US =
  "(?<!\\b(?:i|we|he|she|they|['’](?:ll|d|ve)|will|did|have|had|want|need|going|tried|try|used|about|don['’]?t|dont|not|never|to|without|before|after|when|if|unless|once|to be|(?<!\\b(?:can|could|will|would|should|must|may|might|please) )you) (?:(?:just|please|ever|also|to|you|i|we|have|had) )*)"
const RINGS_THEM = new RegExp(
  `${NOT_US}\\b(?:ring|call|phone|text|contact|e-?mail|message|get (?:hold of|on to|in touch with)|speak to|talk to|have a word with|give (?=.{3,30} an? (?:call|ring|bell|buzz|shout|tinkle|quote|price)\\b)) ?(?:${STRANGER}|him|her|them)\\b(?! back| (?:the|a|my|your) (?:quote|price|invoice|bill|brochure))|\\b(?:someone|somebody|you)(?: to| should| could| can| need to| ought to| want to| might)+ (?:ring|call|phone|contact|get hold of|get in touch with) (?:${STRANGER}|him|her|them)\\b`,
  'i',
)

const THEY = '(?:s?he|they|mum|dad|land(?:lord|lady)|(?:the|my|our|her|his) [a-z]+(?: [a-z]+)??)'
const NOT = "(?:n['’]?t| not| never)"
/** 'She doesn’t know I’m asking', 'he hasn’t said you can', 'I’ve not asked her', 'don’t say it was me'. */
const UNKNOWN_TO_THEM = new RegExp(
  [
    `\\b${THEY} (?:(?:does|do)${NOT}|dont|doesnt|['’]t) (?:know|realise)(?=\\W*$| (?:(?:that )?(?:i|im|i['’]?m|i['’]?ve|ive|we|we['’]re|you)\\b|about (?:it|this|me|us)\\b|anything\\b|yet\\b))`,
    `\\b${THEY}(?:['’]s|['’]ve)? ?(?:(?:has|have|did)${NOT}|not|never)(?: actually| ever| really)? (?:said (?:you|i|we|yes|so|it)|say (?:you|i|we|yes|so|it)|agreed?|told|asked?|given?|ok['’]?d)`,
    `\\b(?:i|we)(?:['’]ve)?(?: ?(?:have|did)${NOT}| not| never| ain['’]?t)(?: actually| ever| even)? (?:asked?|told|tell|mention(?:ed)?|check(?:ed)? with|spoken? to|speak to|run) (?:it to |it by |it past |this with )?(?:her|him|them)\\b`,
    `\\b(?:without|behind) (?:asking|telling|(?:her|him|them) (?:knowing|finding)|(?:her|his|their) (?:knowing|knowledge|permission|say[ -]?so|consent|back))`,
    `\\b${THEY}(?:['’]s)?(?: ?(?:is|are)${NOT}| not| no) (?:aware|clue)|\\bif (?:s?he|they) (?:knew|knows?|found out|finds out)\\b`,
    `\\bnot to (?:give|pass|hand|share)[^.!?]{0,16}\\bnumber`,
    `\\b(?:don['’]?t|dont|do not) (?:say|tell (?:her|him|them)|let on|mention|let (?:her|him|them) know)[^.!?]{0,20}\\b(?:me|i|name|where you)\\b|\\bkeep (?:me|my name) out of it\\b`,
    `\\b${THEY}(?:['’]d| would) (?:only |just |never |probably )*(?:say no|go mad|go spare|kill me|agree|be (?:furious|angry|cross|mad|livid))|\\b${THEY} (?:won['’]?t|will not) (?:be expecting|know|want|like|thank)`,
    '\\b(?:got|took|had|found|copied) (?:it|that|(?:his|her|their|the) number)? ?(?:off|from|out of) (?:the|a|his|her|our|my) (?:tenancy|lease|facebook|noticeboard|phone ?book|directory|group|paperwork)',
  ].join('|'),
  'i',
)

/** 'She’s asked me to', 'he’s happy for you to ring', 'she wants somebody to call', 'she’s sat here and says yes'. */
const AGREES = new RegExp(
  [
    `\\b${THEY}(?:['’]s| has|['’]ve| have)? (?:asked|told|got|said for) (?:me|us) to|\\b${THEY}(?:['’]s| has|['’]ve| have)? asked for`,
    `\\b${THEY}(?:['’]s| has|['’]ve| have)? (?:said|says|say|given|gave)(?: me)?(?: that)? (?:yes|you can|you could|you may|to (?:ring|call|phone|give|pass|go|get|ask|tell|have)|go ahead|permission|(?:it|that)(?:['’]?s| is| was) (?:fine|ok|okay|all right|alright)|(?:her|his|the) ok)`,
    `\\b${THEY}(?:['’](?:s|re)| is| are)(?: very| quite| perfectly)? (?:happy|fine|ok|okay|glad|keen|expecting|waiting|pleased)(?: (?:for|with|about|to|your)|\\b)`,
    `\\b${THEY} (?:wants|want|would like|['’]d like|is asking for|asks for)(?: for)? (?:you|someone|somebody|a (?:call|ring|quote|price)|to be (?:rung|called|phoned))`,
    '\\bon (?:her|his|their) behalf\\b|\\bwith (?:her|his|their) (?:permission|agreement|blessing|say[ -]?so|consent)\\b',
    `\\b${THEY} (?:knows?|do know|does know) (?:(?:that )?(?:i|im|i['’]?m|you)\\b|about)`,
    '\\b(?:sat|sitting|stood|standing|right|here) (?:here |right )?(?:next to|beside|with) me\\b',
    `\\b${THEY}(?:['’]s|['’]ve| has| have) agreed\\b`,
    "(?<!\\b(?:i|we|not|never|n['’]t) )\\b(?:says?|said|told me|asked me) (?:to (?:give|pass|hand|let) you|you (?:can|could|may) (?:ring|call|phone|have))\\b",
  ].join('|'),
  'i',
)
/** 'I’m sure she’s happy to hear from you': that is a guess. */
const GUESSED = /\b(?:i['’]?m sure|i think|i expect|i bet|probably|bound to|hopefully|i hope|must be)\b/i

/** Whether a message says that the one who is spoken of has not been asked, or does not want it. */
export const saysNotAsked = (text: string) => UNKNOWN_TO_THEM.test(text)

/** The same of the one whose number is kept: 'mum doesn’t know' of a present says nothing of the sister who is rung. */
export function isUnaskedOwner(text: string, relation = '') {
  const [said = ''] = UNKNOWN_TO_THEM.exec(text) ?? []
  const subject = /^(?:mum|dad|(?:the|my|our) [a-z]+)/i.exec(said)?.[0].toLowerCase()
  return (
    said !== '' &&
    !/\b(?:surprise|present|gift)\b/i.test(text) &&
    (!subject || (relation !== '' && subject.includes(relation)))
  )
}

/** 'My mums phone, she dont know im on here' */
const NUMBER_OF_OTHER = /\bmy [a-z]+['’]?s (?:own )?(?:phone|number|mobile|landline)\b/i

/** What is known of it once a message was heard. */
export function consentIn(text: string, before: Consent | undefined): Consent | undefined {
  const said = text.split(/(?<=[.!?;])\s+|\n+/)
  const isOfOther =
    before !== undefined || RINGS_THEM.test(text) || NAMES_STRANGER.test(text) || NUMBER_OF_OTHER.test(text)
  if (isOfOther && said.some((one) => UNKNOWN_TO_THEM.test(one))) return 'refused'
  if (said.some((one) => AGREES.test(one) && !GUESSED.test(one))) return 'agreed'
  if (before) return before
  const isUnasked = NAMES_STRANGER.test(text) && RINGS_THEM.test(text)
  return isUnasked && !PATTERNS.access.test(lineOf(wordsOf(text))) ? 'unasked' : undefined
}

/** 'I’m Jo Bell, 07700 …', 'ring me': the number beside it is the visitor's own. */
const OWN =
  /\b(?:i['’]?m|i am|my name['’]?s?(?: is)?|this is|mine(?:['’]?s)?|(?:ring|call|phone|text|contact|e-?mail) (?:me|us)|my (?:own )?(?:number|mobile|phone|e-?mail)|me (?:on|at))\b/i
const THEIRS = /\b(?:s?he(?:['’]?s)?|his|hers?|him|they(?:['’]re)?|their|them|called)\b/i

/** 'She dont know im on here' says nothing of whose the number is. */
const KNOWS_OF_ME = /\b(?:knows?|realises?)(?: that)? (?:i['’]?m|i am)\b/i

/** Whether a number or an address is that of somebody who has not agreed to be rung. */
export const isWithheld = (text: string, consent: Consent | undefined, isOwnAsked: boolean) =>
  (consent === 'unasked' || consent === 'refused') &&
  !OWN.test(text.replace(KNOWS_OF_ME, ' ')) &&
  (THEIRS.test(text) || NAMES_STRANGER.test(text) || !isOwnAsked)

/** Whether a number or an address is given as somebody else's. */
export const isGivenAsTheirs = (text: string) =>
  !OWN.test(text) && (RINGS_THEM.test(text) || AS_THEIRS.test(text))
const AS_THEIRS =
  /\b(?:his|her|their) (?:own )?(?:number|mobile|phone|landline|e-?mail|name)\b|\b(?:s?he|they)(?:['’]?s|['’]?re| is| are)? (?:on|called|at)\b|\b(?:ring|call|phone|contact|text|try) (?:mr|mrs|ms|miss|dr)\b/i
