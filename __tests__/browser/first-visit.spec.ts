import { expect, type Page, type Request } from '@playwright/test'
import { COVERS_NOTHING } from './claims/chat-card'
import { expectInWindows, expectVisited, type Window } from './claims/claim'
import { DOOR_FIRST, PRICE_ON_A_PHONE } from './claims/offers'
import { expectAccessible } from './support/accessible'
import { EVERY_PAGE, expectNoWider, scrollThrough, visitCalmly } from './support/sweep'
import { settled, test } from './support/test'

/**
 * Every page as a phone first sees it: any console error fails the test (support/test.ts), the visit stays within its weight
 * budget, nothing moves by itself, axe finds nothing, nothing overflows sideways, and what is claimed of some pages holds (claims/).
 */
test.use({
  chat: 'untouched',
  // Nothing is in the cache.
  reuseContext: false,
  // As Lighthouse visits: a phone that takes larger pictures than one of 390 px.
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
})
// A long file: its pages are spread over all workers.
test.describe.configure({ mode: 'parallel' })

const KB = 1024
/** Compressed bytes, of everything loaded before the first gesture. */
const MAX_SCRIPT = 110 * KB
const MAX_TOTAL = 400 * KB
/** How much of what is seen may move by itself: half of what a good page may (https://web.dev/articles/cls). */
const MAX_SHIFT = 0.05
/** A visit is over once nothing has been asked for during this time. */
const QUIET_FOR_MS = 600

interface Weight {
  script: number
  all: number
}

/** Adds up the bytes that a page loads. */
function weigh(page: Page): () => Promise<Weight> {
  const sizes: Promise<{ isScript: boolean; body: number; head: number }>[] = []
  const add = (request: Request) => {
    const isScript = request.resourceType() === 'script'
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        isScript,
        body: responseBodySize,
        head: responseHeadersSize,
      })),
    )
  }
  page.on('requestfinished', add)
  let begun = 0
  page.on('request', () => (begun += 1))
  return async () => {
    // What a part of the page asks for once its script has come belongs to the visit, too.
    for (let before = -1; before !== begun;) {
      before = begun
      await page.waitForTimeout(QUIET_FOR_MS)
    }
    // What comes later is not counted, and may end with the page.
    page.off('requestfinished', add)
    const all = await Promise.all(sizes)
    return {
      script: all.filter(({ isScript }) => isScript).reduce((sum, { body }) => sum + body, 0),
      all: all.reduce((sum, { body, head }) => sum + body + head, 0),
    }
  }
}

/** How far parts of the page have moved so far without having been touched. */
function shifted(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[]
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Where nothing moved the browser says nothing.
        setTimeout(resolve, 100, 0)
      }),
  )
}

const PHONES: readonly Window[] = [
  { width: 412, height: 823, claims: [COVERS_NOTHING] },
  // What a browser's own bars leave of a phone's 844.
  { width: 390, height: 664, claims: [COVERS_NOTHING] },
  { width: 390, height: 844, claims: [COVERS_NOTHING, DOOR_FIRST, PRICE_ON_A_PHONE] },
]

test('claims are about pages that are visited', () => {
  expectVisited(PHONES.flatMap(({ claims }) => claims))
})

for (const route of EVERY_PAGE) {
  test(`${route} has no errors, keeps still, stays within its weight budget and is accessible`, async ({
    page,
  }) => {
    const weight = weigh(page)
    await visitCalmly(page, route)
    await settled(page)
    const { script, all } = await weight()
    expect.soft(script / KB).toBeLessThanOrEqual(MAX_SCRIPT / KB)
    expect.soft(all / KB).toBeLessThanOrEqual(MAX_TOTAL / KB)
    expect.soft(await shifted(page)).toBeLessThanOrEqual(MAX_SHIFT)
    await expectInWindows(page, route, PHONES)
    await scrollThrough(page)
    await settled(page)
    await expectAccessible(page)
    await expectNoWider(page, [390, 768])
  })
}
