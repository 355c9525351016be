/** The pair of pictures that an element stands in: `Wipe` in src/components/ui/wipe.tsx draws them. */
export function wipeAround(target: EventTarget | null) {
  return target instanceof Element ? target.closest<HTMLElement>('[data-wipe]') : null
}

/**
 * Makes the line of every pair of pictures move with its range, for the whole document: so it also does in HTML whose component has
 * not been fetched. The picture underneath is fetched when somebody comes near.
 */
export function listenForWipes() {
  const show = ({ target }: Event) => {
    const pair = wipeAround(target)
    if (pair) pair.dataset.wipe = 'shown'
  }
  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, show, { passive: true })
  document.addEventListener('input', (event) => {
    show(event)
    wipeAround(event.target)?.style.setProperty('--cut', `${(event.target as HTMLInputElement).value}%`)
  })
}
