import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { withoutSchemaLink } from '../read-data'
import type { DataProblem } from './problem'

/** A data file as the check reads it. */
export interface SourceFile {
  /** Path inside `data/`. */
  file: string
  absolutePath: string
  text: string
  /** The syntax tree, as far as the file can be read. */
  tree?: Node
  /** What the file says; undefined when it cannot be read. */
  value: unknown
  /** The same, as far as a file with slips can be guessed: enough to follow links into it. */
  guess: unknown
}

type Segment = string | number

/** "sections[2].steps[1].title" → ['sections', 2, 'steps', 1, 'title'] */
export function segmentsOf(place: string): Segment[] {
  const parts = place.matchAll(/\["([^"]+)"\]|\[(\d+)\]|([^.[\]]+)/g)
  return [...parts].map(([, quoted, index, name]) =>
    index === undefined ? (quoted ?? name ?? '') : Number(index),
  )
}

/**
 * A problem at a place of a file: of its value, or of its name where `atKey`. Where the place is missing, it points at what
 * should hold it.
 */
export function problemAt(
  source: SourceFile,
  place: string,
  message: string,
  { atKey = false, ...more }: Partial<DataProblem> & { atKey?: boolean } = {},
): DataProblem {
  const node = nearestNode(source.tree, segmentsOf(place))
  const target = atKey && node?.parent?.type === 'property' ? node.parent.children?.[0] : node
  return { ...problemAtOffset(source, target?.offset ?? 0, message, place), ...more }
}

/** A problem at an offset of a file's text. */
export function problemAtOffset(
  { file, text }: Pick<SourceFile, 'file' | 'text'>,
  offset: number,
  message: string,
  place = '',
): DataProblem {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  const start = before.lastIndexOf('\n') + 1
  const source = text.slice(start).split(/\r?\n/, 1)[0] ?? ''
  return { file, place, message, line, column: offset - start + 1, source }
}

function nearestNode(tree: Node | undefined, segments: Segment[]): Node | undefined {
  if (!tree) return undefined
  for (let length = segments.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, segments.slice(0, length))
    if (node) return node
  }
  return tree
}

/** What the tree says, without the link to its JSON Schema. */
export function valueOf(text: string): unknown {
  try {
    return withoutSchemaLink(JSON.parse(text))
  } catch {
    return undefined
  }
}
