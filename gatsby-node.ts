/** The Node side of the build; each step lives in src/gatsby. */
export { onPreInit } from './src/gatsby/check-before-build'
export { createSchemaCustomization } from './src/gatsby/schema'
export { sourceNodes } from './src/gatsby/source-paints'
export { createResolvers } from './src/gatsby/resolvers'
export { createPages } from './src/gatsby/create-pages'
export { onCreateWebpackConfig } from './src/gatsby/webpack'
export { onCreateDevServer } from './src/gatsby/dev-server'
export { onPostBuild } from './src/gatsby/after-build'
