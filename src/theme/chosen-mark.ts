import { color } from './tokens'

const LINE = '3px'
const LIGHT = '2px'

/**
 * Declarations that mark the chosen one of plates that hold words or a drawing, the same everywhere: a dark line within its edges,
 * with light inside it, so that it is seen on every colour and no neighbour moves.
 */
export const chosenMark = `
  outline: ${LINE} solid ${color.ink};
  outline-offset: -${LINE};
  box-shadow: inset 0 0 0 calc(${LINE} + ${LIGHT}) ${color.chalk};
`

/** The same of a picture or swatch (`img`, `svg`) itself. */
export const chosenPicture = `
  padding: ${LIGHT};
  border: ${LINE} solid ${color.ink};
  background: ${color.chalk};
`

/** The same over what a plate holds, where a picture is painted in it: of its `::after`. */
export const chosenOver = `
  content: '';
  position: absolute;
  inset: 0;
  border: ${LINE} solid ${color.ink};
  box-shadow: inset 0 0 0 ${LIGHT} ${color.chalk};
  pointer-events: none;
`

/** How far the outline of what the keyboard is at reaches: a row that scrolls keeps as much room around it. */
export const FOCUS_REACH = '5px'
