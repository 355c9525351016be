import styled, { css } from 'styled-components'
import { media } from '@/theme/media'
import { Picture } from './picture'

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

/** The wall beside a product, carried on as its mirror image under the plate, so that the plate covers no product. */
export const Wing = styled(Picture)`
  display: none;
  ${media.desktop} {
    display: block;
    position: absolute;
    top: 0;
    /* One pixel under the picture, where a gap would be a hairline. */
    right: calc(100% - 1px);
    height: 100%;
    transform: scaleX(-1);
  }
`
