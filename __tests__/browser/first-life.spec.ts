import { expect, type Page } from '@playwright/test'
import { QUIET_MS } from '../../src/lib/quiet'
import { expectNoise, live, quiet, settled, test } from './support/test'

/**
 * When a page's scripts run (src/gatsby/finish-pages/first-life.ts): on a first visit at the first sign of life, or after a quiet
 * while; at once where there is something to restore, to report or to show that the HTML cannot.
 */

test.use({ start: 'touch', chat: 'untouched' })

const FLIPBOOK = '/brochures/truframe-composite-doors'

/** Makes the quiet while endless: only a sign of life, or a reason, has the scripts run. */
async function neverQuiet(page: Page) {
  await page.addInitScript((quiet) => {
    const native = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (callback: () => void, delay?: number, ...given: never[]) =>
        delay === quiet ? 0 : native(callback, delay, ...given),
    })
  }, QUIET_MS)
}

/** Puts something into a store of the browser before the page looks at it. */
async function keepFor(page: Page, store: 'localStorage' | 'sessionStorage', key: string, value: string) {
  await page.addInitScript(
    ([into, name, kept]) => {
      try {
        window[into].setItem(name, kept)
      } catch {
        // A blank page has no store.
      }
    },
    [store, key, value] as const,
  )
}

/** Waits until the scripts are there, not run. */
async function fetchedAhead(page: Page) {
  await expect(page.locator('link[rel="preload"][as="script"]')).not.toHaveCount(0)
  await quiet(page)
}

async function expectAsleep(page: Page) {
  expect(await page.evaluate(() => 'live' in document.documentElement.dataset)).toBe(false)
  await expect(page.locator('script[src]')).toHaveCount(0)
}

test('a page that nobody touches has its scripts fetched, and does not run them', async ({ page }) => {
  await neverQuiet(page)
  await page.goto('/')
  await fetchedAhead(page)
  await page.waitForTimeout(1500)
  await expectAsleep(page)
})

test('a page that nobody touches becomes live by itself, after a quiet while', async ({ page }) => {
  await page.goto('/')
  await live(page)
  const began = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return performance.now() - visit!.loadEventStart
  })
  expect(began).toBeGreaterThanOrEqual(QUIET_MS)
})

const SIGNS: [what: string, make: (page: Page) => Promise<void>][] = [
  ['the pointer', (page) => page.mouse.move(300, 300)],
  ['a wheel', (page) => page.mouse.wheel(0, 200)],
  ['a key', (page) => page.keyboard.press('Tab')],
  ['a scroll by a script or an assistive technology', (page) => page.evaluate(() => window.scrollBy(0, 200))],
  [
    'a click by an assistive technology',
    (page) => page.getByRole('button', { name: 'Search' }).first().dispatchEvent('click'),
  ],
  ['another width', (page) => page.setViewportSize({ width: 700, height: 900 })],
  ['another place on the page', (page) => page.evaluate(() => void (window.location.hash = 'content'))],
]
test.describe('on a phone', () => {
  test.use({ hasTouch: true })

  test('scripts do not get in the way of a press: they run once the finger is lifted', async ({ page }) => {
    await neverQuiet(page)
    await page.goto('/')
    await fetchedAhead(page)
    const box = (await page.getByRole('button', { name: 'Search' }).first().boundingBox())!
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchEnd', points: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    await touch('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }])
    await expect(page.locator('html[data-touched]')).toHaveCount(1)
    await page.waitForTimeout(200)
    await expectAsleep(page)
    await touch('touchEnd', [])
    await live(page)
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  })
})

for (const [what, make] of SIGNS) {
  test(`${what} has the scripts run`, async ({ page }) => {
    await neverQuiet(page)
    await page.goto('/')
    await fetchedAhead(page)
    await expectAsleep(page)
    await make(page)
    await live(page)
  })
}

const REASONS: [what: string, prepare: (page: Page) => Promise<void> | void, path: string][] = [
  ['a query', () => undefined, '/services?tab=Security'],
  ['a hash', () => undefined, '/design-your-door#choices'],
  ['an analytics service', (page) => page.addInitScript(() => Object.assign(window, { gtag() {} })), '/'],
  ['consent', (page) => keepFor(page, 'localStorage', 'analyticsConsent', 'granted'), '/'],
  ['an open chat', (page) => keepFor(page, 'sessionStorage', 'chatPanel', 'open'), '/'],
  ['an enquiry that waits', (page) => keepFor(page, 'localStorage', 'pendingEnquiries', '[]'), '/'],
  ['a page that is nothing without its script', () => undefined, '/shortlist'],
  ['a path that leads nowhere', (page) => expectNoise(page, /404/), '/there-is-no-such-page'],
]
for (const [what, prepare, path] of REASONS) {
  test(`${what} has the scripts run at once`, async ({ page }) => {
    await neverQuiet(page)
    await prepare(page)
    await page.goto(path)
    await live(page)
  })
}

test('what needs no script keeps none: a closed chat, no consent, the place on a page', async ({ page }) => {
  await neverQuiet(page)
  await keepFor(page, 'sessionStorage', 'chatPanel', 'closed')
  await keepFor(page, 'sessionStorage', '@@scroll|/doors|initial', '900')
  await keepFor(page, 'localStorage', 'analyticsConsent', 'denied')
  await page.goto('/')
  await fetchedAhead(page)
  await expectAsleep(page)
})

test('whether the office is open stands there without any script file', async ({ page }) => {
  expectNoise(page, /\.js/)
  await page.route('**/*.js', (route) => route.abort())
  await page.clock.setFixedTime(new Date('2026-11-23T12:00:00Z'))
  await page.goto('/contact')
  await expect(page.getByText('Open now until 4pm').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('Ring now: the office is open.').first()).toBeVisible()
})

test('the hour is kept when the page becomes live', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T03:00:00Z'))
  await page.goto('/contact')
  const lines = page.locator('[data-hour="office"]')
  const told = (await lines.allTextContents()).map(() => 'Office opens tomorrow at 8am')
  await expect(lines).toHaveText(told)
  await page.mouse.move(300, 300)
  await settled(page)
  await expect(lines).toHaveText(told)
})

test('Control+K as the first key of a visit opens the search', async ({ page }) => {
  await neverQuiet(page)
  await page.goto('/')
  await fetchedAhead(page)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: 'Search the site' })).toBeFocused()
})

test('an arrow key as the first key of a visit turns the pages of a brochure', async ({ page }) => {
  await neverQuiet(page)
  await page.goto(FLIPBOOK)
  await fetchedAhead(page)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^Pages 2–3 of/)).toBeVisible()
})

test('scripts that come late do not move the page', async ({ page }) => {
  await neverQuiet(page)
  // Where the visitor was, on an earlier visit to the same page.
  await keepFor(page, 'sessionStorage', '@@scroll|/doors|initial', '2400')
  await page.goto('/doors')
  await fetchedAhead(page)
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
  await live(page)
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
})

test('a page that is loaded again stays where it was', async ({ page }) => {
  await page.goto('/doors')
  await page.evaluate(() => window.scrollTo({ top: 1800, behavior: 'instant' }))
  await live(page)
  await page.reload()
  await live(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(1800)
})
