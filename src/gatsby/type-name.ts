import { dataFileFor } from '../content/files'

/** GraphQL type of a data file, for gatsby-transformer-json. The data check has already refused unknown files. */
export function typeNameOf({ node }: { node: { relativePath?: unknown } }) {
  const entry = dataFileFor(String(node.relativePath))
  if (!entry) throw new Error(`data/${String(node.relativePath)} is not described in src/content/files.ts`)
  return entry.type
}
