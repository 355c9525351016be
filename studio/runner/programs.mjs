import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../../src/commands/lib/fail.mjs'

/**
 * Finds Blender.
 *
 * @param {Record<string, string | undefined>} env - STUDIO_BLENDER names it, else it is looked for on the PATH
 * @returns {string}
 * @throws {PlainError} saying how to get it
 */
export function findBlender(env) {
  return find(env, env.STUDIO_BLENDER, ['blender'], 'Blender', 'STUDIO_BLENDER')
}

/**
 * Finds the Python that has numpy, OpenCV and torch: on Debian the system's own, whatever else is on the PATH.
 *
 * @param {Record<string, string | undefined>} env - STUDIO_PYTHON names it
 * @returns {string}
 * @throws {PlainError} saying how to get it
 */
export function findPython(env) {
  return find(env, env.STUDIO_PYTHON, ['/usr/bin/python3', 'python3'], 'Python', 'STUDIO_PYTHON')
}

function find(env, named, usual, program, variable) {
  for (const candidate of named ? [named] : usual) {
    const places = path.isAbsolute(candidate)
      ? [candidate]
      : (env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, candidate))
    const found = places.find(isProgram)
    if (found) return found
  }
  throw new PlainError(
    named
      ? `${variable} names ${named}, which cannot be run.`
      : `${program} is not installed: on Debian run studio/install.sh, elsewhere see studio/README.md.`,
  )
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
