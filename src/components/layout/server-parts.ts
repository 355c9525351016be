import type { FrameParts } from './parts'

/**
 * The frame's parts where pages are rendered to HTML; nothing in the browser. webpack puts `server-parts.html.ts` in the place of
 * this file there: src/gatsby/webpack.ts.
 */
export const serverParts: FrameParts | undefined = undefined
