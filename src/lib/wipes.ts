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
  // A tap beside an open menu closes that, and moves no line. It is told of at once, of its end a moment later.
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (target instanceof Element && target.hasAttribute('popover'))
        document.documentElement.toggleAttribute('data-menu-open', newState === 'open')
    },
    true,
  )
}
