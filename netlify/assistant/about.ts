import { findAspect, findAspects, type Aspect } from './aspects'
import {
  brochure,
  comparison,
  exactAnswer,
  fromPages,
  inColour,
  nearest,
  note,
  noteOn,
  price,
  quoted,
} from './facts'
import { ASKED, contentWords, isKnownWord } from './passages'
import { coverOf, passageOn } from './recall'
import { isComplaint } from './symptoms'
import type { Question } from './thread'
import { pagesOf, topicById, type NamedThing, type Topic } from './topics'

/** Share of what was told beside a question that a page must meet, when the question alone finds nothing. */
const LEAST_TOLD = 0.34

/** What we say of a topic and the aspect that is asked of it; undefined when we have nothing. */
export function about(
  { words, line, context }: Question,
  topic: Topic | undefined,
  topics: Topic[],
  aspect: Aspect | undefined,
  colour: NamedThing | undefined,
  rest: string[],
): string | undefined {
  if (aspect === 'brochure') return brochure(topic)
  const others = topics.filter(({ kind }) => kind === 'product')
  const [one, other] = others
  if (one && other && (aspect === 'compare' || / or | and the | vs /.test(line)))
    return comparison(one, other)
  if (aspect === 'price' && topic && isOnlyQuote(line)) {
    const how = nearerThan(undefined, rest, topic)
    if (how) return how
  }
  if (aspect === 'price') return price(topic, colour)
  if (aspect === 'compare' && one && !other) return note(one, 'about')
  const exact = exactAnswer(words, topic)
  if (exact) return exact
  if (aspect === 'colour' && colour && topic?.kind !== 'service') return inColour(topic, colour)
  if (!topic) {
    const wide = aspect && general(aspect)
    return wide && (nearerThan(wide, rest, undefined) ?? wide)
  }
  // The words of a repair ('misted glass') are no question about its glass.
  if (aspect && (topic.kind !== 'service' || note(topic, aspect))) {
    const written = noteOn(topic, [aspect, ...findAspects(rest)], words)
    return nearerThan(written, rest, topic) ?? written ?? fromPages(words, topic)
  }
  const told =
    context && topic.kind !== 'service' ? fromPages([...rest, ...context], topic, LEAST_TOLD) : undefined
  if (!saysMore(rest)) return told ?? note(topic, 'about') ?? seePage(topic)
  const passage = nearest(words, rest, topic)
  // What a service does answers a complaint better than a sentence from the middle of its page.
  const isTold =
    topic.kind === 'service' &&
    (!passage?.title.endsWith('?') || isComplaint(line, false)) &&
    !/^ (how|why|what|which|when) /.test(line)
  const wide = topic.kind === 'product' ? note(topic, 'about') : undefined
  if (
    passage &&
    wide &&
    coverOf(rest, wide) > coverOf(rest, `${passage.title} ${passage.text} ${ASKED[passage.title] ?? ''}`)
  )
    return wide
  if (passage && !isTold) return quoted(passage, words)
  return told ?? (isWish(line, topic, rest) ? (note(topic, 'about') ?? seePage(topic)) : undefined)
}

/** 'Is a sketch enough for a quote?' asks for no figure. */
function isOnlyQuote(line: string) {
  return (
    / quote /.test(line) &&
    !/how much| (price|£|pound|expensive|cheap|charge|fee|afford|ballpark) /.test(line)
  )
}

/** By how much more of a question a page has to meet than what is written for its aspect. */
const NEARER = 0.3

/** A passage that says clearly more of what is asked than what is written for its aspect. */
function nearerThan(
  written: string | undefined,
  rest: string[],
  topic: Topic | undefined,
): string | undefined {
  // A number that is written down is not given up for a sentence without one.
  if (
    /^(how (many|wide|deep|thick|high|tall|long|big|slim|heavy)|what size) /.test(rest.join(' ')) &&
    /\d/.test(written ?? '')
  )
    return undefined
  const asked = rest.filter((word) => findAspect([word]) === undefined)
  if (contentWords(asked).length === 0) return undefined
  const least = (written ? coverOf(asked, written) : 0) + NEARER
  const passage = passageOn(
    asked,
    topic && pagesOf(topic),
    Math.max(least, topic ? LEAST_DETAIL : LEAST_ANYWHERE),
  )
  return passage && quoted(passage, rest)
}

/** Share of what is asked beside the topic that a page must meet to be nearer. */
const LEAST_DETAIL = 0.55

/** The same where nothing is named. */
const LEAST_ANYWHERE = 0.8

/** 'How many' is answered by the number; the whole list is for 'which'. */
export function counted(text: string | undefined, line: string) {
  if (!/how many/.test(line) || / (which|name|list) /.test(line)) return text
  return text?.replace(/: (?:[A-Z][^.,:]*, ){5,}[^.]*\.(?: \d+ Black[^.]*\.)?/, '.')
}

/** Words that go with any wish and ask nothing in particular. */
const GENERIC = new Set(
  `new range supply sell offer interested looking info information detail fit fitted fitting install house home think thinking
  available provide learn check out great good possible buy order replace replacement replacing repair fix mend old stuff show
  see look work job help hi hello please work door window roof broken got put change changing`.split(/\s+/),
)

/** Whether a question asks for something beside its topic. */
function saysMore(rest: string[]) {
  return contentWords(rest).some((word) => !GENERIC.has(word))
}

/**
 * Whether what stands beside a topic is no question that its pages ought to answer: then what the topic is says enough. A whole
 * range is too wide to be an answer to something in particular.
 */
function isWish(line: string, { id, kind }: Topic, rest: string[]) {
  // 'Can bi-folds stop bullets?': a word that is nowhere in the catalogue, in a question about the thing itself.
  const isOfItself = /^ (can|could|do|does|is|are|will|would) (?!you |i |we |there )/.test(line)
  if (kind === 'product' && id !== 'offer' && isOfItself) return contentWords(rest).every(isKnownWord)
  if (kind !== 'group') return true
  return !/^ (do|does|can|could|will|would|is|are|how|why|when|who|should) |(do|can|could|will) you /.test(
    line,
  )
}

/** An aspect without a product: what holds for the house as a whole. */
function general(aspect: Aspect): string | undefined {
  const doors = topicById('doors')
  const windows = topicById('windows')
  if (aspect === 'compare' || !doors || !windows) return undefined
  if (aspect === 'noise') return note(windows, 'noise')
  const parts = [
    note(doors, aspect),
    aspect === 'colour' || aspect === 'energy' ? note(windows, aspect) : undefined,
  ]
  return parts.filter(Boolean).join('\n\n') || undefined
}

/** Where everything about a topic stands. */
export function seePage({ label, page }: Topic) {
  return `You find everything about ${label} on [this page](${page}).`
}
