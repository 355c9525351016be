import styled from 'styled-components'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
import { FigureValue } from './figure-value'
import { Together } from './unbroken'

interface FactsProps {
  facts: readonly { readonly value: string; readonly unit: string | null; readonly caption: string }[]
}

/** Figures that go with a drawing, side by side; on a phone a list. */
export function Facts({ facts }: FactsProps) {
  if (facts.length === 0) return null
  return (
    <List>
      {facts.map(({ value, unit, caption }) => (
        <li key={caption}>
          <FigureValue value={value} unit={unit} />{' '}
          <span>
            <Together text={caption} />
          </span>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[6]} clamp(${space[5]}, 5vw, ${space[8]});
  strong {
    display: block;
    font-size: ${size.figure};
    font-weight: 650;
    line-height: 1.1;
    letter-spacing: -0.02em;
    font-variant-numeric: lining-nums tabular-nums;
    white-space: nowrap;
  }
  /* In one row. */
  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(3, auto);
    justify-content: start;
    gap: ${space[5]} ${space[6]};
    strong {
      font-size: clamp(26px, 2.3vw, 36px);
    }
  }
  ${media.narrow} {
    display: grid;
    grid-template-columns: minmax(8em, max-content) minmax(0, 1fr);
    gap: 0 ${space[5]};
    border-bottom: 1px solid ${color.line};
    li {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      align-items: center;
      padding-block: ${space[3]};
      border-top: 1px solid ${color.line};
    }
    strong {
      font-size: 25px;
    }
    && span {
      max-width: none;
    }
    /* One alone is no table. */
    &:has(> li:only-child),
    li:only-child {
      display: block;
    }
    li:only-child strong {
      margin-bottom: ${space[1]};
    }
  }
  small {
    font-size: 0.55em;
    letter-spacing: 0;
  }
  span {
    display: block;
    max-width: 11em;
    font-size: ${size.small};
    line-height: 1.4;
    color: ${color.inkSoft};
  }
  li:only-child span {
    max-width: 24em;
  }
`
