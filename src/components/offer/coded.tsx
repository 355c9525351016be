import { Fragment } from 'react'
import styled from 'styled-components'
import { font } from '@/theme/tokens'

/** A postcode's district. split() with a group puts it at the odd places. */
const DISTRICT = /\b([A-Z]{2}\d{1,2})\b/

/** A heading in which a postcode is in one face: the heading’s own has no figures that can be read. */
export function Coded({ text }: { text: string }) {
  return text
    .split(DISTRICT)
    .map((part, index) =>
      index % 2 === 1 ? <Code key={index}>{part}</Code> : <Fragment key={index}>{part}</Fragment>,
    )
}

/** As large and as dark as the figures of other headings. */
const Code = styled.span`
  font-family: ${font.body};
  font-size: 0.97em;
  font-weight: 690;
`
