const GESTURES = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin']

/** The page, and the one around it where it stands in a frame: who has touched either is here to stay. */
const windows = typeof window === 'undefined' ? [] : [...new Set([window, window.parent])].filter(isReachable)

/** Marked by note, and before this script loaded by early.ts. */
let hasHappened = windows.some(({ document }) => 'touched' in document.documentElement.dataset)

/** A page of another origin is closed to its frames. */
function isReachable(one: Window) {
  try {
    return Boolean(one.document)
  } catch {
    return false
  }
}

function listen(listener: () => void) {
  for (const one of windows)
    for (const gesture of GESTURES) one.addEventListener(gesture, listener, { passive: true })
  return () => {
    for (const one of windows) for (const gesture of GESTURES) one.removeEventListener(gesture, listener)
  }
}

const stopNoting = listen(note)

function note() {
  hasHappened = true
  document.documentElement.dataset.touched = ''
  stopNoting()
}

/** Calls back on the visitor's first gesture on the page, or at once if there has been one; returns a function that cancels it. */
export function onFirstGesture(callback: () => void) {
  if (hasHappened) {
    callback()
    return () => undefined
  }
  const stop = listen(() => {
    stop()
    callback()
  })
  return stop
}
