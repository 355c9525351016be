import { expect, type Page } from '@playwright/test'
import { ALL_ROUTES } from './support/site'
import { live, settled, test } from './support/test'

/**
 * Every page on a phone and on a desktop: whatever the browser complains of fails the test (support/test.ts), and a first visit
 * without a touch stays within its budget of bytes.
 */
test.use({ chat: 'untouched' })

const KB = 1024
/** As a visitor gets them over the line, compressed: everything that comes without a touch. */
const MOST_SCRIPT = 110 * KB
const MOST_IN_ALL = 400 * KB

interface Weight {
  script: number
  all: number
}

/** Adds up what a page fetches. */
function weigh(page: Page): () => Promise<Weight> {
  const sizes: Promise<{ isScript: boolean; body: number; head: number }>[] = []
  page.on('requestfinished', (request) => {
    const isScript = request.resourceType() === 'script'
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
        isScript,
        body: responseBodySize,
        head: responseHeadersSize,
      })),
    )
  })
  return async () => {
    const all = await Promise.all(sizes)
    return {
      script: all.filter(({ isScript }) => isScript).reduce((sum, { body }) => sum + body, 0),
      all: all.reduce((sum, { body, head }) => sum + body + head, 0),
    }
  }
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

  for (const route of ALL_ROUTES) {
    test(`${route} is sound and light`, async ({ page }) => {
      const weight = weigh(page)
      await page.goto(route)
      await settled(page)
      const { script, all } = await weight()
      expect.soft(script / KB).toBeLessThanOrEqual(MOST_SCRIPT / KB)
      expect.soft(all / KB).toBeLessThanOrEqual(MOST_IN_ALL / KB)
      await scrollThrough(page)
      await settled(page)
    })
  }
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  for (const route of ALL_ROUTES) {
    test(`${route} is sound`, async ({ page }) => {
      await page.goto(route)
      await live(page)
      await scrollThrough(page)
      await settled(page)
    })
  }
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`stays sound to and fro by links, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/windows')
    await live(page)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const main = page.locator('main')
    for (const path of ['/windows/sash-horn', '/windows/r9-flush-casement']) {
      await main.locator(`a[href="${path}"]`).first().click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await scrollThrough(page)
      await page.goBack()
      await expect(page).toHaveURL(/\/windows$/)
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goForward()
    await expect(main.getByRole('heading', { level: 1 })).toContainText('R9')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await expect(page).toHaveTitle(/R9/)
  })
}
