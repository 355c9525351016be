import { ValidationError } from 'yup'
import { checkPaints } from './check-paints'
import { checkReferences } from './check-references'
import { dataFileFor, dataFiles } from './files'
import { readData, type DataDocument } from './read-data'

export interface DataProblem {
  /** Path inside `data/`. */
  file: string
  /** Place in the file ("sections[2].heading"), or empty for the file as a whole. */
  place: string
  /** What is wrong, and what to do. */
  message: string
}

/**
 * Checks every file of a data folder: JSON syntax, the file's schema, then everything that spans files (links, anchors,
 * pictures, lists that must agree).
 *
 * @param root absolute path of the `data` folder
 * @returns the problems, in file order; empty when the data are sound
 */
export function checkData(root: string): DataProblem[] {
  const documents = readData(root)
  const problems = documents.flatMap(checkDocument)
  const missing = dataFiles
    .filter(
      ({ where }) =>
        !documents.some(({ file }) => (where.endsWith('/') ? file.startsWith(where) : file === where)),
    )
    .map(({ where }) => ({
      file: where,
      place: '',
      message: 'is missing: the site cannot be built without it',
    }))
  const all = [...problems, ...missing]
  // References can only be followed through files whose own shape is right.
  return all.length > 0 ? all : [...checkReferences(root, documents), ...checkPaints(root)]
}

/** One line for each problem: file, place, message. */
export function formatProblem({ file, place, message }: DataProblem) {
  return `data/${file}${place ? ` at ${place}` : ''}: ${message}`
}

function checkDocument(document: DataDocument): DataProblem[] {
  const { file, value, syntaxError } = document
  if (syntaxError) return [{ file, place: '', message: `is not valid JSON: ${syntaxError}` }]
  const entry = dataFileFor(file)
  if (!entry) {
    return [
      {
        file,
        place: '',
        message: 'is not a file the site reads: remove it, or describe it in src/content/files.ts',
      },
    ]
  }
  try {
    entry.schema.validateSync(value, { abortEarly: false, strict: true })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const found = error.inner.length > 0 ? error.inner : [error]
    return found.map((problem) => ({
      file,
      place: problem.path ?? '',
      message: problem.message.replace(`${problem.path ?? ''} `, ''),
    }))
  }
}
