import { color } from './tokens'

/** Declarations that mark the chosen one of pictures or swatches: a dark line, with light between, so that it is seen on every colour. */
export const chosenMark = `
  outline: 3px solid ${color.ink};
  outline-offset: 2px;
`

/** How far the mark reaches beyond what it marks: a row that scrolls keeps as much room around it. */
export const MARK_REACH = '5px'
