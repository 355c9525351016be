/** What was told, quoted: so a visitor sees what was heard, and nothing is said back that was not said. */

/** Words that are quoted: whole sentences, because what is cut is what mattered. */
const MOST_QUOTED = 40

/** Nothing is repeated that could be more than words. */
const MARKUP = /[<>[\]{}`*|\\]|:\/\/|\b[a-z]+:(?=\S)/i

/** 'Would you do supply only': asked, though the mark is missing. */
const ASKS =
  /^(?:and |but |so |ok |oh )*(?:would(?! (?:be|want|like|love|need|prefer|rather|have)\b)|will|do|does|did|can|could(?! be\b)|is|are|was|were|have|has|should|how|what(?! (?:i|we)(?:['’]?(?:m|re|d)| am| are| would| really)? (?:after|want|need|looking|like)\b)|when(?! (?:someone|somebody|you|they|he|she|it|i|we|(?:the|your) [a-z]+) )|where|who|why|which)\b(?! (?:i|we) (?:need|want)\b)/i

/** '…, can you do that too' */
const ASKS_WITHIN =
  /\b(?:can|could|would|will|do|does|did|should) (?:you|u|i|we|they|it|that|this)\b|, is (?:that|it|this)\b/i

/** What is left beside a question says little in fewer words. */
const LEAST_QUOTED = 4

const sizeOf = (text: string) => text.trim().split(/\s+/).length

/**
 * @param told - what a message tells, without names and numbers
 * @returns the words to stand in quotation marks; '' where they would say nothing, or ask something
 */
export function quoteOf(told = ''): string {
  const sentences = told.split(/(?<=[.!?])\s+/).map((sentence) => sentence.replace(/[.!,;\s]+$/, ''))
  const said = sentences.filter(
    (sentence) => sentence && !sentence.includes('?') && !ASKS.test(sentence) && !ASKS_WITHIN.test(sentence),
  )
  const most = said.findLastIndex((_, at) => sizeOf(said.slice(0, at + 1).join(' ')) <= MOST_QUOTED)
  const quoted = said.slice(0, most + 1).join('. ')
  const isLittle = said.length < sentences.length && sizeOf(quoted) < LEAST_QUOTED
  if (isLittle || MARKUP.test(told)) return ''
  return most < said.length - 1 && quoted ? `${quoted} …` : quoted
}
