import type { DoorLeaves } from '@/content/door-leaves'
import { DEFAULT_DESIGN, hasGlass, type CatalogueColour, type Design, type DoorCatalogue } from '../design'
import { describeDoor } from '../describe-door'
import { drawFurniture, metalDefs } from './furniture'
import { glassDefs } from './glass'
import { grainDefs } from './grain'
import { drawLeaf } from './leaf'
import { layOutLeaf } from './leaf-layout'
import { shade } from './shade'
import { drawSurround, sizeOf, type DoorSize } from './surround'
import { fillTemplate, ID, openTemplate, Sheet, type Template } from './template'

interface DrawingOptions {
  /** Begins every id of the drawing: two drawings on one page need two. */
  id?: string
  side?: 'outside' | 'inside'
}

/**
 * Draws a door as SVG markup in millimetres: frame, leaf, glass and furniture on a transparent ground, lit from the upper
 * left. Presentation attributes only, so that a strict content policy lets it be.
 */
export function drawDoor(
  design: Design,
  leaves: DoorLeaves,
  catalogue: DoorCatalogue,
  { id = 'door', side = 'outside' }: DrawingOptions = {},
): string {
  const style = leaves.catalogue[design.style] ? design.style : DEFAULT_DESIGN.style
  const colour = colourOf(side === 'outside' ? design.outside : design.inside, catalogue)
  const frame = colourOf(design.frame, catalogue)
  const glass =
    design.glass !== null && hasGlass(design, catalogue) ? catalogue.glass.get(design.glass) : undefined
  const finish = catalogue.furniture.get(design.furniture) ?? [...catalogue.furniture.values()][0]!
  const { sidePanels, topLight, hinge } = design
  const view = {
    leaves,
    style,
    side,
    sidePanels,
    topLight,
    hinge,
  }
  const { width, height } = doorSize(design, leaves)
  const templates = [
    cached(leaves, `grain ${colour.grained} ${colour.wood}`, () => grainDefs(colour)),
    cached(leaves, `glass ${glass?.slug} ${side}`, () => glassDefs(glass, side, leaves.leaf[1])),
    cached(leaves, `metal ${finish.slug}`, () => metalDefs(finish.slug, finish.hex)),
    cached(leaves, `door ${style} ${side} ${sidePanels} ${topLight} ${hinge}`, () => drawParts(view)),
  ]
  const own = id.replace(/[^\w-]/g, '')
  const tones = { d: tonesOf(colour.hex), f: tonesOf(frame.hex) }
  const value = (name: string) => (name === 'id' ? own : tones[name[0] as 'd' | 'f'](Number(name.slice(1))))
  const [grain, panes, metal, parts] = templates.map((template) => fillTemplate(template, value))
  const label = describeDoor(design, catalogue)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/"/g, '&quot;')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">`,
    `<defs>${grain}${panes}${metal}</defs>${parts}</svg>`,
  ].join('')
}

/** Size of the whole door set in millimetres, and the place of its leaf. */
export function doorSize({ sidePanels, topLight }: Design, { leaf }: DoorLeaves): DoorSize {
  return sizeOf({
    leaf,
    left: sidePanels === 'left' || sidePanels === 'both',
    right: sidePanels === 'right' || sidePanels === 'both',
    top: topLight,
  })
}

interface View extends Pick<Design, 'sidePanels' | 'topLight' | 'hinge'> {
  leaves: DoorLeaves
  style: string
  side: 'outside' | 'inside'
}

/** Everything that has a shape; colours and ids are left open. */
function drawParts({ leaves, style, side, sidePanels, topLight, hinge }: View) {
  const outer = side === 'outside'
  // From inside, left and right change places.
  const mirrored = (hinge === 'right') === outer
  const [here, there] = outer ? ['left', 'right'] : ['right', 'left']
  const surround = {
    leaf: leaves.leaf,
    left: sidePanels === here || sidePanels === 'both',
    right: sidePanels === there || sidePanels === 'both',
    top: topLight,
  }
  const sheet = new Sheet('g')
  const leaf = layOutLeaf(leaves.catalogue[style]!, leaves, mirrored)
  const { leafX, leafY } = sizeOf(surround)
  const frame = drawSurround(sheet, surround)
  const skin = drawLeaf(sheet, leaf, `${ID}-panes`, outer)
  const furniture = drawFurniture(leaf, leaves.furniture.letterplate, leaves.furniture.spyhole, outer)
  return `<defs>${sheet.defs()}${daylight(leaves.leaf)}</defs>${frame}<g transform="translate(${leafX} ${leafY})">${skin}${furniture}</g>`
}

function daylight([width, height]: readonly [number, number]) {
  return [
    `<linearGradient id="${ID}-daylight" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${width * 0.9}" y2="${height}">`,
    '<stop offset="0" stop-color="#fff" stop-opacity=".1"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/>',
    '<stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>',
  ].join('')
}

function colourOf(slug: string, { colours }: DoorCatalogue): CatalogueColour {
  return colours.get(slug) ?? colours.get(DEFAULT_DESIGN.outside)!
}

/** Templates by the data that they were made from, so that other data never meet old drawings. */
const templatesOf = new WeakMap<DoorLeaves, Map<string, Template>>()

function cached(leaves: DoorLeaves, key: string, markup: () => string): Template {
  const templates = templatesOf.get(leaves) ?? new Map<string, Template>()
  templatesOf.set(leaves, templates)
  const template = templates.get(key) ?? openTemplate(markup())
  templates.set(key, template)
  return template
}

const toneTables = new Map<string, Map<number, string>>()

function tonesOf(hex: string) {
  const table = toneTables.get(hex) ?? new Map<number, string>()
  toneTables.set(hex, table)
  return (level: number) => {
    const tone = table.get(level) ?? shade(hex, level)
    table.set(level, tone)
    return tone
  }
}
