import {
  expect,
  test as base,
  type FrameLocator,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'

/** Height of the bar at the foot of a phone's screen, in px. */
export const CALL_BAR = 60

interface SiteOptions {
  /** The state of the chat: closed, as for most tests, open, or untouched. */
  chat: 'closed' | 'open' | 'untouched'
  /** When a page's scripts run: as soon as it has loaded, as for most tests, or as on a first visit, at the first sign of life. */
  start: 'soon' | 'touch'
}

/** Console errors that a test expects, by page. */
const expected = new WeakMap<Page, RegExp[]>()

/** Allows console errors that a test causes itself, such as a failing request. */
export function expectNoise(page: Page, ...patterns: RegExp[]) {
  expected.get(page)?.push(...patterns)
}

/**
 * Playwright's test, which also fails when the browser complains: an error in the console (differences from the server's HTML and
 * reports of the security policy among them), an exception, or a file of the site that could not be fetched.
 */
export const test = base.extend<SiteOptions>({
  chat: ['closed', { option: true }],

  start: ['soon', { option: true }],

  page: async ({ page, chat, start }, use) => {
    const patterns: RegExp[] = []
    expected.set(page, patterns)
    const noise = listen(page)
    watchTraffic(page)
    if (chat !== 'untouched') await leave(page, 'chatPanel', chat)
    // A page does not wait where something is kept of a visitor: src/gatsby/finish-pages/first-life.ts.
    if (start === 'soon') await leave(page, 'startsSoon', 'yes')
    await use(page)
    // The next test has the same window.
    await page.context().setOffline(false)
    expect(
      noise.filter((line) => !patterns.some((pattern) => pattern.test(line))),
      'what the browser complained of',
    ).toEqual([])
  },
})

/** Waits until the page is hydrated; islands may still be loading. */
export async function live(page: Page) {
  await page.locator('html[data-live]').waitFor()
}

/** Waits until the island around an element is hydrated. */
export async function livePart(element: Locator) {
  await expect.poll(() => element.evaluate((it) => it.closest('[data-island="waiting"]') === null)).toBe(true)
}

/** The requests of a page that are under way, and when one last began or ended. */
const traffic = new WeakMap<Page, { open: Set<Request>; since: number }>()

function watchTraffic(page: Page) {
  const seen = { open: new Set<Request>(), since: Date.now() }
  traffic.set(page, seen)
  const ended = (request: Request) => {
    seen.open.delete(request)
    seen.since = Date.now()
  }
  page.on('request', (request) => {
    seen.open.add(request)
    seen.since = Date.now()
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  // What the page before was still waiting for is nobody's any more.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    for (const request of seen.open) if (!request.isNavigationRequest()) seen.open.delete(request)
  })
}

/** For so long nothing is fetched, in ms, once the network is quiet. */
const UNTIL_QUIET_MS = 500
const MOST_MS = 60_000
const OFTEN_MS = 100

/**
 * Waits until nothing has been fetched for half a second; what still is stands in the failure. (Playwright's own 'networkidle' hung
 * now and then on a page that had long been quiet.)
 */
export async function quiet(page: Page) {
  const seen = traffic.get(page)
  if (!seen) return page.waitForLoadState('networkidle')
  await expect
    .poll(
      () =>
        seen.open.size === 0 && Date.now() - seen.since >= UNTIL_QUIET_MS
          ? []
          : [...seen.open].map((request) => request.url()).concat(`${Date.now() - seen.since} ms ago`),
      // Playwright's own pauses, which grow to a second, would be most of a test.
      { message: 'what is still being fetched', timeout: MOST_MS, intervals: [OFTEN_MS] },
    )
    .toEqual([])
}

/** Waits until the page is hydrated and the network quiet; whether one island is hydrated says `livePart` alone. */
export async function settled(page: Page) {
  await live(page)
  await quiet(page)
}

/** Waits until nothing moves. */
export async function still(page: Page) {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

/** Where an element is drawn, once it has come to rest. */
export async function boxOf(element: Locator) {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null
  await expect
    .poll(async () => {
      const before = JSON.stringify(box)
      box = await element.boundingBox()
      return box !== null && JSON.stringify(box) === before
    })
    .toBe(true)
  return box!
}

/** The form of a part of the page once its own code is there: until then the browser sends the plain one by itself. */
export function liveForm(place: Locator | FrameLocator) {
  return place.locator('form:not([data-plain] form)')
}

/** Collects everything that a page reports as an error. */
export function listen(page: Page) {
  const noise: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    const isDifference = /hydrat|did not match|differs from its HTML/i.test(text)
    if (message.type() === 'error' || isDifference) noise.push(`${text} (${message.location().url})`)
  })
  page.on('pageerror', (error) => noise.push(String(error)))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    const isOurs = new URL(request.url()).hostname === 'localhost'
    // Navigation aborts requests that are still pending.
    if (isOurs && reason !== 'net::ERR_ABORTED') noise.push(`${request.url()}: ${reason}`)
  })
  return noise
}

/** Puts something into the session before the page looks at it, unless it is there. */
async function leave(page: Page, key: string, value: string) {
  await page.addInitScript(
    ([name, left]) => {
      try {
        sessionStorage[name] ??= left
      } catch {
        // A blank page has no store.
      }
    },
    [key, value] as const,
  )
}

/** The texts of the scripts that a page fetches, as they come. */
export function scriptsOf(page: Page) {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      void response.text().then(
        (text) => scripts.push(text),
        () => undefined,
      )
  })
  return scripts
}

/** Holds every script back until the returned function is called. */
export async function holdScripts(page: Page) {
  let release: () => void = () => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, route: string) {
  await page.goto(route)
  await live(page)
}
