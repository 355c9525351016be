import styled from 'styled-components'
import { media } from '@/theme/media'
import { motion } from '@/theme/tokens'
import type { usePainter } from './use-painter'

type PaintedCanvasProps = Pick<ReturnType<typeof usePainter>, 'canvas' | 'painted'>

/** The canvas of `usePainter`, over the picture that it paints. */
export function PaintedCanvas({ canvas, painted }: PaintedCanvasProps) {
  return <Canvas ref={canvas} width={0} height={0} aria-hidden $isShown={painted !== undefined} />
}

/** Has the picture's own frame, and is cropped as it is: it lies upon it, pixel by pixel. */
const Canvas = styled.canvas<{ $isShown: boolean }>`
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
