import {
  choice,
  list,
  optional,
  optionalFlag,
  optionalList,
  optionalText,
  picture,
  shape,
  slug,
  text,
  whole,
} from '../fields'
import { seo } from './pages'

export const service = shape('Service', {
  slug: slug(),
  title: text(),
  description: text(),
  icon: choice(
    'boarding',
    'pane',
    'panes',
    'triple',
    'sound',
    'flap',
    'fire',
    'roof',
    'handle',
    'hinge',
    'clean',
    'seal',
    'health',
    'cylinder',
    'draught',
    'vent',
    'board',
  ),
  /** What the drawing shows at its left and at its right, in a few words. */
  fault: text(),
  /** What the drawing shows at its left, where that is not the fault as visitors would put it. */
  drawnFault: optionalText(),
  remedy: text(),
  /** What lies at the left and at the right of either half, where that is not plain to see. */
  sides: optionalList(text()),
  /** What a part of the drawing is called, and where that is written: the drawing is 320 wide and 160 high, counted from its top left corner. */
  marks: optionalList(shape('ServiceMark', { text: text(), x: whole(0, 320), y: whole(0, 160) })),
  category: text(),
  emergency: optionalFlag(),
  seo,
  photo: picture(),
  /** Where the picture's subject stands, in per cent from the left edge. */
  focus: whole(0, 100).notRequired(),
  /** The same from the upper edge. */
  level: whole(0, 100).notRequired(),
  /** Stands beside the closing invitation. */
  closingPhoto: optional(picture()),
  lead: text(),
  signsHeading: text(),
  signs: list(text()),
  body: list(text()),
  workHeading: text(),
  work: list(shape('ServiceStep', { title: text(), text: text() })),
  facts: optionalList(shape('ServiceFact', { value: text(), unit: optionalText(), caption: text() })),
  questions: list(shape('ServiceQuestion', { question: text(), answer: text() })),
  related: list(text()),
})
