import type { Design } from './design'
import type { WallName } from './wall'

type Rgb = readonly [number, number, number]
type Box = readonly [number, number, number, number]

/** What the studio has rendered for the designer: studio/fittings.py says what it means. */
export interface DoorLayers {
  /** Width and height of the frame in its own pixels. */
  size: readonly [number, number]
  /** The leaf in it. */
  crop: Box
  /** The part of it that a door set takes: where it is cut out for the visitor's own photograph. */
  opening: Box
  /** The tints of furniture finishes. */
  metals: Readonly<Record<string, Rgb>>
  /** The styles: the public folder of each one's paint, and the tint of its metal there. */
  styles: Readonly<Record<string, { paint: string; tint: Rgb }>>
  glass: { readonly box: Box; readonly scale: number; readonly daylight: Rgb }
  /** The albedo of the frost of each design that has a sheet, and of clear glass. */
  sheets: Readonly<Record<string, Rgb>>
}

/** The wall that the studio photographed: any other is drawn. */
export const PHOTOGRAPHED_WALL: WallName = 'buff-brick'

/** The sheet of a design's glass; null is clear glass. */
export const sheetOf = ({ glass }: Pick<Design, 'glass'>) => glass ?? 'clear'

/**
 * Whether there are layers for all that a visitor chose: a photograph must never contradict a choice. What cannot be shown in one
 * is drawn.
 */
export function canBePhotographed(
  design: Design,
  { side, wall }: { side: 'outside' | 'inside'; wall: WallName },
  layers: DoorLayers | undefined,
): layers is DoorLayers {
  return (
    layers !== undefined &&
    side === 'outside' &&
    wall === PHOTOGRAPHED_WALL &&
    design.sidePanels === 'none' &&
    !design.topLight &&
    design.style in layers.styles &&
    design.furniture in layers.metals &&
    sheetOf(design) in layers.sheets
  )
}

let loading: Promise<DoorLayers | undefined> | undefined

/** Fetches the list of layers, once; nothing where there are none, or none to be had. */
export function loadLayers(): Promise<DoorLayers | undefined> {
  loading ??= fetchLayers().catch(() => (loading = undefined))
  return loading
}

async function fetchLayers() {
  if (!__DOOR_LAYERS__) return undefined
  const answer = await fetch(`${__DOOR_LAYERS__}/designer.json`)
  if (!answer.ok) throw new Error(`The layers answered ${answer.status}`)
  return (await answer.json()) as DoorLayers
}
