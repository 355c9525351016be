import { createRequire } from 'node:module'
import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import { BODY, HEADING } from './paper'

const installed = createRequire(path.resolve('package.json'))

/** The site's two typefaces, from static files: a variable font cannot be embedded in a PDF. */
export function registerFonts() {
  Font.register({ family: HEADING, src: woff('young-serif', 400) })
  Font.register({
    family: BODY,
    fonts: [400, 600].map((fontWeight) => ({ src: woff('hanken-grotesk', fontWeight), fontWeight })),
  })
  // Words are never broken: British hyphenation is not among the library's.
  Font.registerHyphenationCallback((word) => [word])
}

function woff(name: string, weight: number) {
  return installed.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`)
}
