import styled from 'styled-components'
import { font } from '@/theme/tokens'

/** What no line may break: a hyphenated word, a range's code with the words before it, and what is one thing in two words. */
const TOGETHER =
  /([\p{L}\d]+-\p{L}+|roof lantern S1|\p{L}+ [A-Z]\d\b|French doors|roof lanterns?|roof lights?|front doors?|Roof Lights)/u

/** Figures: the heading's typeface has old-style ones only, whose 1 reads as a capital I. */
const FIGURES = /(\d+)/

/** A heading whose lines break by meaning and whose figures stand straight. The text stays as it is, for search and copying. */
export function Unbroken({ text }: { text: string }) {
  // split() with a group puts what matched at the odd places.
  return text
    .split(TOGETHER)
    .map((part, index) =>
      index % 2 === 1 ? <Piece key={index}>{withFigures(part)}</Piece> : withFigures(part),
    )
}

function withFigures(text: string) {
  return text
    .split(FIGURES)
    .map((part, index) => (index % 2 === 1 ? <Figure key={index}>{part}</Figure> : part))
}

const Piece = styled.span`
  white-space: nowrap;
`

/* As tall as the capitals beside it. */
const Figure = styled.span`
  font-family: ${font.body};
  font-size: 1.06em;
  font-weight: 600;
  line-height: 0;
  font-variant-numeric: lining-nums;
`
