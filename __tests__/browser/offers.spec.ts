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
    // The whole door: its picture is not much wider than it is high, and ends at the edge of the screen.
    expect(door.width / door.height).toBeLessThan(0.95)
    expect(Math.round(door.x + door.width)).toBe(390)
    const heading = main(page).getByRole('heading', { level: 1 })
    const { y, height } = await boxOf(heading)
    expect(door.y).toBeGreaterThanOrEqual(y + height)
    const line = await heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))
    expect(Math.round(height / line)).toBeLessThanOrEqual(3)
    const price = await boxOf(main(page).getByText('£1450', { exact: true }).first())
    expect(price.y).toBeGreaterThan(y)
    expect(price.x + price.width).toBeLessThanOrEqual(door.x)
    const order = await boxOf(main(page).getByRole('link', { name: 'Secure Your Order Now' }))
    expect(order.y).toBeGreaterThanOrEqual(door.y + door.height)
    expect(order.y + order.height).toBeLessThanOrEqual(chat.y)
  })
}

test('the styles begin with a door in the colour of the offer’s own', async ({ page }) => {
  for (const [route, style] of [
    ['/offers/cm17', 'Middleton 2'],
    ['/offers/cm23', 'Whitmore'],
  ] as const) {
    await page.goto(route)
    const styles = main(page).getByRole('group', { name: 'Choose a door style' })
    await expect(styles.getByRole('heading', { name: style })).toBeVisible()
  }
})
