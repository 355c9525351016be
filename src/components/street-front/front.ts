import words from '@data/wording/street-front.json'
import { fillIn } from '@/lib/fill-in'

type Section = Queries.StreetFrontSectionFragment

/** A house as the data have it. */
export type House = Section['fronts'][number]

/** The lists that visitors choose from. */
export type Choices = Pick<Section, 'fronts' | 'colours' | 'windowColours'>

type Colour = Choices['colours'][number]

/** What the address says: slugs, each empty until it is chosen. */
export type Chosen = Readonly<Record<'house' | 'door' | 'windows', string>>

export const NOTHING_CHOSEN: Chosen = { house: '', door: '', windows: '' }

/** What is shown: a house, the finishes of its door and windows, and whether they are those in which its picture stands ready. */
export interface Front {
  house: House
  door: Colour
  windows: Colour
  isStanding: boolean
}

/** The front of an address; whatever is missing or unknown there is as the picture stands. */
export function readFront(
  { house, door, windows }: Chosen,
  { fronts, colours, windowColours }: Choices,
): Front {
  const shown = fronts.find(({ slug }) => slug === house) ?? fronts[0]!
  const found = {
    door: bySlug(colours, door) ?? bySlug(colours, shown.door)!,
    windows: bySlug(windowColours, windows) ?? bySlug(windowColours, shown.windows)!,
  }
  const isStanding = found.door.slug === shown.door && found.windows.slug === shown.windows
  return { house: shown, ...found, isStanding }
}

function bySlug(list: readonly Colour[], wanted: string) {
  return list.find(({ slug }) => slug === wanted)
}

/** 'Victorian terrace: door in Red, windows in Cream'. */
export function inWords({ house, door, windows }: Front) {
  return fillIn(words.summary, { house: house.name, door: door.name, windows: windows.name })
}

/** A front as an address, to be opened again. */
export function addressOf({ house, door, windows }: Front) {
  const params = new URLSearchParams({ house: house.slug, door: door.slug, windows: windows.slug })
  return `/street-front?${params.toString()}`
}

/** Another door and other windows by chance, for the same house. */
export function surprise(
  { door, windows }: Front,
  { colours, windowColours }: Choices,
  random = Math.random,
) {
  const other = (list: readonly Colour[], than: Colour) => {
    const others = list.filter(({ slug }) => slug !== than.slug)
    return others[Math.floor(random() * others.length)]!.slug
  }
  return { door: other(colours, door), windows: other(windowColours, windows) }
}

/** A choice that was made, and the query of the address after it. */
export interface Step {
  part: string
  search: string
}

/**
 * Trying several colours on one part is one step back; a choice of another part is another. Where the visitor has gone back
 * meanwhile, the address is no longer that of the last step.
 */
export function historyOf(last: Step | undefined, next: Step) {
  return last?.part === next.part && last.search === next.search ? 'replace' : 'push'
}
