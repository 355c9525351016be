import { expect, type Page } from '@playwright/test'
import { OFFERS } from './support/site'
import { boxOf, test } from './support/test'

/** The local offers as phones show them. */
test.use({ viewport: { width: 390, height: 844 }, chat: 'untouched' })

const main = (page: Page) => page.getByRole('main')

for (const route of OFFERS) {
  test(`${route} shows door, headline, price and order button on the first screen`, async ({ page }) => {
    await page.goto(route)
    const chat = await boxOf(page.getByRole('complementary', { name: 'Chat' }))
    const door = await boxOf(main(page).getByRole('img').first())
    expect(door.width).toBe(390)
    const heading = main(page).getByRole('heading', { level: 1 })
    const { y, height } = await boxOf(heading)
    expect(y).toBeGreaterThanOrEqual(door.y + door.height)
    const line = await heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))
    expect(Math.round(height / line)).toBeLessThanOrEqual(3)
    const price = await boxOf(main(page).getByText('£1450', { exact: true }).first())
    expect(price.y).toBeGreaterThan(y)
    const order = await boxOf(main(page).getByRole('link', { name: 'Secure Your Order Now' }))
    expect(order.y + order.height).toBeLessThanOrEqual(chat.y)
  })
}

test('the colour that the door stands in is the first of the row, before any script', async ({ page }) => {
  await page.goto('/offers/cm17')
  const colours = main(page).getByRole('group', { name: 'Colour' })
  const { x } = await boxOf(colours.locator('label[title="Blue"]'))
  for (const label of await colours.locator('label:not([title="Blue"])').all())
    expect((await boxOf(label)).x).toBeGreaterThan(x)
})
