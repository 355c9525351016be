import { QUIET_MS } from '../../lib/quiet'
import { touchableWindows } from '../../lib/touchable-windows'

const RETRIES = 3
const RETRY_MS = 2000
/** How long a page that is never idle may keep its scripts waiting, in ms. */
const PATIENCE_MS = 1500

/** What visitors do to a page. Some of its parts wait for it: src/lib/first-gesture.ts. */
const GESTURES = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'input',
]
/** What is kept of a visitor and needs no script: the HTML and the style sheet, or the browser, do it justice. */
const HARMLESS = [/^chatPanel=closed$/, /^analyticsConsent=denied$/, /^@@scroll/]

const page = document.documentElement
let isStarted = false

/**
 * Has the page's scripts started in good time. A plain first visit is complete as HTML: they are fetched when the browser is idle, but
 * run at the first sign of life, or after a quiet while. Where they must restore or report something, they run as soon as it is idle.
 *
 * @param giveUp told when one of them cannot be fetched
 * @returns what starts them before that, once the page has been painted
 */
export function awaitLife(giveUp: () => void) {
  const startSoon = () => void requestAnimationFrame(() => setTimeout(start, 0, giveUp))
  let isPressed = false
  const note = ({ type }: Event) => {
    page.dataset.touched = ''
    if (type === 'pointerdown') isPressed = true
    if (/up$|cancel$/.test(type)) isPressed = false
    // Scripts that began while a finger is down would keep its press waiting, which is answered first.
    if (!isPressed) startSoon()
  }
  for (const one of touchableWindows) {
    for (const gesture of GESTURES)
      // Captured, no part of the page can keep it back; but what scrolls in a part is not the page.
      one.addEventListener(gesture, note, { capture: gesture !== 'scroll', once: true, passive: true })
  }
  addEventListener('hashchange', startSoon)
  addEventListener('load', () => {
    const { innerWidth: width } = window
    // A phone also tells of heights, as its address bar comes and goes.
    addEventListener('resize', () => innerWidth !== width && startSoon())
    whenIdle(isNeeded() ? () => start(giveUp) : fetchAhead)
    setTimeout(start, QUIET_MS, giveUp)
  })
  return startSoon
}

function whenIdle(callback: () => void) {
  // Safari has no idle callback: a moment after the page has loaded will do.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: PATIENCE_MS })
  else setTimeout(callback, 200)
}

/** Whether there is something to restore, to report or to show that the HTML cannot. */
function isNeeded() {
  const { search, hash } = window.location
  return (
    search !== '' ||
    hash !== '' ||
    typeof window.gtag === 'function' ||
    // Written by a part that is nothing without its script: src/components/ui/at-once.tsx.
    document.querySelector('[data-at-once]') !== null ||
    touchableWindows.some(({ document: { documentElement } }) => 'touched' in documentElement.dataset) ||
    isKnown()
  )
}

/** Whether the browser keeps something of this visitor. */
function isKnown() {
  try {
    return [localStorage, sessionStorage].some((store) =>
      Object.entries(store).some(
        ([key, value]) => !HARMLESS.some((harmless) => harmless.test(`${key}=${String(value)}`)),
      ),
    )
  } catch {
    // Storage is blocked: nothing is kept.
    return false
  }
}

function addresses() {
  return [...document.querySelectorAll<HTMLElement>('script[data-later]')].map(
    ({ dataset }) => dataset.later!,
  )
}

/** Fetches the scripts without running them. */
function fetchAhead() {
  if (isStarted) return
  for (const src of addresses()) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as: 'script', fetchPriority: 'low', href: src })
    document.head.append(link)
  }
}

/** Loads the scripts, in their order. */
function start(giveUp: () => void) {
  if (isStarted) return
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => start(giveUp))
    return
  }
  isStarted = true
  for (const src of addresses()) fetchScript(src, giveUp)
}

function fetchScript(src: string, giveUp: () => void, tries = RETRIES) {
  const script = document.createElement('script')
  script.src = src
  // In their order, although they were not in the HTML.
  script.async = false
  script.onerror = () => {
    script.remove()
    if (tries > 0) setTimeout(() => fetchScript(src, giveUp, tries - 1), RETRY_MS)
    else giveUp()
  }
  document.head.append(script)
}
