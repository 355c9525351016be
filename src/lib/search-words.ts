/** Stop words: left out of the index and of queries. */
const STOP_WORDS = new Set(
  (
    'a about an and any are as at be been by can could do does doing for from get got has have how i if in is it its ' +
    'me my need of on or our please should so some than that the their them there they this to want was we were what ' +
    'when where which who will with would you your'
  ).split(' '),
)

/**
 * The words of a text, normalised for the search index: lower case, no accents or apostrophes, in the singular. Stop words
 * are dropped unless there is nothing else.
 */
export function searchWords(text: string): string[] {
  const all = plainWords(text)
  const telling = all.filter((word) => !STOP_WORDS.has(word))
  return (telling.length > 0 ? telling : all).map(singular)
}

/** One word, normalised for the index. */
export function searchWord(word: string): string {
  return searchWords(word)[0] ?? ''
}

/** Every word of a text: lower case, without accents and apostrophes. */
export function plainWords(text: string) {
  return (
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
}

/** A rough stemmer for English plurals: all that matters is that singular and plural come out the same. */
export function singular(word: string) {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.replace(/s$/, '')
}
