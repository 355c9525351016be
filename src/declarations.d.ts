declare module '*.woff2' {
  const url: string
  export default url
}

/** Address of the search file, put in by src/gatsby/webpack.ts. */
declare const __SEARCH_INDEX__: string

/** Public folder of the door designer's layers, put in there, too; empty when there are none. */
declare const __DOOR_LAYERS__: string

/** Public folder of the hall seen through glass, and the designs that it was shown through. */
declare const __GLASS_HALL__: { readonly address: string; readonly designs: readonly string[] }

/** Gatsby's own start in the browser: src/gatsby/webpack.ts. */
declare module '@gatsby-app'
