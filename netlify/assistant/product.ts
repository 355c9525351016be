import { findAspects, type Aspect } from './aspects'
import { PHONE, WHATSAPP } from './contact'
import { about, counted, seePage } from './about'
import { fromPages, note, noteWith, price, quoted } from './facts'
import { plainWords } from './language'
import { design, namedThing } from './named'
import { contentWords } from './passages'
import { passageOn } from './recall'
import { findRemedy, isComplaint, searchRemedies } from './symptoms'
import { remember, type Question, type Said, type Thread } from './thread'
import {
  findColour,
  isPartService,
  mainTopic,
  pagesOf,
  topicById,
  topicOfPage,
  withoutTopic,
  type Topic,
} from './topics'

const REPAIR =
  / (broken|repair|fix|mend|replace|replacement|replacing|change|changing|lost|stuck|loose|snapped|misted|leak|leaking|failed|worn|old|fit|fitted|install|my) /
const MORE =
  /^ (tell me |can you |and |i would like to know |know )*(more|go on|more (about|detail|info|information).*|anything else|what else) /
/** 'What do I get for that?' */
const GETS =
  / what (do|will|would) (i|we|you|u) (actually |really )?get( (for|with|in) (that|it|this|my money|the price))?( then)? $/
const ON_SCREEN =
  /(this|my|the|that) (door|design)|on (my|the|this) screen|i (designed|have designed|made)|(have|am|been) design(ed|ing)?/
/** Words that lean on what was said before. */
const LEANS = / (this|it|that|they|them|these|those|one) /

/**
 * An answer about a product, service or group of them. What is named decides first, then what is asked of it, then the texts of
 * its pages; only a question that names nothing is looked up in the whole catalogue.
 */
export function product(thread: Thread, question: Question, topics: Topic[]): Said | undefined {
  const { words, line, userInfo } = question
  const here = topicOfPage(userInfo.page)
  const main = ofPart(thread, question, remedied(mainTopic(topics, REPAIR.test(line)), question, thread))
  // 'this door' on the page of a door is that door.
  const named = narrowed(main, thread.topic, here, line)
  const rest = main ? withoutTopic(words, main) : words
  const isMeant = /^ (the |no the |no )?(\w+ ){1,6}(i mean|that is what i mean) $|^ (no )?i mean /.test(line)
  const colour = findColour(rest) ?? (isMeant ? thread.colour : undefined)
  thread.colour = colour
  const aspect = aspectOf(thread, question, rest, named, topics)
  const topic = named ?? thread.topic ?? here

  const thing = namedThing(question, named, thread.said, thread.topic)
  if (thing) {
    remember(thread, thing.topic ?? topic, aspect)
    return { text: thing.text, then: 'answer' }
  }
  if (userInfo.design && (ON_SCREEN.test(line) || (topic?.id === 'designer' && aspect === 'glass'))) {
    remember(thread, topicById('designer'), aspect)
    return { text: design(userInfo.design, aspect), then: aspect === 'price' ? 'price' : 'answer' }
  }
  if ((MORE.test(line) || GETS.test(line)) && topic) {
    remember(thread, topic, undefined)
    return { text: note(topic, 'about') ?? seePage(topic), then: 'answer' }
  }
  if (topic?.id === 'offer' && / (save|saving) /.test(line)) {
    remember(thread, topic, 'price')
    return { text: price(topic), then: 'price' }
  }
  if (!named && !aspect) return fromCatalogue(words, topic, true)
  const both = ofBoth(thread, question, aspect, topics)
  if (both) return { text: both, then: aspect === 'price' ? 'price' : 'answer' }

  // 'And how is it different from flush sash?' compares with what was spoken of.
  const before = aspect === 'compare' ? spokenOf(thread, topics) : []
  const compared = [...new Set([...before, ...topics])]
  const text = about(question, topic, compared, aspect, colour, rest)
  if (!text) {
    // What is not known of a product is not to be had from the page of another.
    // Rain on one glass roof sounds like rain on another.
    const isProduct = named?.kind === 'product' && aspect !== undefined && aspect !== 'noise'
    return (isProduct ? undefined : fromCatalogue(words, topic, !named)) ?? missing(thread, topic, aspect)
  }
  remember(thread, topic, aspect)
  const [one, other] = topics.filter(({ kind }) => kind === 'product')
  if (one && other) thread.pair = [one, other]
  return {
    text,
    then: aspect === 'price' ? 'price' : 'answer',
    ...(topic && aspect ? { about: `${topic.page} ${aspect}` } : {}),
  }
}

/** 'Can they be triple glazed?' and 'what about the handles?' ask for a part of what was spoken of. */
function ofPart(thread: Thread, { line }: Question, main: Topic | undefined) {
  if (!main || !isPartService(main) || thread.topic?.kind !== 'product') return main
  const leans = LEANS.test(line) || /^ (and|what about|how about) /.test(line)
  return leans && !/ (my|broken|repair|fix|replace|replaced|replacement) /.test(line) ? thread.topic : main
}

/** What a comparison leaves unsaid: what was spoken of and, when nothing is named at all, what came before it. */
function spokenOf({ topic, earlier }: Thread, topics: Topic[]) {
  if (topic?.kind !== 'product') return []
  const isNamed = topics.some(({ kind }) => kind === 'product')
  return !isNamed && earlier ? [earlier, topic] : [topic]
}

/** 'Both' and 'each' are the two that were compared. */
function ofBoth(thread: Thread, question: Question, aspect: Aspect | undefined, topics: Topic[]) {
  if (!thread.pair || !aspect || topics.some(({ kind }) => kind === 'product')) return undefined
  if (!/ (both|each|either|two|they|them|which) /.test(question.line)) return undefined
  if (aspect === 'price') return undefined
  // 'Which one is better for keeping heat in?' compares their heat.
  const of = aspect === 'compare' ? findAspects(question.words).find((one) => one !== 'compare') : aspect
  if (!of) return likelier(thread.pair, question.words)
  const texts = thread.pair.map((topic) =>
    counted(about(question, topic, [], of, findColour(question.words), question.words), question.line),
  )
  return [...new Set(texts.filter(Boolean))].join('\n\n') || undefined
}

/** Which of two suits what was told, if what we say of one has more of it. */
function likelier(pair: [Topic, Topic], words: string[]) {
  const asked = new Set(contentWords(words))
  const [best, next] = pair
    .map((topic) => note(topic, 'about') ?? '')
    .map((text) => ({ text, met: plainWords(text).filter((word) => asked.has(word)).length }))
    .sort((one, other) => other.met - one.met)
  return best && next && best.met > next.met ? best.text : undefined
}

/** A complaint about a window or door is about its repair, whatever the window or door is called. */
function remedied(main: Topic | undefined, { words, line }: Question, thread: Thread) {
  if (main?.kind === 'service') {
    if (isFurniture(line)) return topicById('composite')
    // 'Condensation' alone is for a vent; 'between the two panes of my door' it is for a new unit.
    return isComplaint(line, false) ? (outweighing(words, main) ?? main) : main
  }
  if (findColour(words) && !/ (my|our) /.test(line)) return main
  if (isComplaint(line, main?.kind === 'product')) return findRemedy(words) ?? main
  // A wish for work on something of ours: 'can you put a cat hole in the patio door'.
  const isWish =
    / (can|could|do|will|would) (you|i|we|u) | (need|want|get|put|change|changed|replace|replaced|swap|swapped) /.test(
      line,
    )
  if (main?.kind === 'product' && !isWish) return main
  if (!main || main.kind === 'group')
    return (isWish && (main ?? !thread.topic) ? outweighing(words, main) : findRemedy(words, CERTAIN)) ?? main
  if (/ (my|our|old|existing) .{0,30}(change|changed|replace|replaced|swap|swapped) /.test(line))
    return findRemedy(words, CERTAIN) ?? main
  const rest = withoutTopic(words, main)
  const isKnown =
    findAspects(rest).length > 0 || findColour(rest) !== undefined || fromPages(rest, main) !== undefined
  return isKnown ? main : (findRemedy(words, CERTAIN) ?? main)
}

/** A service that a message points to far more than to any other, and than to the one it seemed to name. */
function outweighing(words: string[], main: Topic | undefined): Topic | undefined {
  const [best, next] = searchRemedies(words)
  const named = searchRemedies(words).find(({ id }) => id === main?.id)
  if (!best || best.score < PLAIN || best.score < CLEAR * (named ?? next ?? { score: 0 }).score)
    return undefined
  return topicById(best.id as string)
}

/** Score of a complaint that is believed beside the name of a part, and by how much it must lead. */
const PLAIN = 38
const CLEAR = 1.5

/** Score of a complaint that outweighs the name of a product. */
const CERTAIN = 90

/** 'What finishes do handles come in' is about a new door, not about a handle that has come loose. */
function isFurniture(line: string) {
  return (
    / (handle|knocker|letterplate) /.test(line) &&
    / (colour|chrome|gold|brass|furniture) /.test(line) &&
    !/ (my|broken|loose) /.test(line)
  )
}

function aspectOf(
  thread: Thread,
  { line }: Question,
  rest: string[],
  named: Topic | undefined,
  topics: Topic[],
): Aspect | undefined {
  if (named?.kind !== 'service' && isFurniture(line)) return 'furniture'
  const aspects = findAspects(rest)
  const products = topics.filter(({ kind }) => kind === 'product')
  // 'Which windows have the best rating?' compares nothing that we could put side by side: it asks for the rating.
  const isPair = products.length > 1 || thread.pair !== undefined
  const [aspect] = isPair ? aspects : aspects.filter((one) => one !== 'compare')
  const isFaint = aspect && ['compare', 'material', 'style'].includes(aspect)
  if (aspect && !(isFaint && findColour(rest))) return aspect
  if (thread.colour) return 'colour'
  if (aspects.includes('compare')) return 'compare'
  const isFollowUp = /^ (and|what about|how about|or|for the|the) |^ (no )?i mean | i mean $/.test(line)
  return isFollowUp && named ? thread.aspect : undefined
}

/** 'The door' is the one that was spoken of, or the one of the page. */
function narrowed(main: Topic | undefined, before: Topic | undefined, here: Topic | undefined, line: string) {
  if (main?.kind !== 'group') {
    const isRoofClean =
      main?.id === 'roof-glass' && / (clean|wash|washing) /.test(line) && !/ self /.test(line)
    return isRoofClean ? topicById('conservatory-roof-cleans') : main
  }
  if (here && / (this|these) /.test(line)) return here
  // The door of an offer, or of the designer.
  if (
    main.id === 'doors' &&
    before &&
    ['offer', 'designer'].includes(before.id) &&
    / (the|my|that) door /.test(line)
  )
    return before
  const isSame = before?.kind === 'service' || before?.page.startsWith(`${main.page}/`)
  const isNew = / (new|what about|how about|other|all|sell|supply|option|range|kind|type) /.test(line)
  return before && isSame && !isNew ? before : main
}

function fromCatalogue(words: string[], topic: Topic | undefined, isFollowing: boolean): Said | undefined {
  const text =
    (topic && isFollowing ? noteWith(topic, words, SURE) : undefined) ??
    (topic ? fromPages(words, topic) : undefined) ??
    fromPages(words, undefined) ??
    (topic && isFollowing ? fromPages(words, topic, LEAST_FOLLOWING) : undefined) ??
    nearby(words, topic, isFollowing)
  return text ? { text, then: 'answer' } : undefined
}

/** Whatever the catalogue has that is near enough, of the topic first; its page is named with it. */
function nearby(words: string[], topic: Topic | undefined, isFollowing: boolean) {
  const found =
    (topic && isFollowing
      ? (passageOn(words, pagesOf(topic), LEAST_FOLLOWING) ??
        passageOn([...words, ...plainWords(topic.label)], undefined, LEAST_FOLLOWING, words))
      : undefined) ?? passageOn(words, undefined, LEAST_ANYWHERE)
  return found && quoted(found, words)
}

/** Share of a question that a passage from anywhere must meet. */
const LEAST_ANYWHERE = 0.7

/** Share of a follow-up that is enough for what is written of its topic to be the answer. */
const SURE = 0.8

/** Share of a question that a page must meet when the talk is about it already. */
const LEAST_FOLLOWING = 0.4

/** Says what is not known of a product, instead of something near it. */
function missing(thread: Thread, topic: Topic | undefined, aspect: Aspect | undefined): Said | undefined {
  if (!topic || topic.kind === 'service') return undefined
  remember(thread, topic, aspect)
  return {
    text: `I do not have that for [${topic.label}](${topic.page}), and would rather not guess.`,
    then: 'unknown',
  }
}

/** For the parts of an answer that people have to give. */
export const ASK_PEOPLE = `ring ${PHONE} or write on ${WHATSAPP}`
