import type { DrawingData } from '@/components/drawing/drawing-data'
import { inMillimetres } from '@/lib/length'
import type { Measured } from './measured'
import { DEPTH, lengthIn, SIZE } from './sizes'

/** The guide as the data have it. */
export type Guide = Queries.MeasureSectionFragment

export type GuideStep = Guide['guide'][number]

/** A step's drawing with what the visitor has measured so far: sizes on their lines, and the side that opens. */
export function drawMeasured({ asks, drawing }: GuideStep, measured: Measured, sides: Guide['sides']) {
  if (asks === 'way') return withWay(drawing, sides.find(({ name }) => name === measured.side)?.opens)
  return withLengths(drawing, asks === 'depth' ? [measured.depth] : measured[asks as 'widths' | 'heights'], {
    ...(asks === 'depth' ? DEPTH : SIZE),
  })
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

/** Until a way is chosen the drawing shows its own. */
function withWay(drawing: DrawingData, opens: string | null | undefined): DrawingData {
  if (opens === undefined) return drawing
  return { ...drawing, parts: drawing.parts.map((part) => (part.opens ? { ...part, opens } : part)) }
}
