import wording from '@data/wording/shortlist.json'
import { enquiryMessage } from '@/lib/enquiry-message'
import { fillIn } from '@/lib/fill-in'
import type { Entry } from './entries'

export type Thing = Queries.ShortlistSectionFragment['things'][number]

/** An entry as the page shows it and an enquiry names it. */
export interface Shown {
  entry: Entry
  name: string
  /** What kind of thing it is, in a few words. */
  range: string
  to?: string
  finish?: { name: string; hex: string }
  thing?: Thing
}

const MADE = {
  door: { name: wording.door, range: wording.doorRange },
  opening: { name: wording.opening, range: wording.openingRange },
  front: { name: wording.front, range: wording.frontRange },
}

/** Entries with what the data say of them; what the site no longer has is said to be gone. */
export function show(entries: readonly Entry[], things: readonly Thing[]): Shown[] {
  const known = new Map(things.map((thing) => [`${thing.kind} ${thing.key}`, thing]))
  return entries.map((entry): Shown => {
    const { kind, key } = entry
    if (kind === 'door' || kind === 'opening') return { entry, ...MADE[kind], to: key }
    // Its picture is that of the house; in which finishes is said in words.
    if (kind === 'front') return { entry, ...MADE.front, to: key, thing: known.get(`front ${houseOf(key)}`) }
    const thing = known.get(`${kind} ${key}`)
    if (!thing) return { entry, name: wording.missing, range: wording.missingRange }
    const of = known.get(`finish ${kind === 'finish' ? key : entry.finish}`)
    const page = known.get(`product ${entry.from}`)
    return {
      entry,
      thing,
      name: thing.name,
      range: kind === 'finish' && page ? fillIn(wording.finishRange, { product: page.name }) : thing.range,
      to: addressOf(thing, entry),
      ...(of && { finish: { name: of.name, hex: of.hex ?? '' } }),
    }
  })
}

function houseOf(address: string) {
  return new URLSearchParams(address.split('?')[1]).get('house')
}

function addressOf({ kind, to }: Thing, { finish, from }: Entry) {
  if (kind === 'finish') return from
  const slug = finish?.split('/')[1]
  return kind === 'product' && slug ? `${to}?finish=${slug}` : (to ?? undefined)
}

/** An entry in one line. */
function inWords({ entry, name, range, finish }: Shown) {
  const { kind, words } = entry
  if (words) return words
  if (kind === 'finish') return `${name} (${range})`
  return [
    name,
    finish && fillIn(wording.inFinish, { finish: finish.name }),
    kind === 'product' ? '' : `(${range})`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The list as the message of an enquiry. */
export function messageOf(shown: readonly Shown[], origin: string) {
  const lines = shown.map((one, index) => {
    const { note, kind, key } = one.entry
    return [
      `${index + 1}. ${inWords(one)}`,
      note?.trim() && fillIn(wording.messageNote, { note: note.trim() }),
      (kind === 'door' || kind === 'front') && `${origin}${key}`,
    ]
      .filter(Boolean)
      .join('\n   ')
  })
  return enquiryMessage([wording.message, ...lines])
}
