import { expect } from '@playwright/test'
import type { HTMLElement } from 'node-html-parser'
import brochures from '../../../data/brochures.json'
import { captionsOf, fetchPage, FRAME_PAGE, hrefsOf, textOf, type Html } from './site'
import { test } from './test'

/**
 * What `website.md` demands of each page, word for word: its sections 2 (screens), 3 (entities) and 9 (figures). Where it
 * gives wording, the wording is tested; where it gives a fact, a pattern that leaves the wording open.
 */

export const QUOTE = 'Get Free Quote'
export const EXPERT = 'Call An Expert'
export const BROCHURE = 'Download Brochure'

/** Fetches a page as a visitor without script receives it; `usePages` makes it ready. */
export let open: (route: string) => Promise<Html>

/** Makes `open` fetch pages for the tests of a file. */
export function usePages() {
  test.beforeEach(({ request }) => {
    open = (route) => fetchPage(request, route)
  })
}

/** Expects every pattern in a text; reports all that are missing. */
export function expectTexts(text: string, wanted: readonly (string | RegExp)[]) {
  const missing = wanted.filter((want) => !(typeof want === 'string' ? text.includes(want) : want.test(text)))
  expect.soft(missing.map(String), 'missing from the page').toEqual([])
}

/** Expects texts one after the other. */
export function expectOrder(text: string, wanted: readonly string[]) {
  let from = 0
  for (const want of wanted) {
    const at = text.indexOf(want, from)
    expect(at, `"${want}" after what comes before it`).toBeGreaterThanOrEqual(0)
    from = at + want.length
  }
}

/** Expects at least one link with this text, and all of them to lead to the same place. */
export function expectLinks(element: HTMLElement, text: string | RegExp, to: string) {
  const hrefs = hrefsOf(element, text)
  expect.soft(hrefs.length, `links "${String(text)}"`).toBeGreaterThan(0)
  expect.soft(new Set(hrefs), `where "${String(text)}" leads`).toEqual(new Set([to]))
}

export function brochureOf(route: string) {
  return `/brochures/${brochures.items.find((item) => item.route === route)?.file}`
}

export const CONTACT_AREAS = [
  'North London',
  'East London',
  'Essex',
  'Hertfordshire',
  'Cambridge',
  'Chelmsford',
  'Enfield',
  'Bishops Stortford',
  'Stansted',
  'Harlow',
  'Epping',
  'Braintree',
]

export function expectFrame(section: HTMLElement) {
  const frames = section.querySelectorAll('iframe')
  expect(frames).toHaveLength(1)
  expect(frames[0]?.getAttribute('height')).toBe('913')
  expect(frames[0]?.getAttribute('loading')).toBe('lazy')
  expect(frames[0]?.getAttribute('title')).toBeTruthy()
  expect(frames[0]?.getAttribute('src')).toBe(FRAME_PAGE)
}

export function expectContactAreas(section: HTMLElement) {
  expectOrder(textOf(section), CONTACT_AREAS)
}

/** The gallery of 19 glass designs. */
export function expectGlassDesigns(section: HTMLElement) {
  const names = captionsOf(section)
  expect.soft(names).toHaveLength(19)
  expect.soft(new Set(names).size).toBe(19)
  expect
    .soft(names)
    .toEqual(expect.arrayContaining(['Arctic', 'Autumn', 'Chantilly', 'Reeded', 'Satin Glass', 'Warwick']))
}
