import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { font } from '@/theme/tokens'

/** What no line may break: a hyphenated word, a range's code with the words before it, a colour's number, and what is one thing in two words. */
const TOGETHER =
  /([\p{L}\d]+-\p{L}+|roof lantern S1|\p{L}+ [A-Z]\d\b|RAL \d{4}|French doors|roof lanterns?|roof lights?|front doors?|patio doors|Roof Lights|Tilt and turn)/u

/** Figures, with the unit that is written to them: the heading's typeface has old-style ones only, whose 1 reads as a capital I. */
const FIGURES = /(\d+(?:\.\d+)?(?:(?:mm|m|%)(?!\p{L}))?)/u

/** A heading whose lines break by meaning and whose figures stand straight. The text stays as it is, for search and copying. */
export function Unbroken({ text }: { text: string }) {
  return pieces(text, Piece, withFigures)
}

/** The same for words in the body's typeface, whose figures stand straight. */
export function Together({ text }: { text: string }) {
  return pieces(text, Bound, (part) => part)
}

function pieces(text: string, Whole: typeof Piece | typeof Bound, drawn: (part: string) => ReactNode) {
  // split() with a group puts what matched at the odd places.
  return text
    .split(TOGETHER)
    .map((part, index) =>
      index % 2 === 1 ? (
        <Whole key={index}>{drawn(part)}</Whole>
      ) : (
        <Fragment key={index}>{drawn(part)}</Fragment>
      ),
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

/** Stands in a `span` of its own style. */
const Bound = styled.bdi`
  white-space: nowrap;
`

/* As tall as the capitals beside it, and as dark. */
const Figure = styled.span`
  font-family: ${font.body};
  font-size: 1.03em;
  font-weight: 690;
  line-height: 0;
  font-variant-numeric: lining-nums;
`
