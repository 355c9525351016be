import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { live, liveForm, still, test } from './support/test'

/** Menus, dialogs and validation errors; the pages themselves are in sound.spec.ts and first-visit.spec.ts. */

test('axe finds nothing in an open mega-menu', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Small screens have the drawer.')
  await visit(page, '/')
  for (const name of ['Doors', 'Windows', 'Conservatories', 'Internal Doors', 'Services']) {
    // By keyboard: the pointer opens a menu before it presses, and the press closes it again.
    const button = page.getByRole('button', { name: `${name} menu`, exact: true })
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page, 'header')
  }
})

test('axe finds nothing in the open drawer', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Wide screens have mega-menus.')
  await visit(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  for (const summary of await page.getByRole('dialog').locator('summary').all()) await summary.tap()
  await still(page)
  await expectAccessible(page)
})

test('axe finds nothing in the quote popup, with and without validation errors', async ({ page }) => {
  await visit(page, '/services')
  await page.getByRole('main').getByRole('button', { name: 'Get a Service Quote Today' }).first().click()
  const popup = page.getByRole('dialog', { name: /quote/i })
  await expect(popup).toBeVisible()
  await expectAccessible(page)
  await popup.getByRole('button', { name: 'Send Inquiry' }).click()
  await expect(page.getByText('Missing Information')).not.toHaveCount(0)
  await expectAccessible(page)
})

test('axe finds nothing in the thank-you dialog', async ({ page }) => {
  await page.route('**/api/leads/quote', (route) =>
    route.fulfill({ status: 202, json: { id: '0123456789ABCDEFGHJKMNPQRS' } }),
  )
  await visit(page, '/services')
  await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).click()
  const popup = page.getByRole('dialog', { name: /quote/i })
  await popup.getByLabel('Name *').fill('Ann Miller')
  await popup.getByLabel('E-mail *').fill('ann@example.com')
  await popup.getByRole('button', { name: 'Send Inquiry' }).click()
  await expect(page.getByRole('button', { name: 'Got It' })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing in the form that requests a service', async ({ page }) => {
  await visit(page, '/services')
  await page.getByRole('tab', { name: 'Request' }).click()
  await liveForm(page.getByRole('tabpanel')).getByRole('button', { name: 'Request Service' }).click()
  await expect(page.getByText('Missing Information')).not.toHaveCount(0)
  await expectAccessible(page)
})

test('axe finds nothing in the Contact an Expert dialog', async ({ page }) => {
  await visit(page, '/doors/composite')
  await page.getByRole('main').getByRole('button', { name: 'Contact an Expert' }).first().click()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing in the brochure dialog opened by its address', async ({ page }) => {
  await visit(page, '/doors/comp-door#brochure')
  await expect(page.getByRole('dialog', { name: /brochure/i })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing in the order form with all required fields missing', async ({ page }) => {
  await visit(page, '/offers/cm17#order-form')
  const button = page.getByRole('button', { name: 'Secure Your FREE Quote Now' })
  await page.mouse.move(5, 5)
  await expect(liveForm(page.locator('#order-form'))).toBeVisible()
  await button.click()
  await expect(page.getByText('Please select a door style')).toBeVisible()
  await expectAccessible(page)
})

/** Opens a page with reduced motion and waits until it is hydrated. */
async function visit(page: Page, route: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(route)
  await live(page)
}
