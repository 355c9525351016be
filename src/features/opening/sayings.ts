import words from '@data/wording/opening.json'
import { fillIn } from '@/lib/fill-in'
import { inMetres } from '@/lib/length'
import { doorWidth, type DoorLook } from './door-look'
import { fit, hasLimits, type DoorRange, type Size } from './fit'

/** A number of panels by the range's own word: '2 sashes'. */
export function panelsInWords({ panelName, panelNames }: DoorRange, count: number) {
  return `${count} ${count === 1 ? panelName : panelNames}`
}

/**
 * What a range makes of an opening, in a sentence or two.
 *
 * @param layout - how its panels fold, as the visitor has chosen it: '3 + 1'
 */
export function verdict(
  range: DoorRange,
  ranges: readonly DoorRange[],
  size: Size,
  count: number,
  look?: DoorLook,
  layout = '',
): string {
  const { problem } = fit(range, size)
  if (problem) {
    const others = ranges.filter((other) => other !== range && hasLimits(other) && !fit(other, size).problem)
    const names = others.map(({ product }) => product)
    return [
      problem.full,
      names.length > 0 ? fillIn(words.others, { doors: startLarge(names.join(` ${words.and} `)) }) : '',
    ]
      .filter(Boolean)
      .join(' ')
  }
  const panels = fillIn(words.panels, {
    panels: panelsInWords(range, count),
    width: inMetres(doorWidth(range, size, look) / count),
  })
  if (!hasLimits(range)) return fillIn(words.noLimits, { panels, doors: range.product })
  return [fillIn(words.verdict, { panels }), range.layouts.length > 0 ? foldedInWords(layout, count) : '']
    .filter(Boolean)
    .join(' ')
}

/** How the panels fold, where a layout of so many is chosen. */
function foldedInWords(layout: string, count: number) {
  const [left = 0, right = 0] = layout.split(' + ').map(Number)
  if (left + right !== count) return words.layouts
  if (right === 0) return words.foldedLeft
  return left === 0 ? words.foldedRight : fillIn(words.folded, { left: String(left), right: String(right) })
}

/**
 * The opening in one line: what a quote is asked for, and what the shortlist says of it.
 *
 * @param rest - what else is chosen of the door
 */
export function describeOpening(range: DoorRange, size: Size, count: number, rest = '') {
  const { width, height } = size
  const said = fillIn(fit(range, size).problem ? words.summary : words.summaryWithPanels, {
    doors: range.product,
    width: String(width),
    height: String(height),
    metres: fillIn(words.metres, { width: inMetres(width), height: inMetres(height) }),
    panels: panelsInWords(range, count),
  })
  return rest ? `${said.replace(/\.$/, '')}, ${rest}.` : said
}

function startLarge(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
