import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Every Python file of the studio that these files use, themselves included. Imports are read from the text: an import
 * within a function counts, a dynamic one does not.
 *
 * @param {string} studio - the studio's folder
 * @param {string[]} entries - files, relative to it
 * @returns {string[]} files relative to it, sorted
 */
export function modulesOf(studio, entries) {
  const found = new Set()
  const waiting = [...entries]
  while (waiting.length > 0) {
    const file = waiting.pop()
    if (found.has(file)) continue
    found.add(file)
    waiting.push(...importsOf(studio, file))
  }
  return [...found].sort()
}

/**
 * The files of the studio that one file imports.
 *
 * @param {string} studio
 * @param {string} file - relative to it
 */
function importsOf(studio, file) {
  const full = path.join(studio, file)
  if (!existsSync(full)) return []
  const text = readFileSync(full, 'utf8').replace(/\\\r?\n/g, ' ')
  const files = []
  for (const [, modules] of text.matchAll(/^[ \t]*import[ \t]+([^\n#;]+)/gm)) {
    for (const name of namesIn(modules)) files.push(...filesOf(studio, file, name))
  }
  for (const [, module, names] of text.matchAll(
    /^[ \t]*from[ \t]+(\.*[\w.]*)[ \t]+import[ \t]*(\([^)]*\)|[^\n;]+)/gm,
  )) {
    files.push(...filesOf(studio, file, module))
    // What is imported may be a module itself: `from kit import mesh`.
    const inside = module.endsWith('.') ? module : `${module}.`
    for (const name of namesIn(names)) files.push(...filesOf(studio, file, `${inside}${name}`))
  }
  return files
}

/** `a as b, c` in brackets or not, with comments or not: a and c. */
function namesIn(list) {
  return list
    .replace(/#[^\n]*/g, '')
    .replace(/[()]/g, '')
    .split(',')
    .map((part) => part.trim().split(/\s+/)[0])
    .filter(Boolean)
}

/** The files that importing a module reads: its own, and the `__init__.py` of the packages around it. */
function filesOf(studio, importer, module) {
  const own = path.posix.dirname(importer)
  const [, dots, rest] = /^(\.*)(.*)$/.exec(module)
  const parts = rest.split('.').filter(Boolean)
  // A script can also import its neighbours, not only what is in studio/.
  const folders = dots ? [path.posix.join(own, ...Array(dots.length - 1).fill('..'))] : ['.', own]
  for (const folder of folders) {
    const steps = parts.map((_, index) => path.posix.join(folder, ...parts.slice(0, index + 1)))
    const last = steps.at(-1) ?? folder
    const candidates = [`${last}.py`, ...steps.map((step) => `${step}/__init__.py`)]
    const files = candidates.filter((file) => existsSync(path.join(studio, file)))
    if (files.length > 0) return files
  }
  return []
}
