/** Widths of Young Serif's letters, as parts of the type size. Near enough to choose line ends by. */
const WIDTHS: [RegExp, number][] = [
  [/[W]/, 1.21],
  [/[mM]/, 1.04],
  [/[w&%]/, 0.93],
  [/[IJ]/, 0.5],
  [/[A-Z]/, 0.79],
  [/[frt\-()]/, 0.46],
  [/[ijl.,’'!|1]/, 0.36],
  [/ /, 0.25],
]
const USUAL = 0.6

/**
 * A heading with its line ends set, so that its lines are of like length and none holds a word that is left over. The PDF
 * library fills each line before it begins another. A space stands before each line end: without it, the words on both sides
 * of it are one to those who hear or copy the heading.
 */
export function balanced(text: string, fontSize: number, width: number): string {
  const words = text.split(' ')
  const lines = fewestLines(words, fontSize, width)
  if (lines === 1) return text
  return ways(words, lines)
    .map((way) => ({ way, longest: Math.max(...way.map((line) => widthOf(line, fontSize))) }))
    .reduce((best, other) => (other.longest < best.longest ? other : best))
    .way.join(' \n')
}

function widthOf(line: string, fontSize: number) {
  return (
    [...line].reduce((sum, letter) => sum + (WIDTHS.find(([some]) => some.test(letter))?.[1] ?? USUAL), 0) *
    fontSize
  )
}

function fewestLines(words: string[], fontSize: number, width: number) {
  let lines = 1
  let line = ''
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(longer, fontSize) > width) {
      lines += 1
      line = word
    } else {
      line = longer
    }
  }
  return lines
}

/** All ways to set words in so many lines. */
function ways(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]]
  return Array.from({ length: words.length - lines + 1 }, (_, index) => index + 1).flatMap((count) =>
    ways(words.slice(count), lines - 1).map((rest) => [words.slice(0, count).join(' '), ...rest]),
  )
}
