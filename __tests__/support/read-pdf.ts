import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runThroughTsx } from '@/gatsby/run-through-tsx'

/** An element of a page's structure, or a piece of its content. */
export interface StructureNode {
  role?: string
  alt?: string
  children?: StructureNode[]
  type?: 'content' | 'object'
  id?: string
}

export interface ReadPage {
  structure?: StructureNode
  /** The words of each piece of content, in the order in which it is drawn. */
  contents: Record<string, string>
  /** The words that belong to no part of the structure. */
  outside: string
}

export interface ReadPdf {
  marked?: boolean
  language?: string
  title?: string
  viewer?: { DisplayDocTitle?: boolean }
  pages: ReadPage[]
}

/** What assistive technology finds in PDFs. `folder` is for a file on the way. */
export async function readPdfs(pdfs: string[], folder: string): Promise<ReadPdf[]> {
  const target = path.join(folder, 'read.json')
  const script = path.resolve('__tests__/support/read-pdf.mjs')
  await runThroughTsx(script, { pdfs, target }, 'The PDFs could not be read')
  return JSON.parse(readFileSync(target, 'utf8')) as ReadPdf[]
}

/** All nodes below one, in the order in which they are read, and itself before them. */
export function nodesOf(node: StructureNode | undefined): StructureNode[] {
  return node ? [node, ...(node.children ?? []).flatMap(nodesOf)] : []
}

/** The words of an element. */
export function wordsOf(node: StructureNode, { contents }: ReadPage) {
  const words = nodesOf(node).map(({ id = '' }) => contents[id] ?? '')
  return words.join(' ').replace(/\s+/g, ' ').trim()
}
