import file from './knowledge/patterns.json'

type Name = keyof typeof file

/** What turns of phrase say, each over a line of plain words between spaces, with an example beside it in the file. */
export const PATTERNS = Object.fromEntries(
  Object.entries(file).map(([name, { when }]) => [name, new RegExp(when, 'i')]),
) as Record<Name, RegExp>
