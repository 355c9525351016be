import type { ComponentType } from 'react'
import type { Section } from './section'

/**
 * Every kind of section, where pages are rendered to HTML; nothing in the browser, which takes over the HTML and fetches only
 * the kinds that do something. webpack puts `server-section.html.ts` in the place of this file there: src/gatsby/webpack.ts.
 */
export const ServerSection: ComponentType<Section> | undefined = undefined
