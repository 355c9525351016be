import { holdsOf, onPage, PAGE_MARKS } from '../../lib/page-marks'

const ROOT = /<html[^>]*>/
const OURS = / data-(?:page-[a-z-]+|holds|next)="[^"]*"/g
/** An island of a section, and what it begins with; those of the frame also have a name. */
const ISLAND = /(<div data-island="[^"]*")>(<[^>]*>)/g

/**
 * A page (HTML) with the marks of src/lib/page-marks.ts, which the browser keeps up to date from then on. A page that was marked before
 * may be marked again.
 */
export function withMarks(html: string) {
  const bare = html.replace(OURS, '')
  const marks = PAGE_MARKS.flatMap((mark) => {
    const [, value] = new RegExp(`<[a-z]+\\s(?:[^>]*\\s)?data-${mark}="([^"]*)"`).exec(bare) ?? []
    return value === undefined ? [] : [` ${onPage(mark)}="${value}"`]
  })
  const holds = [...bare.matchAll(ISLAND)].map(([, , section = '']) => holdsOf(section))
  let at = 0
  return bare
    .replace(ISLAND, (_, island: string, section: string) => {
      const [own, next] = [holds[at], holds[at + 1]]
      at += 1
      return `${island}${attribute('holds', own)}${attribute('next', next)}>${section}`
    })
    .replace(ROOT, (root) => root.replace('>', `${marks.join('')}>`))
}

const attribute = (name: string, value: string | undefined) => (value ? ` data-${name}="${value}"` : '')
