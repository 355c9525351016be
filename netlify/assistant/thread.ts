import { productsOf } from './entities'
import { factOf } from './facts'
import nouns from './knowledge/nouns.json'
import type { Context } from './part'
import { isOfAny } from './part-for'
import { PATTERNS } from './patterns'
import { counting, putting } from './references'
import { requestOf, type Request } from './requests'
import { isOfWork } from './subjects'
import { chooses } from './told'
import type { Mention, Topic } from './topics'
import { contentOf, lineOf } from './words'
import { NARROWER } from './written'

/** What 'that', 'the other one' and 'do you do that?' stand for: what was named last, by either side. */

const SHORT = 7
/** Words of a question that only names another thing: 'and is it the same for the flat ones?' */
const MOST_CARRYING = 10

/**
 * A request with what it leans on put in its place, so that it stands by itself: the one stage that looks back at the conversation.
 * 'How many has it got' counts what was counted before, and 'and the R9?' asks the same as before.
 */
function referred(request: Request, context: Context): { request: Request; product?: Topic | undefined } {
  // 'Just a ballpark, I'm not holding you to it'
  if (PATTERNS.pressesPrice.test(lineOf(request.words)) && context.topics.length > 0)
    return { request: requestOf(`how much are ${context.topics[0]!.label}?`) }
  const named = counting(ofThread(request, context), context)
  const carried = carrying(named, context)
  return carried ? { request: carried, product: productsOf(named.entities)[0] } : { request: named }
}

/** 'uPVC. The gap is 1.8': what the French doors spoken of are made of, and no front door. */
function ofThread(request: Request, context: Context): Request {
  const [topic] = context.topics
  const { topics } = request.entities
  const without = (isGone: (mention: Mention) => boolean): Request => ({
    ...request,
    entities: { ...request.entities, topics: topics.filter((mention) => !isGone(mention)) },
  })
  if (topic && !topic.group && HAS_PART.test(request.text))
    return without((mention) => mention.topic.group === true)
  if (isOfWork(context) && IS_THERE.test(request.text))
    return without(({ topic: one, at }) => one.family !== 'service' && at < FIRST_WORDS)
  // 'Make it a double door' of a glass wall between two rooms.
  if (topic?.id === 'internal' && IN_WALL.test(request.text))
    return requestOf(request.text.replace(IN_WALL, 'interior screening with a pair'))
  const [only] = topics
  const isBare = only && topics.length === 1 && request.words.stems[only.at] === 'upvc' && only.length === 1
  if (!isBare || !topic || topic.family === 'service' || topic.family === 'roof') return request
  const isFront =
    topic.id === 'doors' || /front-door|composite|truframe|comp-door|upvc-front|offer/.test(topic.id)
  return isFront ? request : { ...request, entities: { ...request.entities, topics: [] } }
}

/** 'Can it have a door in it?' of a glass screen: a part of it, and no door by itself. */
const HAS_PART =
  /\b(?:it|they|that) (?:have|has|come with|take|include|be (?:made|had) with)\b.*\b(?:an?|any|some) (?:\w+ )?(?:doors?|windows?)\b|\b(?:an?|any) (?:\w+ )?(?:doors?|windows?) (?:in|into|on) (?:it|them|that)\b/i

/** 'It's a uPVC back door with glass' of a cat flap: where the work is, and nothing that is wanted. */
const IS_THERE =
  /^\W*(?:(?:well|oh|ok|no|and|but|so|yes|yeah) )*(?:it|they|this|that|these|those)(?:['’]?s|['’]?re| is| are) (?:only |just |all |both )?(?!not\b)(?:an? )?/i
const FIRST_WORDS = 8

const IN_WALL =
  /\b(?:an? )?(?:double|pairs? of) doors?\b(?! (?:to|for) (?:the )?(?:garden|outside|patio|front|back))/i

/** 'And the R9?': nothing but a product, of which the same is asked as of the one before. */
function carrying(request: Request, { last, question }: Context): Request | undefined {
  const [product] = productsOf(request.entities)
  // 'Too deep. R7 then' chooses, and asks nothing.
  if (chooses(request.text) && !request.text.includes('?')) return undefined
  if (!product || !last || !namesAnother(request, product, question !== undefined)) return undefined
  const isSpecial = question && question.entities.colours.length > 0
  // What was asked is asked anew, unless its answer is looked up.
  const attribute = NARROWER[last.id]
  const isLookedUp = last.kind === 'attribute' || !question || (attribute && factOf(product, attribute))
  if (isOfAny(last) && !isSpecial && isLookedUp) return { ...request, asks: true, carries: last }
  if (!question) return { ...request, carries: { kind: 'attribute', id: 'about' } }
  const [before] = question.entities.topics
  const [name = product.label] = product.names
  if (!before) return standalone(question, { topics: [product] })[0] ?? requestOf(`${question.text} ${name}`)
  return putting(question, question.words.said.slice(before.at, before.at + before.length).join(' '), name)
}

/** Whether a request says nothing but another product: 'and the R9?', 'the flat ones I mean', 'in a flat roof, is that different?' */
function namesAnother({ words, entities }: Request, { group }: Topic, hasQuestion: boolean) {
  const line = lineOf(words)
  if (hasQuestion && PATTERNS.isDifferent.test(line)) return true
  // 'Bifold or sliding, which would you go for?' has a question of its own.
  if (/ which | or /.test(line) && entities.topics.length > 1) return false
  const isMeant = PATTERNS.meant.test(line)
  const named = entities.topics.flatMap(({ at, length }) => words.stems.slice(at, at + length))
  const isBare = contentOf(words.stems).every((stem) => named.includes(stem) || ALSO_SAID.has(stem))
  const isMore =
    isMeant ||
    PATTERNS.follows.test(line) ||
    PATTERNS.sameFor.test(line) ||
    / (?:the|for) | ones? $/.test(line)
  // 'What about horns on them?' asks of a part.
  const isPart = / (?:on|with|in|to) (?:it|them|those|these) /.test(line)
  return (
    isBare && isMore && !isPart && (!group || (isMeant && hasQuestion)) && words.said.length <= MOST_CARRYING
  )
}

const ALSO_SAID = new Set(
  'same instead then one go apply true though please mean meant sorry thinking actually'.split(' '),
)

/** 'What about the R7, and is it cheaper?': the same is asked of the R7, and one thing more. */
const isJoined = ({ whole: { text }, requests: [, next] }: { whole: Request; requests: Request[] }) =>
  next !== undefined &&
  (/^(?:and|also|plus)\b/i.test(next.text) ||
    /(?:\b(?:and|also|plus)|&)[\s,]+$/i.test(text.slice(0, text.indexOf(next.text))))

/** A message as it would stand without the conversation; 'how about sliders, how wide can they go' asks one thing. */
export function turnInFull<T extends { whole: Request; requests: Request[] }>(turn: T, context: Context): T {
  const full = turn.requests.map((request) => referred(request, context))
  const requests = full.map(({ request }) => request)
  const [first, ...rest] = requests
  const whole = rest.length === 0 && first ? first : referred(turn.whole, context).request
  const product = full[0]?.product
  if (!product || !rest.some(({ asks }) => asks) || isJoined(turn)) return { ...turn, whole, requests }
  const own = (request: Request) =>
    productsOf(request.entities).length > 0 ? request : requestOf(`${request.text} ${product.names[0]}`)
  return { ...turn, requests: rest.map(own) }
}

/**
 * A request as it may stand without the conversation, for its meaning alone: 'how thick is it?' after the R9 asks how thick the R9
 * is, 'is it e-mailed?' after its brochure may ask that of the brochure.
 */
export function standalone(request: Request, { topics, item, service, last }: Context): Request[] {
  const line = lineOf(request.words)
  if (item && PATTERNS.singular.test(line) && !/^ (which|what) (one|type|tint|glass|of) /.test(line))
    return [requestOf(request.text.replace(/\b(that|this|it)( one)?\b/i, item))]
  const noun = last && NOUNS.find(({ when }) => when.test(last.id))
  if (noun && PATTERNS.ellipsis.test(line)) return [requestOf(`${line.trim()} ${noun.do}`)]
  const topic = service ?? topics.find(({ group }) => !group) ?? topics[0]
  const isShort = request.words.said.length <= SHORT && request.asks
  if (request.entities.topics.length > 0) return []
  const it = (name: string) => requestOf(line.replace(PATTERNS.pronoun, ` ${name} `).trim())
  if (!topic) return noun && request.asks && PATTERNS.pronoun.test(line) ? [it(noun.it)] : []
  const isMeant = request.asks || !PATTERNS.plans.test(line)
  if (!isMeant || !PATTERNS.pronoun.test(line))
    return isShort ? [requestOf(`${line.trim()} ${topic.label}`)] : []
  // What is done to a handle is said of the handle, and not of handle replacements.
  const thing = service && [...service.names].sort((one, other) => one.length - other.length)[0]
  return [topic.label, thing ?? [], noun?.it ?? []].flat().map(it)
}

/** 'Is it dangerous to leave?' after 'a pane has cracked': with the message before it. */
export function afterLast(request: Request, { said }: Context): Request | undefined {
  const isOpen =
    request.asks && request.entities.topics.length === 0 && PATTERNS.pronoun.test(lineOf(request.words))
  return isOpen && said ? requestOf(`${said.text} ${request.text}`) : undefined
}

const NOUNS = nouns.map(({ last, ...noun }) => ({ ...noun, when: new RegExp(last) }))

/** Whether a request speaks of what was said before. */
export function isDependent({ words, entities }: Request) {
  return entities.topics.length === 0 && PATTERNS.pronoun.test(lineOf(words))
}

/** The subjects of a request that names none. */
export function resolved(request: Request, { topics, last }: Context): Topic[] {
  const line = lineOf(request.words)
  // After 'which is warmer?' it is the one that is; after a comparison it may be either.
  return PATTERNS.singular.test(line) && last?.id !== 'compare' ? topics.slice(0, 1) : topics
}

/** 'Do you do that?' of something that the last answer mentioned. */
export function asksWhetherDone(request: Request) {
  return PATTERNS.doThat.test(lineOf(request.words))
}
