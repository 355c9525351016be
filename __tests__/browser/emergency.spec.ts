import { expect } from '@playwright/test'
import { company } from './support/site'
import { live, test } from './support/test'

/** The emergency service is never shown beside when the office opens, and says what to do at the current hour. */

const BOARDING = '/services/24-hour-boarding-up-services'

for (const [what, when, advice] of [
  ['on a Sunday night', '2026-11-22T03:00:00Z', 'Ring now: we board up at any hour.'],
  ['on a Monday at noon', '2026-11-23T12:00:00Z', 'Ring now: the office is open.'],
] as const) {
  for (const route of [BOARDING, '/services', '/contact']) {
    test(`${route} says what to do in an emergency ${what}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(when))
      await page.goto(route)
      await live(page)
      await expect(page.getByRole('main').getByText(advice).first()).toBeVisible()
    })
  }

  test(`the boarding-up page says nothing of when the office opens ${what}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(when))
    await page.goto(BOARDING)
    await live(page)
    await expect(page.getByText(advice)).toBeVisible()
    await expect(page.getByText(/office (?:opens|closed)/i).filter({ visible: true })).toHaveCount(0)
  })
}

test('the emergency number is in the first viewport of the services page', async ({ page }) => {
  await page.goto('/services')
  const number = page
    .getByRole('complementary', { name: 'Emergencies' })
    .getByRole('link', { name: company.phone })
  await expect(number).toBeInViewport()
  await expect(number).toHaveAttribute('href', company.phoneInternationalHref)
})

/** The colour of what a page asks for first: `color.brick`. */
const BRICK = 'rgb(168, 64, 42)'

test('the phone bar of the boarding-up page gives its colour to Call', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('complementary', { name: 'Quick contact' })
  const link = (name: string) => bar.getByRole('link', { name })
  await page.goto('/privacy')
  await expect(link('Get Free Quote')).toHaveCSS('background-color', BRICK)
  await page.goto(BOARDING)
  await expect(link('Call')).toHaveCSS('background-color', BRICK)
  await expect(link('Get Free Quote')).not.toHaveCSS('background-color', BRICK)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the emergency advice holds at any hour', async ({ page }) => {
    for (const route of [BOARDING, '/services', '/contact']) {
      await page.goto(route)
      await expect(
        page
          .getByRole('main')
          .getByText(/ring us day or night/i)
          .first(),
      ).toBeVisible()
      await expect(page.getByRole('main').getByText(/office (?:opens|closed)/i)).toHaveCount(0)
    }
  })
})

test('the contact page states each contact detail once', async ({ page }) => {
  await page.goto('/contact')
  const text = await page.getByRole('main').evaluate((main: HTMLElement) => {
    // The map marks the place by its name. Hidden, not removed: hydration must find what the server sent.
    for (const drawing of main.querySelectorAll('svg')) drawing.style.display = 'none'
    return main.innerText.replace(/\s+/g, ' ')
  })
  for (const fact of [company.phone, company.email, company.mobile, company.street]) {
    expect(text.split(fact), fact).toHaveLength(2)
  }
})
