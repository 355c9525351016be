import { useEffect } from 'react'
import words from '@data/wording/chosen.json'
import { useChosen } from '@/hooks/use-chosen'
import { useSettledAddress } from '@/hooks/use-settled-address'
import { layoutInWords, setChosen } from '@/lib/chosen'
import { fillIn } from '@/lib/fill-in'
import { inMillimetres } from '@/lib/length'
import { useDrawn, useRange } from '@/lib/range'
import { countsOf, type DoorRange } from './fit'
import { readOpening, slugOf, type Start } from './opening-address'
import { panelsInWords } from './sayings'

interface Change {
  width?: number
  height?: number
  /** Path of the range's page. */
  opens?: string
  panels?: number
}

/** The opening, the range of doors in it and its number of panels: at first the data's, then the visitor's, and in the address. */
export function useOpening(start: Start) {
  const page = useRange()
  const { settled, given, change, isSettled } = useSettledAddress({ w: '', h: '', opens: '', panels: '' })
  const { size, range, count } = readOpening(new URLSearchParams(settled), start)
  const isChosen = Object.values(settled).some(Boolean)
  const isOwn = range.to === start.chosen
  // The page's own doors are named already, and French doors have two leaves.
  const said = fillIn(isOwn && countsOf(range).length < 2 ? words.size : words.doorSize, {
    panels: isOwn ? panelsInWords(range, count) : range.product,
    width: inMillimetres(size.width),
    height: inMillimetres(size.height),
  })
  useEffect(() => {
    if (page && isChosen) setChosen(page, 'size', { key: said, words: said })
  }, [page, isChosen, said])
  useFoldedLayout(isChosen && isOwn ? range : undefined, count)
  return {
    ...readOpening(new URLSearchParams(given), start),
    change: ({ width, height, opens, panels }: Change) =>
      change({
        ...(width && { w: String(width) }),
        ...(height && { h: String(height) }),
        // Another range begins with the fewest panels.
        ...(opens && { opens: slugOf(opens), panels: '' }),
        ...(panels && { panels: String(panels) }),
      }),
    isSettled,
  }
}

/** Keeps the layout that is chosen of folding doors to the number of their panels: one that has an everyday door stands for another number. */
function useFoldedLayout(range: DoorRange | undefined, count: number) {
  const page = useRange()
  const standing = useDrawn().layout ?? ''
  const chosen = useChosen('layout') || standing
  const [left = 0, right = 0] = (/\d+ \+ \d+/.exec(chosen)?.[0] ?? '').split(' + ').map(Number)
  const isOther = left + right > 0 && left + right !== count
  const has = isOther && range?.layouts.some((one) => one.left === count - 1 && one.right === 1)
  useEffect(() => {
    const title = `${count - 1} + 1`
    if (page && has) setChosen(page, 'layout', { key: title, words: layoutInWords(title) })
  }, [page, has, count])
}
