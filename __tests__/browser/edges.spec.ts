import { expect } from '@playwright/test'
import { right } from './claims/edges'
import { FRAME_PAGE } from './support/site'
import { boxOf, live, test } from './support/test'

/** The edges of the form in its frame; those of the pages are in sound.spec.ts. */

test('the embedded quote form fills its frame', async ({ page }) => {
  await page.setViewportSize({ width: 690, height: 913 })
  await page.goto(FRAME_PAGE)
  await live(page)
  const fields = page.locator('form').locator('input[name="name"], select, textarea')
  const ends = new Set(await Promise.all((await fields.all()).map(right)))
  expect(ends).toEqual(new Set([690 - 32]))
  const button = page.getByRole('button', { name: 'Get My Free Quote' })
  expect((await boxOf(page.getByLabel('E-mail'))).y).toBe((await boxOf(page.getByLabel('Phone'))).y)
  const next = await boxOf(page.getByRole('listitem').last())
  expect(913 - next.y - next.height).toBeLessThanOrEqual(40)
  // On a phone the button is as wide as the fields, and what happens next fills the rest.
  await page.setViewportSize({ width: 342, height: 913 })
  const { y, height, width } = await boxOf(button)
  const message = await boxOf(page.getByLabel('Message'))
  expect(width).toBe(message.width)
  expect(y - message.y - message.height).toBeLessThanOrEqual(40)
  const last = await boxOf(page.getByRole('listitem').last())
  expect(last.y).toBeGreaterThan(y + height)
  expect(913 - last.y - last.height).toBeLessThanOrEqual(48)
})
