/**
 * The head's tags, where pages are rendered to HTML; nothing in the browser, whose first page brings them along. webpack puts
 * `server-seo-head.html.ts` in the place of this file there: src/gatsby/webpack.ts.
 */
export const ServerSeoHead: typeof import('./seo-head').SeoHead | undefined = undefined
