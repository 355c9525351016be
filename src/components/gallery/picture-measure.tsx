import styled from 'styled-components'
import { media } from '@/theme/media'
import { color } from '@/theme/tokens'

interface PictureMeasureProps {
  /** From where to where, and how far from the upper edge, in per cent of the picture’s width. */
  readonly from: number
  readonly to: number
  readonly height: number
  readonly label: string
}

/**
 * A width drawn upon a picture of something slim, four wide and three high, with its words beside it. What it says, the picture's words
 * say, too.
 */
export function PictureMeasure({ from, to, height: y, label }: PictureMeasureProps) {
  return (
    <Sheet viewBox="0 0 100 75" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path d={`M${from - 2} ${y}H${to}m0-1v2M${from} ${y - 1}v2`} />
      <text x={from - 2} y={y + 1}>
        {label}
      </text>
    </Sheet>
  )
}

/** Few rules: pages with a gallery have little room for script. On a phone, which shows it at half the size, its words are as large. */
const Sheet = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  font-size: 2.3px;
  ${media.belowDesktop} {
    font-size: 3.8px;
  }
  stroke: ${color.chalk};
  stroke-width: 0.25px;
  text {
    text-anchor: end;
    paint-order: stroke;
    stroke-width: 1em;
    fill: ${color.brick};
  }
`
