import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deployed } from '../content/site-data'
import { packed, unpacked, type Fields } from './packed'

/**
 * What is worked out of the examples ahead, at build (learn.ts), because it takes seconds and a visitor waits for the function to
 * start. A function on Netlify uses it as it was deployed; elsewhere it counts only while it is younger than all that it is made from.
 */
const FILE = 'netlify/assistant/made.bin'
const SOURCES = ['netlify', 'src/content', 'src/lib', 'data']

/** Of each what it was made of, and what it is. */
type Made = Record<string, { from: string; value: Fields }>

let made: Made | undefined

/** Under this name the file says what each was made of. */
const HEAD = 'from'
/** Whether this runs where the function was deployed, with what it came with. */
export const isDeployed = () => process.env.LAMBDA_TASK_ROOT !== undefined

function read(): Made {
  try {
    const file = deployed(FILE)
    if (isDeployed() || statSync(file).mtimeMs > newest()) {
      const { [HEAD]: from, ...values } = unpacked(readFileSync(file))
      return Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, { from: from?.[name] as string, value }]),
      )
    }
  } catch {
    // Not made yet: all of it is worked out.
  }
  return {}
}

/** When a source was changed last. */
const newest = () =>
  Math.max(
    ...SOURCES.flatMap((folder) =>
      readdirSync(deployed(folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:ts|json|bin|onnx)$/.test(name) && name !== path.relative('netlify', FILE))
        .map((name) => statSync(path.join(deployed(folder), name)).mtimeMs),
    ),
  )

const digestOf = (from: string[]) => createHash('sha256').update(from.join('\n')).digest('hex')

/**
 * What was noted, if it was made from the same texts. A function that is deployed came with what was made of its own texts: they are not
 * even put together.
 *
 * @param from - what it is made of
 */
export function known<T extends Fields>(name: string, from: () => string[]): T | undefined {
  made ??= read()
  const one = made[name]
  return one && (isDeployed() || one.from === digestOf(from())) ? (one.value as T) : undefined
}

/** Notes what was worked out; keepMade keeps it. */
export function note(name: string, from: () => string[], value: Fields) {
  made = { ...made, [name]: { from: digestOf(from()), value } }
}

/** What was noted, else worked out and noted. */
export function madeOf<T extends Fields>(name: string, from: () => string[], work: () => T): T {
  const before = known<T>(name, from)
  if (before !== undefined) return before
  const value = work()
  note(name, from, value)
  return value
}

/** Keeps all of it for the next start. */
export function keepMade() {
  const all = Object.entries(made ?? {})
  const values = Object.fromEntries(all.map(([name, { value }]) => [name, value]))
  const froms = Object.fromEntries(all.map(([name, { from }]) => [name, from]))
  writeFileSync(deployed(FILE), packed({ ...values, [HEAD]: froms }))
}
