import type { ComponentType } from 'react'
import type { PageFormBodyProps } from './page-form-body'

/**
 * The form's body where pages are rendered to HTML, nothing in the browser: webpack puts `server-body.html.ts` in the
 * place of this file there (src/gatsby/webpack.ts). A lazy import would do, but it makes React render several pages at
 * the same time, and react-helmet then mixes up their heads.
 */
export const ServerBody: ComponentType<PageFormBodyProps> | undefined = undefined
