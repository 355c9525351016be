import styled, { css } from 'styled-components'
import { media } from '@/theme/media'
import type { PictureData } from './picture'

/** How a product's picture is carried on beside its left edge. */
export interface WingShape {
  /** In per cent of the picture's width. */
  readonly share: number
  readonly level: number | null
}

/** A frame's rules that leave room for the wing, whose edge is never cropped: what is mirrored is the wall, not the product. */
export const besideWing = ({ share, level }: WingShape) => css`
  ${media.desktop} {
    overflow: visible;
    margin-left: ${Math.round((1000 * share) / (100 + share)) / 10}%;
    && > * {
      object-position: 0% ${level ?? 50}%;
    }
  }
`

interface WingProps {
  readonly picture: PictureData
  readonly wing: WingShape
}

/**
 * The wall beside a product, carried on as its mirror image under the plate, so that the plate covers no product. An adornment and no
 * picture of its own: a background, which reading aloud, printing and a phone pass over.
 */
export function Wing({ picture, wing }: WingProps) {
  const { narrow, wide } = filesOf(picture)
  return <Wall aria-hidden $narrow={narrow} $wide={wide} $level={wing.level ?? 50} />
}

/** Up to this window the picture beside it, 77 % as wide, is its file of 1,280 pixels: that file serves for both. */
const NARROW = { window: 1662, file: 1280 }

function filesOf({ alt, src }: PictureData) {
  const srcSet = src.childImageSharp?.gatsbyImageData.images.fallback?.srcSet ?? ''
  const files = srcSet.split(',').map((file) => file.trim().split(' '))
  const wide = files.at(-1)?.[0]
  if (!wide) throw new Error(`"${alt}" has no picture data: query it with a picture fragment`)
  return { wide, narrow: files.find(([, width]) => width === `${NARROW.file}w`)?.[0] ?? wide }
}

const Wall = styled.div<{ $narrow: string; $wide: string; $level: number }>`
  display: none;
  ${media.desktop} {
    display: block;
    position: absolute;
    top: 0;
    /* One pixel under the picture, where a gap would be a hairline. */
    right: calc(100% - 1px);
    width: 100%;
    height: 100%;
    transform: scaleX(-1);
    background: url('${({ $narrow }) => $narrow}') 0% ${({ $level }) => $level}% / cover;
  }
  @media (min-width: ${NARROW.window + 1}px) {
    background-image: url('${({ $wide }) => $wide}');
  }
`
