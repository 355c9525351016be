import styled from 'styled-components'

/** What no line may break: a hyphenated word, a range's code with the words before it, and what is one thing in two words. */
const TOGETHER =
  /([\p{L}\d]+-\p{L}+|roof lantern S1|\p{L}+ [A-Z]\d\b|French doors|roof lanterns?|roof lights?|front doors?|Roof Lights)/u

/** A heading whose lines break by meaning. The text stays as it is, so that it can be searched and copied. */
export function Unbroken({ text }: { text: string }) {
  // split() with a group puts what matched at the odd places.
  return text
    .split(TOGETHER)
    .map((part, index) => (index % 2 === 1 ? <Piece key={index}>{part}</Piece> : part))
}

const Piece = styled.span`
  white-space: nowrap;
`
