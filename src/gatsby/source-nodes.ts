import type { SourceNodesArgs } from 'gatsby'
import { sourcePaints } from './source-paints'
import { sourceStrips } from './source-strips'

/** What the studio makes for the browser to fetch: paints and strips. */
export function sourceNodes(args: SourceNodesArgs) {
  sourcePaints(args)
  sourceStrips(args)
}
