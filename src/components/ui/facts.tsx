import styled from 'styled-components'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

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
          <strong>
            {value}
            {unit && <small> {unit}</small>}
          </strong>{' '}
          <span>{caption}</span>
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
  ${media.narrow} {
    display: grid;
    gap: 0;
    border-bottom: 1px solid ${color.line};
    li {
      display: grid;
      grid-template-columns: 9em minmax(0, 1fr);
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
`
