import type { DoorLeaves, LeafBox, LeafLight, LeafStyle } from '@/content/door-leaves'
import { rectangle, type Outline } from './outline'

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

export interface Pane extends Rect {
  outline: Outline
  bars: LeafLight['bars']
}

/** A leaf's joinery, or a side panel's, as it is drawn: from its top left corner, y down. */
export interface LeafFace {
  width: number
  height: number
  flush: boolean
  panels: (Rect & { outline: Outline })[]
  panes: Pane[]
  boards: (Rect & { count: number })[]
  ledges: Rect[]
  braces: [number, number, number, number][]
  lines: { x: number; y: number; width: number; height: number; metal: boolean }[]
  /** Height from the top. */
  split?: number
}

/** A leaf turned for its hinges, with the places of its furniture. */
export interface LeafLayout extends LeafFace {
  /** Heights from the top. */
  letterplate?: number
  knocker?: number
  handle: 'lever' | 'bar'
  lever: { x: number; y: number }
  bar: { x: number; top: number; bottom: number }
  escutcheon: { x: number; y: number }
  /** Which way the lever points: towards the hinges. */
  towardsHinge: 1 | -1
}

/** Turns a definition (z up, hinges left) into a layout. `mirrored` puts the hinges on the right of the drawing. */
export function layOutLeaf(style: LeafStyle, { leaf, furniture }: DoorLeaves, mirrored: boolean): LeafLayout {
  const [width, height] = leaf
  const across = (x: number) => (mirrored ? width - x : x)
  const down = (z: number) => height - z
  const rect = ([x, z, w, h]: LeafBox): Rect => ({
    x: mirrored ? width - x - w : x,
    y: height - z - h,
    width: w,
    height: h,
  })
  const { split, letterplate, knocker } = style
  const [leverX, leverZ] = furniture.lever
  const [barX, barLow, barHigh] = furniture.bar
  return {
    width,
    height,
    flush: Boolean(style.flush),
    panels: (style.panels ?? []).map(({ box, head }) => ({
      ...rect(box),
      outline: outlineOf(rect(box), undefined, head),
    })),
    panes: (style.lights ?? []).map(({ box, shape, head, bars }) => ({
      ...rect(box),
      outline: outlineOf(rect(box), shape, head),
      bars,
    })),
    boards: (style.boards ?? []).map(({ box, pitch }) => ({
      ...rect(box),
      count: Math.max(2, Math.round(box[2] / pitch)),
    })),
    ledges: (style.ledges ?? []).map(({ box }) => rect(box)),
    braces: (style.braces ?? []).map(([x0, z0, x1, z1]) => [across(x0), down(z0), across(x1), down(z1)]),
    lines: (style.lines ?? []).map(({ from, to, metal }) => ({
      x: Math.min(across(from[0]), across(to[0])),
      y: down(Math.max(from[1], to[1])),
      width: Math.abs(to[0] - from[0]),
      height: Math.abs(to[1] - from[1]),
      metal: Boolean(metal),
    })),
    split: split ? down(split) : undefined,
    letterplate: letterplate ? down(letterplate) : undefined,
    knocker: knocker ? down(knocker) : undefined,
    handle: style.handle,
    lever: { x: across(leverX), y: down(split ? Math.min(leverZ, split - 150) : leverZ) },
    bar: { x: across(barX), top: down(barHigh), bottom: down(barLow) },
    escutcheon: { x: across(furniture.escutcheon[0]), y: down(furniture.escutcheon[1]) },
    towardsHinge: mirrored ? 1 : -1,
  }
}

function outlineOf(
  { x, y, width, height }: Rect,
  shape: LeafLight['shape'],
  head: number | null | undefined,
): Outline {
  const [cx, cy, rx, ry] = [x + width / 2, y + height / 2, width / 2, height / 2]
  switch (shape) {
    case 'round':
    case 'oval':
      return { kind: 'ellipse', cx, cy, rx, ry }
    case 'fan':
      return { kind: 'fan', cx, base: y + height, rx, ry: height }
    case 'diamond':
      return {
        kind: 'polygon',
        points: [
          [cx, y],
          [x + width, cy],
          [cx, y + height],
          [x, cy],
        ],
      }
    default:
      return head
        ? { kind: 'arch', x, y, width, height, rise: Math.min(head, rx) }
        : rectangle(x, y, width, height)
  }
}
