import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { searchIndex } from './search-index'

const SERVER_BODY = 'src/features/lead-form/server-body'

/**
 * `@/` means `src/`; where pages are rendered to HTML, the forms are imported at once instead of when they come near.
 * `__SEARCH_INDEX__` is the address of the search file, which follows its content: script and file always belong together.
 */
export function onCreateWebpackConfig({ actions, plugins, stage }: CreateWebpackConfigArgs) {
  // Gatsby's own declaration calls it a Function.
  const define = plugins.define as (values: Record<string, string>) => object
  const isHtml = stage === 'build-html' || stage === 'develop-html'
  actions.setWebpackConfig({
    plugins: [define({ __SEARCH_INDEX__: JSON.stringify(searchIndex().address) })],
    resolve: {
      alias: {
        '@/features/lead-form/server-body$': path.resolve(`${SERVER_BODY}${isHtml ? '.html' : ''}.ts`),
        '@': path.resolve('src'),
      },
    },
  })
}
