/**
 * Whether two words are the same but for a typing error: one letter wrong, missing, too many, or two transposed; two such errors in
 * a long word. Short words must match exactly.
 */
export function isNearly(typed: string, meant: string) {
  const allowed = slips(typed)
  return Math.abs(typed.length - meant.length) <= allowed && distance(typed, meant) <= allowed
}

/** How many errors a word of this length may have. */
export function slips(word: string) {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

/** Edit distance: letters to change, add, drop or swap with their neighbour. */
export function distance(a: string, b: string) {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[j - 2]! + 1 : Infinity,
      )
    }
    before = last
    last = row
  }
  return last[b.length]!
}
