import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { builtFile, company, fetchPage, hrefsOf, textOf } from './support/site'
import { expectNoise, livePart, still, test, visit } from './support/test'

const R7 = '/windows/r7-flush-casement'
const SASH_HORN = '/windows/sash-horn'
const FLAT_ROOF = '/conservatories/flat-roof-lights'

const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Pictures, enlarged' })
const enlarge = (page: Page) => page.getByRole('link', { name: /View larger$/ })

test.describe('the lightbox', () => {
  test('opens the clicked picture, moves with the arrow keys, closes and returns the focus', async ({
    page,
  }) => {
    await visit(page, R7)
    const second = enlarge(page).nth(1)
    await second.click()
    await expect(lightbox(page)).toBeVisible()
    await expect(lightbox(page).getByText(/^2 of \d/)).toBeVisible()
    await expect(lightbox(page).locator('img').first()).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(lightbox(page).getByText(/^3 of \d/)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(lightbox(page).getByText(/^2 of \d/)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(lightbox(page).getByText(/^1 of \d/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toBeHidden()
    await expect(second).toBeFocused()
  })

  test('opens with the keyboard and traps the focus', async ({ page }) => {
    await visit(page, FLAT_ROOF)
    await expect(enlarge(page)).toHaveCount(4)
    await enlarge(page).first().focus()
    await page.keyboard.press('Enter')
    await expect(lightbox(page)).toBeVisible()
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.activeElement?.closest('[role="dialog"][aria-label="Pictures, enlarged"]'),
      )
      expect(isOutside).toBe(false)
    }
    await lightbox(page).getByRole('button', { name: 'Close' }).click()
    await expect(enlarge(page).first()).toBeFocused()
  })

  test('has named buttons and alt text, and is accessible', async ({ page }) => {
    await visit(page, R7)
    await enlarge(page).first().click()
    for (const name of ['Close', 'Previous picture', 'Next picture'])
      await expect(lightbox(page).getByRole('button', { name })).toBeVisible()
    const alt = await lightbox(page).getByRole('img').first().getAttribute('alt')
    expect(alt?.length).toBeGreaterThan(10)
    await still(page)
    await expectAccessible(page, '[role="dialog"]')
  })

  test('falls back to a link to an existing file without script', async ({ request }) => {
    for (const route of [R7, FLAT_ROOF]) {
      const links = hrefsOf((await fetchPage(request, route)).main, /View larger$/)
      expect(links.length).toBeGreaterThan(2)
      for (const link of links) expect(builtFile(link), link).toBeDefined()
    }
  })
})

test.describe('the sash-horn carousel', () => {
  const carousel = (page: Page) => page.getByRole('group', { name: 'Choose a picture' })

  test.beforeEach(async ({ page }) => {
    await visit(page, SASH_HORN)
    await page.locator('#details').scrollIntoViewIfNeeded()
    await expect(carousel(page)).toBeVisible()
  })

  test('counts five slides and loops at both ends', async ({ page }) => {
    await expect(carousel(page)).toContainText('Slide 1 of 5')
    await carousel(page).getByRole('button', { name: 'Previous picture' }).click()
    await expect(carousel(page)).toContainText('Slide 5 of 5')
    await carousel(page).getByRole('button', { name: 'Next picture' }).click()
    await expect(carousel(page)).toContainText('Slide 1 of 5')
  })

  test('moves with the arrow keys, Home and End', async ({ page }) => {
    await carousel(page).getByRole('button', { name: 'Next picture' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(carousel(page)).toContainText('Slide 2 of 5')
    await page.keyboard.press('End')
    await expect(carousel(page)).toContainText('Slide 5 of 5')
    await page.keyboard.press('Home')
    await expect(carousel(page)).toContainText('Slide 1 of 5')
  })

  test('opens the current slide in the lightbox', async ({ page }) => {
    await carousel(page).getByRole('button', { name: 'Next picture' }).click()
    await expect(carousel(page)).toContainText('Slide 2 of 5')
    const button = carousel(page).getByRole('button', { name: 'View larger' })
    await button.click()
    await expect(lightbox(page).getByText('2 of 5')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  test('is accessible', async ({ page }) => {
    await expectAccessible(page, '#details')
  })
})

test('the carousel keeps its height when it is hydrated', async ({ page, request }) => {
  expectNoise(page, /ERR_FAILED/)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(SASH_HORN)
  const before = await page.locator('#details').evaluate((section) => section.getBoundingClientRect().height)
  await page.unroute('**/*.js')
  await visit(page, SASH_HORN)
  await page.locator('#details').scrollIntoViewIfNeeded()
  await livePart(page.getByRole('group', { name: 'Choose a picture' }))
  const after = await page.locator('#details').evaluate((section) => section.getBoundingClientRect().height)
  expect(Math.abs(after - before)).toBeLessThanOrEqual(1)
  expect((await fetchPage(request, SASH_HORN)).main.querySelectorAll('#details img')).toHaveLength(5)
})

test.describe('the note about colours', () => {
  for (const [route, range] of [
    [R7, 'R7'],
    ['/doors/upvc-front', 'uPVC'],
    ['/doors/comp-door', 'Comp Door'],
    ['/design-your-door', 'composite doors'],
    ['/offers/cm17', 'CM17'],
  ] as const) {
    test(`${route} notes that screen colours differ and offers a sample by WhatsApp`, async ({ request }) => {
      const { main } = await fetchPage(request, route)
      expect(textOf(main)).toContain('Colours look different on a screen')
      const [link] = hrefsOf(main, 'Sample by WhatsApp')
      const url = new URL(link ?? '')
      expect(url.pathname).toBe(`/${company.whatsappNumber}`)
      expect(url.searchParams.get('text')).toContain(range)
    })
  }

  test('opens the quote popup with the range in the message', async ({ page }) => {
    await visit(page, R7)
    await page.getByRole('button', { name: 'Ask for a sample' }).click()
    const popup = page.getByRole('dialog', { name: /quote/i })
    await expect(popup.getByLabel('Message')).toHaveValue(/colour sample.*R7/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all pictures of the sash-horn carousel are visible', async ({ page }) => {
    await page.goto(SASH_HORN)
    await expect(page.locator('#details img')).toHaveCount(5)
  })
})
