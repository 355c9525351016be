import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { EVERY_PAGE, expectNoWider, scrollThrough, visitCalmly } from './support/sweep'
import { live, settled, test } from './support/test'

/**
 * Every page on a desktop: any console error fails the test (support/test.ts), axe finds nothing, and nothing overflows sideways.
 * What a phone sees first is in first-visit.spec.ts.
 */
test.use({ chat: 'untouched' })
// By far the longest file: its pages are spread over all workers.
test.describe.configure({ mode: 'parallel' })

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  for (const route of EVERY_PAGE) {
    test(`${route} has no errors and is accessible`, async ({ page }) => {
      await visitCalmly(page, route)
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
