import { touchableWindows } from './touchable-windows'

const GESTURES = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin']

/** Marked by note, and before this script loaded by src/gatsby/finish-pages/first-life.ts. */
let hasHappened = touchableWindows.some(({ document }) => 'touched' in document.documentElement.dataset)

function listen(listener: () => void) {
  for (const one of touchableWindows)
    for (const gesture of GESTURES) one.addEventListener(gesture, listener, { passive: true })
  return () => {
    for (const one of touchableWindows)
      for (const gesture of GESTURES) one.removeEventListener(gesture, listener)
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
