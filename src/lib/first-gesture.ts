const GESTURES = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin']

/** Before this script loaded: early.ts noted it. */
let hasHappened = typeof window !== 'undefined' && 'touched' in document.documentElement.dataset

function note() {
  hasHappened = true
  for (const gesture of GESTURES) window.removeEventListener(gesture, note)
}

if (typeof window !== 'undefined') {
  for (const gesture of GESTURES) window.addEventListener(gesture, note, { passive: true })
}

/** Calls back on the visitor's first gesture on the page, or at once if there has been one; returns a function that cancels it. */
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
