import { expect, type Page, type Request } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { ALL_ROUTES } from './support/site'
import { expectNoise, live, settled, test } from './support/test'

/**
 * Every page on a phone and on a desktop: any console error fails the test (support/test.ts), a first visit stays within its
 * weight budget, axe finds nothing, and nothing overflows horizontally.
 */
test.use({ chat: 'untouched' })
// By far the longest file: its pages are spread over all workers.
test.describe.configure({ mode: 'parallel' })

const NOT_FOUND = '/there-is-no-such-page'
const ROUTES = [...ALL_ROUTES, NOT_FOUND]

const KB = 1024
/** Compressed bytes, of everything loaded before the first gesture. */
const MAX_SCRIPT = 110 * KB
const MAX_TOTAL = 400 * KB

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
  return async () => {
    // What comes later is not counted, and may end with the page.
    page.off('requestfinished', add)
    const all = await Promise.all(sizes)
    return {
      script: all.filter(({ isScript }) => isScript).reduce((sum, { body }) => sum + body, 0),
      all: all.reduce((sum, { body, head }) => sum + body + head, 0),
    }
  }
}

/** Opens a page with reduced motion: axe would measure colours in mid-transition. */
async function visit(page: Page, route: string) {
  if (route === NOT_FOUND) expectNoise(page, /404/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(route)
}

async function expectNoWider(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(widest), `at ${width} px`)
      .toBe('')
  }
}

/** What overflows to the right, if the page can be scrolled sideways. */
function widest() {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return ''
  const elements = [...document.body.querySelectorAll('*')]
  const [first] = elements.filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
  const name = first
    ? `${first.tagName.toLowerCase()} "${(first.textContent ?? '').slice(0, 40)}"`
    : 'the page'
  return `${scrollWidth} px, by ${name}`
}

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const moment = () => new Promise((resolve) => setTimeout(resolve, 40))
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight * 0.8) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await moment()
    }
  })
}

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })

  for (const route of ROUTES) {
    test(`${route} has no errors, stays within its weight budget and is accessible`, async ({ page }) => {
      const weight = weigh(page)
      await visit(page, route)
      await settled(page)
      const { script, all } = await weight()
      expect.soft(script / KB).toBeLessThanOrEqual(MAX_SCRIPT / KB)
      expect.soft(all / KB).toBeLessThanOrEqual(MAX_TOTAL / KB)
      await scrollThrough(page)
      await settled(page)
      await expectAccessible(page)
      await expectNoWider(page, [390, 768])
    })
  }
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  for (const route of ROUTES) {
    test(`${route} has no errors and is accessible`, async ({ page }) => {
      await visit(page, route)
      await live(page)
      await scrollThrough(page)
      await settled(page)
      await expectAccessible(page)
      await expectNoWider(page, [1440, 1920])
    })
  }
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`has no errors going back and forth by links, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/windows')
    await live(page)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const main = page.locator('main')
    const heading = main.getByRole('heading', { level: 1 })
    const overview = (await heading.textContent()) ?? ''
    for (const [path, name] of [
      ['/windows/sash-horn', /sash horn/i],
      ['/windows/r9-flush-casement', /R9/],
    ] as const) {
      await main.locator(`a[href="${path}"]`).first().click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(heading).toHaveText(name)
      await scrollThrough(page)
      await page.goBack()
      await expect(page).toHaveURL(/\/windows$/)
      await expect(heading).toHaveText(overview)
    }
    await page.goForward()
    await expect(heading).toContainText('R9')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await expect(page).toHaveTitle(/R9/)
  })
}
