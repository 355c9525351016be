import { color } from './tokens'

/** Declarations of a plate that a drawn wall fills: it begins with a bed joint, else the upright joints of its first course would stick up. */
export const toppedByJoint = `
  &:has(> [data-walled]) {
    border-top: 2px solid ${color.line};
  }
`
