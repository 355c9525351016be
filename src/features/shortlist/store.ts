import { createKept } from '@/lib/kept'
import { SHORTLIST_KEY } from '@/lib/shortlist-key'
import { decode, encode, idOf, MOST_ENTRIES, type Entry } from './entries'

/** What is on the shortlist, the first kept first. */
export const { read, write, subscribe } = createKept<readonly Entry[]>(SHORTLIST_KEY, {
  decode,
  encode: (entries) => (entries.length > 0 ? encode(entries) : undefined),
})

/** Adds an entry at the end. Returns false when the list is full, or the browser keeps nothing. */
export function add(entry: Entry) {
  const others = read().filter((other) => idOf(other) !== idOf(entry))
  return others.length < MOST_ENTRIES && write([...others, entry])
}

/** Takes an entry off the list. */
export function remove(entry: Entry) {
  return write(read().filter((other) => idOf(other) !== idOf(entry)))
}

/** Changes a note. */
export function annotate(entry: Entry, note: string) {
  return write(read().map((other) => (idOf(other) === idOf(entry) ? { ...other, note } : other)))
}
