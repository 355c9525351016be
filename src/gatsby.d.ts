import type { Context } from 'react'

declare module 'gatsby' {
  /** Exported by Gatsby, missing in its types: the results of static queries. */
  export const StaticQueryContext: Context<object>
}

declare global {
  interface Window {
    /** Gatsby's loader of pages. */
    ___loader?: { hovering: (path: string) => void }
  }
}
