/**
 * Runs before anything else on a page, as its one inline script of ours: lets the site's scripts come after the page has been
 * painted (first-life.ts), keeps what is pressed before they are there, and does what must not wait for them. Bundled and put into
 * the pages by `finish-pages`.
 */

import { hours } from '@data/company.json'
import words from '@data/wording/office.json'
import { hasVisitorTalked } from '../../features/chat/has-visitor-talked'
import { markBelowFirstScreen } from '../../lib/below-first-screen'
import { markFirstScreenFoot } from '../../lib/first-screen-foot'
import { ROUTE_EVENT } from '../../lib/route-event'
import { SHORTLIST_KEY } from '../../lib/shortlist-key'
import { showChecked } from '../../lib/show-checked'
import { tellHours } from '../../lib/tell-hours'
import { watchEmbeds } from '../../lib/watch-embeds'
import { listenForWipes, wipeAround } from '../../lib/wipes'
import { awaitLife } from './first-life'

const page = document.documentElement
/** What was done to an element: a click, a key, or words put into it, which its code, knowing nothing of them, may overwrite. */
interface Act {
  element: HTMLElement
  key?: KeyboardEventInit
  words?: string
}

/** What was done before its code had loaded, in order, to be replayed once it has. */
let kept: Act[] = []
let isReplaying = false

/** A button of a gallery, or a tab: what else has the focus leaves these keys to the browser. */
const TAKES_KEYS = '[role="group"] button, [role="tab"]'
/** A part of the page that takes them when nothing has the focus: a brochure. */
const TAKES_ALL_KEYS = '[data-takes-keys]'
/** What Control+K or Command+K opens. */
const TAKES_SHORTCUT = '[aria-keyshortcuts]'

const startSoon = awaitLife(() => kept.forEach(({ element }) => release(element)))

/** Whether the code behind an element is there: of the page as a whole, and of the part that it stands in. */
function isLive(element: Element) {
  return 'live' in page.dataset && !element.closest('[data-island="waiting"]')
}

/** Whether the code behind an element is there and has caught up: what comes now must not overtake what is still kept. */
function isHeard(element: Element) {
  return isReplaying || (isLive(element) && !kept.some((act) => isLive(act.element)))
}

/** The element that a press is for, unless the browser itself knows what to do with it. */
function pressed(target: EventTarget | null) {
  if (!(target instanceof Element)) return null
  const element = target.closest<HTMLElement>(
    'button, a[aria-haspopup], input[type="radio"], input[type="checkbox"]',
  )
  const isOfBrowser = element?.matches('[popovertarget], [data-native], [type="submit"]:not([aria-haspopup])')
  return isOfBrowser ? null : element
}

/** The element that a key is for, unless the browser itself knows what to do with it. */
function keyed({ target, key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if (!(target instanceof HTMLElement) || altKey || shiftKey) return null
  if (/^k$/i.test(key) && ctrlKey !== metaKey) return document.querySelector<HTMLElement>(TAKES_SHORTCUT)
  if (ctrlKey || metaKey || !/^(Arrow(Left|Right)|Home|End)$/.test(key)) return null
  if (target.matches(TAKES_KEYS)) return target
  return target === document.body ? document.querySelector<HTMLElement>(TAKES_ALL_KEYS) : null
}

function keep(act: Act) {
  // A repeated click means the same click (nothing seemed to happen), and the last words count.
  if (!act.key) kept = kept.filter(({ element, key }) => key || element !== act.element)
  kept.push(act)
  want(act.element)
}

function keepPress(element: HTMLElement, key?: KeyboardEventInit) {
  show(element)
  keep({ element, key })
}

/** Shows at once that a click was registered. */
function show(element: HTMLElement) {
  element.dataset.heard = ''
  element.setAttribute('aria-busy', 'true')
}

/** Has the code of the part that an element stands in fetched now. */
function want(element: Element) {
  const island = element.closest<HTMLElement>('[data-island="waiting"]')
  if (island) {
    island.dataset.wanted = ''
    island.dispatchEvent(new Event('island-wanted'))
  }
  startSoon()
}

function release(element: HTMLElement) {
  delete element.dataset.heard
  element.removeAttribute('aria-busy')
}

/** Replays the first act whose target has been hydrated by now. */
function hand() {
  const ready = kept.find(({ element }) => isLive(element))
  if (!ready) return
  kept = kept.filter((act) => act !== ready)
  isReplaying = true
  replay(ready)
  isReplaying = false
  // One at a time, as a visitor acts: React draws in between, and the next meets what the last one made.
  setTimeout(hand)
}

function replay({ element, key, words }: Act) {
  release(element)
  if (words !== undefined) tell(element as HTMLInputElement, words)
  else if (key)
    inFocus(element).dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }))
  else if (element instanceof HTMLFormElement) element.requestSubmit()
  else element.click()
}

/** What has the focus in the gallery or the row of tabs of an element: the key before may have moved it on. */
function inFocus(element: HTMLElement) {
  const { activeElement } = document
  const row = element.closest('[role="group"], [role="tablist"]')
  return activeElement && row?.contains(activeElement) ? activeElement : element
}

/** Makes React hear of words that were typed before it came: it passes over an event that seems to change nothing. */
function tell(input: HTMLInputElement, words: string) {
  // The chosen files are still in it, and no script may put them there again.
  if (input.type === 'file') {
    input.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  input.value = ''
  native?.set?.call(input, words)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

document.addEventListener(
  'click',
  (event) => {
    const element = pressed(event.target)
    if (!element || isHeard(element) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    keepPress(element)
  },
  true,
)
document.addEventListener(
  'keydown',
  (event) => {
    const element = keyed(event)
    if (!element || isHeard(element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const { key, ctrlKey, metaKey } = event
    keepPress(element, { key, ctrlKey, metaKey })
  },
  true,
)
document.addEventListener(
  'input',
  ({ target }) => {
    if (!(target instanceof HTMLInputElement) || wipeAround(target) || isHeard(target)) return
    keep({ element: target, words: target.value })
  },
  true,
)
document.addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement
    // A form with an address of its own is sent by the browser.
    if (isHeard(form) || form.hasAttribute('action')) return
    event.preventDefault()
    // A line that Enter alone sends has no button.
    keepPress(form.querySelector<HTMLElement>('[type="submit"]') ?? form)
  },
  true,
)
listenForWipes()
markBelowFirstScreen()
for (const event of ['DOMContentLoaded', 'resize', ROUTE_EVENT]) addEventListener(event, markFirstScreenFoot)
// What a later page fetches first has come by then.
addEventListener(ROUTE_EVENT, () => setTimeout(markFirstScreenFoot, 1000))
for (const event of ['page-live', 'island-live']) document.addEventListener(event, () => setTimeout(hand))
addEventListener('load', () => document.querySelectorAll<HTMLElement>('[data-rail]').forEach(showChecked))
tellHours(hours, words)
watchEmbeds()

// Over a conversation that goes on there are no suggestions.
page.toggleAttribute('data-talked', hasVisitorTalked())
try {
  // What the visitor last did with the chat: no card may flash up that was closed.
  page.dataset.chat = sessionStorage.getItem('chatPanel') ?? ''
  // An empty shortlist is complete as HTML; it must not flash up where something is on it.
  page.toggleAttribute('data-keeps', SHORTLIST_KEY in localStorage)
} catch {
  page.dataset.chat = ''
}
