import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { font } from '@/theme/tokens'

/** What no line may break: a hyphenated word, a range's code with the words before it, a colour's number, and what is one thing in two words. */
const TOGETHER =
  /([\p{L}\d]+-\p{L}+|roof lantern S1|roof glass|Sunshade Blue|\p{L}+ [A-Z]\d\b|RAL \d{4}|French doors|roof lanterns?|roof lights?|front doors?|patio doors|Roof Lights|Tilt and turn)/u

/** A range's code or a postcode's: 'S1', 'CM17'. */
const CODE = /\b([A-Z]{1,2}\d{1,2})\b/

/** A heading whose lines break by meaning, and whose codes have one face. The text stays as it is, for search and copying. */
export function Unbroken({ text }: { text: string }) {
  return pieces(text, Piece, coded)
}

/** The same for words in a `span` of a style of its own. */
export function Together({ text }: { text: string }) {
  return pieces(text, Bound)
}

function pieces(
  text: string,
  Whole: typeof Piece | typeof Bound,
  shown: (part: string) => ReactNode = String,
) {
  // split() with a group puts what matched at the odd places.
  return text
    .split(TOGETHER)
    .map((part, index) =>
      index % 2 === 1 ? (
        <Whole key={index}>{shown(part)}</Whole>
      ) : (
        <Fragment key={index}>{shown(part)}</Fragment>
      ),
    )
}

function coded(part: string) {
  return part.split(CODE).map((piece, index) => (index % 2 === 1 ? <Code key={index}>{piece}</Code> : piece))
}

const Piece = styled.span`
  white-space: nowrap;
`

const Bound = styled.bdi`
  white-space: nowrap;
`

/** All of it in the face of headings' figures, at their weight: half in each it would read as a letter and a number. */
const Code = styled.bdi`
  font-family: ${font.body};
  font-weight: 690;
`
