import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'

/** `@/` means `src/` in browser code. */
export function onCreateWebpackConfig({ actions }: CreateWebpackConfigArgs) {
  actions.setWebpackConfig({ resolve: { alias: { '@': path.resolve('src') } } })
}
