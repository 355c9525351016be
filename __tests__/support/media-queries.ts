import { act } from '@testing-library/react'

const lists: { media: string; matches: boolean; tell: Set<() => void> }[] = []
let width = 1280

/** Whether a `min-width`/`max-width` query holds at the present width; any other query does not. */
function holds(media: string) {
  const [, side, pixels] = /\((min|max)-width: (\d+)px\)/.exec(media) ?? []
  if (!side) return false
  return side === 'min' ? width >= Number(pixels) : width <= Number(pixels)
}

/** Gives jsdom `matchMedia`, which it lacks, for a window of `startWidth` pixels. */
export function mockMediaQueries(startWidth: number) {
  width = startWidth
  lists.length = 0
  window.matchMedia = (media) => {
    const entry = { media, matches: holds(media), tell: new Set<() => void>() }
    lists.push(entry)
    return {
      get matches() {
        return holds(media)
      },
      media,
      addEventListener: (_: string, tell: () => void) => entry.tell.add(tell),
      removeEventListener: (_: string, tell: () => void) => entry.tell.delete(tell),
    } as unknown as MediaQueryList
  }
}

/** Resizes the window and tells those who listen. */
export function resizeWindow(to: number) {
  act(() => {
    width = to
    for (const { tell } of lists) for (const call of tell) call()
  })
}
