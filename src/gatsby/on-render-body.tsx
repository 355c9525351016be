import type { RenderBodyArgs } from 'gatsby'
import { fontFiles } from '@/theme/fonts'

/** Preloads the two font files, which the first screen always needs, and names the page's language. */
export function onRenderBody({ setHeadComponents, setHtmlAttributes }: RenderBodyArgs) {
  setHtmlAttributes({ lang: 'en-GB' })
  setHeadComponents(
    Object.values(fontFiles).map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  )
}
