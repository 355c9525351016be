import { closest, distance } from 'fastest-levenshtein'

/** The known word that somebody probably meant, or nothing when none is near. */
function suggestion(word: string, known: readonly string[]) {
  if (known.length === 0) return undefined
  const lower = word.toLowerCase()
  const same = known.find((entry) => entry.toLowerCase() === lower)
  if (same) return same
  const near = closest(word, [...known])
  return distance(word, near) <= Math.max(2, Math.floor(word.length / 3)) ? near : undefined
}

/** ` Did you mean "story"?`, or nothing. */
export function didYouMean(word: string, known: readonly string[]) {
  const near = suggestion(word, known)
  return near === undefined ? '' : ` Did you mean "${near}"?`
}
