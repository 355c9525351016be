import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import { BODY, HEADING } from './paper'
import { unpackedFont } from './unpacked-font'

const installed = createRequire(path.resolve('package.json'))

/** The site's two typefaces, from static files: a variable font cannot be embedded in a PDF. */
export function registerFonts() {
  Font.register({ family: HEADING, src: fontData('young-serif', 400) })
  Font.register({
    family: BODY,
    fonts: [400, 600].map((fontWeight) => ({ src: fontData('hanken-grotesk', fontWeight), fontWeight })),
  })
  // Words are never broken: British hyphenation is not among the library's.
  Font.registerHyphenationCallback((word) => [word])
}

function fontData(name: string, weight: number) {
  const file = installed.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`)
  return `data:font/ttf;base64,${unpackedFont(readFileSync(file)).toString('base64')}`
}
