import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { searchIndex } from './search-index'

const SERVER_BODY = 'src/features/lead-form/server-body'

interface DevelopConfig {
  entry: { commons: string[] }
  plugins: object[]
}

/**
 * `@/` means `src/`; where pages are rendered to HTML, the forms are imported at once instead of when they come near.
 * `__SEARCH_INDEX__` is the address of the search file, which follows its content: script and file always belong together.
 */
export function onCreateWebpackConfig({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs) {
  // Gatsby's own declarations call both a Function.
  const define = plugins.define as (values: Record<string, string>) => object
  const config = getConfig as () => DevelopConfig
  if (stage === 'develop') actions.replaceWebpackConfig(forDevelopment(config()))
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

/** Gatsby's ESLint plugin knows no ESLint 9 and leaves the page without its script; lint has a command of its own. */
function forDevelopment({ entry, plugins, ...rest }: DevelopConfig) {
  const shown = path.resolve('src/develop/show-data-problems.ts')
  return {
    ...rest,
    entry: { ...entry, commons: [...entry.commons, shown] },
    plugins: plugins.filter(({ constructor }) => constructor.name !== 'ESLintWebpackPlugin'),
  }
}
