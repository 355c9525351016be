import { drawing, OPENINGS } from './drawings'
import { choice, list, optional, optionalText, shape, text } from './fields'

/** The guide to measuring an opening: its steps, each with a drawing, and what visitors choose from. */
export function measureFields() {
  const view = shape('MeasureView', { drawing: drawing(), alt: text(), text: optionalText() })
  const kind = shape('MeasureKind', {
    name: text(),
    note: optionalText(),
    drawing: drawing(),
    /** Which side it opens, drawn: instead of what the step that asks for it shows. */
    way: optional(view),
    /** The same for width and height. */
    size: optional(view),
  })
  const step = shape('MeasureStep', {
    /** What is written down in it: the dimension lines of its drawing are, in their order, those of its fields. */
    asks: choice('size', 'depth', 'way'),
    title: text(),
    text: text(),
    drawing: drawing(),
    alt: text(),
  })
  const side = shape('MeasureSide', { name: text(), opens: choice(...OPENINGS).notRequired() })
  return {
    kindsTitle: text(),
    kindsText: text(),
    kinds: list(kind),
    guide: list(step),
    sides: list(side),
    listHeading: text(),
    listIntro: text(),
    sendLabel: text(),
    printLabel: text(),
    scriptNote: text(),
  }
}
