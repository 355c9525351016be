import { isClosing, isPolite, MOST_DONE, saysWrong } from './closing'
import { concerns, does } from './dialogue-acts'
import type { Entities } from './entities'
import type { Intent } from './examples'
import type { Match } from './intents'
import type { Request } from './requests'
import { PATTERNS } from './patterns'
import { droppedIn } from './withdrawn'
import { mentionsIn, serviceOfIntent, type Mention } from './topics'
import { lineOf, type Words } from './words'

/** What a message does in the dialogue, apart from what it asks. */

export function saysYes(words: Words) {
  return PATTERNS.yes.test(lineOf(words)) && words.said.length <= 10
}

export function saysNo(words: Words) {
  return PATTERNS.no.test(lineOf(words)) && words.said.length <= 12
}

export function refuses(words: Words) {
  return PATTERNS.refuses.test(lineOf(words)) || refusesCall(words)
}

/** Somebody who wants no call, and is left alone. */
export function refusesCall(words: Words) {
  const line = lineOf(words)
  if (PATTERNS.ringAnother.test(line) || PATTERNS.useOfDetails.test(line)) return false
  return PATTERNS.noCall.test(line) || withholds(line)
}

/** From here somebody wants nothing passed on; before a call was spoken of, it has to be plain. */
const STOP = 0.5
export const STOP_AT_FIRST = 0.65

/** 'Going with another firm, so nobody ring me please' */
export const stops = (requests: Request[], from = STOP) =>
  requests.some(
    (request) =>
      !request.asks &&
      does(request, 'reach', 'stop', from) &&
      !KEEPS.test(request.text) &&
      !offersNumber(request.text),
  )

/** 'If you want me to leave a number I can': who is willing to be rung. */
export const offersNumber = (text: string) => OFFERS_NUMBER.test(text) && !UNWILLING.test(text)
const OFFERS_NUMBER =
  /\b(?:can|could|will|['’]ll|shall|should|may|happy to|glad to|willing to|(?:want|need|like) me to|(?:do not|don['’]?t) mind|let me)(?: i)? (?:just |also |always )?(?:leav(?:e|ing)|giv(?:e|ing)|drop|let you have|pass on|put down)(?: you)? (?:a|my|our)(?: (?:phone|mobile|contact|own))? (?:number|mobile|details|email|e-mail)\b/i
const UNWILLING =
  /\b(?:not(?! mind)|won['’]?t|can['’]?t|cannot|never|rather|unless|without|why|have to|got to|must|(?:don['’]?t|do not) (?!mind))\b/i

/** 'I don’t want my details passed on until I say so. Simon, 07700 …' */
export const holds = (requests: Request[], isKept = false) =>
  requests.some((request) =>
    isKept
      ? does(request, 'desk', 'hold', FOR_SURE)
      : (concerns(request, 'hold') && HOLDS_BACK.test(request.text)) || NOT_YET.test(request.text),
  )

/** A word of waiting, of keeping or of not: without any, as in 'go on then, quote please', nothing is held back. */
const HOLDS_BACK =
  /n['’]t\b|\b(?:not?|nothing|never|dont|cant|wont|hold\w*|wait\w*|until|till?|yet|later|park\w*|ke[ep]\w*|leav\w+|pause\w*|sit|stay\w*|think\w*|before|first|hang|shelve|stop\w*|minute|moment|tomorrow|delay\w*|decid\w*|ice|save|draft|ask\w*|check\w*|sleep|discuss\w*|sp[eo]ak\w*|talk\w*|mull|once|when|unless|tick|sec|second|bear|aside|burner|only|just)\b/i

/** 'But don’t ring me yet, I’m only comparing' */
const NOT_YET =
  /\b(?:don['’]?t|do not) (?:ring|call|phone|contact|text|send|pass)(?: \w+){0,3} (?:just )?yet\b/i

/** An enquiry that is kept is lost if it is held by mistake. */
const FOR_SURE = 0.8

/** 'Bin it, she said no': nothing of it is wanted any more, and not only one thing of several. */
export const isCancelled = ({ text, requests }: { text: string; requests: Request[] }) =>
  requests.some(
    (request) => concerns(request, 'cancel') && !KEEPS.test(request.text) && !isPolite(request.words),
  ) && droppedIn(text).length === 0

/** 'Don’t delete my details!', 'if anyone else rings, tell them nothing', 'nobody come without telling her first': the enquiry itself stands. */
const KEEPS =
  /\b(?:don['’]?t|dont|do not|never) (?:you )?(?:delete|remove|erase|wipe|lose|cancel)\b|\b(?:any|some)(?:one|body) else\b|\btell (?:them|him|her|nobody|no one)\b|\bwithout (?:first )?(?:telling|asking|ringing|calling|warning|checking|letting|speaking|arranging)\b|\b(?:contact|ring|call|phone|text|bother|approach)(?:ing)? (?:her|him|them|mrs?\b|ms\b|miss\b|(?:the|my|our) (?!(?:number|mobile|phone|landline|house|home|office)\b))/i

/** Keeps the number or address to oneself, in whatever words. */
export const keepsNumber = (words: Words) => withholds(lineOf(words))

/** 'I'm not handing her details out': whosever they are. */
export const keepsDetails = (words: Words) => {
  const line = lineOf(words)
  return PATTERNS.givesContact.test(line) && PATTERNS.unwilling.test(line)
}

/** Says no to handing over a number or address, in whatever words: something of one's own, a verb of giving, and a no. */
function withholds(line: string) {
  const { givesContact, keepsAll, unwilling, notWithheld } = PATTERNS
  // 'Romford, and that's all you're getting'
  return keepsAll.test(line) || (givesContact.test(line) && unwilling.test(line) && !notWithheld.test(line))
}

/** There is nothing to add. */
export function isDone(words: Words) {
  const line = lineOf(words)
  if (saysWrong(words) || (/^ (?:no|nope|nah) /.test(line) && !isClosing(words))) return false
  // 'No, the wife wants bifolds', 'no, 3m by 2m', 'hmm, too deep, R7 then'
  const tells =
    /^ no .*(?:\d| (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) )/.test(line) ||
    (/^ (?:no|hm+|right|ok) /.test(line) && mentionsIn(words.stems).length > 0)
  const isShort = words.said.length <= MOST_DONE && !tells
  const isLeave = isPolite(words) && / (?:thank|thanks|ta|cheers|bye|goodbye) /.test(line)
  const isOver = isLeave || (WILL_RING.test(line) && isShort)
  return (PATTERNS.done.test(line) && isShort) || PATTERNS.doneAnyway.test(line) || isOver
}

/** 'Ok thx will ring tmrw' */
const WILL_RING =
  /^ (?:(?:ok|okay|right|lovely|great|fine|brilliant|thanks|thx|thank you|cheers|ta) )*(?:i |we )?will (?:probably |just |maybe )?(?:ring|call|phone|pop in|be in touch|give you a (?:ring|call)|(?:come|get) back to you)(?: (?!about |and |for )\w+){0,4} $/

/** 'Did you get the right number?', 'what have you got down for me?' */
export const checksRecord = (request: Request) =>
  PATTERNS.checksRecord.test(lineOf(request.words)) ||
  (concerns(request, 'recap') && !OURS.test(lineOf(request.words)) && !OWN_PLAN.test(lineOf(request.words)))

/** 'I need to measure up and see what my husband says': what the visitor will do. */
const OWN_PLAN =
  /^ (?:(?:great|ok|okay|right|thanks|thank you|well|lovely|cheers|sorry|just) )*i (?:need|have|had|will|am|must|just|shall)(?!.* you(?:r)? )/

/** 'What paperwork do you provide?', 'whats included in that price': what we do, and not what was told. */
const OURS =
  / (?:included?|includes|in (?:that|the) price|paperwork|documents?|documentation|certificates?|contract|invoice|receipt|drawings?|brochures?|(?:when|after|before|once|while) (?:you|they) (?:measure|survey|come|visit|fit|finish)|do you (?:provide|give|issue|supply|hand)) /

/** 'Today or tomorrow if you can. What does it cost?' asks something else. */
export const asksHear = (request: Request) =>
  concerns(request, 'hear') && !PATTERNS.ofPrice.test(lineOf(request.words))

/** 'When might we hear?' */
export const asksWhen = (request: Request) =>
  PATTERNS.whenHear.test(lineOf(request.words)) || asksHear(request)

const DAY =
  '(?:today|tomorrow|tonight|this (?:morning|afternoon|evening|week)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur)day)'
/** 'When would that be, today or tomorrow?', 'any idea on timescale?', 'will it be today do you think?' */
const WHEN_THEN = new RegExp(
  [
    '^ (?:(?:ok|and|so|but|roughly|about|great|thanks|any idea|do you know) )*(?:when|what time|what day|how soon)(?: (?:exactly|roughly|about))?(?: (?:is|will|would|might|could|do you (?:think|reckon)) (?:that|it|this)(?: (?:is|will|would))?(?: likely to)?(?: be| happen)?)?(?: then| do you think| roughly| please)? $',
    `^ (?:(?:ok|and|so) )*(?:when|how soon) (?:is|will|would|might) (?:that|it|this) (?:likely to )?be ${DAY}`,
    '^ (?:(?:ok|and|so|any|have|got|you|do|is|there|what|whats|a|the|rough) )*(?:idea )?(?:of |on |about |for )?(?:(?:the|a|your|rough) )*(?:time ?scales?|time ?frame|timings?|eta) $',
    ` (?:will|would|is|could|might|likely to) (?:it|that|this|they|someone|somebody|anyone|he|she|the call)(?: (?:likely to )?(?:be|ring|call))? ${DAY}(?: or ${DAY})?(?: do (?:you|u) (?:think|reckon)| then| at all| likely)? $`,
    `^ (?:(?:ok|so|like) )*${DAY} or ${DAY} $`,
  ].join('|'),
)

/** Asked right after a number was left, that is when we ring, and no lead time of what is to be made. */
export const asksWhenRung = (request: Request) =>
  request.entities.topics.length === 0 && WHEN_THEN.test(lineOf(request.words))

/** 'You don't need my number, do you?' */
export function asksForNeed(words: Words) {
  return PATTERNS.needMine.test(lineOf(words)) && !/ why /.test(lineOf(words))
}

const IN_IT =
  /\b(?:in|into|on|to|of|(?<!\b(?:quote|price|quotation|estimate) )for) (?:the|my|our|a|her|his)(?: \w+)?$/

/** 'Cat flaps in upvc doors': where the work is done is no second wish, unless that is to be new. */
export function isWhere({ topic, at }: Mention, { topics }: Entities, { said }: Words) {
  const work = topics.findLast((one) => one.topic.family === 'service' && one.at + one.length <= at)
  const between = work && said.slice(work.at + work.length, at).join(' ')
  return topic.family !== 'service' && between !== undefined && PLACED.test(between)
}
const PLACED =
  /^(?:\w+ )?(?:in|into|on|to|through|of|for)(?: (?:the|my|our|a|an|her|his|your|all|some|these|those))?(?: (?!new\b|quote\b|price\b)\w+)?$/

/** 'He shut the door on it', 'the window by the back door': where something was, and nothing that is wanted. */
const AT_IT =
  /(?<!\b(?:not|cannot|cant|wont|to|nobody) )\b(?:shut|slammed|closed|opened|answers|answered|comes to|came to|stood at|by|near|behind|beside|opposite|next to) (?:the|my|our|her|his|their)(?: \w+)?$/

/** A back door is no front door, though the range is called so. */
const OWN_SIDE = /^upvc (?:back|side|stable) doors?$/

/** 'What you offer', 'our offer went in on Monday': not the one of the leaflet. */
export const isOurOffer = (family: string, { said }: Words, at: number) =>
  family !== 'offer' || said[at] !== 'offer' || OUR_OFFER.test(said[at - 1] ?? '')
const OUR_OFFER = /^(?:the|this|that|your|door|local|special|leaflet|\d+|cm\d+|residents?|an|on)$/

/** From here a request is about the service that its answer is of, though it names none. */
const OF_SERVICE = 0.78

/** What the call is to be about, as the record says it: products by their names, groups in the visitor's own words. */
export function subjectsOf({ words, entities }: Request, matches: Match[]): string[] {
  const isWork = entities.topics.some(({ topic }) => topic.family === 'service')
  const named = entities.topics
    .filter(({ topic, at }) => topic.id !== 'services' && words.said[at - 1] !== 'not')
    .filter(({ topic, at }) => isOurOffer(topic.family, words, at))
    // 'My wife can deal'
    .filter(
      ({ at }) =>
        !(words.said[at] === 'deal' && /^(?:can|will|to|let|should)$/.test(words.said[at - 1] ?? '')),
    )
    // 'My wife handles all this.'
    .filter(
      ({ at }) => !/^handles (?:all|it|this|that|everything)$/.test(words.said.slice(at, at + 2).join(' ')),
    )
    .filter(
      (mention) =>
        !isWhere(mention, entities, words) &&
        !(isWork && mention.topic.group && IN_IT.test(words.said.slice(0, mention.at).join(' '))) &&
        !(mention.topic.group && AT_IT.test(words.said.slice(0, mention.at).join(' '))),
    )
    .map(({ topic, at, length }) => {
      const said = words.said.slice(at, at + length).join(' ')
      if (!topic.group) return OWN_SIDE.test(said) ? said.replace('upvc', 'uPVC') : topic.label
      // 'A fire rated door'
      const fire = /\bfire(?: rated)?$/.exec(words.said.slice(0, at).join(' '))?.[0]
      if (fire) return `${fire} ${said}`
      const kind = PATTERNS.kind.test(words.said[at - 1] ?? '') ? `${words.said[at - 1]} ` : ''
      return (kind + said).replace(/^new /, '')
    })
    .filter((label, at, all) => all.indexOf(label) === at)
  const [best] = matches
  // 'It's not an emergency'
  const isCalm = / not (?:an? |that |really )?(?:emergency|urgent) /.test(lineOf(words))
  const found = best && best.score >= OF_SERVICE && !isCalm ? serviceOfIntent(best) : undefined
  // 'Can I have somebody round to look at it' is of what was spoken of.
  const service = found?.id === HEALTH_CHECK && !OF_HEALTH.test(lineOf(words)) ? undefined : found?.label
  if (
    service &&
    !named.some((label) => !/^(door|doors|window|windows|front door|back door|conservatory)$/.test(label))
  )
    return [service]
  return named
}

const HEALTH_CHECK = 'health-checks-for-all-windows-and-doors'
const OF_HEALTH =
  / (?:check|checks|check ?up|checked|service|serviced|servicing|health|inspect\w*|mot|once over|go over) /

/** 'And could you do a front door while you're at it?' */
export const ADDS =
  /^\W*(?:and |also |oh |actually |no )*(?:can|could|would) (?:you|we|i|they|he|she) (?:also |please )*(?:do|price|quote|add|include|have|get|look at|change|switch|swap|go for|make it)\b/i

/** 'Actually not windows, make it a door.' */
export function isInstead({ said }: Words) {
  const line = ` ${said.join(' ')} `
  // 'Actually make that 4 windows' corrects a count.
  return (
    !/ (make|that is|its) .*(\d| (?:two|three|four|five|six|seven|eight|nine|ten|twelve) )/.test(line) &&
    / (instead(?! of (?:ring|call|phon|text|e ?mail|speak|writ)\w* )( of)?|actually no|not windows?|not doors?|rather than(?! (?:ring|call|phon|text|e ?mail|speak|writ)\w* )|make it|i meant|sorry i mean|changed my mind) /.test(
      line,
    )
  )
}

/** Asks for repetition of what is already known: correcting oneself. */
export function isCorrection(words: Words) {
  return / (sorry|wrong|correct|correction|mistake|typo|meant|should be|actually|change|not that) /.test(
    lineOf(words),
  )
}

/** An answer to somebody who is let down. */
export function isGrievance(intent: Intent | undefined) {
  return /^(?:site-|firm-)?(?:complaint|chased|no-show|damage|overcharged|order-wrong)$/.test(
    intent?.id ?? '',
  )
}
