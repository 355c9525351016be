import styled, { css } from 'styled-components'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

export const Head = styled.header`
  display: grid;
  gap: ${space[6]} ${space[8]};
  margin-bottom: ${space[6]};
  p {
    margin-top: ${space[4]};
    font-size: ${size.lead};
    color: ${color.inkSoft};
  }
  ${media.desktop} {
    grid-template-columns: 1fr auto;
    align-items: end;
    /* On a low screen the first button stands above the chat's card. */
    margin-top: -${space[8]};
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  @media print {
    display: none;
  }
`

/** Says what was just taken off the list. */
export const Gone = styled.p`
  min-height: 44px;
  line-height: 44px;
  /* Nothing is kept, and nothing was: it has nothing to make room for. */
  &:empty:not(:has(+ ul)) {
    min-height: 0;
  }
  button {
    margin-left: ${space[3]};
  }
  @media print {
    display: none;
  }
`

export const Grid = styled.ul`
  display: grid;
  gap: ${space[7]} ${space[6]};
  margin-bottom: ${space[6]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 8mm 6mm;
  }
`

/** Until the list is there, by what src/gatsby/finish-pages/early.ts saw in the browser's store. */
const forWhoKeepsNothing = css`
  [data-keeps] & {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`

/** What to do, and beside it where to begin: the chat's card lies below the words, upon no picture. */
export const Empty = styled.div<{ $isFresh: boolean }>`
  display: grid;
  justify-items: start;
  align-items: start;
  gap: ${space[5]};
  padding-top: ${space[7]};
  border-top: 2px solid ${color.ink};
  h2 {
    font-size: ${size.h3};
  }
  p {
    max-width: 52ch;
    color: ${color.inkSoft};
  }
  > ul {
    margin-top: ${space[5]};
  }
  ${media.narrow} {
    padding-top: ${space[6]};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    grid-template-rows: auto auto 1fr;
    column-gap: ${space[8]};
    > ul {
      grid-area: 1 / 2 / 4;
      margin: 0;
    }
  }
  ${({ $isFresh }) => $isFresh && forWhoKeepsNothing}
`

export const ScriptNote = styled.p`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`
