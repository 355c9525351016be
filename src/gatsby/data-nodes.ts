import { createHash } from 'node:crypto'
import type { CreateNodeArgs, Node } from 'gatsby'
import { dataFileFor } from '../content/files'
import type { DataDocument } from '../content/read-data'
import { currentData } from './current-data'
import { dataFolder } from './data-folder'
import { writeFilledData } from './filled-data'

interface DataFileNode extends Node {
  relativePath: string
}

/** What was last made of each file, by its path. */
const published = new Map<string, string>()
let lastReport = ''
let written: DataDocument[] = []

/** Only the JSON files of `data/`. */
export function shouldOnCreateNode({ node }: { node: Node }) {
  return node.internal.type === 'File' && node.sourceInstanceName === 'data' && node.extension === 'json'
}

/**
 * Makes each file of `data/` a node of the type that `src/content` gives it, with its texts filled in. A text may take its
 * phone number or its count from another file, so that one changed file may change the nodes of others. While a file has faults,
 * the nodes stay what they were.
 */
export async function onCreateNode(args: CreateNodeArgs) {
  const { node, getNodesByType, reporter } = args
  const { documents, report } = await currentData(dataFolder)
  if (report && report !== lastReport) reporter.error(`The pages stay as they were.\n\n${report}`)
  if (!report && lastReport) reporter.success('The data are sound again.')
  lastReport = report
  if (documents !== written) writeFilledData(documents)
  written = documents
  // Gatsby has taken this file's node away together with what the file was.
  published.delete((node as DataFileNode).relativePath)
  const files = new Map(
    [...getNodesByType('File'), node].map((file) => [(file as DataFileNode).relativePath, file]),
  )
  for (const { file, value } of documents) {
    const parent = files.get(file)
    if (parent && shouldOnCreateNode({ node: parent })) await publish(args, parent, file, value)
  }
}

async function publish(
  { actions, createNodeId }: CreateNodeArgs,
  parent: Node,
  file: string,
  value: unknown,
) {
  const entry = dataFileFor(file)
  const contentDigest = createHash('sha256').update(JSON.stringify(value)).digest('hex')
  if (!entry || published.get(file) === contentDigest) return
  published.set(file, contentDigest)
  const child = {
    ...(value as object),
    id: createNodeId(`${parent.id} >>> data`),
    children: [],
    parent: parent.id,
    internal: { type: entry.type, contentDigest },
  }
  await actions.createNode(child)
  actions.createParentChildLink({ parent, child: child as unknown as Node })
}
