import type { Design } from './design'
import { doorwayOf, sheetOf, type DoorLayers, type Doorway, type Side } from './door-layers'

/** What a painter does (features/painter), as far as a door needs it. */
interface DoorPainter {
  paint: (finishes: string | Readonly<Record<string, string>>, isSoft: boolean) => boolean
  fit: (fitted: Fitted) => Promise<void>
  drop: () => void
}
type Rgb = DoorLayers['styles'][string]['tint']
interface Fitted {
  tint: Rgb
  glass: { file: string; lit: Rgb }
}
interface Fittings extends Pick<DoorLayers, 'glass'> {
  crop?: DoorLayers['crop']
  masks: string
  metal?: string
  figure?: string
  within?: Pick<Doorway, 'size' | 'at'>
  tint: Rgb
}
export type CreatePainter = (
  canvas: HTMLCanvasElement,
  folder: string,
  fittings?: Fittings,
) => Promise<DoorPainter>

/** A canvas with its painter; `key` says what it shows in any colour. */
interface Painted {
  key: string
  canvas: HTMLCanvasElement
  painter: DoorPainter
}

/** The elements that a door is painted in: the wall's picture, and the place of the canvases over it. */
interface DoorElements {
  wall: HTMLImageElement
  place: HTMLElement
}

/** The doorway of a door by itself, whose picture stands ready. */
const READY = 'outside-none'
/** A doorway with panes of its own. */
const HAS_PANES = /left|right|both|top/
const NO_METAL = [0, 0, 0] as const

/** Public folder of a doorway's files. */
const filesOf = (doorway: string) => `${__DOOR_LAYERS__}/doorways/${doorway}`
export const READY_WALL = `${filesOf(READY)}/wall.webp`
/** How the wall goes on beside the picture of a doorway: studio/wall_beside.py. */
export const besideWall = (doorway: 'none' | 'both', name: string) =>
  `${filesOf(`outside-${doorway}`)}/beside-${name}.webp`

/**
 * Paints doors in a place: the doorway, another for each layout and side, and upon it the leaf, another for each style.
 *
 * @param frame gives the picture the shape of a doorway, at the same moment as it comes into sight
 */
export function createDoorPicture(
  { wall, place }: DoorElements,
  layers: DoorLayers,
  createPainter: CreatePainter,
  frame: (doorway: Doorway) => void,
) {
  let around: Painted | undefined
  let leaf: Painted | undefined
  let turn = 0

  async function painted(key: string, folder: string, fittings?: Fittings): Promise<Painted> {
    const canvas = document.createElement('canvas')
    return { key, canvas, painter: await createPainter(canvas, folder, fittings) }
  }

  async function aroundOf(name: string, side: Side) {
    if (around?.key === name) return around
    const folder = filesOf(name)
    if (!HAS_PANES.test(name)) return painted(name, folder)
    const { at } = layers.doorways[name]!
    const glass = glassOf(side)
    // Its paint has the size of the doorway, sheets of glass that of a style's picture.
    const box = glass.box.map((value, i) => value + (at[i] ?? 0)) as unknown as typeof glass.box
    const sheets = { ...glass, box }
    return painted(name, folder, { masks: `${folder}/masks.webp`, glass: sheets, tint: NO_METAL })
  }

  async function leafOf({ style }: Design, side: Side, name: string) {
    const key = `${side} ${style} ${name}`
    if (leaf?.key === key) return leaf
    const { paint, tint } = layers.styles[style]!
    const isInside = side === 'inside'
    const own = `${__DOOR_LAYERS__}/${isInside ? 'inside' : 'styles'}/${style}`
    return painted(key, isInside ? own : paint, {
      crop: layers.crop,
      glass: glassOf(side),
      masks: `${own}/masks.webp`,
      metal: `${own}/metal.webp`,
      tint: isInside ? layers.inside.tint : tint,
      ...(isInside && { figure: `${paint}/g.webp` }),
      within: layers.doorways[name]!,
    })
  }

  const glassOf = (side: Side) => (side === 'inside' ? layers.inside : layers).glass

  return {
    /** @returns whether the door is in sight now; not, when another was asked for meanwhile */
    async show(design: Design, side: Side, isSoft: boolean) {
      turn += 1
      const mine = turn
      const name = doorwayOf(design, side)
      const wallFile = `${filesOf(name)}/wall.webp`
      const [nextAround, nextLeaf] = await Promise.all([
        aroundOf(name, side),
        leafOf(design, side, name),
        decoded(wallFile),
      ])
      const sheet = sheetOf(design)
      const fitted = {
        tint: layers.metals[design.furniture]!,
        glass: {
          file: `${__DOOR_LAYERS__}/glass${side === 'inside' ? '-inside' : ''}/${sheet}.webp`,
          // Seen from inside, daylight comes through the frost: it is in the sheet.
          lit: side === 'inside' ? NO_METAL : layers.sheets[sheet]!,
        },
      }
      await Promise.all([nextLeaf.painter.fit(fitted), nextAround.painter.fit(fitted)])
      if (mine !== turn) {
        if (nextLeaf !== leaf) nextLeaf.painter.drop()
        if (nextAround !== around) nextAround.painter.drop()
        return false
      }
      const colour = design[side]
      const isPainted =
        nextLeaf.painter.paint(colour, isSoft && nextLeaf === leaf) &&
        nextAround.painter.paint({ frame: design.frame, leaf: colour }, isSoft && nextAround === around)
      if (!isPainted) throw new Error('A colour of the door has no paint')
      if (nextAround !== around) {
        if (around || name !== READY) wall.src = wallFile
        frame(layers.doorways[name]!)
      }
      place.replaceChildren(nextAround.canvas, nextLeaf.canvas)
      if (nextAround !== around) around?.painter.drop()
      if (nextLeaf !== leaf) leaf?.painter.drop()
      ;[around, leaf] = [nextAround, nextLeaf]
      return true
    },
    /** Gives back what it holds. */
    drop() {
      turn += 1
      leaf?.painter.drop()
      around?.painter.drop()
      place.replaceChildren()
    },
  }
}

/** Fetches a picture, so that it is there at once when an element shows it. */
async function decoded(address: string) {
  const image = new Image()
  image.src = address
  await image.decode()
}
