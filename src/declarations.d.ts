declare module '*.woff2' {
  const url: string
  export default url
}

/** Address of the search file, put in by src/gatsby/webpack.ts. */
declare const __SEARCH_INDEX__: string

/** Gatsby's own start in the browser: src/gatsby/webpack.ts. */
declare module '@gatsby-app'
