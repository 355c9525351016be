import { inOrder } from './attributes'
import { asksToWeigh, cuesIn } from './cues'
import { productsOf } from './entities'
import { comparisonOf } from './facts'
import attributes from './knowledge/attributes.json'
import nouns from './knowledge/nouns.json'
import type { Context } from './part'
import { isOfAny } from './part-for'
import { PATTERNS } from './patterns'
import { requestOf, type Request } from './requests'
import { pairOf } from './subjects'
import type { Topic } from './topics'
import { contentOf, lineOf, wordsOf } from './words'

/** What 'that', 'the other one' and 'do you do that?' stand for: what was named last, by either side. */

const SHORT = 7
/** Words of a question that only names another thing: 'and is it the same for the flat ones?' */
const MOST_CARRYING = 10

/**
 * A request with what it leans on put in its place, so that it stands by itself: the one stage that looks back at the conversation.
 * 'The deeper one' is the product that the comparison names first, 'the other one' that of two which was not spoken of last, 'the
 * tinted one' the product in play, 'how many has it got' counts what was counted before, and 'and the R9?' asks the same as before.
 */
function inFull(request: Request, context: Context): Request {
  const named = counting(referring(request, context) ?? request, context)
  return carrying(named, context) ?? named
}

type Reference = (said: string, context: Context) => string | undefined

const REFERENCES: [RegExp, Reference][] = [
  [PATTERNS.picks, (said, context) => pickedBy(said, context)?.names[0]],
  [PATTERNS.other, (_, context) => otherOf(context)?.names[0]],
  [PATTERNS.described, (said, context) => said.replace(/\w+$/, nounFor(said, context) ?? '')],
]

function referring(request: Request, context: Context): Request | undefined {
  const line = lineOf(request.words)
  if (productsOf(request.entities).length > 0 || asksToWeigh(request.words)) return undefined
  for (const [pattern, reference] of REFERENCES) {
    const said = pattern.exec(line)?.[0].trim()
    const instead = said && reference(said, context)
    if (instead && instead !== said) return putting(request, said, instead)
  }
  return undefined
}

/** Of the two in play the one that is more so, or less so where that was said. */
function pickedBy(said: string, context: Context): Topic | undefined {
  const words = wordsOf(said)
  const pair = pairOf([], context)
  const [cue] = cuesIn(words)
  const verdict = pair?.[0] && pair[1] && cue && comparisonOf(pair[0], pair[1], cue)
  if (!verdict || UNDECIDED.test(verdict)) return undefined
  const order = inOrder(verdict, pair)
  return PATTERNS.lesser.test(said) ? order[1] : order[0]
}

/** A comparison that names no winner. */
const UNDECIDED = /^(?:They['’]re|I['’]ve|I can['’]t|I don['’]t|Both|Neither) /

/** Of two products that which was not spoken of last. */
function otherOf({ topics, before }: Context): Topic | undefined {
  return topics[1] ?? before
}

/** What 'ones' stands for: what was counted, or the product in play. */
function nounFor(said: string, { topics: [topic], ...context }: Context): string | undefined {
  const counted = COUNTED.get(aspectOf({ topics: [], ...context }) ?? '')
  if (!topic || topic.group || topic.family === 'service') return undefined
  if (PATTERNS.ofMaterial.test(said)) return `${topic.family}s`
  return counted && said.endsWith('ones') ? counted : topic.names[0]
}

const COUNTED = new Map(attributes.map(({ id, counted = '' }) => [id, counted]))

/** The attribute that was asked for last. */
function aspectOf({ last, question }: Context): string | undefined {
  const isPlain = last?.kind === 'attribute' && !/^(?:about|compare)$/.test(last.id)
  if (isPlain) return last.id
  return (
    question && (cuesIn(question.words)[0] ?? (question.entities.colours.length > 0 ? 'colour' : undefined))
  )
}

function counting(request: Request, context: Context): Request {
  const said = PATTERNS.howMany.test(lineOf(request.words))
  const noun = said && COUNTED.get(aspectOf(context) ?? '')
  return noun ? putting(request, 'how many', `how many ${noun}`) : request
}

/** 'And the R9?': nothing but a product, of which the same is asked as of the one before. */
function carrying(request: Request, { last, question }: Context): Request | undefined {
  const { words, entities } = request
  const line = lineOf(words)
  const [product] = productsOf(entities)
  const named = entities.topics.flatMap(({ at, length }) => words.stems.slice(at, at + length))
  const isBare = contentOf(words.stems).every((stem) => named.includes(stem) || ALSO_SAID.has(stem))
  const isMore = PATTERNS.follows.test(line) || PATTERNS.sameFor.test(line) || / (?:the|for) /.test(line)
  if (!product || product.group || !last || !isBare || !isMore || words.said.length > MOST_CARRYING)
    return undefined
  const isSpecial = question && question.entities.colours.length > 0
  if (isOfAny(last) && !isSpecial) return { ...request, asks: true, carries: last }
  if (!question) return { ...request, carries: { kind: 'attribute', id: 'about' } }
  const [before] = question.entities.topics
  const [name = product.label] = product.names
  if (!before) return standalone(question, { topics: [product] })[0] ?? requestOf(`${question.text} ${name}`)
  return putting(question, question.words.said.slice(before.at, before.at + before.length).join(' '), name)
}

const ALSO_SAID = new Set(['same', 'instead', 'then', 'one', 'go', 'apply', 'true', 'though', 'please'])

/** A request with other words in the place of some. */
function putting({ text, words }: Request, said: string, instead: string): Request {
  const literal = new RegExp(`\\b${said.split(' ').join('\\W+')}\\b`, 'i')
  return requestOf(
    literal.test(text) ? text.replace(literal, instead) : lineOf(words).replace(said, instead).trim(),
  )
}

/** A message as it would stand without the conversation; 'how about sliders, how wide can they go' asks one thing. */
export function turnInFull<T extends { whole: Request; requests: Request[] }>(turn: T, context: Context): T {
  const requests = turn.requests.map((request) => inFull(request, context))
  const [first, ...rest] = requests
  const [opening] = turn.requests
  const [product] = opening && carrying(opening, context) ? productsOf(opening.entities) : []
  const whole = rest.length === 0 && first ? first : inFull(turn.whole, context)
  if (!product || !rest.some(({ asks }) => asks)) return { ...turn, whole, requests }
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
  if (!topic || request.entities.topics.length > 0) return []
  const isMeant = request.asks || !PATTERNS.plans.test(line)
  if (!isMeant || !PATTERNS.pronoun.test(line))
    return isShort ? [requestOf(`${line.trim()} ${topic.label}`)] : []
  // What is done to a handle is said of the handle, and not of handle replacements.
  const thing = service && [...service.names].sort((one, other) => one.length - other.length)[0]
  return [topic.label, thing ?? [], noun?.it ?? []]
    .flat()
    .map((it) => requestOf(line.replace(PATTERNS.pronoun, ` ${it} `).trim()))
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
