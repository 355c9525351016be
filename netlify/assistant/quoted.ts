/** What was told, quoted: so a visitor sees what was heard, and nothing is said back that was not said. */

/** Words that are quoted; of what is longer, the beginning, unless that says nothing. */
const MOST_QUOTED = 14
const LEAST_QUOTED = 4

/** Where a long sentence may end. */
const BREAK = /(?<=\S)(?=[,.;!]\s|\s(?:and|but|so|because|if|since|or)\s)/

/** Nothing is repeated that could be more than words. */
const MARKUP = /[<>[\]{}`*|\\]|:\/\/|\b[a-z]+:(?=\S)/i

/** 'Would you do supply only': asked, though the mark is missing. */
const ASKS =
  /^(?:and |but |so |ok |oh )*(?:would|will|do|does|did|can|could|is|are|was|were|have|has|should|how|what|when|where|who|why|which)\b(?! (?:i|we) (?:need|want)\b)/i

const sizeOf = (text: string) => text.trim().split(/\s+/).length

/**
 * @param told - what a message tells, without names and numbers
 * @returns the words to stand in quotation marks; '' where they would say nothing, or ask something
 */
export function quoteOf(told = ''): string {
  const whole = told.replace(/[.!,;\s]+$/, '')
  const clauses = whole.split(BREAK)
  const most = clauses.findLastIndex((_, at) => sizeOf(clauses.slice(0, at + 1).join('')) <= MOST_QUOTED)
  const said = clauses.slice(0, most + 1).join('')
  if (
    !said ||
    said.includes('?') ||
    MARKUP.test(said) ||
    ASKS.test(said) ||
    (said !== whole && sizeOf(said) < LEAST_QUOTED)
  )
    return ''
  return said === whole ? said : `${said.replace(/,\s*$/, '')} …`
}
