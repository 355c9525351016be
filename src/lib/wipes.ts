/** The pair of pictures that an element stands in: `Wipe` in src/components/ui/wipe.tsx draws them. */
export function wipeAround(target: EventTarget | null) {
  return target instanceof Element ? target.closest<HTMLElement>('[data-wipe]') : null
}

/**
 * Makes the line of every pair of pictures move with its range, for the whole document: so it also does in HTML whose component has
 * not been fetched.
 */
export function listenForWipes() {
  document.addEventListener('input', ({ target }) => {
    wipeAround(target)?.style.setProperty('--cut', `${(target as HTMLInputElement).value}%`)
  })
}
