import type { StructureOptions } from 'pdfkit'
import type { Tag, Tagged } from './tag'
import type { Structure } from './structure'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

const NOWHERE = { left: 0, top: 0, width: 0, height: 0 }

/** A part of a brochure as the PDF library lays it out. */
export interface LayoutNode {
  type: string
  box?: Box
  style?: object
  props?: Tagged & { alt?: string; paint?: () => void }
  children?: LayoutNode[]
  /** The words, if that is all it is. */
  value?: string
}

interface Element {
  type: Tag | 'Figure' | 'Link'
  options?: StructureOptions
}

/** Where a part stands: the corner of what it is laid out in, counted from that of the page. */
interface Place {
  left: number
  top: number
  inLink: boolean
}

/**
 * A brochure that has been laid out, with marks set around its parts: nodes that draw nothing, and that tell the structure,
 * when their turn comes, which element is opened or closed. The library that draws knows nothing of tags.
 */
export function withMarks(book: LayoutNode, structure: Structure): LayoutNode {
  const onPage = { left: 0, top: 0, inLink: false }
  return { ...book, children: book.children?.map((page) => inside(page, onPage, structure)) }
}

function inside(node: LayoutNode, place: Place, structure: Structure): LayoutNode {
  const { box = NOWHERE } = node
  const within = {
    left: place.left + box.left,
    top: place.top + box.top,
    inLink: place.inLink || node.type === 'LINK',
  }
  return { ...node, children: node.children?.flatMap((child) => marked(child, within, structure)) }
}

function marked(node: LayoutNode, place: Place, structure: Structure): LayoutNode[] {
  if (node.props?.tag === 'Artifact') {
    return around(
      node,
      () => structure.openFurniture(),
      () => structure.closeContent(),
    )
  }
  const elements = elementsOf(node, place)
  const isContent = node.type === 'TEXT' || node.type === 'IMAGE'
  const whole = isContent ? node : inside(node, place, structure)
  if (!isContent && elements.length === 0) return [whole]
  const text = textOf(node)
  return around(
    whole,
    () => {
      if (node.props?.continued) structure.reopenList()
      else for (const { type, options } of elements) structure.openElement(type, text, options)
      if (isContent) structure.openContent()
    },
    () => {
      if (isContent) structure.closeContent()
      elements.forEach(() => structure.closeElement())
    },
  )
}

/** The elements that a part stands for, the outermost first. */
function elementsOf(
  { type, box = NOWHERE, props = {} }: LayoutNode,
  { left, top, inLink }: Place,
): Element[] {
  const { tag, scope, alt } = props
  if (type === 'IMAGE') {
    const [x, y] = [left + box.left, top + box.top]
    return [{ type: 'Figure', options: { alt, bbox: [x, y, x + box.width, y + box.height] } }]
  }
  if (type === 'LINK') return [{ type: tag ?? 'P' }, { type: 'Link' }]
  if (type === 'TEXT' && !tag) return inLink ? [] : [{ type: 'P' }]
  return tag ? [{ type: tag, options: { scope } }] : []
}

function textOf({ value = '', children = [] }: LayoutNode): string {
  return value + children.map(textOf).join('')
}

function around(node: LayoutNode, before: () => void, after: () => void): LayoutNode[] {
  return [mark(before), node, mark(after)]
}

/** A drawing without strokes. It has a size, for the library warns of drawings that have none. */
function mark(paint: () => void): LayoutNode {
  return { type: 'CANVAS', box: { left: 0, top: 0, width: 1, height: 1 }, style: {}, props: { paint } }
}
