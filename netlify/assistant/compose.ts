import { PHONE } from './catalogue'
import type { Part } from './part'
import { contentOf, wordsOf } from './words'

const MOST_PARTS = 4

/** A question at the end of a text, with the offer to call if it is one. */
const LAST_QUESTION = /(?:^|\s)(?!.*\]\([^)]*$)[A-Z][^.!?]*\?$/

/** A text without the question that it ends in. */
export function withoutQuestion(text: string) {
  const cut = text
    .replace(/(?:,? or|:) shall I[^.!?]*\?$/i, '.')
    .replace(LAST_QUESTION, '')
    .trim()
  return cut || text
}

/** What is not known beside what is. */
const THE_REST = `The rest I can’t tell you from here, sorry: ring ${PHONE}.`

/** The parts of an answer as one text: each once, what is not known last and once, and one question at most. */
export function composed(parts: Part[]): string {
  const once = parts.filter(({ key }, at) => parts.findIndex((part) => part.key === key) === at)
  const known = withoutRepeats(
    once.filter((part) => !part.isUnknown && !isCovered(part, once)).map(({ text }) => text),
  ).slice(0, MOST_PARTS)
  const unknown = once
    .filter(({ isUnknown }) => isUnknown)
    .slice(0, known.length > 0 ? 1 : 2)
    .map(({ text, key }) => (known.length > 0 && key === 'unknown' ? THE_REST : text))
  const all = withConfirmation([...known, ...unknown])
  return withNumberOnce(all.map((text, at) => (at < all.length - 1 ? withoutQuestion(text) : text))).join(
    '\n\n',
  )
}

/** 'Yes, we cover Harlow.' */
const CONFIRMATION = /^Yes, we (?:cover|come to) [^.!?\n]+\.$/
const OPENS = /^(?:Yes|No|I['’]m sorry)\b/

/** That we come there opens what else is said, or ends its beginning, and is no paragraph of its own. */
function withConfirmation(texts: string[]) {
  const at = texts.findIndex((text) => CONFIRMATION.test(withoutQuestion(text)))
  const [next, ...rest] = texts.filter((_, index) => index !== at)
  if (at < 0 || !next) return texts
  const place = withoutQuestion(texts[at] ?? '')
  return [OPENS.test(next) ? `${withoutQuestion(next)} ${place}` : `${place} ${next}`, ...rest]
}

/** 'There's traffic all night', and then the question: where both lead to the same pages, the question's answer will do. */
function isCovered(part: Part, parts: Part[]) {
  const pages = pagesIn(part.text)
  return (
    part.isTold === true &&
    pages.size > 0 &&
    parts.some(
      (other) =>
        !other.isTold && !other.isUnknown && [...pages].every((page) => pagesIn(other.text).has(page)),
    )
  )
}

/** The pages of the catalogue that a text leads to. */
const pagesIn = (text: string) =>
  new Set([...text.matchAll(/\]\((\/[a-z]+\/[^)#]*)/g)].map(([, page = '']) => page))

// Values are filled in later.
const NUMBER = '(?:\\{phone\\}|\\[[^\\]]*\\]\\(tel:[^)]*\\))'
const MAIL = '(?:\\{email\\}|\\[[^\\]]*\\]\\(mailto:[^)]*\\))'
const WITH_MAIL = new RegExp(`\\b(ring) ${NUMBER} or write to ${MAIL}`, 'gi')
const RING = new RegExp(`\\b(ring) ${NUMBER}`, 'gi')
const ASK_ON = new RegExp(`\\b(ask)(?: us)? on ${NUMBER}`, 'gi')
const HAS_NUMBER = new RegExp(NUMBER)

/** Texts that stand together, of which only the first gives the firm's number. */
function withNumberOnce(texts: string[]): string[] {
  const first = texts.findIndex((text) => HAS_NUMBER.test(text))
  return texts.map((text, at) =>
    first < 0 || at <= first
      ? text
      : text.replace(WITH_MAIL, '$1 or write').replace(RING, '$1 us').replace(ASK_ON, '$1 us'),
  )
}

/** A text without whom to ask and where to read on, in which any two may be alike. */
export function matterOf(text: string) {
  const sentences = withoutQuestion(text).split(/(?<=[.!?])\s+/)
  return sentences.filter((sentence) => !WHOM.test(sentence) && !isLink(sentence)).join(' ') || text
}

const WHOM = /\b(?:ring|ask|write)\b.*(?:\{phone\}|\{email\}|\]\(\/contact)/i

/** How much of a sentence was said before, for it to be said again. */
const AGAIN = 0.7
const FEWEST_WORDS = 3

interface Told {
  words: Set<string>
  figures: Set<string>
  links: Set<string>
}

/** Texts without the sentences that say what one before them said. */
function withoutRepeats(texts: string[]): string[] {
  const before: Told[] = []
  return texts.flatMap((text) => {
    const sentences = text.split(/(?<=[.!?])\s+(?=[A-Z[“"])/)
    const kept = sentences.filter((sentence) => !before.some((told) => isToldIn(sentence, told)))
    if (kept.every(isLink)) return []
    before.push(toldIn(text))
    return [kept.join(' ')]
  })
}

/** The firm's number and e-mail, which say nothing of the matter. */
const ADDRESSES = new RegExp(`${NUMBER}|${MAIL}`, 'g')

const isLink = (sentence: string) => /^\[[^\]]*\]\([^)]*\)\.?$/.test(sentence)

function toldIn(whole: string): Told {
  const text = whole.replace(ADDRESSES, '')
  const links = new Set([...text.matchAll(/\]\(([^)#]*)/g)].map(([, link = '']) => link))
  const plain = text.replace(/\]\([^)]*\)/g, ']')
  return {
    words: new Set(contentOf(wordsOf(plain).stems)),
    figures: new Set(plain.match(/\d+(?:[.,]\d+)*/g) ?? []),
    links,
  }
}

/** 'I can't tell you the call-out charge, day or night: …': what is not known is not known once. */
const ADMITTED = /^I(?: can['’]t (?:tell|say)| don['’]t (?:have|know)|['’]ve (?:no|nothing))\b[^,:;.]*/

function isToldIn(sentence: string, told: Told) {
  const { words, figures, links } = toldIn(sentence)
  if (isLink(sentence)) return [...links].every((link) => told.links.has(link))
  const [admitted = ''] = ADMITTED.exec(sentence) ?? []
  const gap = contentOf(wordsOf(admitted).stems)
  if (gap.length > 1 && gap.every((word) => told.words.has(word))) return true
  const shared = [...words].filter((word) => told.words.has(word)).length
  return (
    words.size >= FEWEST_WORDS &&
    shared / words.size >= AGAIN &&
    [...figures].every((figure) => told.figures.has(figure))
  )
}

/** At most so many words of a text, cut at the end of a sentence. */
export function shortened(text: string, most = 45) {
  // 'Yes.' by itself may answer the opposite of what is asked this time.
  const [first = '', ...rest] = text.replace(BARE_YES, '').split(/(?<=[.!?])\s+/)
  let out = first
  for (const sentence of rest) {
    if (`${out} ${sentence}`.split(' ').length > most) break
    out = `${out} ${sentence}`
  }
  return out
}

const BARE_YES = /^(?:Yes|No)\. (?=\S)/
const YES_OR_NO = /^(?:Yes|No)[,:.] /
const ASKS_WHAT = /^(?:so |and |but |ok |oh )*(?:what|which|how|when|where|why|who|wot|whats|hows)\b/

const ASKS_CHARGE = /\b(charge|charges|charged|cost|costs|pay|fee)\b/

/** An answer without its 'Yes' where that was not the question. */
export function withoutYes(text: string, plain: string) {
  if (!YES_OR_NO.test(text)) return text
  // 'Is there a charge?' 'Yes, it is free' says the opposite of what it means.
  if (!ASKS_WHAT.test(plain) && !(ASKS_CHARGE.test(plain) && /\bfree\b/.test(text))) return text
  const rest = text.replace(YES_OR_NO, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
