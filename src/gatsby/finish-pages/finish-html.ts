import { createHash } from 'node:crypto'
import { withMarks } from './marks'
import { withRibbon } from './ribbon'

/** A style attribute: those that Gatsby gives its own elements stand as rules in src/theme/global-style.ts instead. */
const STYLE_ATTRIBUTE = / style="[^"]*"/
const PLUGIN_IMAGE = [
  /<style>[^<]*\.gatsby-image-wrapper[^<]*<\/style>/g,
  /<noscript><style>\.gatsby-image-wrapper[^<]*<\/style><\/noscript>/g,
  /<script type="module">[^<]*HTMLImageElement[^<]*<\/script>/g,
]
const PAGE_PATH = /<script id="gatsby-script-loader">.*?<\/script>/g
const SCRIPT = /<script src="(\/[^"]+\.js)" async(?:="")?><\/script>/g
const NO_MODULE = /<script src="[^"]*" nomodule(?:="")?><\/script>/gi
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
const OURS = /<(?:meta http-equiv="Content-Security-Policy"[^>]*|script id="early">[\s\S]*?<\/script)>/g

/** styled-components puts its rules into a style element that is empty in the HTML. */
const NOTHING = ''

interface FinishedHtml {
  html: string
  /** Hashes of the page's inline scripts, as a policy names them. */
  scripts: string[]
}

/**
 * A built page as visitors get it: its scripts come late, nothing in it needs an exception from the security policy, and the
 * policy of its own style element stands in its head. A page that was finished before may be finished again.
 *
 * @param html - as Gatsby wrote it
 * @param early - the inline script that lets the others come (early.ts), bundled
 * @param ribbon - what a preview says at the top of its pages
 */
export function finishHtml(html: string, early: string, ribbon?: string): FinishedHtml {
  let finished = withMarks(withRibbon(html, ribbon).replace(OURS, ''))
    .replace(PAGE_PATH, '')
    .replace(NO_MODULE, '')
  for (const part of PLUGIN_IMAGE) finished = finished.replace(part, '')
  finished = finished
    .replace(SCRIPT, '<script type="text/plain" data-later="$1"></script>')
    .replace(/<div[^>]*id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g, (tag) =>
      tag.replace(STYLE_ATTRIBUTE, ''),
    )
  const styles = [...finished.matchAll(INLINE_STYLE)].map(([, style = '']) => hashOf(style))
  const policy = `style-src 'self' ${[...new Set([hashOf(NOTHING), ...styles])].join(' ')}`
  finished = finished.replace(
    /<head>(<meta charSet="utf-8"\/?>)?/i,
    (head) =>
      `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"><script id="early">${early}</script>`,
  )
  return {
    html: finished,
    scripts: [...finished.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashOf(script)),
  }
}

/** A hash as a content security policy writes it. */
export function hashOf(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
