import type { Design } from './design'
import { sheetOf, type DoorLayers } from './door-layers'

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
interface Fittings extends Pick<DoorLayers, 'crop' | 'glass'> {
  masks: string
  metal: string
  tint: Rgb
}
export type CreatePainter = (
  canvas: HTMLCanvasElement,
  folder: string,
  fittings?: Fittings,
) => Promise<DoorPainter>

interface Leaf {
  style: string
  canvas: HTMLCanvasElement
  painter: DoorPainter
}

/** Paints doors in a place: the frame, and upon it the leaf, whose canvas is another for each style. */
export function createDoorPicture(place: HTMLElement, layers: DoorLayers, createPainter: CreatePainter) {
  let frame: Promise<DoorPainter> | undefined
  let leaf: Leaf | undefined
  let turn = 0

  function paintFrame() {
    const canvas = document.createElement('canvas')
    frame ??= createPainter(canvas, `${__DOOR_LAYERS__}/frame`).then((painter) => {
      place.prepend(canvas)
      return painter
    })
    frame.catch(() => (frame = undefined))
    return frame
  }

  async function leafOf({ style }: Design): Promise<Leaf> {
    if (leaf?.style === style) return leaf
    const canvas = document.createElement('canvas')
    const { paint, tint } = layers.styles[style]!
    const own = `${__DOOR_LAYERS__}/styles/${style}`
    const painter = await createPainter(canvas, paint, {
      crop: layers.crop,
      glass: layers.glass,
      masks: `${own}/masks.webp`,
      metal: `${own}/metal.webp`,
      tint,
    })
    return { style, canvas, painter }
  }

  return {
    /** @returns whether the door is in sight now; not, when another was asked for meanwhile */
    async show(design: Design, isSoft: boolean) {
      turn += 1
      const mine = turn
      const [around, next] = await Promise.all([paintFrame(), leafOf(design)])
      const sheet = sheetOf(design)
      await next.painter.fit({
        tint: layers.metals[design.furniture]!,
        glass: { file: `${__DOOR_LAYERS__}/glass/${sheet}.webp`, lit: layers.sheets[sheet]! },
      })
      if (mine !== turn) {
        if (next !== leaf) next.painter.drop()
        return false
      }
      const isPainted =
        next.painter.paint(design.outside, isSoft && next === leaf) &&
        around.paint({ frame: design.frame, leaf: design.outside }, isSoft)
      if (!isPainted) throw new Error('A colour of the door has no paint')
      if (next !== leaf) {
        place.append(next.canvas)
        leaf?.canvas.remove()
        leaf?.painter.drop()
        leaf = next
      }
      return true
    },
    /** Gives back what it holds. */
    drop() {
      turn += 1
      leaf?.painter.drop()
      void frame?.then((painter) => painter.drop())
      place.replaceChildren()
    },
  }
}
