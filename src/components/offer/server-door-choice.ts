import type { ComponentType } from 'react'
import type { DoorChoiceProps } from './door-choice'

/**
 * The choice of an offer's door where pages are rendered to HTML; nothing in the browser. webpack puts
 * `server-door-choice.html.ts` in the place of this file there: src/gatsby/webpack.ts.
 */
export const ServerDoorChoice: ComponentType<DoorChoiceProps> | undefined = undefined
