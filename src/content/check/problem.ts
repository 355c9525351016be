/** Something in `data/` that an editor has to put right, or should look at. */
export interface DataProblem {
  /** Path inside `data/`. */
  file: string
  /** Place in the file ("sections[2].heading"), or empty for the file as a whole. */
  place: string
  /** What is wrong, and what to do. */
  message: string
  /** What may stand there instead, where that is a short list. */
  allowed?: string[]
  /** From 1; missing when it is about the file as a whole. */
  line?: number
  column?: number
  /** The line itself. */
  source?: string
  /** Worth a look, but the site can be built. */
  isHint?: boolean
}

/** The problems that keep the site from being built. */
export function faultsOf(problems: DataProblem[]) {
  return problems.filter(({ isHint }) => !isHint)
}

/** All problems with their lines, and what to do about them in the end. */
export function formatReport(problems: DataProblem[]) {
  const faults = faultsOf(problems).length
  const hints = problems.length - faults
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
  const end = [
    ...(faults > 0 ? [count(faults, 'fault')] : []),
    ...(hints > 0 ? [`${count(hints, 'hint')} (the site can be built with them)`] : []),
  ].join(' and ')
  return [...problems.map(formatProblem), `Data: ${end}. "npm run check:data" looks again, in seconds.`].join(
    '\n\n',
  )
}

/** `data/file:line:column`, what is wrong, the line with a caret under the place, and what is allowed. */
function formatProblem(problem: DataProblem) {
  const { file, place, message, allowed, line, column, isHint } = problem
  const at = line ? `:${line}:${column ?? 1}` : ''
  const name = place ? ` ${place}` : ''
  return [
    `data/${file}${at}${isHint ? ' (hint)' : ''}${name}: ${message}`,
    ...sourceLines(problem),
    ...(allowed ? [`  Allowed: ${allowed.join(', ')}`] : []),
  ].join('\n')
}

/** Longest part of a line that is shown. */
const WIDTH = 100

function sourceLines({ line, column = 1, source }: DataProblem) {
  if (!line || source === undefined) return []
  const start = column > WIDTH - 20 ? column - 40 : 0
  const shown = source.slice(start, start + WIDTH).replace(/\t/g, ' ')
  const gutter = `  ${line} | `
  const lead = start > 0 ? '...' : ''
  return [`${gutter}${lead}${shown}`, `${' '.repeat(gutter.length + lead.length + column - 1 - start)}^`]
}
