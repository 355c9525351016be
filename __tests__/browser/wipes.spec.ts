import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { expectNoise, settled, test } from './support/test'

const line = (page: Page) => page.getByRole('slider', { name: 'Where Day gives way to Evening' })
const evening = (page: Page) => page.getByRole('img', { name: /same extension at dusk/ })
/** The share of the picture, in per cent, that the evening has not taken. */
const shareOfDay = (page: Page) =>
  line(page).evaluate((range) =>
    parseFloat(getComputedStyle(range.closest('[data-wipe]')!).getPropertyValue('--cut')),
  )

async function drag(page: Page, to: number) {
  const box = (await line(page).boundingBox())!
  const y = box.y + box.height / 3
  await page.mouse.move(box.x + (box.width * 2) / 3, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * to, y, { steps: 5 })
  await page.mouse.up()
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the home page goes from day to evening by one drag, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await settled(page)
    // Its names stand in the picture's corners: no way back lies there.
    const picture = (await page.locator('[data-wipe] img').first().boundingBox())!
    const name = (await page.locator('[data-wipe] b', { hasText: 'Day' }).boundingBox())!
    expect(name.y - picture.y).toBeLessThan(24)
    // The house by day makes the first impression; the last third shows what the line is for.
    expect(await shareOfDay(page)).toBe(67)
    await drag(page, 0.3)
    await expect(evening(page)).toBeVisible()
    expect(await shareOfDay(page)).toBeGreaterThan(20)
    expect(await shareOfDay(page)).toBeLessThan(40)
    await expect
      .poll(() => evening(page).evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(300)
    await line(page).press('Home')
    expect(await shareOfDay(page)).toBe(0)
    await line(page).press('End')
    expect(await shareOfDay(page)).toBe(100)
    await expectAccessible(page)
  })
}

test('the line moves although the site’s scripts do not come', async ({ page }) => {
  expectNoise(page, /ERR_FAILED/)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/')
  await drag(page, 0.5)
  expect(await shareOfDay(page)).toBeGreaterThan(40)
  await expect(evening(page)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no line that nothing moves', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(line(page)).toBeHidden()
  })
})
