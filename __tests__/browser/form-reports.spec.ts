import { expect, type Page } from '@playwright/test'
import { expectToast, filledOrder, thanks } from './support/forms'
import { SUPERMARKET_OFFER } from './support/site'
import { expectNoise, test } from './support/test'

/** Analytics events of forms. */

test('the order form reports a failed and a successful submission', async ({ page }) => {
  await listen(page)
  const reported = () =>
    page.evaluate(() =>
      (window as unknown as { reports: [string, string, object][] }).reports
        .filter(([, name]) => ['form_submit', 'service_inquiry', 'error'].includes(name))
        .map(([, name, fields]) => ({ name, ...fields })),
    )
  const form = await filledOrder(page)
  expectNoise(page, /ERR_FAILED/, /submission failed/)
  await page.route('**/api/leads/order', (route) => route.abort())
  await form.getByRole('button', { name: 'Secure Your FREE Quote Now' }).click()
  await expectToast(page, 'Sorry, there was an error submitting your enquiry. Please try again.')
  await expect.poll(reported).toEqual([
    {
      name: 'error',
      event_category: 'error',
      event_label: 'Door order form submission failed',
      error_type: 'form_submission_error',
      error_message: 'Door order form submission failed',
      source: 'door_order_form',
    },
  ])
  await page.unroute('**/api/leads/order')
  await form.getByRole('button', { name: 'Secure Your FREE Quote Now' }).click()
  await expect(page.getByRole('dialog', { name: 'Your offer is reserved' })).toBeVisible()
  await expect
    .poll(async () => (await reported()).at(-1))
    .toEqual({
      name: 'form_submit',
      event_category: 'form',
      event_label: 'door_order_form',
      form_name: 'door_order_form',
      door_style: 'Harrington',
      door_color: expect.any(String),
      postcode: 'cm17 9ab',
      ad_source: expect.stringContaining('Harlow'),
      source: `offer_${SUPERMARKET_OFFER.replace('/offers/', '')}`,
    })
})

test('the quote popup reports the service and whether it was preselected', async ({ page }) => {
  await listen(page)
  await page.goto('/services')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Draught Proofing' }).click()
  const form = page.getByRole('dialog').locator('form')
  await form.getByLabel('Name *').fill('Ann Miller')
  await form.getByLabel('E-mail *').fill('ann@example.com')
  await form.getByRole('button', { name: 'Send Inquiry' }).click()
  await expect(thanks(page)).toBeVisible()
  const reports = () =>
    page.evaluate(() =>
      (window as unknown as { reports: [string, string, object][] }).reports.map(([, name, fields]) => ({
        name,
        ...fields,
      })),
    )
  await expect.poll(reports).toEqual(
    expect.arrayContaining([
      {
        name: 'service_inquiry',
        event_category: 'lead_generation',
        event_label: 'Draught Proofing',
        service_type: 'Draught Proofing',
        source: 'service_inquiry_popup',
      },
      {
        name: 'form_submit',
        event_category: 'form',
        event_label: 'service_inquiry_popup',
        form_name: 'service_inquiry_popup',
        service_type: 'Draught Proofing',
        pre_selected: true,
      },
    ]),
  )
})

/** Takes the place of Google's `gtag`. */
function listen(page: Page) {
  return page.addInitScript(() => {
    Object.assign(window, { reports: [], gtag: (...call: unknown[]) => reports().push(call) })
    const reports = () => (window as unknown as { reports: unknown[] }).reports
  })
}
