import { number } from 'yup'
import { choice, hex, list, optionalList, optionalText, shape, text, whole } from './fields'

/**
 * A line drawing in millimetres: a window, a door, a row of folding panels, or a frame cut through. The origin is the bottom
 * left corner of what is drawn; x runs right, y runs up. `src/components/drawing` makes an SVG of it, and drawings that stand
 * in one row share a scale.
 */

const millimetres = () => number().strict().integer().min(0).max(20000).required()

/** What a part is drawn as: its fill and its line. */
const MATERIALS = [
  'frame',
  'leaf',
  'glass',
  'panel',
  'solid',
  'foam',
  'timber',
  'skin',
  'metal',
  'air',
  'wall',
  'brick',
  'line',
  'hint',
  'ray',
] as const

/** How a part opens: the dashed lines meet at its hinges, an arrow shows where it slides. */
export const OPENINGS = [
  'hinge-left',
  'hinge-right',
  'hinge-top',
  'hinge-bottom',
  'slide-left',
  'slide-right',
  'slide-up',
  'slide-down',
] as const

const part = shape('DrawnPart', {
  is: choice(...MATERIALS),
  /** Left, bottom, width, height. */
  box: optionalList(millimetres()).length(4),
  /** A shape that is no rectangle, as an SVG path in millimetres. */
  outline: optionalText().matches(/^M[MLHVAQZ\d .-]+$/, '${path} must be a path of M, L, H, V, A, Q and Z'),
  /** Panes across and panes up, divided by bars. */
  bars: optionalList(whole(1, 12)).length(2),
  opens: choice(...OPENINGS).notRequired(),
  colour: hex().notRequired(),
})
  .test(
    'place',
    '${path} needs either a box or an outline',
    ({ box, outline }) => (box === undefined) !== (outline === undefined),
  )
  .test(
    'wall',
    '${path} of brick and a ray need an outline',
    ({ is, outline }) => (is !== 'brick' && is !== 'ray') || outline !== undefined,
  )

const measure = shape('DrawnMeasure', {
  along: choice('bottom', 'top', 'left', 'right'),
  from: millimetres(),
  to: millimetres(),
  /** Where a line inside the drawing runs, from the left or from the bottom. */
  at: millimetres().notRequired(),
  label: text(),
})

const label = shape('DrawnLabel', {
  text: text(),
  /** Where the words begin. */
  at: list(millimetres()).length(2),
  /** What they point at; without it, the words stand where they are, centred. */
  to: optionalList(millimetres()).length(2),
})

const fields = {
  width: millimetres(),
  height: millimetres(),
  parts: optionalList(part),
  /** A row of folding panels seen from above: how many stack at the left, how many at the right. */
  folds: optionalList(whole(0, 9)).length(2),
  measures: optionalList(measure),
  labels: optionalList(label),
  /** Where a person 1.75m tall stands beside it, to show the size. */
  person: millimetres().notRequired(),
}

function reachesBeyond([x = 0, y = 0, across = 0, up = 0]: number[], width: number, height: number) {
  return x + across > width || y + up > height
}

export function drawing() {
  return shape('Drawing', fields).test('inside', (value, { createError, path }) => {
    // Where it may be left out.
    const { width, height, parts = [] } = value ?? {}
    const outside = parts.findIndex(({ box }) => box && reachesBeyond(box as number[], width, height))
    return (
      outside < 0 ||
      createError({
        path: `${path}.parts[${outside}].box`,
        message: `\${path} reaches beyond the drawing, which is ${width} wide and ${height} high`,
      })
    )
  })
}
