import type { Design } from './design'
import type { WallName } from './wall'

export type Side = 'outside' | 'inside'

type Rgb = readonly [number, number, number]
type Box = readonly [number, number, number, number]

/** What the studio has rendered for the designer: studio/fittings.py says what it means. */
export interface DoorLayers {
  /** The leaf in the frame of a style's picture. */
  crop: Box
  /** The doorways by side, side panels and top light (`doorwayOf`): each is a folder of the same name. */
  doorways: Readonly<Record<string, Doorway>>
  /** The tints of furniture finishes. */
  metals: Readonly<Record<string, Rgb>>
  /** The styles: the public folder of each one's paint, and the tint of its metal there. */
  styles: Readonly<Record<string, { paint: string; tint: Rgb }>>
  /** How the leaves of these styles are seen from inside, in the figure of wood of their own paint. */
  inside: { readonly styles: readonly string[]; readonly tint: Rgb; readonly glass: GlassSheets }
  glass: GlassSheets
  /** The albedo of the frost of each design that has a sheet, and of clear glass. */
  sheets: Readonly<Record<string, Rgb>>
}

/** Sheets of glass: their place in the frame, the scale of their light, and the light on a white pane. */
interface GlassSheets {
  readonly box: Box
  readonly scale: number
  readonly daylight: Rgb
}

/** A doorway, in pixels. */
export interface Doorway {
  /** Width and height of its picture. */
  readonly size: readonly [number, number]
  /** Where the frame of a style's picture lies in it. */
  readonly at: readonly [number, number]
  /** The part that the door set takes: where it is cut out for the visitor's own photograph. */
  readonly opening: Box
}

/** The wall that the studio photographed: any other is drawn. */
export const PHOTOGRAPHED_WALL: WallName = 'buff-brick'

/** The sheet of a design's glass; null is clear glass. */
export const sheetOf = ({ glass }: Pick<Design, 'glass'>) => glass ?? 'clear'

const MIRRORED = { none: 'none', left: 'right', right: 'left', both: 'both' } as const

/** Whether a door is seen mirrored: every picture has its hinges on the left, as it is seen from its own side. */
export const isMirrored = ({ hinge }: Pick<Design, 'hinge'>, side: Side) =>
  (hinge === 'right') === (side === 'outside')

/** The name of a design's doorway: its picture has the side panels where they belong once it is mirrored, if it is. */
export function doorwayOf(design: Pick<Design, 'hinge' | 'sidePanels' | 'topLight'>, side: Side) {
  // A door with hinges on the left has its panels where they are called, from either side: inside, both change places.
  const panels = design.hinge === 'right' ? MIRRORED[design.sidePanels] : design.sidePanels
  return `${side}-${panels}${design.topLight ? '-top' : ''}`
}

/**
 * Whether there are layers for all that a visitor chose: a photograph must never contradict a choice. What cannot be shown in one
 * is drawn.
 */
export function canBePhotographed(
  design: Design,
  { side, wall }: { side: Side; wall: WallName },
  layers: DoorLayers | undefined,
): layers is DoorLayers {
  return (
    layers !== undefined &&
    (side === 'outside' ? wall === PHOTOGRAPHED_WALL : layers.inside.styles.includes(design.style)) &&
    doorwayOf(design, side) in layers.doorways &&
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
