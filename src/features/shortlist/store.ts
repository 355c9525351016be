import { SHORTLIST_KEY } from '@/lib/shortlist-key'
import { decode, encode, idOf, MOST_ENTRIES, type Entry } from './entries'

let text: string | null | undefined
let entries: readonly Entry[] = []
const listeners = new Set<() => void>()

/** What is on the shortlist, the first kept first: the same array until it changes. */
export function read(): readonly Entry[] {
  const now = stored()
  if (now !== text) {
    text = now
    entries = decode(now)
  }
  return entries
}

function stored() {
  try {
    return window.localStorage.getItem(SHORTLIST_KEY)
  } catch {
    return null
  }
}

/** Puts another list in its place. Returns whether the browser could keep it. */
export function write(next: readonly Entry[]): boolean {
  try {
    if (next.length > 0) window.localStorage.setItem(SHORTLIST_KEY, encode(next))
    else window.localStorage.removeItem(SHORTLIST_KEY)
  } catch {
    return false
  }
  tell()
  return true
}

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

function tell() {
  for (const listener of listeners) listener()
}

/** Calls back on every change, in this tab or another. Returns the function that unsubscribes. */
export function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** Without a key, all of the storage was emptied. */
function onStorage({ key }: StorageEvent) {
  if (key === null || key === SHORTLIST_KEY) tell()
}
