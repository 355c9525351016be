import styled from 'styled-components'
import { color, size, space } from '@/theme/tokens'

interface PointListProps {
  points: readonly string[]
  isTwoColumns?: boolean
}

/** A list of short facts with bars for bullets and rules between them. */
export function PointList({ points, isTwoColumns = false }: PointListProps) {
  if (points.length === 0) return null
  const areLed = points.every((point) => BEGINNING.exec(point)?.[2])
  return (
    <List $isTwoColumns={isTwoColumns}>
      {points.map((point) => (
        <Point key={point} text={point} isLed={areLed} />
      ))}
    </List>
  )
}

/** What a point begins with: its number in the drawing beside it, and what it is about. */
const BEGINNING = /^(?:(\d)\. )?(?:([^:.]{3,32}): )?/

interface PointProps {
  text: string
  /** All of the list begin with what they are about, which takes the bullet's place. */
  isLed: boolean
}

function Point({ text, isLed }: PointProps) {
  const [, number, subject] = BEGINNING.exec(text) ?? []
  const rest = number ? text.slice(3) : text
  return (
    <li data-numbered={number ? '' : undefined} data-led={isLed && !number ? '' : undefined}>
      {number && <Number>{number}</Number>}
      {isLed ? (
        <>
          <strong>{subject}:</strong>
          {rest.slice(subject!.length + 1)}
        </>
      ) : (
        rest
      )}
    </li>
  )
}

const Number = styled.b`
  position: absolute;
  left: 0;
  width: 26px;
  border-radius: 50%;
  background: ${color.brick};
  color: ${color.onDark};
  font-size: ${size.small};
  font-variant-numeric: lining-nums;
  line-height: 26px;
  text-align: center;
`

const List = styled.ul<{ $isTwoColumns: boolean }>`
  ${({ $isTwoColumns }) => $isTwoColumns && `columns: 2 320px; column-gap: ${space[8]};`}
  li {
    position: relative;
    break-inside: avoid;
    text-wrap: pretty;
    padding: ${space[4]} 0 ${space[4]} 26px;
    border-top: 1px solid ${color.line};
  }
  li[data-numbered] {
    padding-left: 40px;
  }
  li[data-led] {
    padding-left: 0;
  }
  li:not([data-numbered], [data-led])::before {
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
