import { expect, test } from '@playwright/test'
import { holdScripts, liveForm } from './support/test'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an invalid order comes back with its errors, and a valid one with a reference', async ({ page }) => {
    await page.goto('/offers/cm17')
    const form = page.locator('#order-form form')
    await form.getByLabel('First Name *').fill('Ann')
    await form.getByLabel('Last Name *').fill('Miller')
    await form.getByLabel('E-mail *').fill('nobody')
    await form.getByLabel('Phone Number *').fill('01632 960001')
    await form.getByLabel('Postcode *').fill('CM20 2SN')
    await form.getByLabel('Door Style *').selectOption({ index: 1 })
    await form.getByLabel('Door Colour *').selectOption({ index: 2 })
    await form.getByLabel(/advertisement/).selectOption({ index: 1 })
    const style = await form.getByLabel('Door Style *').inputValue()
    await form.getByRole('button', { name: 'Secure Your FREE Quote Now' }).click()

    const email = page.getByLabel('E-mail *')
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(email).toHaveValue('nobody')
    await expect(page.getByLabel('Door Style *')).toHaveValue(style)
    await email.fill('ann@example.com')
    await page.getByRole('button', { name: 'Secure Your FREE Quote Now' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/Your reference is RW-[0-9A-Z]{6}/)
  })

  test('the button of a dialog leads to the form’s own page', async ({ page }) => {
    await page.goto('/doors/composite')
    await page.getByRole('main').getByRole('button', { name: 'Contact an Expert' }).first().click()
    await expect(page.getByRole('heading', { name: 'Contact an Expert' })).toBeVisible()
    await expect(page.getByLabel('Tell us about your project *')).toBeVisible()
  })
})

test('text typed before hydration is kept', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/offers/cm17', { waitUntil: 'commit' })
  const early = page.locator('#order-form [data-plain] form')
  await early.getByLabel('First Name *').fill('Ann')
  release()
  const form = liveForm(page.locator('#order-form'))
  await expect(form).toBeVisible({ timeout: 30_000 })
  await expect(form.getByLabel('First Name *')).toHaveValue('Ann')
})
