import { expect } from '@playwright/test'
import { filledOrder, inPage, thanks } from './support/forms'
import { SUPERMARKET_OFFER } from './support/site'
import { expectNoise, liveForm, test } from './support/test'

/** Behaviour of single forms. */

test('the service request is confirmed before the server responds', async ({ page }) => {
  await page.route('**/api/leads/service', () => new Promise(() => undefined))
  await page.goto('/services?tab=Request')
  const form = await inPage(page.getByRole('tabpanel', { name: 'Request' }))
  await form.getByLabel('Name *').fill('Ann Miller')
  await form.getByLabel('E-mail *').fill('ann@example.com')
  await form.getByLabel('Service *').selectOption({ index: 1 })
  await form.getByRole('button', { name: 'Request Service' }).click()
  await expect(thanks(page)).toBeVisible()
  await expect(form.getByLabel('Name *')).toHaveValue('')
  await expect(form.getByLabel('Service *')).toHaveValue('')
})

test('shows a message when the device is offline', async ({ page, context }) => {
  const form = await filledOrder(page)
  expectNoise(page, /ERR_INTERNET_DISCONNECTED/, /submission failed/)
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Secure Your FREE Quote Now' }).click()
  await expect(form.getByText(/Your device is offline/)).toBeVisible()
  await context.setOffline(false)
  await form.getByRole('button', { name: 'Secure Your FREE Quote Now' }).click()
  await expect(page.getByRole('dialog', { name: 'Your offer is reserved' })).toBeVisible()
})

test('the order form shows the postcode in capitals', async ({ page }) => {
  await page.goto(SUPERMARKET_OFFER)
  const form = await inPage(page.locator('#order-form'))
  await expect(form.getByLabel('Postcode *')).toHaveCSS('text-transform', 'uppercase')
})

test('the embed script is present while the frame is on the page, and the form submits from it', async ({
  page,
}) => {
  await page.goto('/contact')
  const frame = page.locator('iframe[title="Quote form"]')
  const script = page.locator('script[src="/embed/form-embed.js"]')
  await expect(frame).toHaveAttribute('loading', 'lazy')
  await expect(frame).toHaveCSS('height', '913px')
  await frame.scrollIntoViewIfNeeded()
  await expect(script).toHaveCount(1)
  const framed = page.frameLocator('iframe[title="Quote form"]')
  // Its code comes with the first touch.
  await framed.getByLabel('Name *').click()
  const form = liveForm(framed)
  await form.getByLabel('Name *').fill('Ann Miller')
  await form.getByLabel('E-mail *').fill('ann@example.com')
  const request = page.waitForRequest('**/api/leads/quote')
  await form.getByRole('button', { name: 'Get My Free Quote' }).click()
  expect((await request).postDataJSON()).toMatchObject({ name: 'Ann Miller', source: 'Service Inquiry Form' })
  await expect(
    page.frameLocator('iframe[title="Quote form"]').getByRole('dialog', { name: 'Thank you' }),
  ).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(script).toHaveCount(0)
})
