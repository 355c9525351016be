/** What can be kept: things of the data by their keys, and what a visitor has made, by its address and in words. */
export const KINDS = ['product', 'style', 'finish', 'glass', 'door', 'opening', 'front'] as const

export type Kind = (typeof KINDS)[number]

/** One thing on the shortlist, as it is stored. */
export interface Entry {
  kind: Kind
  /** Path of a product, slug of a style or glass, `list/slug` of a finish, address of a designed door, an opening or a house front. */
  key: string
  /** The finish that it was kept in: `list/slug`. */
  finish?: string
  /** What a visitor has made, in words. */
  words?: string
  /** Path of the page that it was kept on. */
  from?: string
  /** The visitor's own words on it. */
  note?: string
}

const VERSION = 1
/** More than anybody compares; less than a browser's storage. */
export const MOST_ENTRIES = 40
export const MOST_NOTE = 300
const MOST_TEXT = 600

/** Two entries with one id are the same thing. */
export function idOf({ kind, key, finish = '' }: Entry) {
  return `${kind} ${key} ${finish}`
}

/** The list as it is stored. */
export function encode(entries: readonly Entry[]) {
  return JSON.stringify({ version: VERSION, entries })
}

/** The list from what is stored: whatever is not of this version, or not as it should be, is left out. */
export function decode(text: string | null): Entry[] {
  const { version, entries } = parse(text)
  if (version !== VERSION || !Array.isArray(entries)) return []
  const sound = entries.flatMap((entry) => sounded(entry) ?? [])
  return [...new Map(sound.map((entry) => [idOf(entry), entry])).values()].slice(0, MOST_ENTRIES)
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function sounded(value: unknown): Entry | undefined {
  if (!isRecord(value)) return undefined
  const kind = KINDS.find((known) => known === value.kind)
  const key = textOf(value.key)
  if (!kind || !key) return undefined
  // A link is made from it: only pages of this site.
  if (['product', 'door', 'opening', 'front'].includes(kind) && !/^\/(?!\/)/.test(key)) return undefined
  const optional = {
    finish: textOf(value.finish),
    words: textOf(value.words),
    from: textOf(value.from),
    note: textOf(value.note)?.slice(0, MOST_NOTE),
  }
  const given = Object.entries(optional).filter(([, text]) => text !== undefined)
  return { kind, key, ...Object.fromEntries(given) }
}

function textOf(value: unknown) {
  return typeof value === 'string' && value !== '' ? value.slice(0, MOST_TEXT) : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
