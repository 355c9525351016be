import { lazy, Suspense } from 'react'
import type { PictureData } from '@/components/ui/picture'

/** Fetched with the first finish that somebody chooses. */
const PaintOverlay = lazy(() => import('./paint-overlay'))

/** A picture that can be painted, if the studio has made its paint. */
export interface PaintablePicture extends PictureData {
  readonly paint: { readonly name: string; readonly files: string } | null
}

interface PaintedStyleProps {
  /** Its picture, which stands under this one. */
  picture: PaintablePicture
  /** Key of the chosen finish; none: the picture as it is. */
  finish: string | undefined
  /** Told what is painted; nothing, before it is. */
  onPainted?: (finish: string | undefined) => void
}

/** Paints the picture of a style that lies under it in the chosen finish. */
export function PaintedStyle({ picture: { paint }, finish, onPainted }: PaintedStyleProps) {
  if (!paint || !finish) return null
  return (
    <Suspense fallback={null}>
      <PaintOverlay
        key={paint.files}
        name={paint.name}
        files={paint.files}
        finish={finish}
        onPainted={onPainted}
      />
    </Suspense>
  )
}
