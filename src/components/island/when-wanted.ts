import { onNear } from '@/hooks/use-is-near'
import { onFirstGesture } from '@/lib/first-gesture'
import { WANTED_EVENT } from '@/lib/wake-part'

/** Pause before a failed import is retried, in ms. */
const AGAIN_MS = 3000
const TRIES = 4

/** When a part's code is fetched: as it comes near the screen, the same after the visitor's first gesture, or at the first touch. */
export type Moment = 'near' | 'gesture' | 'touch'

/**
 * Fetches code when an element comes near the screen, is touched or gets the focus. A failure is tried again a few times, and
 * afresh whenever the visitor touches the element.
 *
 * @returns a function that cancels it
 */
export function whenWanted<Code>(
  element: Element,
  moment: Moment,
  fetch: () => Promise<Code>,
  then: (code: Code) => void,
) {
  let state: 'idle' | 'fetching' | 'done' = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined
  const events = ['pointerdown', 'pointerover', 'focusin', WANTED_EVENT]

  function want(tries = TRIES) {
    if (state !== 'idle') return
    state = 'fetching'
    clearTimeout(timer)
    fetch().then(
      (code) => {
        state = 'done'
        stop()
        then(code)
      },
      (error: unknown) => {
        state = 'idle'
        if (tries > 1) timer = setTimeout(() => want(tries - 1), AGAIN_MS)
        else console.warn('A part of the page could not be fetched', error)
      },
    )
  }
  const onEvent = () => want()
  for (const event of events) element.addEventListener(event, onEvent)
  // The island has no box of its own.
  const box = element.firstElementChild ?? element
  let stopWatching = () => undefined as void
  if (moment === 'near') stopWatching = onNear(box, onEvent)
  if (moment === 'gesture')
    stopWatching = onFirstGesture(() => {
      stopWatching = onNear(box, onEvent)
    })
  function stop() {
    clearTimeout(timer)
    stopWatching()
    for (const event of events) element.removeEventListener(event, onEvent)
  }
  if (element.hasAttribute('data-wanted')) want()
  return stop
}
