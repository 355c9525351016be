import type { Part } from './part'

const MOST_PARTS = 3

/** A question at the end of a text, with the offer to call if it is one. */
const LAST_QUESTION = /(?:^|\s)(?!.*\]\([^)]*$)[A-Z][^.!?]*\?$/

/** A text without the question that it ends in. */
export function withoutQuestion(text: string) {
  const cut = text
    .replace(/,? or shall I[^.!?]*\?$/i, '.')
    .replace(LAST_QUESTION, '')
    .trim()
  return cut || text
}

/** The parts of an answer as one text: each once, what is not known last and once, and one question at most. */
export function composed(parts: Part[]): string {
  const once = parts
    .filter(({ key }, at) => parts.findIndex((part) => part.key === key) === at)
    .slice(0, MOST_PARTS)
  const unknown = once.filter(({ isUnknown }) => isUnknown)
  const ordered = [
    ...once.filter(({ isUnknown }) => !isUnknown),
    ...unknown.slice(0, once.length > unknown.length ? 1 : 2),
  ]
  return ordered.map(({ text }, at) => (at < ordered.length - 1 ? withoutQuestion(text) : text)).join('\n\n')
}

/** At most so many words of a text, cut at the end of a sentence. */
export function shortened(text: string, most = 45) {
  const sentences = text.split(/(?<=[.!?])\s+/)
  let out = sentences[0] ?? ''
  for (const sentence of sentences.slice(1)) {
    if (`${out} ${sentence}`.split(' ').length > most) break
    out = `${out} ${sentence}`
  }
  return out
}

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
