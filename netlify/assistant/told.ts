import {
  ADDS,
  asksWhen,
  checksRecord,
  isCorrection,
  isInstead,
  isOurOffer,
  isWhere,
  isDone,
  refuses,
  saysNo,
  subjectsOf,
} from './acts'
import { LETS_LAST_GO, wishOf } from './wanting'
import { tellsWork } from './details'
import { productsOf } from './entities'
import { isOfScreen } from './subjects'
import { does, SURE_ACT } from './dialogue-acts'
import type { Turn } from './part'
import { PATTERNS } from './patterns'
import { requestOf, type Request } from './requests'
import { withoutContacts } from './contacts'
import { type Found } from './slots'
import type { State } from './state'
import { TOPICS } from './topics'
import { droppedIn, isWithdrawn, withdrawnIn } from './withdrawn'
import { lineOf } from './words'

/** What a message tells of the visitor and of the work. */

const EACH =
  /\b(?:all|(?<!\b(?:we|they|you|us)(?:['’]?(?:re|ve))? (?:are |have )?)both|everything|each|the lot)\b/i
/** 'Ring me about a leaking roof': the subject in the visitor's own words. */
const ABOUT =
  /(?<!['’])(?<!\b(?:hang|hanging|mess|messing|wait|waiting|hanging round|muck|out and) )\b(?:about|re|regarding|to do with|concerning) (?:(?:a|an|the|my|our|some) )?((?!it\b|this\b|that\b|you\b|(?:her|his|their) (?:number|details|e-?mail|name|address)\b|(?:a |an |the )?(?:price|quote)s?\b|one\b|them\b)[a-z][a-z' -]{2,50}?)(?= please|,|[.?!]| my name| on 0| tomorrow| today|$)/i
/** 'Right, R9 then', 'I think the R9', 'client has changed his mind'. */
const CHOOSES =
  /\bthen\W*$|\bchanged (?:my|his|her|our|their) minds?\b|\bi think (?:the |we['’]?ll have )?[\w-]+(?: ones?)? (?:then|actually)\b|\bdefinitely the\b|\b(?:i|we) (?:think|prefer|fancy|['’]?d prefer|would prefer) the\b|\b(?:go(?:ing)? (?:for|with|back to the)|back to the|stick(?:ing)? with|put (?:it|that|me|us|them) down as|stay(?:ing)? with|let['’]?s say|i['’]?ll (?:have|take)|we['’]?ll (?:have|take)|(?:sold|settled|decided|set|plump(?:ed|ing)) (?:on|for)|think the|(?:has|have) won|but it['’]?s)\b|^\W*(?:(?:hmm+|oh|ok|right|actually|no)\W+)?(?:the |a |an )?[a-z][\w -]{1,30} after all\W*$|[\w-]{2,} it is(?=\W*(?:$|[.,!;]))|(?:^|[.!?;]\s+)(?:so |ok |now )?just the [\w -]{2,30} and (?:an? |the )[\w -]{2,30}\W*$/i
/** Whether a message settles on one of several in one of its sentences: 'OK, French doors then. Can someone ring?' */
export const chooses = (text: string) =>
  text.split(/(?<=[.!?])\s+/).some((sentence) => CHOOSES.test(sentence))
/** 'I think I prefer those actually' */
export const PREFERS_THOSE =
  /\b(?:prefer|go (?:for|with)|have|like|want) (?:those|these|that one|the second(?: one)?s?|them) (?:actually|instead|better|more|then)\b|\b(?:those|these) instead\b|\bthat['’]?s (?:what|the (?:one|sort|kind|thing)) (?:i|we)(?:['’]?(?:m|re)| am| are)? ?(?:after|want|looking for|need)/i
/** 'Yes, put that down too': what was asked about last. */
const PUTS_DOWN =
  /\b(?:put|add|include|pop|note) (?:that|it|those|this)(?: one| job)?(?: (?:down|on|in))?,? (?:too|as well|also)\b/i
/** 'Actually two things, …': what follows is wanted as well, though it ends in a question. */
const SECOND = /\b(?:two|three) (?:things|jobs)\b|\b(?:look at|do|price|quote for) (?:them )?both\b/i
export const ALSO = /\b(also|as well|too(?=\W*$|[,.;!?])|both|plus|together)\b/i

/** Work that is not ours. */
const DOES_OWN =
  /\b(?:i|we|he|she|dad|husband)(?:['’]?(?:ll|m|re|s)| am| are| is)? (?:\w+ )?(?:might|may|can|could|will|going to|happy to)? ?(?:probably |just |always )?(?:do|doing|fix|fixing|sort|sorting|change|changing|fit|fitting) (?:that|it|them|those|this|these)(?: one| bit)? (?:my|our|him|her)sel(?:f|ves)\b/i

/** 'Its a white plastic door' */
const IS_THERE = /^\W*(?:its|it['’]s|it is|they['’]re|theyre|they are) (?:an?|the|all|old|white|brown)\b/i

const NOT_MEANT = ['talk', 'drop'] as const

/** What a message adds to the subject of the call. */
export function wishesIn(state: State, turn: Turn, found: Found): string[] {
  const { requests, matches } = turn
  const putDown = PUTS_DOWN.test(turn.text)
    ? (state.services.at(-1)?.label ?? state.wanted?.label)
    : undefined
  if (isDone(turn.whole.words)) return putDown ? [putDown] : []
  const isTaking = state.stage === 'collecting' || state.stage === 'confirming'
  const wished = requests.filter((request, at) => wishOf(request, matches[at] ?? []) !== undefined)
  const isWish = wished.length > 0
  const hasWish =
    state.wishes.length > 0 || requests.some((request) => does(request, 'wish', 'want', SURE_ACT))
  const isBack = letGoIn(state, turn).length > 0
  const all = requests.flatMap((request, at) => {
    const isMeant =
      isTaking ||
      chooses(request.text) ||
      found.phone !== undefined ||
      found.email !== undefined ||
      tellsWork(request.text, found.name)
    // 'My builder reckons sliding', beside what is wanted: named, and not meant.
    const isPut = isBack || chooses(request.text) || ADDS.test(request.text) || isInstead(request.words)
    if (!isWish && !isPut && hasWish && NOT_MEANT.some((is) => does(request, 'wish', is, SURE_ACT))) return []
    // 'One of the handles is loose, but I might do that myself'
    if (DOES_OWN.test(request.text)) return []
    // 'It's a white plastic door': what is there, of which something else is wanted.
    if (IS_THERE.test(request.text) && state.wishes.length > 0 && !ADDS.test(request.text)) return []
    // 'Sliding or normal door' asks which.
    const isEither = request.asks && !isTaking && / or /.test(request.plain)
    const isTold =
      isMeant &&
      !isEither &&
      (!request.opens || (isTaking && ADDS.test(request.text)) || SECOND.test(request.text))
    if (!isWish && !isTold) return []
    const named = subjectsOf(chosenIn(request, isWish), matches[at] ?? [])
    // 'Handle goes up but the key just spins': a part that is only named is not the work.
    const isMerePart =
      dressingIn(request) !== undefined ||
      (!isWish && !ADDS.test(request.text) && !PATTERNS.work.test(lineOf(request.words)))
    return isMerePart && hasProduct(state) ? named.filter((label) => !isService(label)) : named
  })
  // 'We'll also want a slider': what was spoken of before is wanted as well.
  const before = state.wanted ?? state.topics[0]
  const isMore = all.length > 0 && state.wishes.length === 0 && ALSO.test(turn.text)
  // 'A quote for both': for whatever was spoken of.
  const isForAll = EACH.test(turn.text) && isWish
  const earlier = [
    ...(isMore && before && !before.group ? [before.label] : []),
    ...(isForAll ? state.named : []),
  ]
  // 'Message me, don't phone. It's about a stuck sash'
  const isReach = found.manners !== undefined
  const own = all.length === 0 ? (isReach ? requests : wished).map(subjectOf).find(Boolean) : undefined
  // 'I think I prefer those actually': what was spoken of last.
  const [last] = state.topics
  const isThose = all.length === 0 && PREFERS_THOSE.test(turn.text) && last && !last.group
  const named = [
    ...new Set([
      ...earlier,
      ...(putDown ? [putDown] : []),
      ...all,
      ...(own ? [own.trim()] : []),
      ...(isThose ? [last.label] : []),
    ]),
  ]
  if (named.length > 0 || state.asked !== 'service' || !isTaking) return named
  // Asked what it is about and answered in words that no list has: their own words are best.
  const answer = requests[0]?.text.trim().slice(0, 80) ?? ''
  const { words } = requests[0]!
  const isOwn =
    words.said.length <= MOST_OWN &&
    !found.times &&
    !found.urgency &&
    /[a-z]{3}/i.test(answer) &&
    !/[?@]|\d{3}|\bnames?\b/i.test(answer) &&
    !saysNo(words) &&
    !refuses(words) &&
    !isCorrection(words)
  return isOwn && found.name === undefined ? [answer] : []
}

/** What a wish is about, in the visitor's own words. */
const subjectOf = ({ text }: Request) => ABOUT.exec(withoutContacts(text))?.[1]

const COMPARED = /\b(?:compar\w+|torn between|weigh\w*|versus|vs|wanted\b.*\bbut)\b/i

/** 'We compared bifolds with sliders and think the sliders': what was chosen; of what is only compared nothing. */
function chosenIn(request: Request, isWish: boolean): Request {
  const { text, entities } = request
  if (entities.topics.length < 2 || !COMPARED.test(text)) return request
  const at = text.search(CHOOSES)
  if (at >= 0) return requestOf(text.slice(at))
  // 'A quote for both, to compare'
  return isWish ? request : { ...request, entities: { ...entities, topics: [] } }
}

/** What a call is about is told in no more words. */
const MOST_OWN = 9

/** 'Chrome handle': how a new door is to look, and no repair. */
const DRESSING =
  /\b(?:chrome|brass|gold|silver|satin|black|white|graphite|nickel|pewter|bronze|anthracite|grey|matching|lever|bar|pull|pad)(?: (?:long|lever|bar|pull|pad|door))? (?:handles?|knockers?|letter ?box(?:es)?|hinges?|furniture)\b/i
const dressingIn = ({ text, words }: Request) =>
  PATTERNS.work.test(lineOf(words).replace(/\b(?:want|need)\w*/g, '')) ? undefined : DRESSING.exec(text)?.[0]
const isService = (label: string) =>
  TOPICS.some((topic) => topic.label === label && topic.family === 'service')
const hasProduct = ({ wishes, named, topics }: State) =>
  [...wishes, ...named].some((label) => !isService(label)) ||
  topics.some(({ family }) => family !== 'service')

/** What was spoken of last, where it goes and another thing is named. */
export function letGoIn({ wishes, named }: State, { text, whole }: Turn): string[] {
  const own = new Set(whole.entities.topics.map(({ topic }) => topic.label))
  const last = wishes.at(-1) ?? named.at(-1)
  return last && own.size > 0 && !own.has(last) && !text.includes('?') && LETS_LAST_GO.test(text)
    ? [last]
    : []
}

/** The products and services that a message names, asked about or wanted. */
export function namedIn({ topics, wishes }: State, { text, whole: { entities, words } }: Turn) {
  if (DOES_OWN.test(text) || (IS_THERE.test(text) && wishes.length > 0)) return []
  // 'Does it come with the letterbox and handle?' names no repair.
  const isWork = PATTERNS.work.test(lineOf(words))
  // 'Sliding not folding, because of the handles': a reason is nothing that is wanted.
  const isReason = (at: number) =>
    /\b(?:because|cos|due to)(?: of)?(?: the| my| our)?$/.test(words.said.slice(0, at).join(' '))
  // 'Sliding or normal door?', asked of a glass screen, names no other.
  const isPart = isOfScreen(productsOf(requestOf(text).entities), topics)
  return entities.topics
    .filter(({ topic }) => !(isPart && topic.family === 'door'))
    .filter((mention) => !mention.topic.group && !isWhere(mention, entities, words))
    .filter(
      ({ topic, at }) =>
        !isReason(at) && isOurOffer(topic.family, words, at) && (topic.family !== 'service' || isWork),
    )
    .map(({ topic }) => topic.label)
}

/** Who only names what is wanted needs no more words. */
const MOST_NAMING = 10

/** What a message names by itself, in the words of the record: 'uPVC casements', 'front door please'. */
export function labelsIn({ whole }: Turn) {
  const dropped = droppedIn(whole.text)
  if (dropped.length > 0) return dropped.map((name) => `no ${name}`)
  // 'He won't open the door to a stranger' names nothing that is wanted.
  const isTale = whole.words.said.length > MOST_NAMING
  if ((whole.asks || isTale) && !ADDS.test(whole.text)) return []
  // 'The grey one is out' names no door by itself.
  if (whole.isPut) return []
  const dressing = dressingIn(whole)
  if (dressing) return [dressing.toLowerCase()]
  const unwanted = withdrawnIn(whole.text)
  const named = subjectsOf(whole, [])
  const wanted = named.filter((label) => !isWithdrawn(label, unwanted))
  return wanted.length > 0 ? wanted : named.map((label) => `no ${label}`)
}

/** What a message tells besides name and number. */
export const newIn = ({ postcode, manners, urgency, times }: Found): Partial<Found> => ({
  ...(urgency ? { urgency } : {}),
  ...(times ? { times } : {}),
  ...(postcode ? { postcode } : {}),
  ...(manners ? { manners } : {}),
})

/** 'My partner's in Aberdeen till Sunday', 'I'm up in Carlisle so I can't look myself': where the work is not. */
const AWAY = [
  /\b(?:he|she|they|partner|husband|wife|son|daughter|mum|dad|mother|father|sister|brother|other half)(?:['’]?s| is|['’]?re| are)? (?:away |off |working |over )*(?:in|at|up in|down in) [A-Z][a-z]+[^.!?]{0,30}\b(?:till?|until|this week|for (?:the|a)|at the moment|right now|working|away|back)\b/,
  /\b[Ii](?:['’]?m| am| live)? (?:away |over |up |down |out |abroad )+in [A-Z]/,
  /\b[Ii] live (?:\w+ )?in [A-Z][^.!?]{0,20}\b(?:can['’]?t|cannot|so)\b/,
  // 'My sister had one in Clacton', 'there's a firm in Chelmsford doing them cheaper': no place of the visitor's.
  /\b(?:sister|brother|friend|neighbou?r|mate|cousin|daughter|son|aunt|uncle)s? (?:had|has|got|did|bought)\b[^.!?]{0,40}\bin [A-Z]/,
  /\b(?:sister|brother|friend|neighbou?r|mate|cousin|daughter|son|aunt|uncle|mum|dad|nan)s? (?:\w+ )?in [A-Z][\w'’]+(?: [A-Z][\w'’]+)? (?:has|had|have|got|did|bought|said|says|paid)\b/,
  // 'We're at my sister's in Norfolk'
  /\bat (?:my|our|his|her) (?:\w+ )?(?:sister|brother|friend|mate|cousin|daughter|son|aunt|uncle|mum|dad|nan|mother|father|parents|in-laws|caravan|cottage)['’]?s?['’]? (?:\w+ )?in [A-Z]/,
  /\b(?:a|another|some|one|this) (?:firm|company|place|shop|outfit|lot|bloke|guy) (?:in|from|over in) \w+/i,
  /\b[Ii](?:['’]?m| am) (?:\w+ )?(?:in|abroad)\b[^.!?]{0,40}\b(?:can['’]?t|cannot) (?:be there|come|look|get (?:there|back)|see)/,
]
/** 'Mum's address is CM6 1AA, I live in Leeds': the work is hers. */
const OF_KIN =
  /\b(?:mum|dad|mother|father|parents?|nan|gran|son|daughter|sister|brother|aunt|uncle|tenant)(?:['’]?s)? (?:address|house|home|place|postcode|flat|bungalow) is\b/i
/** 'She’s in Chelmsford, I’m in Norwich': the writer is elsewhere. */
const WRITER_ELSEWHERE =
  /(?<=\b(?:[Ss]he|[Hh]e|[Tt]hey|[Mm]um|[Dd]ad|[Mm]other|[Ff]ather|parents|son|daughter|sister|brother|house|flat)(?:['’]s| is|['’]re| are| lives?)(?: \w+)? in [A-Z][\w' ]{2,24},? ?(?:and |but |while |so )?)\b[Ii](?:['’]?m| am| live)(?: \w+)? in [A-Z][\w']+/
/** 'We're in Spain until the 14th', 'Raj is abroad till the end of the month' */
const UNTIL =
  /\b(?:[Ww]e|[Ii]|[Ss]?[Hh]e|[Tt]hey|[A-Z][a-z]+)(?:['’](?:re|m|s)| are| am| is) (?:away |out |off |all |both )*(?:(?:in|at) )?[A-Za-z][\w' ]{2,24} (?:un)?till?\b/
const isAway = (text: string) =>
  [...AWAY, UNTIL].some((away) => away.test(text)) ||
  (OF_KIN.test(text) && /\b[Ii](?:['’]?m| am| live) in [A-Z]/.test(text))

/** A message without the place that is somebody's surname, or where the work is not: 'Jean Harlow' lives where she says. */
export function withoutOtherPlaces(turn: Turn, { name = '' }: Found): Turn {
  const isName = (place = '') => name.split(' ').some((word) => word.toLowerCase() === place.toLowerCase())
  const [elsewhere = ''] = WRITER_ELSEWHERE.exec(turn.text) ?? []
  const place = elsewhere ? requestOf(turn.text.replace(elsewhere, ' ')).entities.place : undefined
  const without = (request: Request): Request => {
    const { name: town = '' } = request.entities.place ?? {}
    const isOfWriter = town !== '' && elsewhere.includes(town)
    if (town === '' || !(isOfWriter || isName(town) || isAway(request.text))) return request
    const entities = { ...request.entities, place: isOfWriter ? place : undefined }
    return { ...request, entities, ...(request.meant ? { meant: without(request.meant) } : {}) }
  }
  return { ...turn, whole: without(turn.whole), requests: turn.requests.map(without) }
}

/** Words of a message that is no more than that. */
const MOST_SMALL_TALK = 16
const SMALL_TALK = /^(hello|thanks|bye|how-are-you|rude|compliment|offtopic|injection|bot|site-|not-sure)/

/** Whether a message tells of the work. */
export function isOfWork({ text, whole, wholeMatches: [best] }: Turn, { name, isPiece }: Found) {
  const isOfCall = checksRecord(whole) || (whole.asks && asksWhen(whole))
  const isSmallTalk =
    best && best.score > 0.7 && SMALL_TALK.test(best.id) && whole.words.said.length <= MOST_SMALL_TALK
  return !isPiece && !isOfCall && !isSmallTalk && tellsWork(text, name)
}

export function slotsOnly({ name, phone, email, urgency, postcode, times, manners, kin, self }: Found) {
  return Object.fromEntries(
    Object.entries({ name, phone, email, urgency, postcode, times, manners, kin, self }).filter(
      ([, value]) => value !== undefined,
    ),
  )
}
