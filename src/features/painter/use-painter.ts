import { useEffect, useRef, useState } from 'react'
import { loadPatiently } from '@/lib/load-patiently'
import type { Finishes, Painter } from './painter'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/**
 * Paints a canvas (PaintedCanvas) once a finish is chosen.
 *
 * @param files public folder of the picture's paint
 * @param finish the one to paint, or one for each layer; none: the ready-made picture
 * @returns the canvas, the finish that is painted on it, and a function that fetches the painter before it is needed
 */
export function usePainter<Finish extends Finishes>(files: string, finish: Finish | undefined) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [painted, setPainted] = useState<Finish>()
  const painter = useRef<Promise<Painter>>()
  const key = finish && JSON.stringify(finish)

  function prepare() {
    painter.current ??= loadPatiently(() => import('./painter')).then(({ createPainter }) =>
      createPainter(canvas.current!, files),
    )
    // Asked again, it is fetched again.
    painter.current.catch(() => (painter.current = undefined))
    return painter.current
  }

  // A browser has few canvases that draw by shaders, and a page may show many pictures one after another.
  useEffect(
    () => () =>
      void painter.current?.then(
        ({ drop }) => drop(),
        () => undefined,
      ),
    [],
  )

  useEffect(() => {
    if (!finish) return undefined
    let isOver = false
    prepare().then(
      ({ paint }) => {
        if (!isOver && paint(finish, !window.matchMedia(REDUCED_MOTION).matches)) setPainted(finish)
      },
      (error: unknown) => {
        if (!isOver) console.warn('The finish cannot be painted', error)
      },
    )
    return () => {
      isOver = true
    }
    // `prepare` is made anew with every rendering, several finishes may be; the files belong to the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, files])

  return {
    canvas,
    painted: finish && painted,
    prepare: () => void prepare().catch(() => undefined),
  }
}
