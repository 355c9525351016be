import { choice, derived, hex, list, optionalList, optionalText, path, shape, text, whole } from './fields'

const millimetres = () => whole(300, 20_000).notRequired()

/** How the doors of a product fill an opening: what 'Size your opening' draws, and says of a width and a height. */
export const openingFields = {
  way: choice('slide', 'swing', 'fold'),
  /** What the choice is called beside the other ranges. */
  name: text(),
  /** The doors in the middle of a sentence. */
  product: text(),
  panelName: text(),
  panelNames: text(),
  /** Into how many panels a door is divided; folding doors have theirs from the layouts of their page. */
  panels: optionalList(whole(1, 12)),
  widest: millimetres(),
  lowest: millimetres(),
  highest: millimetres(),
  narrowestPanel: millimetres(),
  widestPanel: millimetres(),
  /** A pair of leaves is drawn up to this width, with fixed panels beside it in a wider opening. */
  widestPair: millimetres(),
  /** How much of the opening is free, and what else to know. */
  free: text(),
  note: optionalText(),
  colour: hex().notRequired(),
}

/** The ranges that a section compares: `derive.ts` gathers them from the files of data/products. */
export function openingRanges() {
  const layout = shape('OpeningLayout', { left: whole(0, 9), right: whole(0, 9) })
  const range = shape('OpeningRange', { ...openingFields, to: path(), layouts: optionalList(layout) })
  return derived(list(range), 'the opening of the files in data/products')
}
