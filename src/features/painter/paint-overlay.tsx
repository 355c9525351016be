import { useEffect } from 'react'
import styled from 'styled-components'
import { usePainter } from './use-painter'
import { PaintedCanvas } from './painted-canvas'

interface PaintOverlayProps {
  /** The product or style. */
  name: string
  /** Public folder of the picture's paint. */
  files: string
  /** Key of the finish to paint. */
  finish: string
  /** Told what is painted; nothing, before it is. */
  onPainted?: (finish: string | undefined) => void
}

/** The finish over a picture that stands ready in another one, in the same frame. */
export default function PaintOverlay({ name, files, finish, onPainted }: PaintOverlayProps) {
  const { canvas, painted } = usePainter(files, finish)
  useEffect(() => {
    onPainted?.(painted)
    return () => onPainted?.(undefined)
  }, [painted, onPainted])
  return (
    <Over data-paint={name} data-finish={painted}>
      <PaintedCanvas canvas={canvas} painted={painted} />
    </Over>
  )
}

const Over = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
`
