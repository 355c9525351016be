import { useEffect } from 'react'
import words from '@data/wording/chosen.json'
import { useSettledAddress } from '@/hooks/use-settled-address'
import { inSentence, layoutIn, setChosen } from '@/lib/chosen'
import { fillIn } from '@/lib/fill-in'
import { inMillimetres } from '@/lib/length'
import { useRange } from '@/lib/range'
import { lengthOf } from './opening-address'

type Layout = Queries.WindowSizeSectionFragment['layouts'][number]

interface Change {
  layout?: string
  width?: number
  height?: number
}

/** A window's layout and size: at first the data's, then the visitor's, kept in the address and told on with a quote. */
export function useWindow(layouts: readonly Layout[], first: string | null) {
  const range = useRange()
  const { settled, given, change } = useSettledAddress({ layout: '', w: '', h: '' })
  const bySlug = (wanted: string | null) => layouts.find(({ slug }) => slug === wanted)
  const initial = bySlug(first) ?? layouts[0]!
  const isSized = Boolean(settled.w || settled.h)
  // Whoever sizes a window means the one that is drawn.
  const chosen = bySlug(settled.layout) ?? (isSized ? initial : undefined)
  const title = chosen?.title
  const layoutSaid = chosen && layoutIn(chosen)
  useEffect(() => {
    if (title) setChosen(range, 'layout', { key: title, words: layoutSaid! })
  }, [range, title, layoutSaid])
  const { width, height } = sizeOf(settled, bySlug(settled.layout) ?? initial)
  const said = fillIn(words.size, { width: inMillimetres(width), height: inMillimetres(height) })
  useEffect(() => {
    // A layout is drawn in a size of its own.
    if (title) setChosen(range, 'size', { key: said, words: said })
  }, [range, title, said])
  const layout = bySlug(given.layout) ?? initial
  /** What is drawn, as a quote is asked for it, in a finish if the page has one. */
  function inWords(finish: string | undefined) {
    const drawn = sizeOf(given, layout)
    const length = { width: inMillimetres(drawn.width), height: inMillimetres(drawn.height) }
    const product = finish ? `${range} ${fillIn(words.finish, { finish })}` : range
    return `${product}, ${inSentence(layout.title)}, ${fillIn(words.size, length)}.`
  }
  return {
    layout,
    inWords,
    size: sizeOf(given, layout),
    change: (to: Change) =>
      change({
        ...(to.layout && { layout: to.layout }),
        ...(to.width && { w: String(to.width) }),
        ...(to.height && { h: String(to.height) }),
      }),
  }
}

function sizeOf({ w, h }: { w: string; h: string }, { drawing }: Layout) {
  return { width: lengthOf(w) ?? drawing.width, height: lengthOf(h) ?? drawing.height }
}
