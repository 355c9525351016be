import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchOrder, nearest } from './positions'

interface Strip {
  readonly files: string
  readonly frames: number
}

/** Frames that are fetched at the same time. */
const AT_ONCE = 4

/**
 * A product's movement on a canvas. The frames are fetched and decoded once `begin` is called; until the wanted one is there, the
 * nearest is shown.
 *
 * @param first - the frame that the page's own picture shows
 * @returns what begins it, the canvas, and the frame that it shows: none of its own for the first of the strip and for `first`
 */
export function useStrip({ files, frames }: Strip, wanted: number, first: number) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [images, setImages] = useState<ReadonlyMap<number, HTMLImageElement>>(new Map())
  const [isBegun, setIsBegun] = useState(false)
  const begin = useCallback(() => setIsBegun(true), [])

  useEffect(() => {
    if (!isBegun) return undefined
    let isGone = false
    const waiting = fetchOrder(frames - 1)
    async function fetchNext(): Promise<void> {
      const frame = waiting.shift()
      if (frame === undefined || isGone) return
      const image = new Image()
      image.src = `${files}/${String(frame).padStart(2, '0')}.webp`
      try {
        await image.decode()
        if (!isGone) setImages((known) => new Map([...known, [frame, image]]))
      } catch {
        // A frame that does not come leaves its neighbours.
      }
      await fetchNext()
    }
    for (let nth = 0; nth < AT_ONCE; nth += 1) void fetchNext()
    return () => {
      isGone = true
    }
  }, [isBegun, files, frames])

  const shown = wanted === 0 ? 0 : nearest(wanted, (frame) => frame === first || images.has(frame), first)
  useEffect(() => {
    const image = images.get(shown)
    const pen = canvas.current?.getContext('2d')
    if (!image || !pen) return
    if (pen.canvas.width !== image.naturalWidth) {
      pen.canvas.width = image.naturalWidth
      pen.canvas.height = image.naturalHeight
    }
    pen.drawImage(image, 0, 0)
  }, [shown, images])

  return { begin, canvas, shown }
}
