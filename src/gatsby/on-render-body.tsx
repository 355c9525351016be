import type { RenderBodyArgs } from 'gatsby'
import { fontFiles } from '@/theme/fonts'
import { globalStyle } from '@/theme/global-style'

/** Key of the style element with the rules that are every page's. */
export const GLOBAL_STYLE = 'global-style'

/** The rules as short as they can be: every page carries them. */
const rules = globalStyle
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .trim()

/** Names the page's language, gives it its own rules, and preloads the font files, which the first screen always needs. */
export function onRenderBody({ setHeadComponents, setHtmlAttributes }: RenderBodyArgs) {
  setHtmlAttributes({ lang: 'en-GB' })
  setHeadComponents([
    <style key={GLOBAL_STYLE} dangerouslySetInnerHTML={{ __html: rules }} />,
    ...Object.values(fontFiles).map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  ])
}
