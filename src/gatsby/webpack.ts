import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { designerLayers } from './designer-layers'
import { FILLED_DATA } from './filled-data'
import { glassHall } from './glass-hall'
import { searchIndex } from './search-index'

/** Modules that have a twin (`….html.ts`) for server rendering. */
const TWINS = [
  'features/lead-form/server-body',
  'components/sections/server-section',
  'components/layout/server-parts',
  'components/offer/server-door-choice',
  'components/layout/server-seo-head',
]

interface DevelopConfig {
  entry: { commons: string[] }
  plugins: object[]
}

/**
 * `@/` means `src/`, and `@data/` the files of `data/` with their texts filled in; where pages are rendered to HTML, what the
 * browser fetches late is imported at once.
 * `__SEARCH_INDEX__` is the address of the search file, `__DOOR_LAYERS__` that of the door designer's layers, `__GLASS_HALL__` that
 * of the hall seen through glass: they follow their content, so that script and files always belong together.
 */
export function onCreateWebpackConfig({ actions, plugins, stage, getConfig }: CreateWebpackConfigArgs) {
  if (stage === 'build-javascript')
    actions.replaceWebpackConfig(tuneBuild((getConfig as () => BuildConfig)()))
  // Gatsby's own declarations call both a Function.
  const define = plugins.define as (values: Record<string, string>) => object
  const config = getConfig as () => DevelopConfig
  if (stage === 'develop') actions.replaceWebpackConfig(forDevelopment(config()))
  const isHtml = stage === 'build-html' || stage === 'develop-html'
  actions.setWebpackConfig({
    plugins: [
      define({
        __SEARCH_INDEX__: JSON.stringify(searchIndex().address),
        __DOOR_LAYERS__: JSON.stringify(designerLayers().address),
        // In brackets: an arrow function would take it for its body.
        __GLASS_HALL__: `(${JSON.stringify(glassHall())})`,
      }),
    ],
    resolve: {
      alias: {
        ...twins(isHtml),
        ...(stage === 'build-javascript' ? UNUSED : {}),
        '@gatsby-app': path.resolve('.cache/production-app'),
        '@data': FILLED_DATA,
        '@': path.resolve('src'),
      },
    },
  })
}

/** Parts of Gatsby's own script that the site does not use: its Script component, a service worker, manifests in several languages. */
const UNUSED = {
  'gatsby-script$': false,
  '@builder.io/partytown/integration$': false,
  [path.resolve('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
  [path.resolve('node_modules/gatsby-plugin-manifest/gatsby-browser.js')]: false,
  [path.resolve('.cache/register-service-worker.js')]: false,
}

/** Shared chunks smaller than this are inlined into each file that needs them, in bytes before compression. */
const LEAST_SHARED = 5_000

interface BuildConfig {
  devtool?: string | false
  entry: { app: string }
  optimization: { splitChunks: { cacheGroups: Record<string, object> } }
}

/**
 * No source maps, which would publish the sources; and what several async chunks share is split by who shares it. Gatsby names
 * shared chunks after the names of their users, which async chunks lack: all of it would be one file of 50 KB. The script starts
 * with src/gatsby/start.ts.
 */
function tuneBuild(config: BuildConfig) {
  const { cacheGroups } = config.optimization.splitChunks
  // Gatsby's `commons` chunk: code that as many chunks share as there are templates. With many async chunks that says nothing about first load.
  delete cacheGroups.commons
  cacheGroups.shared = { ...cacheGroups.shared, name: undefined, minSize: LEAST_SHARED }
  config.devtool = false
  config.entry.app = path.resolve('src/gatsby/start.ts')
  return config
}

function twins(isHtml: boolean) {
  return Object.fromEntries(
    TWINS.map((module) => [`@/${module}$`, path.resolve('src', `${module}${isHtml ? '.html' : ''}.ts`)]),
  )
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
