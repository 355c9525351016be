import { fit, hasLimits, type DoorRange, type Size } from './fit'
import { inMetres } from './length'

/** A number of panels by the range's own word: '2 sashes'. */
export function panelsInWords({ panelName, panelNames }: DoorRange, count: number) {
  return `${count} ${count === 1 ? panelName : panelNames}`
}

/** What a range makes of an opening, in a sentence or two. */
export function verdict(range: DoorRange, ranges: readonly DoorRange[], size: Size, count: number): string {
  const { problem } = fit(range, size)
  if (problem) {
    const others = ranges.filter((other) => other !== range && hasLimits(other) && !fit(other, size).problem)
    const names = others.map(({ product }) => product)
    return [problem.full, names.length > 0 ? `${startLarge(names.join(' and '))} fit.` : '']
      .filter(Boolean)
      .join(' ')
  }
  const each = `${panelsInWords(range, count)} of about ${inMetres(doorWidth(range, size) / count)} each`
  if (!hasLimits(range)) return `Drawn with ${each}. We publish no size limits for ${range.product}: ask us.`
  const layouts = layoutsFor(range, count)
  return `It fits: ${each}.${layouts.length > 0 ? ` Layouts: ${layouts.join(', ')}.` : ''}`
}

/** How wide the moving part of a door is drawn: beside a pair of leaves that is wider than usual stand fixed panels. */
export function doorWidth({ widestPair }: DoorRange, { width }: Size) {
  return Math.min(width, widestPair ?? Infinity)
}

function layoutsFor({ layouts }: DoorRange, count: number) {
  return layouts
    .filter(({ left, right }) => left + right === count)
    .map(({ left, right }) => `${left}\u00a0+\u00a0${right}`)
}

/** The opening in one line: what a quote is asked for, and what the shortlist says of it. */
export function describeOpening(range: DoorRange, size: Size, count: number) {
  const { width, height } = size
  const kind = fit(range, size).problem ? '' : `, ${panelsInWords(range, count)}`
  return `${range.product} for an opening ${width}mm wide and ${height}mm high (${inMetres(width)} by ${inMetres(height)})${kind}.`
}

function startLarge(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
