import type { LeafLayout } from './leaf-layout'
import { by } from './moulding'
import { mix, shade } from './shade'
import { ID, mm } from './template'

const LEVER_LENGTH = 117
const BAR_WIDTH = 31

/** Polished metal mirrors bright sky over dark ground; satin and painted finishes do so less. */
const CONTRAST: Record<string, number> = {
  chrome: 1,
  gold: 0.85,
  'antique-bronze': 0.6,
  'satin-silver': 0.45,
  black: 0.5,
}

/** Gradients of a finish: across a flat plate, and round a bar that stands or lies. */
export function metalDefs(finish: string, hex: string) {
  const contrast = CONTRAST[finish] ?? 0.6
  const bright = mix(hex, '#ffffff', finish === 'black' ? 0.24 : 0.65 * contrast + 0.15)
  const dim = shade(hex, Math.round(-5 - 6 * contrast))
  const dark = shade(hex, Math.round(-9 - 5 * contrast))
  const stops = (list: [number, string][]) =>
    list.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')
  const plate = stops([
    [0, bright],
    [0.3, hex],
    [0.62, dim],
    [0.8, hex],
    [1, dim],
  ])
  const round = stops([
    [0, dim],
    [0.22, bright],
    [0.42, hex],
    [0.66, dark],
    [0.86, dim],
    [1, hex],
  ])
  return [
    `<linearGradient id="${ID}-plate" x2="1" y2="1">${plate}</linearGradient>`,
    `<linearGradient id="${ID}-up" x2="1" y2="0">${round}</linearGradient>`,
    `<linearGradient id="${ID}-along" x2="0" y2="1">${round}</linearGradient>`,
    `<radialGradient id="${ID}-knob" cx=".36" cy=".3" r=".75">${stops([
      [0, bright],
      [0.45, hex],
      [1, dark],
    ])}</radialGradient>`,
  ].join('')
}

/** Handle, letterplate, knocker and spyhole of a leaf. Inside there is a lever whatever the handle is outside. */
export function drawFurniture(
  leaf: LeafLayout,
  letterplate: readonly number[],
  spyhole: number,
  outer: boolean,
) {
  const middle = leaf.width / 2
  const bar = leaf.handle === 'bar' && outer
  return [
    leaf.letterplate === undefined ? '' : drawLetterplate(middle, leaf.letterplate, letterplate, outer),
    leaf.knocker === undefined ? '' : drawKnocker(middle, leaf.knocker, spyhole, outer),
    bar ? drawBar(leaf) : drawLever(leaf.lever.x, leaf.lever.y, leaf.towardsHinge),
  ].join('')
}

function block(x: number, y: number, width: number, height: number, radius: number, fill: string) {
  return `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}" rx="${radius}" ${fill}/>`
}

const metal = (name: string) => `fill="${by(name)}" stroke="#000" stroke-opacity=".35" stroke-width="1"`
const cast = (opacity: number) => `fill="#000" fill-opacity="${opacity}"`

function drawLever(x: number, y: number, towards: 1 | -1) {
  const grip = y - 45
  const left = towards === 1 ? x - 14 : x - LEVER_LENGTH
  const width = LEVER_LENGTH + 14
  return [
    block(x - 12, y - 108, 33, 240, 8, cast(0.32)),
    block(x - 16.5, y - 115, 33, 240, 8, metal('plate')),
    block(x - 13.5, y - 112, 27, 234, 6, 'fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.4"'),
    block(left + 12, grip + 8, width, 19, 9, cast(0.3)),
    `<circle cx="${mm(x)}" cy="${mm(grip)}" r="14" ${metal('knob')}/>`,
    block(left, grip - 9.5, width, 19, 9, metal('along')),
    drawCylinder(x, y + 48),
  ].join('')
}

function drawCylinder(x: number, y: number) {
  return [
    `<circle cx="${mm(x)}" cy="${mm(y)}" r="9" ${metal('knob')}/>`,
    block(x - 5, y + 5, 10, 22, 5, metal('knob')),
    block(x - 1.1, y - 5, 2.2, 10, 1, 'fill="#111"'),
  ].join('')
}

function drawBar({ bar, escutcheon }: LeafLayout) {
  const [left, height] = [bar.x - BAR_WIDTH / 2, bar.bottom - bar.top]
  const feet = [bar.top + 140, bar.bottom - 140].map((y) => block(bar.x - 9, y - 9, 40, 24, 9, cast(0.4)))
  return [
    ...feet,
    block(left + 24, bar.top + 30, BAR_WIDTH, height, 14, cast(0.26)),
    `<circle cx="${mm(escutcheon.x + 2)}" cy="${mm(escutcheon.y + 3)}" r="25" ${cast(0.35)}/>`,
    `<circle cx="${mm(escutcheon.x)}" cy="${mm(escutcheon.y)}" r="24.5" ${metal('plate')}/>`,
    drawCylinder(escutcheon.x, escutcheon.y),
    block(left, bar.top, BAR_WIDTH, height, 4, metal('up')),
  ].join('')
}

function drawLetterplate(
  x: number,
  y: number,
  [width = 280, height = 64]: readonly number[],
  outer: boolean,
) {
  const [left, top] = [x - width / 2, y - height / 2]
  const rim = 12
  return [
    block(left + 4, top + 7, width, height, 7, cast(0.34)),
    block(left, top, width, height, 7, metal('plate')),
    block(left + rim, top + rim, width - 2 * rim, height - 2 * rim, 3, metal('along')),
    outer
      ? `<path fill="#fff" fill-opacity=".4" d="M${mm(left + rim)} ${mm(top + rim)}h${width - 2 * rim}v2h-${width - 2 * rim}Z"/>`
      : '',
  ].join('')
}

function drawKnocker(x: number, y: number, spyhole: number, outer: boolean) {
  const eye = y - spyhole
  const hole = `<circle cx="${mm(x)}" cy="${mm(eye)}" r="8.5" ${metal('knob')}/><circle cx="${mm(x)}" cy="${mm(eye)}" r="4.5" fill="#16191b"/>`
  if (!outer) return hole
  const ring = (width: number, colour: string, dx = 0, dy = 0) =>
    `<circle cx="${mm(x + dx)}" cy="${mm(y - 4 + dy)}" r="38" fill="none" stroke="${colour}" stroke-width="${width}"/>`
  return [
    hole,
    `<g stroke-opacity=".3">${ring(11, '#000', 5, 7)}</g>`,
    ring(12.5, '#000'),
    ring(11, by('plate')),
    `<circle cx="${mm(x + 3)}" cy="${mm(y - 40)}" r="22" ${cast(0.35)}/>`,
    `<circle cx="${mm(x)}" cy="${mm(y - 45)}" r="21" ${metal('knob')}/>`,
  ].join('')
}
