import { expect } from '@playwright/test'
import { company, FRAME_PAGE, PRODUCTS } from './support/site'
import { boxOf, expectNoise, test, visit } from './support/test'

const NOT_FOUND = '/there-is-no-such-page'

test('small screens show only the phone in the top bar', async ({ page, isMobile }) => {
  await page.goto('/')
  // The first of each in the page; a role would skip what is hidden and find the next.
  await expect(page.locator(`a[href="${company.phoneHref}"]`).first()).toBeVisible()
  const email = page.locator(`a[href="mailto:${company.email}"]`).first()
  const address = page
    .locator('span', { hasText: `${company.street}, ${company.town} ${company.postcode}` })
    .first()
  if (isMobile) {
    await expect(email).toBeHidden()
    await expect(address).toBeHidden()
  } else {
    await expect(email).toBeVisible()
    await expect(address).toBeVisible()
  }
})

test('the first tab stop is a skip link to the main content', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A keyboard of its own is rare on a phone.')
  await visit(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('every tab stop on the home page has a visible focus indicator', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A keyboard of its own is rare on a phone.')
  await visit(page, '/')
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab')
    const isSeen = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return true
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    })
    expect(isSeen, `stop ${stop + 1}`).toBe(true)
  }
})

test('anchors scroll to their section, clear of the sticky header', async ({ page }) => {
  await visit(page, '/contact')
  await page.goto('/#installation')
  const heading = page.locator('#installation h2')
  await expect(heading).toBeInViewport()
  const { y, height } = await boxOf(page.locator('header').first())
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(y + height - 1)
})

test('the not-found page shows a large 404 and logs the missing path', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  expectNoise(page, /404/)
  await visit(page, NOT_FOUND)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looks like this door is locked!')
  await expect.poll(() => logged.join('\n')).toContain(NOT_FOUND)
  const size = await page
    .getByRole('main')
    .getByText('404', { exact: true })
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
  expect(size).toBeGreaterThanOrEqual(64)
})

test('the embed script is on the contact page only while the form is in the viewport', async ({ page }) => {
  await visit(page, '/contact')
  const script = page.locator('script[src="/embed/form-embed.js"]')
  const frame = page.locator('iframe[title="Quote form"]')
  await frame.scrollIntoViewIfNeeded()
  await expect(script).toHaveCount(1)
  await expect(
    page.frameLocator('iframe[title="Quote form"]').getByRole('heading', { level: 1 }),
  ).toBeVisible()
  await expect(frame).toHaveCSS('height', '913px')
  await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(frame).not.toBeInViewport()
  await expect(script).toHaveCount(0)
})

test('moving between pages logs no error', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await visit(page, '/')
  for (const route of [
    '/doors/composite',
    '/services',
    '/offers/cm23',
    '/contact',
    '/conservatories/conservatories',
  ]) {
    await visit(page, route)
  }
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/offers\/cm23$/)
  expect(errors).toEqual([])
})

test.describe('without script', () => {
  test.skip(({ isMobile }) => isMobile, 'The HTML is the same for all.')
  test.use({ javaScriptEnabled: false })

  for (const route of ['/', '/doors/comp-door', '/services', '/offers/cm23', ...PRODUCTS.slice(-2)]) {
    test(`${route} has its text, pictures and links`, async ({ page }) => {
      await page.goto(route)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main.getByRole('link').first()).toBeVisible()
      const hidden = await main.locator('h2, h3').evaluateAll((headings) =>
        headings
          .filter((heading) => !heading.closest('[hidden], dialog, [popover]'))
          .filter((heading) => {
            const { opacity, visibility } = getComputedStyle(heading)
            return heading.getClientRects().length === 0 || opacity === '0' || visibility === 'hidden'
          })
          .map(({ textContent }) => textContent),
      )
      expect(hidden).toEqual([])
      const images = main.locator('img')
      if ((await images.count()) > 0) {
        await images.first().scrollIntoViewIfNeeded()
        await expect
          .poll(() => images.first().evaluate((image) => (image as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(0)
      }
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  }

  test('the office hours are beside the phone number', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText(company.hoursShort).first()).toBeVisible()
  })
})

test('the quote form page fits its 913 px frame', async ({ page, isMobile }) => {
  test.skip(isMobile, 'The frame has a width of its own.')
  await page.setViewportSize({ width: 600, height: 913 })
  await visit(page, FRAME_PAGE)
  await expect(page.getByRole('button', { name: /quote/i })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(913)
})
