import { color } from './tokens'

/** Declarations for a `summary` that has a plus sign at its end for the browser’s triangle; each sets its size. */
export const plusMark = `
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    content: '+';
    flex: none;
    font-weight: 400;
    line-height: 1;
    color: ${color.brick};
  }
`
