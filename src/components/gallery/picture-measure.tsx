import styled from 'styled-components'
import type { PictureData } from '@/components/ui/picture'
import { media } from '@/theme/media'
import { color, font } from '@/theme/tokens'

interface PictureMeasureProps {
  /** The picture under it, cropped round its middle. */
  picture: PictureData
  /** From where to where, and how far from the upper edge, in per cent of the picture. */
  measure: { readonly from: number; readonly to: number; readonly height: number; readonly label: string }
}

const WIDE = 1000

/** A width drawn upon a picture of something slim, with its words beside it. What it says, the picture's words say, too. */
export function PictureMeasure({ picture: { src }, measure }: PictureMeasureProps) {
  // Of the picture's size only the proportion is known.
  const { width, height } = src.childImageSharp!.gatsbyImageData
  const high = (WIDE * height) / width
  const across = ((measure.to - measure.from) / 100) * WIDE
  const place = `translate(${(measure.from / 100) * WIDE} ${(measure.height / 100) * high})`
  return (
    <Sheet viewBox={`0 0 ${WIDE} ${high}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform={place}>
        <line x1="-0.5em" x2={across} />
        <line y1="-0.45em" y2="0.45em" />
        <line x1={across} x2={across} y1="-0.45em" y2="0.45em" />
        <rect x="-3.9em" y="-0.8em" width="3.4em" height="1.6em" />
        <text x="-2.2em" textAnchor="middle" dominantBaseline="central">
          {measure.label}
        </text>
      </g>
    </Sheet>
  )
}

/** Its words are as large on a phone and a tablet, which show the picture at less than half the size. */
const Sheet = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
  font: 600 23px ${font.body};
  font-variant-numeric: lining-nums tabular-nums;
  ${media.belowDesktop} {
    font-size: 38px;
  }
  line {
    stroke: ${color.chalk};
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
  rect {
    fill: ${color.chalk};
  }
  text {
    fill: ${color.brick};
  }
`
