import styled from 'styled-components'
import { media } from '@/theme/media'
import { motion } from '@/theme/tokens'

/** Has the picture's own frame, and is cropped as it is: it lies upon it, pixel by pixel. */
export const PaintedCanvas = styled.canvas<{ $isShown: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  pointer-events: none;
  opacity: ${({ $isShown }) => Number($isShown)};
  transition: opacity ${motion.calm};
  ${media.calm} {
    transition: none;
  }
`
