import type { DoorLeaves, LeafBox, LeafStyle } from '../door-leaves'
import type { DataProblem } from './problem'

interface ListItem {
  slug: string
  glazed?: boolean
}
type Lists = Map<string, unknown>
type Report = (place: string, message: string) => void

const FILE = 'door-leaves.json'

/**
 * Checks what the shape of the file cannot say: every style of the lists is drawn and none besides, parts lie inside the
 * leaf and do not meet, glass is where the style's text says so, and no two styles are the same door in another colour.
 */
export function checkDoorLeaves(lists: Lists): DataProblem[] {
  const problems: DataProblem[] = []
  const report: Report = (place, message) => problems.push({ file: FILE, place, message })
  const leaves = lists.get(FILE) as DoorLeaves
  const finishes = slugsOf(lists, 'furniture-finishes.json')
  const sets = [
    { set: 'catalogue', list: 'door-styles.json', colours: 'composite-colours.json' },
    { set: 'offers', list: 'offer-styles.json', colours: 'offer-colours.json' },
  ] as const
  for (const { set, list, colours } of sets) {
    const styles = leaves[set]
    const items = itemsOf(lists, list)
    checkAgreement(set, list, Object.keys(styles), items, report)
    const painted = slugsOf(lists, colours)
    for (const [slug, style] of Object.entries(styles)) {
      const place = `${set}.${slug}`
      checkParts(place, style, leaves, report)
      for (const key of ['colour', 'frame'] as const)
        if (!painted.has(style[key])) report(`${place}.${key}`, `"${style[key]}" is not in data/${colours}`)
      if (!finishes.has(style.hardware))
        report(`${place}.hardware`, `"${style.hardware}" is not in data/furniture-finishes.json`)
      const glazed = items.find((item) => item.slug === slug)?.glazed
      if (glazed !== undefined && glazed !== Boolean(style.lights))
        report(
          place,
          glazed
            ? 'has no lights, but data/door-styles.json says that it is glazed'
            : 'has lights, but data/door-styles.json says that it is not glazed',
        )
    }
    checkTwins(set, styles, report)
  }
  return problems
}

/** What makes a style another door: everything but its colours, its glass and its furniture. */
export function joinery({ panels, lights, boards, ledges, braces, lines, split }: LeafStyle) {
  const openings = lights?.map(({ box, shape, head, bars }) => ({ box, shape, head, bars }))
  return JSON.stringify({ panels, openings, boards, ledges, braces, lines, split })
}

function checkAgreement(set: string, list: string, slugs: string[], items: ListItem[], report: Report) {
  for (const { slug } of items)
    if (!slugs.includes(slug)) report(set, `has no definition of "${slug}", which is in data/${list}`)
  for (const slug of slugs)
    if (!items.some((item) => item.slug === slug))
      report(`${set}.${slug}`, `is not in data/${list}: add the style there, or remove the definition`)
}

function checkTwins(set: string, styles: DoorLeaves['catalogue'], report: Report) {
  const seen = new Map<string, string>()
  for (const [slug, style] of Object.entries(styles)) {
    const other = seen.get(joinery(style))
    if (other) report(`${set}.${slug}`, `is the same door as "${other}": at most its colour differs`)
    else seen.set(joinery(style), slug)
  }
}

function checkParts(place: string, style: LeafStyle, leaves: DoorLeaves, report: Report) {
  const [width, height] = leaves.leaf
  const named = (kind: 'panels' | 'lights' | 'boards' | 'ledges') =>
    (style[kind] ?? []).map(({ box }, index) => ({ box, place: `${place}.${kind}[${index}]` }))
  const [panels, lights, boards, ledges] = [
    named('panels'),
    named('lights'),
    named('boards'),
    named('ledges'),
  ]
  for (const part of [...panels, ...lights, ...boards, ...ledges])
    if (!inside(part.box, [0, 0, width, height]))
      report(`${part.place}.box`, `[${part.box.join(', ')}] reaches beyond the leaf of ${width} × ${height}`)
  for (const [index, line] of (style.lines ?? []).entries())
    for (const end of ['from', 'to'] as const)
      if (line[end][0] > width || line[end][1] > height)
        report(`${place}.lines[${index}].${end}`, `lies beyond the leaf of ${width} × ${height}`)
  for (const [index, [x0, z0, x1, z1]] of (style.braces ?? []).entries())
    if (!boards.some(({ box }) => [x0, x1].every((x) => covers(box, x, z0) && covers(box, x, z1))))
      report(`${place}.braces[${index}]`, 'must lie on a field of boards')
  checkMeeting(panels, lights, boards, ledges, report)
  checkShapes(place, style, report)
  checkFurniture(place, style, leaves, [...panels, ...lights], report)
}

interface Part {
  box: LeafBox
  place: string
}

function checkMeeting(panels: Part[], lights: Part[], boards: Part[], ledges: Part[], report: Report) {
  const cut = [...panels, ...lights]
  cut.forEach((part, index) => {
    for (const other of cut.slice(index + 1))
      if (overlap(part.box, other.box)) report(`${other.place}.box`, `overlaps ${last(part.place)}`)
    for (const field of boards)
      if (overlap(part.box, field.box) && !inside(part.box, field.box))
        report(`${part.place}.box`, `is neither inside nor clear of ${last(field.place)}`)
  })
  boards.forEach((field, index) => {
    for (const other of boards.slice(index + 1))
      if (overlap(field.box, other.box)) report(`${other.place}.box`, `overlaps ${last(field.place)}`)
  })
  for (const ledge of ledges) {
    for (const light of cut)
      if (overlap(ledge.box, light.box)) report(`${ledge.place}.box`, `overlaps ${last(light.place)}`)
    if (!boards.some(({ box }) => inside(ledge.box, box)))
      report(`${ledge.place}.box`, 'must lie on a field of boards')
  }
}

function checkShapes(place: string, style: LeafStyle, report: Report) {
  const parts = { panels: style.panels ?? [], lights: style.lights ?? [] }
  for (const kind of ['panels', 'lights'] as const)
    parts[kind].forEach(({ box, head }, index) => {
      if (head && (head > box[2] / 2 || head > box[3]))
        report(`${place}.${kind}[${index}].head`, `may be at most half the width, ${box[2] / 2}`)
    })
  parts.lights.forEach(({ shape, head, bars }, index) => {
    const at = `${place}.lights[${index}]`
    if (shape && head) report(`${at}.head`, `is for rectangles; a ${shape} light has none`)
    if (bars?.fan && shape !== 'fan') report(`${at}.bars.fan`, 'is for fan lights')
  })
}

function checkFurniture(place: string, style: LeafStyle, leaves: DoorLeaves, cut: Part[], report: Report) {
  const [width, height] = leaves.leaf
  const middle = width / 2
  const [plateWidth, plateHeight] = leaves.furniture.letterplate
  const { letterplate, knocker, split } = style
  const fits = (key: string, box: LeafBox) => {
    if (!inside(box, [0, 0, width, height])) report(`${place}.${key}`, 'lies beyond the leaf')
    const hit = cut.find((part) => overlap(part.box, box))
    if (hit) report(`${place}.${key}`, `overlaps ${last(hit.place)}`)
    if (split && box[1] < split && box[1] + box[3] > split)
      report(`${place}.${key}`, 'lies across the split of the stable door')
  }
  if (letterplate)
    fits('letterplate', [middle - plateWidth / 2, letterplate - plateHeight / 2, plateWidth, plateHeight])
  if (knocker) fits('knocker', [middle - 40, knocker - 40, 80, 108])
  if (split && split >= height) report(`${place}.split`, 'lies beyond the leaf')
}

const last = (place: string) => place.slice(place.lastIndexOf('.') + 1)

function inside([x, z, w, h]: LeafBox, [left, bottom, width, height]: LeafBox) {
  return x >= left && z >= bottom && x + w <= left + width && z + h <= bottom + height
}

function overlap([x, z, w, h]: LeafBox, [left, bottom, width, height]: LeafBox) {
  return x < left + width && left < x + w && z < bottom + height && bottom < z + h
}

const covers = ([x, z, w, h]: LeafBox, px: number, pz: number) =>
  px >= x && px <= x + w && pz >= z && pz <= z + h

function itemsOf(lists: Lists, file: string) {
  return (lists.get(file) as { items: ListItem[] }).items
}

function slugsOf(lists: Lists, file: string) {
  return new Set(itemsOf(lists, file).map(({ slug }) => slug))
}
