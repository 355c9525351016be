import styled, { createGlobalStyle } from 'styled-components'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/** On paper: the door and its sentence, nothing else. */
export const PrintStyle = createGlobalStyle`
  @media print {
    body * { visibility: hidden; }
    [data-print] figure, [data-print] figure * { visibility: visible; }
    [data-print] { position: absolute; inset: 0 auto auto 0; width: 100%; }
  }
`

export const Layout = styled.div`
  display: grid;
  gap: ${space[7]} ${space[8]};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  }
`

/** On small screens the drawing stays in sight while the choices below it are made, and the tools come last. */
export const Side = styled.div`
  ${media.belowDesktop} {
    display: contents;
    > :last-child,
    > :nth-last-child(2) {
      order: 1;
    }
  }
  ${media.desktop} {
    position: sticky;
    top: calc(${layout.headerHeight} + ${space[5]});
  }
`

export const Stages = styled.div<{ $isPair: boolean }>`
  display: grid;
  gap: ${layout.bar};
  ${media.belowDesktop} {
    position: sticky;
    top: 61px;
    z-index: 1;
    padding-bottom: ${space[3]};
    background: ${color.chalk};
  }
  ${({ $isPair }) => $isPair && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}
  figcaption {
    padding-block: ${space[4]};
    font-size: ${size.small};
    line-height: 1.45;
    ${media.narrow} {
      padding-block: ${space[3]};
      font-size: 14px;
    }
  }
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[5]};
`

export const Send = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[5]};
  margin-top: ${space[7]};
  div {
    display: grid;
    justify-items: start;
    gap: ${space[3]};
  }
  p {
    max-width: 60ch;
    font-size: ${size.small};
    color: ${color.inkSoft};
  }
`
