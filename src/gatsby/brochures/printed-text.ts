/** Sentences that only make sense beside buttons and in a scrolling window. */
const ABOUT_THE_SCREEN = /\b(this page|of the page|with the arrows)\b/i

const SENTENCE = /[^.!?]+(?:[.!?]+(?!\s|$)[^.!?]*)*[.!?]*\s*/g

/**
 * The texts of a piece of data without the sentences about the web page that they were written for ("Step through with
 * the arrows"). Returns a copy; a text of one sentence is left as it is.
 */
export function printedText<T>(data: T): T {
  if (typeof data === 'string') return sentences(data) as T
  if (Array.isArray(data)) return data.map(printedText) as T
  if (data && typeof data === 'object') {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, printedText(value as unknown)]),
    ) as T
  }
  return data
}

function sentences(text: string) {
  if (!ABOUT_THE_SCREEN.test(text)) return text
  const kept = (text.match(SENTENCE) ?? []).filter((sentence) => !ABOUT_THE_SCREEN.test(sentence))
  return kept.length > 0 ? kept.join('').trim() : text
}
