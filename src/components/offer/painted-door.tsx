import { lazy, Suspense } from 'react'
import type { OfferColour, OfferStyle } from './items'

/** Fetched with the first colour that somebody chooses. */
const PaintOverlay = lazy(() => import('@/features/painter/paint-overlay'))

interface PaintedDoorProps {
  style: OfferStyle
  colour: OfferColour | undefined
  onPainted?: (finish: string | undefined) => void
}

/** Paints the picture of a style that lies under it in the chosen colour. */
export function PaintedDoor({ style, colour, onPainted }: PaintedDoorProps) {
  const { paint } = style.picture
  if (!paint || !colour) return null
  return (
    <Suspense fallback={null}>
      <PaintOverlay
        key={style.slug}
        name={paint.name}
        files={paint.files}
        finish={colour.slug}
        onPainted={onPainted}
      />
    </Suspense>
  )
}
