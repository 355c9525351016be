import { Fragment } from 'react'
import styled from 'styled-components'

/** What no line may break: a hyphenated word, a range's code with the words before it, a colour's number, and what is one thing in two words. */
const TOGETHER =
  /([\p{L}\d]+-\p{L}+|roof lantern S1|\p{L}+ [A-Z]\d\b|RAL \d{4}|roof glass|Sunshade Blue|French doors|roof lanterns?|roof lights?|front doors?|patio doors|Roof Lights|Tilt and turn)/u

/** A heading whose lines break by meaning. The text stays as it is, for search and copying. */
export function Unbroken({ text }: { text: string }) {
  return pieces(text, Piece)
}

/** The same for words in a `span` of a style of its own. */
export function Together({ text }: { text: string }) {
  return pieces(text, Bound)
}

function pieces(text: string, Whole: typeof Piece | typeof Bound) {
  // split() with a group puts what matched at the odd places.
  return text
    .split(TOGETHER)
    .map((part, index) =>
      index % 2 === 1 ? <Whole key={index}>{part}</Whole> : <Fragment key={index}>{part}</Fragment>,
    )
}

const Piece = styled.span`
  white-space: nowrap;
`

const Bound = styled.bdi`
  white-space: nowrap;
`
