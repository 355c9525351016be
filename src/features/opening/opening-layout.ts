import styled from 'styled-components'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/** Words and controls at the left, the drawing as high as both at the right; on a phone it stands between them. */
export const Plates = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
    grid-template-rows: auto 1fr;
  }
`

export const Head = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: end;
  padding: ${space[8]} ${layout.gutterPhone} ${space[6]};
  > p {
    max-width: 44ch;
    font-size: ${size.lead};
    line-height: 1.5;
    color: ${color.inkSoft};
  }
  ${media.tablet} {
    padding: ${space[9]} ${layout.gutter} ${space[7]};
  }
  ${media.desktop} {
    padding: ${space[9]} ${space[9]} 0 ${layout.margin};
  }
`

export const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]} ${space[6]};
  margin-top: ${space[3]};
  /* Without script it shows an opening of a usual size: its limits stand below. */
  @media (scripting: none) {
    display: none;
  }
`

export const Sheet = styled.div`
  display: grid;
  align-items: end;
  padding: ${space[6]} ${layout.gutterPhone} 0;
  /* The ground runs on to its edges. */
  overflow: hidden;
  background: ${color.stone};
  > svg {
    margin-bottom: ${space[7]};
  }
  ${media.tablet} {
    padding: ${space[8]} ${layout.gutter} 0;
  }
  ${media.desktop} {
    grid-row: 1 / 3;
    grid-column: 2;
    padding: ${space[9]} ${layout.margin} ${space[7]} ${space[9]};
    align-items: center;
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: start;
  justify-items: start;
  padding: ${space[6]} ${layout.gutterPhone} ${space[8]};
  > p {
    max-width: 52ch;
  }
  fieldset {
    @media (scripting: none) {
      display: none;
    }
  }
  ${media.tablet} {
    padding: ${space[6]} ${layout.gutter} ${space[9]};
  }
  ${media.desktop} {
    padding: ${space[6]} ${space[9]} ${space[9]} ${layout.margin};
  }
`

export const Verdict = styled.p`
  font-weight: 600;
  font-variant-numeric: lining-nums tabular-nums;
  color: ${color.moss};
  &[data-fits='false'] {
    color: ${color.danger};
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
  summary {
    min-height: 44px;
    line-height: 44px;
    font-weight: 600;
    cursor: pointer;
  }
`
