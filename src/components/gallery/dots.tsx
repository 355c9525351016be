import styled from 'styled-components'
import { media } from '@/theme/media'
import { color, space } from '@/theme/tokens'

const MOST_DOTS = 5

interface DotsProps {
  items: readonly { readonly key: string; readonly name: string }[]
  /** Index of the slide at the front. */
  current: number
  goTo: (index: number) => void
}

/** On small screens alone: a dot for each of the first five slides, and how many there are beyond them. */
export function Dots({ items, current, goTo }: DotsProps) {
  return (
    <Row>
      {items.slice(0, MOST_DOTS).map(({ key, name }, index) => (
        <button
          key={key}
          type="button"
          aria-label={`Show ${name}`}
          aria-current={index === current || undefined}
          onClick={() => goTo(index)}
        />
      ))}
      {items.length > MOST_DOTS && (
        <More data-front={current >= MOST_DOTS || undefined}>+{items.length - MOST_DOTS}</More>
      )}
    </Row>
  )
}

const Row = styled.div`
  display: none;
  justify-content: center;
  align-items: center;
  ${media.narrow} {
    display: flex;
  }
  button {
    position: relative;
    width: 24px;
    height: 44px;
    border: 0;
    background: none;
    cursor: pointer;
  }
  button::before {
    content: '';
    position: absolute;
    inset: 18px 8px;
    border-radius: 50%;
    background: ${color.metal};
  }
  button[aria-current]::before {
    background: ${color.ink};
  }
`

/** Stands for the slides beyond the dots: one of these may be at the front. */
const More = styled.span`
  padding-left: ${space[2]};
  &[data-front] {
    font-weight: 650;
    color: ${color.ink};
  }
`
