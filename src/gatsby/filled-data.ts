import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { dataFilesBelow, filesBelow, readData } from '../content/read-data'
import { dataFolder } from './data-folder'

/**
 * The files of `data/` with their texts filled in, beside the pictures: what Gatsby's nodes are made from, and what scripts of the
 * browser import as `@data/`. A text may take its phone number or its count from another file, so that one changed file may change
 * several of these.
 */
export const FILLED_DATA = path.resolve('.netlify/filled-data')

/** How long an editor's program may take to write several files, in ms. */
const PAUSE_MS = 50

/** Brings the filled files up to date. What has not changed stays, so that nothing is built anew. */
export function writeFilledData(from = dataFolder, to = FILLED_DATA) {
  mkdirSync(to, { recursive: true })
  linkPictures(path.join(from, 'images'), path.join(to, 'images'))
  const documents = readData(from)
  for (const { file, value } of documents) {
    // What cannot be read stays as it last was.
    if (value === undefined) continue
    const target = path.join(to, file)
    const json = JSON.stringify(value)
    if (existsSync(target) && readFileSync(target, 'utf8') === json) continue
    mkdirSync(path.dirname(target), { recursive: true })
    // Renamed into place: Gatsby, which watches, must not read a partial file.
    writeFileSync(`${target}.new`, json)
    renameSync(`${target}.new`, target)
  }
  const known = new Set(documents.map(({ file }) => file))
  for (const file of dataFilesBelow(to)) {
    if (!known.has(file) && !file.startsWith('images/')) rmSync(path.join(to, file))
  }
}

/**
 * Hard-links every picture. The folder itself is not linked: a program that empties the copy, as Gatsby does with its caches, would
 * follow the link and delete the pictures.
 */
function linkPictures(from: string, to: string) {
  for (const picture of filesBelow(from)) {
    const [original, copy] = [path.join(from, picture), path.join(to, picture)]
    const is = statSync(copy, { throwIfNoEntry: false })
    if (is && is.ino === statSync(original).ino) continue
    mkdirSync(path.dirname(copy), { recursive: true })
    rmSync(copy, { force: true })
    try {
      linkSync(original, copy)
    } catch {
      // On another disk.
      copyFileSync(original, copy)
    }
  }
}

/** Before Gatsby looks for its nodes; while developing, again whenever a file changes. */
export function onPreBootstrap() {
  writeFilledData()
  if (process.env.gatsby_executing_command !== 'develop') return
  let timer: ReturnType<typeof setTimeout> | undefined
  const watcher = watch(dataFolder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => writeFilledData(), PAUSE_MS)
  })
  watcher.unref()
}
