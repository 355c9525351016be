import styled from 'styled-components'
import { media } from '@/theme/media'
import { color, font, layout, size, space } from '@/theme/tokens'

/** On a phone the picture stands beside the words. */
export const Card = styled.li`
  display: flex;
  flex-direction: column;
  border-top: 2px solid ${color.ink};
  break-inside: avoid;
  ${media.narrow} {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
    gap: 0 ${space[5]};
  }
`

/** Pictures of every shape on plates of one size; a tall door stands whole on its own. */
export const Plate = styled.div<{ $isWhole: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: ${color.stone};
  > img,
  > svg {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: ${({ $isWhole }) => ($isWhole ? 'contain' : 'cover')};
    background: none;
  }
  ${media.narrow} {
    align-self: start;
    aspect-ratio: 1;
    margin-top: ${space[4]};
  }
`

export const Words = styled.div`
  flex: 1;
  padding-block: ${space[4]};
  font-size: ${size.small};
  line-height: 1.45;
  p:first-child {
    color: ${color.inkSoft};
  }
  h2 {
    margin-block: 2px ${space[3]};
    font: 600 ${size.lead} / 1.25 ${font.body};
    letter-spacing: 0;
    text-wrap: balance;
  }
  h2 a {
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`

export const Finish = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  font-weight: 600;
  svg {
    flex: none;
    width: 28px;
    height: 28px;
    border: 1px solid ${color.line};
    border-radius: ${layout.radius};
  }
`

export const Facts = styled.ul`
  margin-top: ${space[4]};
  font-variant-numeric: lining-nums tabular-nums;
  li {
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
  }
`

export const Note = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  grid-column: 1 / -1;
  padding-bottom: ${space[4]};
  label {
    font-size: ${size.small};
    font-weight: 600;
  }
  textarea,
  p {
    grid-column: 1 / -1;
  }
  p {
    display: none;
  }
  @media print {
    &:has(p:empty) {
      display: none;
    }
    textarea,
    button {
      display: none;
    }
    p {
      display: block;
      white-space: pre-line;
    }
  }
`
