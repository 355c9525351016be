import styled, { css } from 'styled-components'
import { media } from '@/theme/media'
import { color, font, layout, size, space } from '@/theme/tokens'

interface Look {
  $isBrief: boolean
  /** On another product's page, three. */
  $isInThrees: boolean
  /** The first one is large. */
  $leads: boolean
}

/** On a phone many products say their name and figure only, so that all are seen at once. */
const inBrief = css`
  ${media.narrow} {
    row-gap: ${space[4]};
    p {
      display: none;
    }
  }
`

/** Of an odd number the first one leads, as wide as the page, and as high as shows the product whole. */
const firstLeads = css`
  ${media.belowDesktop} {
    > :first-child:nth-last-child(2n + 1) img {
      height: 58vw;
    }
  }
`

/** On a phone the first one has a row alone: three beside each other would have no room for their names. */
const oneWide = css`
  ${media.narrow} {
    && {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      row-gap: ${space[5]};
      img {
        height: 36vw;
      }
    }
    && > :first-child:not(:nth-last-child(2)) {
      grid-column: 1 / -1;
      img {
        height: 52vw;
      }
      p {
        display: block;
      }
    }
  }
`

/** Three ways on in one row. */
const inThrees = css`
  ${media.tabletOnly} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    && > :first-child {
      grid-column: auto;
    }
    img {
      height: 31vw;
    }
  }
  ${oneWide}
`

/** The next thing to look at leads: it is wider than another beside it, and as high as two. */
const oneLarge = css`
  ${media.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
    row-gap: ${space[6]};
    && > li:nth-child(n):nth-child(n) {
      grid-column: auto;
    }
    && > :first-child:not(:nth-last-child(2)) {
      grid-row: span 4;
      grid-template-rows: minmax(0, 1fr) auto;
      a {
        grid-template-rows: subgrid;
      }
      img {
        height: 100%;
      }
    }
    && > :first-child:not(:nth-last-child(2)) ~ li img {
      height: clamp(200px, 17vw, 250px);
    }
  }
  ${oneWide}
`

/* The first one is twice as wide where the last row would otherwise have an empty place; plates of a row are of one height. */
export const Grid = styled.ul<Look>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]} ${layout.bar};
  li {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
  a {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    text-decoration: none;
  }
  ${media.belowDesktop} {
    > :first-child:nth-last-child(2n + 1) {
      grid-column: span 2;
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${space[7]} ${layout.bar};
    > li {
      grid-column: span 2;
    }
    > :first-child:nth-last-child(3n + 2) {
      grid-column: span 4;
    }
    /* Of eight one is wide, in the second row: no row is like the one above it. */
    > :first-child:nth-last-child(8) {
      grid-column: span 2;
    }
    > :first-child:nth-last-child(8) ~ :nth-child(5) {
      grid-column: span 4;
    }
    /* Of six, four are wide: no row is like the one above it. */
    > :first-child:nth-last-child(6),
    > :first-child:nth-last-child(6) ~ :nth-child(2) {
      grid-column: span 3;
    }
    > :first-child:nth-last-child(6) ~ :is(:nth-child(4), :nth-child(5)) {
      grid-column: span 4;
    }
    /* Two alone share the row. */
    > :first-child:nth-last-child(2),
    > :first-child:nth-last-child(2) ~ li {
      grid-column: span 3;
    }
  }
  ${({ $isBrief }) => $isBrief && inBrief}
  ${({ $isInThrees }) => ($isInThrees ? inThrees : firstLeads)}
  ${({ $leads }) => $leads && oneLarge}
`

/** Each product a row: its picture, its name and figure, what there is to say, as in a list to compare. */
export const List = styled.ul<Look>`
  li {
    border-top: 1px solid ${color.line};
    &:last-child {
      border-bottom: 1px solid ${color.line};
    }
  }
  a {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    gap: 0 ${space[5]};
    align-items: center;
    padding-block: ${space[4]};
    text-decoration: none;
  }
  && img {
    height: 78px;
  }
  ${media.tablet} {
    a {
      grid-template-columns: 220px minmax(0, 1fr);
      gap: 0 ${space[7]};
    }
    && img {
      height: 148px;
    }
  }
  /* Name, figure and words side by side. */
  ${media.desktop} {
    && a > div {
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) minmax(0, 4fr);
      gap: 0 ${space[6]};
      align-items: baseline;
      padding: 0;
      > * {
        margin: 0;
      }
      > p {
        grid-column: 3;
      }
    }
  }
`

/** A product, large, and its ranges beside it; below a desktop's width under it, in a row. */
export const Family = styled.div`
  display: grid;
  gap: ${space[5]} ${space[7]};
  margin-bottom: ${space[7]};
  a {
    text-decoration: none;
  }
  > a > img {
    height: 58vw;
  }
  > div > strong {
    display: block;
    padding-block: ${space[4]};
    border-top: 1px solid ${color.line};
    font-size: ${size.small};
    font-weight: 650;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${layout.bar};
  }
  h4 {
    font: 400 20px/1.15 ${font.heading};
  }
  ${media.belowDesktop} {
    li img {
      height: 42vw;
    }
  }
  ${media.narrow} {
    margin-bottom: ${space[6]};
    > div > strong {
      padding-block: ${space[3]};
    }
    h4 {
      font-size: clamp(15px, 4.4vw, 18px);
    }
    li p {
      display: none;
    }
  }
  ${media.desktop} {
    grid-template: auto auto / minmax(0, 8fr) minmax(0, 5fr);
    row-gap: 0;
    margin-bottom: ${space[8]};
    /* The pictures at both sides end together, and its words stand below. */
    > a {
      display: grid;
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
    > a > img {
      height: 0;
      min-height: max(380px, 100%);
    }
    > div {
      display: flex;
      flex-direction: column;
    }
    > div > strong {
      padding-top: 0;
      border: 0;
    }
    ul {
      flex: 1;
      grid-template-columns: none;
      gap: 0;
    }
    li {
      display: grid;
      padding-block: ${space[5]};
      border-top: 1px solid ${color.line};
    }
    li:last-child {
      padding-bottom: 0;
    }
    li a {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space[6]};
      align-items: start;
    }
    li img {
      height: 100%;
      min-height: 220px;
    }
    li a > div {
      padding: 0;
    }
  }
`
