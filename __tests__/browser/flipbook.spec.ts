import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { builtFile, fetchPage, hrefsOf, textOf } from './support/site'
import { boxOf, still, test, visit } from './support/test'

const FLIPBOOK = '/brochures/truframe-composite-doors'

test.describe('the flipbook', () => {
  const where = (page: Page) => page.getByText(/^Pages? \d.* of \d+$/)
  const shown = (page: Page) => page.getByRole('img', { name: /^Page \d+ of/ })

  test('opens in a new tab from the first collection', async ({ page }) => {
    await visit(page, '/doors/composite')
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Download Brochure' }).first().click()
    const book = await opened
    await expect(book).toHaveURL(new RegExp(`${FLIPBOOK}$`))
    await expect(where(book)).toHaveText(/^Page 1 of \d+$/)
  })

  test('turns two pages at a time with buttons, keys and thumbnails', async ({ page }) => {
    await visit(page, FLIPBOOK)
    await expect(shown(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(where(page)).toHaveText(/^Pages 2–3 of/)
    await expect(shown(page)).toHaveCount(2)
    await page.keyboard.press('ArrowRight')
    await expect(where(page)).toHaveText(/^Pages 4–5 of/)
    await page.keyboard.press('End')
    await expect(page.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Home')
    await expect(where(page)).toHaveText(/^Page 1 of/)
    await page.getByRole('button', { name: 'Page 3', exact: true }).click()
    await expect(where(page)).toHaveText(/^Pages 2–3 of/)
    await expect(page).toHaveURL(/\?page=3$/)
    await page.reload()
    await expect(where(page)).toHaveText(/^Pages 2–3 of/)
  })

  test('turns single pages on a phone, without horizontal overflow', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, FLIPBOOK)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(where(page)).toHaveText(/^Page 2 of/)
    await expect(shown(page)).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('zooms the page inside its frame', async ({ page }) => {
    await visit(page, FLIPBOOK)
    const { width: narrow } = await boxOf(shown(page))
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(page.getByText('150%')).toBeVisible()
    await expect
      .poll(async () => Math.round((((await shown(page).boundingBox())?.width ?? 0) / narrow) * 10))
      .toBe(15)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
  })

  test('is accessible', async ({ page }) => {
    await visit(page, FLIPBOOK)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(where(page)).toHaveText(/^Pages 2–3 of/)
    await still(page)
    await expectAccessible(page)
  })

  test('has its own metadata and the PDF, and is not in the sitemap', async ({ request }) => {
    const { root, main } = await fetchPage(request, FLIPBOOK)
    expect(root.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
      new RegExp(`${FLIPBOOK}$`),
    )
    expect(root.querySelector('title')?.text.length).toBeGreaterThan(20)
    expect(hrefsOf(main, 'Download PDF')).toEqual([`${FLIPBOOK}.pdf`])
    expect(builtFile('/sitemap-0.xml')?.toString()).not.toContain('/brochures/')
    const social = root.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? ''
    expect(builtFile(new URL(social).pathname)).toBeDefined()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the flipbook lists all its pages with their text', async ({ page, request }) => {
    await page.goto(FLIPBOOK)
    const pages = page.getByRole('img', { name: /^Page \d+ of/ })
    const count = await pages.count()
    expect(count).toBeGreaterThan(3)
    for (let index = 0; index < count; index += 1) await expect(pages.nth(index)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next page' })).toBeHidden()
    expect(textOf((await fetchPage(request, FLIPBOOK)).main)).toContain('Security locks')
  })
})
