import { createKept } from '@/lib/kept'
import { decode, encode, type Measured } from './measured'

const kept = createKept<readonly Measured[]>('measured', { decode, encode })

/** Where the browser keeps nothing: until the page is closed. */
let unkept: readonly Measured[] | undefined

/** The openings that the visitor has measured, the first one first. */
export function read() {
  return unkept ?? kept.read()
}

/** Puts another list in its place. */
export function write(openings: readonly Measured[]) {
  unkept = undefined
  if (kept.write(openings)) return
  unkept = openings
  kept.tell()
}

export function isKept() {
  return unkept === undefined
}

export const { subscribe } = kept
