import path from 'node:path'
import { checkDoorLeaves } from './check/door-leaves'
import { checkDoorLayers } from './check/door-layers'
import { checkPaints } from './check/paints'
import { stripProblems } from './check/strips'
import { pictureProblems } from './check/pictures'
import { keepVerdicts } from './check/keep-verdicts'
import type { DataProblem } from './check/problem'
import { referenceProblems } from './check/references'
import { shapeProblems } from './check/shape'
import { problemAt, type SourceFile } from './check/source'
import type { Sources } from './check/sources'
import { didYouMean } from './check/suggest'
import { readSource } from './check/syntax'
import { textProblems } from './check/texts'
import { factsOf, placeholderNames } from './facts'
import { dataFileFor, dataFiles } from './files'
import { fillTexts } from './fill-data'
import { filesBelow } from './read-data'

/** What checkDoorLeaves reads. */
export const DOOR_LISTS = [
  'door-leaves.json',
  'door-styles.json',
  'offer-styles.json',
  'composite-colours.json',
  'offer-colours.json',
  'furniture-finishes.json',
]

/** Most of the time goes into these two. */
const shapesOf = keepVerdicts<DataProblem[]>()
const textsOf = keepVerdicts<DataProblem[]>()

/**
 * Checks a whole data folder, every file of it whatever is wrong with the others: characters and JSON, each file's schema, its
 * texts, everything that spans files (links, lists that must agree), and the pictures.
 *
 * @param root - absolute path of the `data` folder
 * @returns the problems in the order of files and lines; empty when the data are sound
 */
export async function checkData(root: string): Promise<DataProblem[]> {
  const files = filesBelow(root).filter((file) => !/^(images|paint|strips)\//.test(file))
  const known = files.filter((file) => dataFileFor(file))
  const read = known.map((file) => readSource(root, file))
  const sources: Sources = new Map(read.map(({ source }) => [source.file, source]))
  const values = new Map([...sources].map(([file, { value }]) => [file, value]))
  const facts = factsOf(new Map([...sources].map(([file, { guess }]) => [file, guess])))
  const filled = fillTexts(values, facts)
  const placeholders = placeholderNames([...sources.keys()])
  const shapes = [...sources.values()].flatMap((source) =>
    source.value === undefined
      ? []
      : shapesOf(source.file, `${source.text}\n${JSON.stringify(filled.get(source.file))}`, () =>
          shapeProblems(source, filled.get(source.file), dataFileFor(source.file)!.schema),
        ),
  )
  const told = JSON.stringify([facts, placeholders])
  const broken = new Set([...read.flatMap(({ problems }) => problems), ...shapes].map(({ file }) => file))
  const problems = [
    ...read.flatMap(({ problems: found }) => found),
    ...shapes,
    ...files.filter((file) => !dataFileFor(file)).map((file) => strangerProblem(file)),
    ...missingFiles(files),
    ...[...sources.values()].flatMap((source) =>
      textsOf(source.file, `${source.text}\n${told}`, () => textProblems(source, facts, placeholders)),
    ),
    ...referenceProblems(sources),
    ...(await pictureProblems(root, sources.values())),
    ...checkPaints(root),
    ...stripProblems(root, sources.values()),
    ...checkDoorLayers(root),
    ...doorProblems(sources, broken),
  ]
  return inOrder(onePerPlace(problems))
}

function missingFiles(files: string[]): DataProblem[] {
  return dataFiles
    .filter(
      ({ where }) => !files.some((file) => (where.endsWith('/') ? file.startsWith(where) : file === where)),
    )
    .map(({ where }) => ({
      file: where,
      place: '',
      message: 'is missing: the site cannot be built without it',
    }))
}

/** A file that the site does not read would be ignored silently. */
function strangerProblem(file: string): DataProblem {
  const extension = path.extname(file)
  if (extension !== '.json' && extension.toLowerCase() === '.json')
    return { file, place: '', message: `ends in ${extension}: rename it so that it ends in .json` }
  const names = dataFiles.map(({ where }) => where).filter((where) => !where.endsWith('/'))
  return {
    file,
    place: '',
    message: `is not a file the site reads: remove it, or describe it in src/content/files.ts.${didYouMean(file, names)}`,
  }
}

/** The parts of the doors can only be followed through files whose own shape is right. */
function doorProblems(sources: Sources, broken: Set<string>): DataProblem[] {
  if (DOOR_LISTS.some((file) => broken.has(file) || !sources.has(file))) return []
  const lists = new Map([...sources].map(([file, { value }]) => [file, value]))
  return checkDoorLeaves(lists).map(({ file, place, message }) =>
    problemAt(sources.get(file) as SourceFile, place, message),
  )
}

/** Of several problems at one place, only the first is reported. */
function onePerPlace(problems: DataProblem[]) {
  const told = new Set<string>()
  return problems.filter(({ file, place, line, column, isHint }) => {
    if (isHint) return true
    const key = `${file} ${line ?? 0}:${column ?? 0} ${place}`
    if (told.has(key)) return false
    told.add(key)
    return true
  })
}

function inOrder(problems: DataProblem[]) {
  return [...problems].sort(
    (a, b) =>
      Number(a.isHint ?? false) - Number(b.isHint ?? false) ||
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  )
}
