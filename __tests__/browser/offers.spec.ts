import { expect, type Locator, type Page } from '@playwright/test'
import { SUPERMARKET_OFFER } from './support/site'
import { test } from './support/test'

/** The local offers; their first screen on a phone is in first-visit.spec.ts. */

const main = (page: Page) => page.getByRole('main')

test('styles, colours and, once it is chosen, the order form show the door of the headline', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [route, style, colour] of [
    [SUPERMARKET_OFFER, 'Westminster', 'Blue'],
    ['/offers/cm17', 'Harrington', 'Red'],
    ['/offers/cm23', 'Whitmore', 'Chartwell Green'],
  ] as const) {
    await page.goto(route)
    const styles = main(page).getByRole('group', { name: 'Choose a door style' })
    await expect(styles.getByRole('heading', { name: style })).toBeVisible()
    await expect(styles.getByRole('button', { name: style, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(main(page).getByRole('button', { name: colour, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    // Beside the form stands the page's door, until another is chosen.
    const order = main(page).locator('[data-chosen-door]')
    await expect(order.getByText('Pick a style and a colour, and this door takes them on.')).toBeVisible()
    const fileOf = (img: Locator) => img.evaluate((one: HTMLImageElement) => /[^/]+$/.exec(one.src)?.[0])
    const [headline, large, thumbnail, ordered, closing] = await Promise.all(
      [
        main(page).locator('img').first(),
        styles.locator('img').first(),
        styles.locator('li', { hasText: style }).locator('img'),
        order.locator('img').first(),
        main(page).locator('section').last().locator('img'),
      ].map(fileOf),
    )
    expect(large, route).toBe(thumbnail)
    expect(ordered, route).toBe(large)
    expect(new Set([headline, large, closing]).size, route).toBe(3)
    await main(page).getByRole('button', { name: colour, exact: true }).click()
    await expect(order).toHaveText(`${style} in ${colour}`)
    expect(await fileOf(order.locator('img').first()), route).toBe(thumbnail)
  }
})

test('on a phone the call bar orders the door once the first screen, which has the button, is gone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/offers/cm17')
  const order = page
    .getByRole('main')
    .locator('[data-order]')
    .getByRole('link', { name: 'Secure Your Order Now' })
  const bar = page.getByRole('complementary', { name: 'Quick contact' })
  await expect(order).toBeHidden()
  await page.mouse.wheel(0, 700)
  await expect(order).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Get Free Quote' })).toBeHidden()
  const [around, call, box] = await Promise.all(
    [bar, bar.getByRole('link', { name: 'Call' }), order].map(async (one) => (await one.boundingBox())!),
  )
  expect(box!.y).toBe(call!.y)
  expect(box!.height).toBe(call!.height)
  expect(box!.x).toBeGreaterThan(call!.x + call!.width)
  expect(box!.x + box!.width).toBeLessThan(around!.x + around!.width)
})

test('no colour’s name breaks inside a word', async ({ page }) => {
  for (const width of [1080, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/offers/cm17')
    const colour = main(page).locator('figcaption').getByText('Schwarzbraun', { exact: true })
    const lines = await colour.evaluate((name) => name.getClientRects().length)
    expect.soft(lines, `${width}`).toBe(1)
  }
})
