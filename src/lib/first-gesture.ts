const GESTURES = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin']

/** Before this script came (early.ts noted it); a page in a frame comes only when the visitor has turned to the one around it. */
let hasHappened =
  typeof window !== 'undefined' && (window.parent !== window || 'touched' in document.documentElement.dataset)

function note() {
  hasHappened = true
  for (const gesture of GESTURES) window.removeEventListener(gesture, note)
}

if (typeof window !== 'undefined') {
  for (const gesture of GESTURES) window.addEventListener(gesture, note, { passive: true })
}

/** Calls back once the visitor has done something on the page, at once if that has been; returns what calls it off. */
export function onFirstGesture(callback: () => void) {
  if (hasHappened) {
    callback()
    return () => undefined
  }
  const tell = () => {
    stop()
    callback()
  }
  const stop = () => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, tell)
  }
  for (const gesture of GESTURES) window.addEventListener(gesture, tell, { passive: true })
  return stop
}
