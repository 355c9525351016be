import styled from 'styled-components'
import { color, space } from '@/theme/tokens'

interface PointListProps {
  points: readonly string[]
  isTwoColumns?: boolean
}

/** A list of short facts with bars for bullets and rules between them. */
export function PointList({ points, isTwoColumns = false }: PointListProps) {
  if (points.length === 0) return null
  return (
    <List $isTwoColumns={isTwoColumns}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </List>
  )
}

const List = styled.ul<{ $isTwoColumns: boolean }>`
  ${({ $isTwoColumns }) => $isTwoColumns && `columns: 2 320px; column-gap: ${space[8]};`}
  li {
    position: relative;
    break-inside: avoid;
    padding: ${space[4]} 0 ${space[4]} 26px;
    border-top: 1px solid ${color.line};
  }
  li::before {
    content: '';
    position: absolute;
    left: 0;
    top: calc(${space[4]} + 0.78em);
    width: 14px;
    height: 2px;
    background: ${color.brick};
  }
  [data-dark] & li {
    border-color: rgb(255 255 255 / 22%);
    &::before {
      background: ${color.brassLight};
    }
  }
`
