import type { Node } from 'jsonc-parser'
import type { SourceFile } from './source'

/** A string of a file. */
export interface Text {
  value: string
  /** "sections[2].heading" */
  place: string
  /** Name of the field that holds it, or whose list holds it. */
  key: string
  /** Where its opening quote stands in the file. */
  offset: number
}

/** Fields that hold addresses, names of files and fixed words rather than text. */
const NOT_TEXT = new Set([
  ...[
    'src',
    'tall',
    'to',
    'path',
    'aliases',
    'above',
    'route',
    'file',
    'slug',
    'type',
    'id',
    'hex',
    'tint',
    'layout',
    'list',
  ],
  ...[
    'icon',
    'side',
    'tone',
    'menu',
    'action',
    'kind',
    'family',
    'siteUrl',
    ...['is', 'along', 'outline', 'colour', 'finish', 'opens', 'closes', 'days', 'codes', 'at'],
    'flipbookUrl',
    'designerUrl',
    '$schema',
    'related',
  ],
])

/** Every text of a file that a visitor may read, in the order of the file. */
export function eachText(source: SourceFile): Text[] {
  return eachString(source).filter(({ key, value }) => !NOT_TEXT.has(key) && !value.startsWith('http'))
}

/** Every string of a file, in order. */
export function eachString({ tree }: SourceFile): Text[] {
  const found: Text[] = []
  if (tree) visit(tree, '', '', found)
  return found
}

function visit(node: Node, place: string, key: string, found: Text[]) {
  if (node.type === 'string') found.push({ value: String(node.value), place, key, offset: node.offset })
  else if (node.type === 'array')
    node.children?.forEach((child, index) => visit(child, `${place}[${index}]`, key, found))
  else if (node.type === 'object')
    for (const { children: [name, child] = [] } of node.children ?? [])
      if (name && child)
        visit(child, place ? `${place}.${name.value}` : String(name.value), String(name.value), found)
}
