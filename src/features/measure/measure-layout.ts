import styled, { css } from 'styled-components'
import { Button } from '@/components/ui/button'
import { toppedByJoint } from '@/theme/brick-joint'
import { media } from '@/theme/media'
import { color, font, layout, size, space } from '@/theme/tokens'

/** Steps and their drawings to the edges of the window; a bar between two of them. */
export const Page = styled.section`
  ol {
    display: grid;
    gap: ${layout.bar};
  }
  @media print {
    > ol {
      gap: 3mm;
    }
  }
`

export const Head = styled.header`
  padding: ${space[7]} ${layout.gutterPhone};
  h1 {
    font-size: ${size.h1Tool};
  }
  p {
    max-width: 56ch;
    margin-top: ${space[4]};
    font-size: ${size.lead};
    line-height: 1.5;
    color: ${color.inkSoft};
  }
  ${media.narrow} {
    padding-block: ${space[7]};
    p {
      margin-top: ${space[3]};
      font-size: ${size.body};
    }
  }
  ${media.tablet} {
    padding: ${space[7]} ${layout.margin} ${space[6]};
  }
  @media print {
    padding: 0 0 4mm;
    h1 {
      font-size: 24pt;
    }
    p {
      font-size: 10pt;
    }
  }
`

/** After the last step: then there is something to print. */
export const Print = styled(Button)`
  ${media.narrow} {
    display: none;
  }
  @media screen and (scripting: none) {
    display: none;
  }
`

/** At the left what is drawn, at the right what is asked. */
export const Step = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
  }
  @media print {
    grid-template-columns: 62mm 1fr;
    gap: 6mm;
    break-inside: avoid;
  }
`

/** What it asks comes before the choices; on a desktop it stands above the field, as with the steps that follow. */
export const FirstStep = styled(Step)`
  ${media.desktop} {
    grid-template-rows: auto 1fr;
    > :nth-child(2) {
      grid-area: 1 / 1 / 3;
    }
    > :last-child {
      grid-area: 2 / 2;
      padding-top: 0;
    }
  }
  /* On paper the choices stand at the left, beside what is asked: all steps are on one sheet. */
  @media print {
    grid-template-rows: auto 1fr;
    row-gap: 2mm;
    > :nth-child(2) {
      display: contents;
    }
    fieldset {
      grid-area: 1 / 1 / 3;
    }
    > :last-child {
      grid-area: 2 / 2;
    }
  }
`

/** What lies around a drawing, a wall or the ground, runs on to the edges. */
export const Sheet = styled.div`
  display: grid;
  align-items: center;
  justify-items: center;
  padding: ${space[6]} ${layout.gutterPhone};
  overflow: hidden;
  background: ${color.stone};
  ${toppedByJoint}
  ${media.tablet} {
    > svg {
      max-height: 400px;
    }
  }
  ${media.desktop} {
    padding: ${space[7]};
    > svg {
      max-height: clamp(420px, 38vw, 540px);
    }
  }
  @media print {
    padding: 2mm;
  }
`

/** Holds choices. */
export const KindSheet = styled(Sheet)`
  ${media.tablet} {
    justify-items: stretch;
  }
  ${media.desktop} {
    padding: ${space[7]} ${space[9]} ${space[7]} ${layout.margin};
  }
`

const asked = css`
  h2 {
    font-size: clamp(26px, 2.4vw, 34px);
  }
  > p {
    max-width: 46ch;
    color: ${color.inkSoft};
  }
  @media print {
    h2 {
      font-size: 13pt;
    }
    > p {
      font-size: 9pt;
      line-height: 1.35;
    }
  }
`

/** What the first step asks: above the choices, on a desktop at their right. */
export const Asked = styled.div`
  display: grid;
  gap: ${space[4]};
  ${asked}
  @media screen and (max-width: 767px) {
    gap: ${space[3]};
    padding: ${space[5]} ${layout.gutterPhone} ${space[4]};
  }
  ${media.tabletOnly} {
    padding: ${space[5]} ${layout.gutter};
  }
  ${media.desktop} {
    padding: ${space[8]} ${layout.margin} ${space[4]} ${space[9]};
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  padding: ${space[6]} ${layout.gutterPhone} ${space[7]};
  ${asked}
  /* On a phone the drawing stands between what is asked and the fields that it explains. */
  @media screen and (max-width: 767px) {
    display: contents;
    > * {
      margin-inline: ${layout.gutterPhone};
    }
    > h2 {
      order: -2;
      margin-top: ${space[5]};
    }
    > p {
      order: -1;
      margin-block: ${space[3]} ${space[4]};
    }
    > div {
      margin-block: ${space[4]} ${space[6]};
    }
    /* The first screen ends before the second step. */
    li:nth-child(2) > & > h2 {
      margin-top: ${space[9]};
    }
    li + li > & > div {
      margin-block: ${space[5]};
    }
  }
  ${media.tablet} {
    padding: ${space[7]} ${layout.gutter};
  }
  ${media.desktop} {
    /* All begin alike beside their drawings, and go with the page while a drawing is taller. */
    position: sticky;
    top: ${layout.headerHeight};
    align-self: start;
    padding: ${space[8]} ${layout.margin} ${space[7]} ${space[9]};
  }
  @media print {
    gap: 2mm;
    padding: 0;
  }
`

export const Numeral = styled.span`
  margin-right: ${space[2]};
  font: 650 1em/1 ${font.body};
  font-variant-numeric: lining-nums;
  color: ${color.brick};
`

/** On paper boxes to write in; without script, which sums them up, only there. */
export const Fields = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[3]};
  > label {
    margin-bottom: -${space[3]};
    font-size: ${size.small};
    font-weight: 600;
  }
  @media screen and (scripting: none) {
    display: none;
  }
  @media print {
    gap: 2mm;
    margin: 0;
    ::placeholder {
      color: transparent;
    }
    && label,
    && legend {
      margin: 0;
      font-size: 8pt;
    }
    textarea {
      min-height: 12mm;
      height: 12mm;
    }
    input,
    label span {
      min-height: 9mm;
      padding-block: 1mm;
      font-size: 10pt;
    }
    fieldset label {
      min-height: 9mm;
    }
  }
`

export const ScriptNote = styled.p`
  display: none;
  @media screen and (scripting: none) {
    display: block;
  }
`

/** All openings, summed up: on a desktop beside the words and the button that sends them. */
export const List = styled.div`
  display: grid;
  gap: ${space[6]} ${space[9]};
  margin-top: ${layout.bar};
  padding: ${space[8]} ${layout.gutterPhone};
  background: ${color.moss};
  color: ${color.onDark};
  h2 + p {
    margin-top: ${space[4]};
    max-width: 46ch;
    font-size: ${size.lead};
    line-height: 1.5;
    color: ${color.onDarkSoft};
  }
  > :nth-child(2):has(li) {
    padding: ${space[5]} ${space[6]} 0;
    border-radius: ${layout.radius};
    background: ${color.chalk};
    color: ${color.ink};
  }
  ${media.tablet} {
    padding: ${space[9]} ${layout.margin};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    grid-template-rows: auto 1fr;
    > :nth-child(2) {
      grid-area: 1 / 2 / 3;
      align-self: start;
    }
  }
  ol {
    gap: 0;
  }
  @media print {
    padding: 5mm 0 0;
    background: none;
    color: inherit;
    > :nth-child(2) {
      padding: 0;
    }
    h2 {
      font-size: 13pt;
    }
    h2 + p,
    &:not(:has(li)),
    > :last-child {
      display: none;
    }
  }
`
