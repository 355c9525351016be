/** A run of text as the PDF library reports it; one that is empty says that the next stands elsewhere. */
export interface TextRun {
  str: string
  hasEOL: boolean
  height: number
  /** The last two are the place on the page, from the lower left corner. */
  transform: number[]
}

/** Height, in points, below which only the page's footer stands. */
const FOOTER = 36
/** Distance of two lines of one paragraph, in heights of their type; paragraphs stand further apart. */
const LINE = 1.85
/** Lines that begin further apart than this, in points, belong to different columns. */
const INDENT = 3
/** By how much, in points, a heading's type is larger than that of its text. */
const HEADING = 4

/** The text of a page as paragraphs, in the order in which it was set. */
export function pageText(runs: readonly TextRun[]): string[] {
  const paragraphs: string[] = []
  let last: TextRun | undefined
  let isNewLine = true
  let isGap = false
  for (const run of runs) {
    if (y(run) < FOOTER) continue
    if (run.str.trim() === '') {
      isNewLine ||= run.hasEOL
      isGap = true
      if (!run.hasEOL && paragraphs.length > 0) paragraphs.push(`${paragraphs.pop()} `)
      continue
    }
    if (!last || (isNewLine && isApart(last, run)) || (isGap && isHeadingBeside(last, run))) {
      paragraphs.push(run.str)
    } else paragraphs.push(`${paragraphs.pop()}${isNewLine ? ' ' : ''}${run.str}`)
    last = run
    isNewLine = run.hasEOL
    isGap = false
  }
  return paragraphs.map((text) => text.replace(/\s+/g, ' ').trim())
}

function isApart(last: TextRun, run: TextRun) {
  const down = y(last) - y(run)
  const isOtherType = Math.abs(last.height - run.height) > 0.5
  return isOtherType || Math.abs(x(last) - x(run)) > INDENT || down <= 0 || down > LINE * run.height
}

/** Headings hang in a column of their own, on the line of the text that they head. */
function isHeadingBeside(last: TextRun, run: TextRun) {
  return last.height - run.height > HEADING
}

function x({ transform }: TextRun) {
  return transform[4] ?? 0
}

function y({ transform }: TextRun) {
  return transform[5] ?? 0
}
