import { color, font, size, space } from '../../theme/tokens'

const STYLE = [
  `#ribbon{padding:${space[2]} ${space[5]};background:${color.moss};color:${color.onDark}`,
  `font:600 ${size.small}/1.4 ${font.body};text-align:center;text-wrap:balance;overflow-wrap:anywhere}`,
].join(';')
const OURS = /<style id="ribbon-style">[\s\S]*?<\/style>|<aside id="ribbon"[\s\S]*?<\/aside>/g
/** The style of every page speaks of it, too. */
const IN_FRAME = /<main[^>]*\sdata-bare/
const BODY = /<body[^>]*>/

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Puts the ribbon of a preview above the page, outside of what React knows and in the flow, where it covers nothing. The
 * ribbon of an earlier build goes; a page inside a frame has none, since the page around it has.
 *
 * @param html - a page
 * @param text - what it says; undefined: there is to be none
 */
export function withRibbon(html: string, text: string | undefined) {
  const bare = html.replace(OURS, '')
  if (!text || !bare.includes('id="___gatsby"') || IN_FRAME.test(bare)) return bare
  const words = text.replace(/[&<>]/g, (letter) => ESCAPES[letter] ?? letter)
  return bare
    .replace('</head>', () => `<style id="ribbon-style">${STYLE}</style></head>`)
    .replace(BODY, (body) => `${body}<aside id="ribbon" aria-label="Preview">${words}</aside>`)
}
