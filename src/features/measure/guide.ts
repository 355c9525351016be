import type { DrawingData } from '@/components/drawing/drawing-data'
import { inMillimetres } from '@/lib/length'
import type { Measured } from './measured'
import { DEPTH, lengthIn, SIZE } from './sizes'

/** The guide as the data have it. */
export type Guide = Queries.MeasureSectionFragment

export type GuideStep = Guide['guide'][number]

/** The step for an opening of this kind: its size and the side that it opens are drawn of that kind, and until one is chosen of the first. */
export function stepFor(step: GuideStep, kinds: Guide['kinds'], { kind }: Measured): GuideStep {
  const drawn = kinds.find(({ name }) => name === kind) ?? kinds[0]
  const own = step.asks === 'size' ? drawn?.size : step.asks === 'way' ? drawn?.way : undefined
  return own ? { ...step, ...own, text: own.text ?? step.text } : step
}

/** A step's drawing with what the visitor has measured so far: sizes on their lines, and the side that opens. */
export function drawMeasured({ asks, drawing }: GuideStep, measured: Measured, sides: Guide['sides']) {
  if (asks === 'way') return withWay(drawing, sides.find(({ name }) => name === measured.side)?.opens)
  if (asks === 'depth') return withLengths(drawing, [measured.depth], DEPTH)
  return withLengths(drawing, [...measured.widths, ...measured.heights], SIZE)
}

function withLengths(drawing: DrawingData, texts: readonly string[], limits: typeof SIZE): DrawingData {
  return {
    ...drawing,
    measures: drawing.measures.map((measure, index) => {
      const length = lengthIn(texts[index] ?? '', limits)
      return length === undefined
        ? measure
        : { ...measure, label: `${measure.label} ${inMillimetres(length)}` }
    }),
  }
}

/** Until a way is chosen the drawing shows its own, with the hinges at the left: of another they stand at the right, or nowhere. */
function withWay(drawing: DrawingData, opens: string | null | undefined): DrawingData {
  if (opens === undefined || opens === 'hinge-left') return drawing
  const [from = 0, , across = 0] = drawing.parts.find((part) => part.opens)?.box ?? []
  const other = (x: number) => 2 * from + across - x
  const isHinged = opens?.startsWith('hinge') ?? false
  const turned = (part: DrawingData['parts'][number]) => {
    if (part.opens) return { ...part, opens }
    if (part.is !== HINGE) return part
    const [x = 0, up = 0, w = 0, h = 0] = part.box
    return { ...part, box: [other(x + w), up, w, h] }
  }
  return {
    ...drawing,
    parts: drawing.parts.filter(({ is }) => isHinged || is !== HINGE).map(turned),
    labels: isHinged
      ? drawing.labels.map((label) => ({
          ...label,
          at: [other(label.at[0]!), label.at[1]!],
          to: [other(label.to[0]!), label.to[1]!],
        }))
      : [],
  }
}

/** What hinges are drawn as: nothing else in these drawings is of metal. */
const HINGE = 'metal'
