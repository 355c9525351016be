import { expect, type Locator, type Page } from '@playwright/test'
import { FRAME_PAGE, OFFERS } from './support/site'
import { boxOf, live, test } from './support/test'

/** Columns end at the right edge of the content; pictures and captions of a row are of equal height. */

test.skip(({ isMobile }) => isMobile, 'columns stand side by side on a desktop')

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
})

const right = async (locator: Locator) => {
  const { x, width } = await boxOf(locator)
  return Math.round(x + width)
}

/** Where the content of the pages ends: at the header's last button. */
const edgeOf = (page: Page) => right(page.locator('header').getByRole('link', { name: 'Get Free Quote' }))

for (const route of OFFERS) {
  test(`${route}: columns end at the right edge`, async ({ page }) => {
    await page.goto(route)
    await live(page)
    const edge = await edgeOf(page)
    for (const heading of ["What's Included", 'Why Choose Us']) {
      const section = page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) })
      expect(await right(section.getByRole('listitem').last()), heading).toBe(edge)
    }
  })
}

for (const route of ['/doors', '/windows', '/conservatories']) {
  test(`${route}: tiles fill their rows, with pictures and captions of equal height`, async ({ page }) => {
    await page.goto(route)
    await live(page)
    const edge = await edgeOf(page)
    const tiles = page.locator('#ranges').getByRole('listitem')
    const boxes = await tiles.evaluateAll((items) =>
      items.map((item) => {
        const { top, bottom, right: end } = item.getBoundingClientRect()
        return { top, bottom, end, picture: item.querySelector('img')!.getBoundingClientRect().height }
      }),
    )
    expect(new Set(boxes.map(({ picture }) => Math.round(picture))).size).toBe(1)
    for (const top of new Set(boxes.map((box) => box.top))) {
      const row = boxes.filter((box) => box.top === top)
      expect(Math.round(Math.max(...row.map(({ end }) => end)))).toBe(edge)
      expect(new Set(row.map(({ bottom }) => Math.round(bottom))).size).toBe(1)
    }
  })
}

test('questions and what is folded stand in one column, beside their headings', async ({ page }) => {
  for (const route of [
    '/windows/sash-horn',
    '/windows/flush-sash',
    '/doors/composite',
    '/doors/upvc-front',
  ]) {
    await page.goto(route)
    await live(page)
    const rows = page.locator('main').locator('[data-questions] summary, [data-fold] summary')
    const lefts = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().left))
    expect(new Set(lefts.map(Math.round)).size, route).toBe(1)
    const { width } = page.viewportSize()!
    expect(lefts[0], route).toBeGreaterThan(width / 2)
  }
})

test('the last row of the service catalogue is full', async ({ page }) => {
  await page.goto('/services')
  await live(page)
  const edge = await edgeOf(page)
  expect(await right(page.getByRole('tabpanel').getByRole('listitem').last())).toBe(edge)
})

test('the picture of a closing band ends at the right edge of the window', async ({ page }) => {
  for (const route of ['/doors', '/services', '/doors/internal', ...OFFERS]) {
    await page.goto(route)
    await live(page)
    const band = page.getByRole('main').locator('section').last()
    const { width } = page.viewportSize()!
    expect(await right(band.locator('img')), route).toBe(width)
  }
})

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

test('a dark closing band is set apart from the footer', async ({ page }) => {
  await page.goto('/doors')
  const [band, line, footer] = await page.evaluate(() => {
    const plate = document.querySelector('#site-footer')!
    const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(plate)
    const last = getComputedStyle([...document.querySelectorAll('main section')].at(-1)!).backgroundColor
    return [last, parseFloat(borderTopWidth) > 0 ? borderTopColor : backgroundColor, backgroundColor]
  })
  expect(line).not.toBe(footer)
  expect(line).not.toBe(band)
})
