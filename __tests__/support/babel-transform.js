const { createTransformer } = require('babel-jest').default

/** The dialect of the site (Gatsby's preset) and TypeScript, for tests only: Gatsby brings its own for the build. */
module.exports = createTransformer({
  babelrc: false,
  configFile: false,
  presets: [
    ['babel-preset-gatsby', { reactRuntime: 'automatic' }],
    ['@babel/preset-typescript', { allowDeclareFields: true }],
  ],
})
