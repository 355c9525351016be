import styled from 'styled-components'
import { roomOf } from '@/components/ui/container'
import { media } from '@/theme/media'
import { toppedByJoint } from '@/theme/brick-joint'
import { plusMark } from '@/theme/plus-mark'
import { color, layout, size, space } from '@/theme/tokens'

/** The lengths above, what follows from them below, and between them the drawing, on a stage as wide as the window. */
export const Plates = styled.section`
  ${roomOf('chalk')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

export const Head = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: end;
  padding: 0 ${layout.gutterPhone} ${space[5]};
  > p {
    max-width: 44ch;
    font-size: ${size.lead};
    line-height: 1.5;
    color: ${color.inkSoft};
  }
  ${media.tablet} {
    padding: 0 ${layout.gutter} ${space[7]};
  }
  ${media.narrow} {
    > p {
      font-size: ${size.body};
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[5]} ${space[8]};
    padding: 0 ${layout.margin} ${space[7]};
  }
`

export const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]} ${space[6]};
  margin-top: ${space[3]};
  ${media.desktop} {
    margin-top: 0;
  }
  /* Without script it shows an opening of a usual size: its limits stand below. */
  @media (scripting: none) {
    display: none;
  }
`

/** What is asked: on a desktop beside what is drawn. */
export const Asked = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: start;
  padding: 0 ${layout.gutterPhone} ${space[5]};
  fieldset {
    @media (scripting: none) {
      display: none;
    }
  }
  ${media.tablet} {
    padding: 0 ${layout.gutter} ${space[6]};
  }
  /* So low that question and drawing are in sight together. */
  ${media.narrow} {
    fieldset label {
      min-height: 48px;
    }
  }
`

export const Sheet = styled.div`
  display: grid;
  align-items: end;
  padding: ${space[6]} ${layout.gutterPhone} 0;
  /* The ground runs on to its edges. */
  overflow: hidden;
  background: ${color.stone};
  ${toppedByJoint}
  > svg {
    margin-bottom: ${space[7]};
  }
  ${media.tablet} {
    padding: ${space[8]} ${layout.gutter} 0;
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: start;
  justify-items: start;
  padding: ${space[5]} ${layout.gutterPhone} 0;
  > p {
    max-width: 52ch;
  }
  fieldset {
    @media (scripting: none) {
      display: none;
    }
  }
  ${media.tablet} {
    padding: ${space[6]} ${layout.gutter} 0;
  }
`

/** On a desktop all in one screen: at the left what is asked, and what follows from it, at the right the drawing. */
export const Tool = styled(Plates)`
  ${media.desktop} {
    grid-template: auto auto minmax(0, 1fr) / calc(${layout.margin} + ${layout.productWords}) minmax(0, 1fr);
    > ${Head} {
      grid-column: 1 / -1;
    }
    > ${Asked} {
      grid-area: 2 / 1;
      padding: 0 ${space[7]} 0 ${layout.margin};
    }
    > ${Words} {
      grid-area: 3 / 1;
      padding: ${space[5]} ${space[7]} 0 ${layout.margin};
    }
    /*
     * As high as what is asked, and no higher, so that little of it is bare wall; wide enough for a wide door. Whatever the size that is
     * typed, nothing below it moves. Beside more choices than a screen holds, it stays in sight.
     */
    > ${Sheet} {
      position: sticky;
      top: calc(${layout.headerHeight} + ${space[5]});
      grid-area: 2 / 2 / 4 / 3;
      min-height: clamp(400px, 33vw, 480px);
      max-height: 560px;
      padding: ${space[7]} ${layout.gutter} 0 ${space[7]};
    }
  }
`

export const Verdict = styled.strong`
  font-weight: 600;
  font-variant-numeric: lining-nums tabular-nums;
  &[data-fits='false'] {
    color: ${color.danger};
  }
  &[data-plain] {
    font-weight: 400;
  }
`

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
`

export const Limits = styled.details`
  width: 100%;
  border-block: 1px solid ${color.line};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    font-weight: 600;
    ${plusMark}
    &::after {
      font-size: 24px;
    }
  }
`
