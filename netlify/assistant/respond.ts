import { answerPart } from './written'
import { colourPart, glassPart, roofGlassPart, stylePart } from './describe'
import { productsOf } from './entities'
import { attributePart, comparePart, unknown } from './attributes'
import { asksToWeigh, cuesIn } from './cues'
import { factOf } from './facts'
import { ANSWERS, QUESTIONS, type Intent } from './examples'
import { type Match } from './intents'
import { outOfScope } from './out-of-scope'
import type { Context, Part } from './part'
import { coverage, offerAt } from './places'
import type { Request } from './requests'
import { contentOf, retrieve, shortened } from './retrieve'
import { sizePart } from './sizes'
import { topicById, topicOfPage, type Topic } from './topics'
import { asksOther, asksWhetherDone, resolved } from './thread'
import { lineOf } from './words'

/** Scores from which a request is understood, and below which it is not. */
export const SURE = 0.6
const MAYBE = 0.48
/** Also understood from here, if no other intent comes near. */
const LEAST = 0.4
const MARGIN = 0.05

/** 'Do you do roof lanterns?' */
const DO_YOU =
  /^ (so |and |hello |hi )?(do|can|could|would) you (guys )?(also )?(do|sell|fit|supply|offer|have|make|install|provide) /
const FOLLOWS = /^ (and |or |ok |so )*(what about|how about|same for|and for|what of|and|or) /
const HAS_COLOUR =
  / (come|comes|available|get it|get that|have it|have that|have them|do it|do that|do them) in | (got|like|want|fancy|love) (a |that |it |them |some )?|(what|how) about /
const CHOICE = / (or|vs|versus|better|difference|compare|compared|between|differ|best) /
/** Answers a request, or says that it cannot. */
export function respond(request: Request, matches: Match[], context: Context): Part {
  const { entities, words } = request
  const line = lineOf(words)
  const [best] = matches
  const score = best?.score ?? 0
  const named = productsOf(entities)
  const topics = topicsFor(named, resolved(request, context))
  const size = words.said.length

  const isArea = best?.id === 'area' || context.last?.id === 'area' || size <= 4
  const isOffer = topics[0]?.id === 'offer' || context.topics[0]?.id === 'offer'
  if (entities.place && (isArea || isOffer) && (score < 0.9 || best?.id === 'area'))
    return {
      text: isOffer ? offerAt(entities.place) : coverage(entities.place),
      key: `place ${entities.place.name}`,
      intent: { kind: 'answer', id: 'area' },
      score: 1,
    }
  const service = asksWhetherDone(request) ? context.service : undefined
  if (service)
    return {
      ...(partFor({ kind: 'service', id: service.id }, request, topics) ?? unknown([], undefined)),
      key: `done ${service.id}`,
      score: 0.9,
    }
  const special = roofGlassPart(entities) ?? glassPart(entities) ?? stylePart(entities)
  if (special && (size <= 8 || score < 0.75)) return { ...special, score: 0.9 }
  const cues = cuesIn(words)
  const pair = pairOf(named, context)
  const weighs = asksToWeigh(words) && named.length < 2
  if (pair && (best?.id === 'compare' || weighs || (named.length > 1 && CHOICE.test(line)))) {
    const compared = comparePart(pair, cueOrBest(cues, best))
    if (compared) return { ...compared, score: 0.9 }
  }
  const isColour =
    best?.id === 'colour' || best?.id === 'about' || HAS_COLOUR.test(line) || (size <= 5 && score < 0.7)
  if (entities.colours.length > 0 && isColour && !(best?.kind === 'answer' && score > 0.85)) {
    const colours = entities.colours.map(({ name }) => name)
    const isOne = topics.some(({ group }) => !group)
    const part =
      colourPart(colours, topics) ?? (isOne ? attributePart('colour', topics) : colourPart(colours, []))
    if (part) return { ...part, score: 0.9 }
  }
  const mentioned = entities.topics.reduce((sum, { length }) => sum + length, 0)
  // Nothing but the name of a product.
  const bare =
    named[0] && contentOf(words.stems).length <= mentioned && (size <= mentioned + 1 || DO_YOU.test(line))
  const about = bare && !context.last?.id.startsWith('brochure') ? attributePart('about', named) : undefined
  if (about && !FOLLOWS.test(line)) return { ...about, score: 0.9 }
  const scope = outOfScope(request, score)
  if (scope) return { text: scope, key: 'scope', score: 0.9 }

  const wanted = entities.topics.find(({ topic }) => topic.family === 'service' && !topic.group)?.topic
  if (wanted && best?.id === 'cheapest') {
    const part = partFor({ kind: 'service', id: wanted.id }, request, topics)
    if (part) return { ...part, score: 0.8 }
  }
  const isSame = isFollowUp(line, size, named, best) || asksOther(request)
  if (context.last && isSame) {
    const repeated = isOfAny(context.last) ? context.last : { kind: 'attribute' as const, id: 'about' }
    const part = partFor(repeated, request, named.length > 0 ? named : topics)
    if (part) return { ...part, score: 0.8 }
  }
  const fits = sizePart(request, topics)
  if (fits && best?.kind !== 'service') return { ...fits, score: 0.85 }
  const asksFor = request.asks || size <= SHORT
  const attribute = asksFor
    ? attributeFor(cues, best, topics, context, named.length > 0, / and |,/.test(request.text))
    : undefined
  if (attribute) return { ...attribute, score: 0.85 }
  if (best && score >= SURE) {
    const part = partFor(best, request, topics)
    if (part) return { ...part, score }
  }
  const isLikely = score >= MAYBE || (score >= LEAST && score - (matches[1]?.score ?? 0) >= MARGIN)
  if (best && isLikely && !(best.kind === 'attribute' && topics.length === 0)) {
    const part = partFor(best, request, topics)
    if (part) return { ...part, score }
  }
  const passage = topics[0] && retrieve(request, topics[0])
  if (passage) {
    return {
      text: withLink(shortened(passage.text, 50), topics[0]!),
      key: passage.text,
      topics,
      score: 0.7,
    }
  }
  if (named[0] && size <= 4) {
    const part = attributePart('about', named)
    if (part) return { ...part, score: 0.6 }
  }
  return { ...unknown(topics, undefined), score }
}

/** From here a written answer or a service stands against the words for an attribute; one about the same product sooner. */
const FIRM = 0.74
const NEAR = 0.54
const SHORT = 4

/** What is known of the attribute that the words name, of what the conversation is about. */
function attributeFor(
  cues: string[],
  best: Match | undefined,
  topics: Topic[],
  { service }: Context,
  isNamed: boolean,
  isList: boolean,
): Part | undefined {
  if (cues.length === 0 || topics.length === 0) return undefined
  if (service && !isNamed) return undefined
  if (best && best.kind !== 'attribute' && best.score >= (isAbout(best, topics) ? NEAR : FIRM))
    return undefined
  const known = cues.filter((cue) => topics.some((topic) => factOf(topic, cue)))
  if (known.length > 1 && isList)
    return joined(known.slice(0, 2).flatMap((cue) => attributePart(cue, topics) ?? []))
  if (best?.kind === 'attribute' && best.score >= MAYBE && [...cues, 'compare'].includes(best.id))
    return undefined
  return known[0] ? attributePart(known[0], topics) : undefined
}

/** Two attributes that were asked for in one breath. */
function joined([first, second]: Part[]): Part | undefined {
  if (!first || !second) return first
  return { ...first, text: `${first.text}\n\n${second.text}`, key: `${first.key} ${second.key}` }
}

/** Whether a written answer is about one of the products. */
function isAbout({ kind, id }: Match, topics: Topic[]) {
  const text = kind === 'answer' ? (ANSWERS.get(id)?.say ?? '') : ''
  return topics.some(
    ({ page, like }) => text.includes(`(${page})`) || text.includes(`(${topicById(like)?.page})`),
  )
}

/** The attribute in which two things are weighed. */
function cueOrBest(cues: string[], best: Match | undefined) {
  const [id] = cues
  return id ? { kind: 'attribute' as const, id } : best
}

/** The two that are compared: both named, one named and the one before, or the last two. */
function pairOf(named: Topic[], { topics, before }: Context): Topic[] | undefined {
  if (named.length > 1) return named
  const recent = [...new Set([...named, ...topics, ...(before ? [before] : [])])].filter(
    ({ group, family }) => !group && family !== 'service',
  )
  return recent.length > 1 && recent[0]?.family === recent[1]?.family ? recent.slice(0, 2) : undefined
}

/** What a request is about: what it names, or what the conversation was about if that is of the same kind. */
export function topicsFor(named: Topic[], topics: Topic[]): Topic[] {
  const [first] = named
  if (!first) return topics
  const isGroup = named.every(({ group }) => group)
  return isGroup && topics.some(({ family }) => family === first.family) ? topics : named
}

/** 'And the R9?' asks the same of another thing. */
function isFollowUp(line: string, size: number, named: Topic[], best: Match | undefined) {
  if (named.length === 0) return false
  if (FOLLOWS.test(line)) return size <= 7
  return size <= 3 && best?.id === 'about' && / (the|for) /.test(line)
}

/** Whether the same can be asked of another product: a written answer about one of them cannot. */
function isOfAny({ kind, id }: Intent) {
  return (
    kind === 'attribute' ||
    (kind === 'answer' && !/\(\/(doors|windows|conserv)/.test(ANSWERS.get(id)?.say ?? ''))
  )
}

function partFor(intent: Intent, request: Request, topics: Topic[]): Part | undefined {
  const isLength =
    /^(life|lifespan)$/.test(intent.id) &&
    !/ (last|lasts|lasting|life|lifespan|durable|year|years|wear) /.test(lineOf(request.words))
  // 'How long are they?' asks for their length.
  if (isLength && topics.length > 0) return attributePart('size', topics)
  if (intent.kind === 'attribute') return attributePart(intent.id, topics)
  if (intent.kind === 'service') {
    const topic = topicById(intent.id)
    const fact = topic && factOf(topic, 'about')
    return fact && { text: fact.text, key: intent.id, intent, topics: [fact.topic] }
  }
  if (intent.kind === 'question') {
    const question = QUESTIONS.get(intent.id)
    if (!question) return undefined
    const topic = topicOfPage(question.page)
    return {
      text: `${shortened(question.text, 55)} See [${question.where}](${question.page}).`,
      key: question.title,
      intent,
      ...(topic ? { topics: [topic] } : {}),
    }
  }
  return intent.kind === 'answer' ? answerPart(intent, request, topics) : undefined
}

function withLink(text: string, { label, page }: Topic) {
  return text.includes('](') ? text : `${text} See [${label}](${page}).`
}
