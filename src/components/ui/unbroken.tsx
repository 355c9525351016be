import styled from 'styled-components'

/** What no line may break: a hyphenated word, a range's code with the word before it, and 'French doors'. */
const TOGETHER = /([\p{L}\d]+-\p{L}+|\p{L}+ [A-Z]\d\b|French doors)/u

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
