import { fillIn } from '../lib/fill-in'
import { derive } from './derive'
import { factsFor, factsOf } from './facts'

type Files = ReadonlyMap<string, unknown>

/**
 * The one place that fills in placeholders, in every file, and then adds the derived fields (links of the phone number, the saving,
 * the designer's offers). Everything that reads `data/`, in the build or in a function, reads it through here.
 *
 * @param files - the files of `data/` by their paths ("pages/home.json"), as they were read
 */
export function fillData(files: Files): Map<string, unknown> {
  return derive(fillTexts(files))
}

/** `fillData` for files that were imported by name. */
export function fillFiles<T extends Record<string, unknown>>(files: T): T {
  return Object.fromEntries(fillData(new Map(Object.entries(files)))) as T
}

/** Only the placeholders: what the schemas check, since limits hold for what visitors read. */
export function fillTexts(files: Files, facts = factsOf(files)): Map<string, unknown> {
  return new Map([...files].map(([file, value]) => [file, fillIn(value, factsFor(value, facts))]))
}
