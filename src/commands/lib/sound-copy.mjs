import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'

/** What nobody edits as text: the original's own. */
const LINKED = ['images', 'paint', 'strips']

/**
 * Brings a copy of a data folder up to date: its JSON files, each written only when it says something new; pictures and what
 * paints them are the original's own.
 *
 * @param {string} data - the original
 * @param {string} copy - the copy, which need not exist
 */
export function updateCopy(data, copy) {
  mkdirSync(copy, { recursive: true })
  for (const folder of LINKED) {
    const own = path.join(data, folder)
    const link = path.join(copy, folder)
    if (existsSync(own) && !existsSync(link)) symlinkSync(own, link, 'junction')
  }
  const files = jsonFiles(data)
  for (const file of jsonFiles(copy)) if (!files.includes(file)) rmSync(path.join(copy, file))
  for (const file of files) {
    const from = path.join(data, file)
    const to = path.join(copy, file)
    if (existsSync(to) && readFileSync(to).equals(readFileSync(from))) continue
    mkdirSync(path.dirname(to), { recursive: true })
    // In one piece: whoever watches must not read the half of it.
    copyFileSync(from, `${to}.new`)
    renameSync(`${to}.new`, to)
  }
}

/** @returns {string[]} paths below a folder; nothing in a linked one */
function jsonFiles(folder, below = '') {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(below, entry.name)
    if (entry.isDirectory()) return LINKED.includes(entry.name) ? [] : jsonFiles(folder, file)
    return entry.name.endsWith('.json') ? [file] : []
  })
}
