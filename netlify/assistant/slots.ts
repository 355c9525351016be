import { holdsCard } from '../../src/contracts/chat'
import { keepsNumber } from './acts'
import { isByDay } from './by-day'
import { CORRECTED, EMAIL, emailIn, givesOurs, phoneIn } from './contacts'
import { nameOf } from './called'
import type { Mention } from './reader'
import { PATTERNS } from './patterns'
import { ofWork, postcodeIn } from './places'
import { fuller, isTitled } from './renamed'
import { respelt, unspelt } from './spelling'
import { ownPart } from './theirs'
import { mannersIn, ONLY_ME } from './manners'
import { ofCalls } from './present'
import { saysWhen, type Saying, urgencyIn, type Urgency } from './timing'
import { lineOf, wordsOf } from './words'

/** Somebody of the visitor's own, who may be the one to ring: 'my daughter deals with it'. */
export interface Kin {
  relation: string
  name?: string
  isRung: boolean
}

/** What of theirs is to go. */
export type Struck = 'phone' | 'email' | 'all'

/** What a message tells of the visitor. */
export interface Slots {
  name?: string
  phone?: string
  email?: string
  urgency?: Urgency
  postcode?: string
  /** The message that says when to call. */
  times?: string
  /** How to be reached: 'E-mail only, no calls'. */
  manners?: string[]
  /** Who of the visitor's own was named, and the visitor's name where that one is to be rung. */
  kin?: Kin
  self?: string
}

/** 'Don’t ring mum. Ring next door': somebody else is to be rung after all. */
const RINGS_OTHER =
  /(?:^|[.!?;,]\s*|\bplease )(?:ring|call|phone|speak to|contact) (?!me\b|us\b|back\b|after\b|before\b|on\b|only\b|any\b|at\b|in\b|when\b|first\b|anytime)[a-z]+/i

export interface Found extends Slots {
  /** A number that cannot be one to call. */
  isShort: boolean
  /** It is an address, without its end. */
  isMailShort?: boolean
  /** The number is the firm's own. */
  isOurs?: boolean
  /** A piece of a number, and the rest to come. */
  isPiece: boolean
  /** The number of a payment card: not kept. */
  isCard: boolean
  /** The number belongs to somebody else: not ours to pass on. */
  isOthers: boolean
  /** The number that was kept is that of somebody who does not want it. */
  isRefused?: boolean
  /** Who was to be rung is not, and nobody in their place yet. */
  isTakenBack?: boolean
  /** What the visitor has struck out of the record. */
  struck?: Struck | undefined
  /** A second number beside the first, or the message that tells of somebody else's. */
  spare?: string
}

/** Whether there is a number or an address by which somebody can be reached. */
export const isReachable = ({ phone, email }: Pick<Slots, 'phone' | 'email'>) =>
  (phone ?? email) !== undefined

const STRANGERS = 'neighbou?rs?|friends?|mate|boss|ex|colleague|landlord|tenant|manager'
const OTHERS = new RegExp(
  `\\b(ring|call|phone|text|contact|message|give|speak to|bother)\\b.{0,12}\\b(my|our|the|his|her|their)\\b.{0,10}\\b(${STRANGERS})\\b|\\b(${STRANGERS})(’s|'s|s)?\\s+(number|no\\.|phone|mobile|e-?mail|details?)(?!\\w)|\\b(his|her|their) (name|number|phone|mobile|e-?mail)\\b|\\b(ring|call|phone|text|contact|message|bell) (him|her|them)\\b|\\b(give) (him|her|them) a (ring|call|bell|buzz)\\b|\\b(${STRANGERS}) (is|['’]?s|called|named)?\\s?[a-z'’-]+\\b.{0,16}\\b(on|at|is|:) ?\\+?\\d`,
  'i',
)
/** 'Marta downstairs will let people in, 07700 …': whoever opens the door, and is no more than that. */
const LETS_IN =
  /(?<!\b(?:i|we)(?:['’]ll| will| can| could)? )\b(?:let|lets|letting) (?:\w+ ){1,3}in\b(?:(?!\b(?:me|my|mine|i)\b)[^.!?]){0,40}\d{5}/i
/** In an emergency who is in the house is rung, and stays in the record when its owner gives a number as well. */
const TENANT = /\b(?:tenant|lodger|caretaker|manager|neighbou?r)\b/i
/** Who lives there is asked for access, whatever they agree to. */
const OPENS_DOOR = /\b(?:tenant|lodger)s?\b/i
/** Who lets the fitters in, and who has said that their number may be given: kept in the visitor's words. */
const ALSO_THEIRS = [PATTERNS.access, PATTERNS.agreed]

/** 'Don’t ring her. I’m Dev Patel, 01632 …': the number is the speaker's own. */
export const OWN_NUMBER =
  /\b(?:i['’]?m|i am|my name['’]?s?(?: is)?|this is|my (?:number|mobile|phone)(?:['’]?s| is)?|(?:me|mine) (?:on|at|is))\b[^.!?\n]{0,40}\d{5}/i

/** 'I am Anders. Please don’t give my neighbour the bill': the address beside it is the speaker's. */
const SELF_NAMED = /\b(?:[Ii]['’]?m|[Ii] am|[Mm]y name['’]?s?(?: is)?|[Tt]his is) [A-Z]/

const SHORT_MAIL = /(?<![\w.+-])[a-z0-9][\w.+-]*@[a-z0-9-]*(?![\w-]*\.[a-z])(?!\w)/i
const SAID_MAIL = /^\W*(?:it['’]?s |its )?[a-z0-9][\w.+-]* at [a-z0-9-]+\W*$/i

const SURNAME_AFTER = /\S,? (?:sur|first )name\b/i

/** 'If you need to phone it is 07700 …, but e-mail is preferable': e-mail first, and calls allowed. */
const MAY_RING = /\bif (?:you|u) (?:do |really )?(?:need|have|want|must)(?: to)? (?:phone|ring|call|speak)\b/i
const inCase = (manner: string) => (manner === 'E-mail only, no calls' ? 'Prefers e-mail' : manner)

const SPARE =
  /\b(back ?up|spare|second|other|another|alternative|as well|otherwise|failing that|emergenc(?:y|ies)(?: only)?|if (?:that|she|he|they|i) (?:does|do|is|are|am)n['’]?t|if (?:i['’]?m|i am) (?:not (?:available|in|there|here|around|about|free|answering)|out|away|busy|unavailable|driving)|(?:can(?:['’]?t|not| not)|couldn['’]?t|(?:do|does)n['’]?t) (?:get|reach|raise|find|catch|answer|pick)|no (?:answer|joy|reply|luck))\b/i

/** 'If there's no answer try my daughter, but only if you cannot get me; I do not want her bothered': nothing is put right by it. */
const FAILING =
  /\bif (?:there(?:['’]?s| is)|you get|i give) no (?:answer|reply|joy)\b|\bif (?:you )?can(?: ?not|['’]?t) (?:get|reach|raise|find) me\b|\bif i (?:don['’]?t|do not|can['’]?t) (?:answer|pick up)\b/i

/** 'I'll shout him on the shop line': another beside the first, whatever else is put right. */
const OTHER_LINE = /\b(?:shop|work|office|home) (?:line|phone|number|landline)\b/i

/** 'From Friday it’s the house: 01632 …': the first holds until then. */
const FROM_THEN =
  /\b(?:from|after|as of) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|next|tomorrow|then|that)\b/i

/** 'Actually use the shop number' */
export const INSTEAD = /\b(?:actually|instead|rather|better)\b|\buse (?:the|my|our|that|it|this)\b/i

/** People whose number is not the visitor's to give, whoever asks for them to be rung. */
const UNASKED = /\b(?:neighbou?r|friend|mate|boss|ex|colleague)s?\b/i
const RINGS = /\b(?:ring|call|phone|text|contact|ask for|speak to)\b/i
const LIKELY = 0.6

/** 'My tenant lets you in, ring him on 07700 …': the number of somebody whose business it is. */
const mayBeRung = (mentions: Mention[], text: string) =>
  RINGS.test(text) &&
  !UNASKED.test(text) &&
  // Who only opens the door is not the one to ring.
  !PATTERNS.access.test(lineOf(wordsOf(text))) &&
  mentions.some(
    ({ kind, likely, text: said }) => kind === 'phone:use' && likely >= LIKELY && text.includes(said),
  )

/** Finds the visitor's details in a message. */
export function slotsIn(
  message: string,
  asked: string | undefined,
  {
    isPiece = false,
    isEmergency = false,
    hasPhone = false,
    hasEmail = false,
    kin = undefined as Kin | undefined,
    sayings = [] as Saying[],
    mentions = [] as Mention[],
    isWithheld = false,
    isAgreed = false,
  } = {},
): Found {
  const isCard = holdsCard(message)
  const whole = isCard ? message.replace(/\d(?:[ -]?\d){12,18}/g, ' ') : message
  const own = ownPart(whole)
  const text = own ?? whole
  const email = emailIn(text)
  const { phone: number, spare, isShort } = phoneIn(text.replace(EMAIL, ' '))
  // 'gtuttle@', 'gary at example': an address without its end.
  const isMailShort =
    email === undefined &&
    number === undefined &&
    !hasEmail &&
    (SHORT_MAIL.test(text) || (asked !== undefined && SAID_MAIL.test(text)))
  const isOurs = number === undefined && givesOurs(text)
  const isSpare =
    hasPhone &&
    number !== undefined &&
    ((OTHER_LINE.test(text) && !INSTEAD.test(text)) ||
      (SPARE.test(text) && (FAILING.test(text) || !CORRECTED.test(text))))
  const isLater = hasPhone && number !== undefined && FROM_THEN.test(text) && !CORRECTED.test(text)
  // 'For access you'd need the tenant, Ms Adeyemi, 07700 …': who opens the door, and when, is not who is rung.
  const isReached = hasPhone || hasEmail || email !== undefined
  const isForAccess =
    isReached && number !== undefined && !OWN_NUMBER.test(text) && PATTERNS.access.test(lineOf(wordsOf(text)))
  const isOfDay = hasPhone && number !== undefined && isByDay(text)
  const isKeptWhole = isForAccess || isOfDay
  const second = isLater || isKeptWhole ? message : isSpare ? number : undefined
  const phone = second === undefined ? number : undefined
  const isOthers =
    own === undefined &&
    !isEmergency &&
    (phone !== undefined || email !== undefined) &&
    (isWithheld ||
      (!mayBeRung(mentions, text) &&
        (LETS_IN.test(text) ||
          (!kin && OTHERS.test(text) && !(isAgreed && !isReached && !OPENS_DOOR.test(text)))) &&
        !OWN_NUMBER.test(text) &&
        !(phone === undefined && SELF_NAMED.test(text))))
  const isAlsoTheirs =
    isOthers || own !== undefined
      ? ALSO_THEIRS.some((pattern) => pattern.test(lineOf(wordsOf(whole))))
      : isEmergency && phone !== undefined && TENANT.test(text)
  const postcode = postcodeIn(ofWork(text))?.whole
  const called = nameOf(mentions, text, kin?.name, asked === 'name')
  // 'I'm Roshni, surname Dattani'
  const isPartly = called !== undefined && (SURNAME_AFTER.test(text) || isTitled(called))
  const inFull = isPartly ? fuller(called, text) : undefined
  const given = inFull ?? called
  // 'Kath Pierce, that's P-E-A-R-C-E'
  const name = given && unspelt(respelt(given, text) ?? given)
  const urgency = urgencyIn(sayings, asked === 'urgency')
  const isTimed = !isKeptWhole && saysWhen(ofCalls(sayings, text))
  // 'jo@example.com, I don’t give my number out'
  const isMailAlone = email !== undefined && phone === undefined && keepsNumber(wordsOf(text))
  const wanted = [...sayings.flatMap(mannersIn), ...(isMailAlone ? ['E-mail only, no calls'] : [])].map(
    (manner) => (MAY_RING.test(text) ? inCase(manner) : manner),
  )
  const manners = [...new Set(wanted)].filter((manner) => !(manner === ONLY_ME && RINGS_OTHER.test(text)))
  return {
    ...(name && !isOthers ? { name } : {}),
    ...(phone && !isOthers ? { phone } : {}),
    ...(email && !isOthers ? { email } : {}),
    ...(second !== undefined
      ? { spare: second }
      : spare && !isOthers
        ? { spare }
        : isAlsoTheirs
          ? { spare: message }
          : {}),
    ...(urgency ? { urgency } : {}),
    ...(postcode ? { postcode } : {}),
    ...(isTimed ? { times: message } : {}),
    ...(manners.length > 0 ? { manners } : {}),
    isShort: isShort || isOurs || isMailShort,
    ...(isMailShort ? { isMailShort } : {}),
    ...(isOurs ? { isOurs } : {}),
    isPiece,
    isCard,
    isOthers,
  }
}
