import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { record } from '../facts'
import { listed } from '../site-paths'
import type { DataProblem } from './problem'
import { problemAt, type SourceFile } from './source'
import { didYouMean } from './suggest'

/** Most bytes of a strip's frames together: they come at the visitor's first touch. */
const MOST_BYTES = 350_000

/** Checks every strip below `root` (the data folder), and that sections which show one have it and stop at frames of it. */
export function stripProblems(root: string, sources: Iterable<SourceFile>): DataProblem[] {
  const folder = path.join(root, 'strips')
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  const frames = new Map<string, number>()
  const faults = names.flatMap((name) => {
    const file = `strips/${name}/strip.json`
    const about = aboutStrip(path.join(root, file))
    if (!about)
      return [{ file, place: '', message: 'must say how many frames there are, and which part changes' }]
    frames.set(name, about.frames)
    return fileFaults(path.join(folder, name), about.frames).map((message) => ({
      file,
      place: 'frames',
      message,
    }))
  })
  return [...faults, ...[...sources].flatMap((source) => sectionFaults(source, frames))]
}

/** A strip.json; nothing when it is none. */
function aboutStrip(file: string): { frames: number } | undefined {
  try {
    const { frames, part } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1
    const isPart = Array.isArray(part) && part.length === 4 && part.every(isShare)
    return isPart && Number.isInteger(frames) && Number(frames) > 1 ? { frames: Number(frames) } : undefined
  } catch {
    return undefined
  }
}

function fileFaults(folder: string, frames: number): string[] {
  const wanted = Array.from(
    { length: frames - 1 },
    (_, index) => `${String(index + 1).padStart(2, '0')}.webp`,
  )
  const missing = wanted.filter((file) => !existsSync(path.join(folder, file)))
  if (missing.length > 0)
    return [`the file ${missing[0]} does not exist: "npm run studio -- --strips" makes it`]
  const bytes = wanted.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0)
  return bytes > MOST_BYTES ? [`the frames have ${bytes} bytes together, and may have ${MOST_BYTES}`] : []
}

function sectionFaults(source: SourceFile, frames: Map<string, number>): DataProblem[] {
  const { sections } = record(source.value)
  return listed(sections).flatMap(({ type, strip, stops }, index) => {
    if (type !== 'openIt') return []
    const place = `sections[${index}]`
    const names = [...frames.keys()]
    const count = frames.get(String(strip))
    if (count === undefined) {
      const message = `there is no strip "${String(strip)}" in data/strips.${didYouMean(String(strip), names)}`
      return [problemAt(source, `${place}.strip`, message, { allowed: names })]
    }
    const at = listed(stops).map((stop) => Number(stop.frame))
    const isOrdered = at.every((frame, nth) => nth === 0 || frame > at[nth - 1]!)
    if (isOrdered && at[0] === 0 && at.at(-1) === count - 1) return []
    const message = `the stops must begin with frame 0, end with frame ${count - 1} and stand in the order of their frames`
    return [problemAt(source, `${place}.stops`, message)]
  })
}
