import { useEffect, useRef, useState } from 'react'
import { loadPatiently } from '@/lib/load-patiently'
import type { Painter } from './painter'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/**
 * Paints a canvas (PaintedCanvas) once a finish is chosen.
 *
 * @param files public folder of the picture's paint
 * @param finish the one to paint; none: the ready-made picture
 * @returns the canvas, the finish that is painted on it, and a function that fetches the painter before it is needed
 */
export function usePainter(files: string, finish: string | undefined) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [painted, setPainted] = useState<string>()
  const painter = useRef<Promise<Painter>>()

  function prepare() {
    painter.current ??= loadPatiently(() => import('./painter')).then(({ createPainter }) =>
      createPainter(canvas.current!, files),
    )
    // Asked again, it is fetched again.
    painter.current.catch(() => (painter.current = undefined))
    return painter.current
  }

  useEffect(() => {
    if (!finish) return undefined
    let isOver = false
    prepare().then(
      ({ paint }) => {
        if (!isOver && paint(finish, !window.matchMedia(REDUCED_MOTION).matches)) setPainted(finish)
      },
      (error: unknown) => console.warn('The finish cannot be painted', error),
    )
    return () => {
      isOver = true
    }
    // `prepare` is made anew with every rendering; the files belong to the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [finish, files])

  return { canvas, painted: finish && painted, prepare: () => void prepare().catch(() => undefined) }
}
