import { expect, type Page } from '@playwright/test'
import { OFFERS } from '../support/site'
import { boxOf, CALL_BAR } from '../support/test'
import type { Claim } from './claim'

const main = (page: Page) => page.getByRole('main')

/** Where price and order button of an offer end. */
async function endsOf(page: Page) {
  const price = await boxOf(main(page).locator('strong', { hasText: '£1450' }).first())
  const button = await boxOf(main(page).getByRole('link', { name: 'Secure Your Order Now' }).first())
  return { price: price.y + price.height, button: button.y + button.height }
}

export const PRICE_ON_A_DESKTOP: Claim = {
  says: 'an offer has its price in the first viewport',
  routes: OFFERS,
  check: async (page) => {
    expect((await endsOf(page)).price).toBeLessThan(page.viewportSize()!.height)
  },
}

export const PRICE_ON_A_PHONE: Claim = {
  says: 'an offer has its price and its button in the first viewport, clear of the call bar',
  routes: OFFERS,
  check: async (page) => {
    const { price, button } = await endsOf(page)
    const end = page.viewportSize()!.height - CALL_BAR
    expect.soft(price, 'the price').toBeLessThan(end)
    expect.soft(button, 'the button').toBeLessThan(end)
  },
}

export const DOOR_FIRST: Claim = {
  says: 'an offer shows door, headline, price and order button on the first screen of a phone, clear of the chat',
  routes: OFFERS,
  check: async (page) => {
    const chat = await boxOf(page.getByRole('complementary', { name: 'Chat' }))
    const door = await boxOf(main(page).getByRole('img').first())
    // The picture is as wide as the screen, and high enough for the whole leaf: of its 1280 × 1600 px that takes 1150.
    expect(Math.round(door.width)).toBe(390)
    expect(door.height).toBeGreaterThan((390 / 1280) * 1150)
    const heading = main(page).getByRole('heading', { level: 1 })
    const { y, height } = await boxOf(heading)
    expect(y).toBeGreaterThanOrEqual(door.y + door.height)
    const line = await heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))
    expect(Math.round(height / line)).toBeLessThanOrEqual(3)
    const price = await boxOf(main(page).getByText('£1450', { exact: true }).first())
    expect(price.y).toBeGreaterThan(y)
    const order = await boxOf(main(page).getByRole('link', { name: 'Secure Your Order Now' }))
    expect(order.y).toBeGreaterThanOrEqual(price.y + price.height)
    expect(order.y + order.height).toBeLessThanOrEqual(chat.y)
  },
}
