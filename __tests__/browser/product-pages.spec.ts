import { expect } from '@playwright/test'
import { cutTexts } from './claims/product-pages'
import { PRODUCTS } from './support/site'
import { boxOf, CALL_BAR, test } from './support/test'

/** Height of the chat's bar above the call bar: decisions, section 3, allow 96. */
const CHAT_BAR = 52

/** A product's page on the first screen of a phone and without script; on a desktop it is in sound.spec.ts. */

test.describe('on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  for (const route of PRODUCTS) {
    test(`${route} starts with picture, heading and sentence in the first viewport, no text is cut off, and no table too high`, async ({
      page,
    }) => {
      await page.goto(route)
      const hero = page.locator('main section').first()
      const box = async (selector: string) => (await hero.locator(selector).first().boundingBox())!
      // A picture that loses its foot there goes on, unseen, below its frame.
      const [picture, heading, words] = [
        await box(':not(picture):is(:has(> img), :has(> picture > img))'),
        await box('h1'),
        await box('h1 ~ p'),
      ]
      expect.soft(picture.height, 'the picture fills a third of the screen').toBeGreaterThan(844 / 3)
      expect.soft(picture.y + picture.height, 'the picture').toBeLessThan(heading.y)
      expect.soft(words.y + words.height, 'the sentence').toBeLessThan(844 - CALL_BAR - CHAT_BAR)
      // The call bar asks for a quote; the hero above it has the other way alone.
      const asking = page.locator('a[href="/contact"]:visible')
      const asked = await asking.evaluateAll((links) =>
        links
          .filter((link) => link.getBoundingClientRect().bottom < innerHeight)
          .map((link) => link.textContent),
      )
      expect.soft(asked.filter((label) => label === 'Get Free Quote').length, 'asked for a quote').toBe(1)
      expect.soft(asked.length, 'ways to ask').toBeLessThanOrEqual(2)
      expect.soft(await cutTexts(page), 'texts that are cut').toEqual([])
      const { high, loose } = await page.locator('main').evaluate(lookAtTables)
      expect.soft(high, 'cells taller than four lines').toEqual([])
      expect.soft(loose, 'row headers that do not stick').toEqual([])
    })
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('three bi-fold layouts are in sight, and all 33 behind a line that opens them', async ({ page }) => {
    await page.goto('/doors/aluminium-bifolding')
    const layouts = page.locator('#layouts')
    const drawings = layouts.locator('li:visible svg')
    await expect(drawings).toHaveCount(3)
    await layouts.getByText('Show all 33').click()
    await expect(drawings).toHaveCount(3 + 33)
  })

  test('collapsed sections can be opened with the keyboard', async ({ page }) => {
    await page.goto('/doors/truframe-composite')
    const fold = page.locator('details', { has: page.getByRole('heading', { name: 'Construction' }) })
    await expect(fold.getByText('Outer skin')).toBeHidden()
    await fold.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(fold.getByText('Outer skin')).toBeVisible()
  })

  test('a link to a collapsed section opens it, and the brochure’s leads on to its PDF', async ({ page }) => {
    await page.goto('/doors/comp-door')
    await page.getByRole('main').getByRole('link', { name: 'Download Brochure' }).first().click()
    await expect(page.getByRole('heading', { name: /^The \d{4} brochure$/ })).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('href', /\.pdf$/)
    await expect(page.getByRole('link', { name: 'Open the PDF' })).toBeInViewport()
  })
})

/** Opens all that is folded, and finds cells that are taller than four lines and row headers that do not stick. */
function lookAtTables(main: Element) {
  for (const details of main.querySelectorAll('details')) details.open = true
  const high = [...main.querySelectorAll('td, tbody th')].filter((cell) => {
    const { lineHeight } = getComputedStyle(cell)
    const words = document.createRange()
    words.selectNodeContents(cell)
    return words.getBoundingClientRect().height > 4.5 * parseFloat(lineHeight)
  })
  const loose = [...main.querySelectorAll('tbody th:first-child')].filter(
    (head) => getComputedStyle(head).position !== 'sticky',
  )
  const texts = (cells: Element[]) => cells.map(({ textContent }) => textContent)
  return { high: texts(high), loose: texts(loose) }
}

test('in a low, wide window a product’s heading and sentence are one group', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  for (const route of ['/doors/comp-door', '/windows/r9-flush-casement', '/doors/aluminium-bifolding']) {
    await page.goto(route)
    const plate = page.locator('main section').first()
    const [around, above, heading, sentence] = await Promise.all(
      [plate, plate.locator('p').first(), plate.locator('h1'), plate.locator('h1 ~ p')].map(boxOf),
    )
    expect.soft(above!.y - around!.y, `${route}: room above`).toBeGreaterThanOrEqual(60)
    const gap = sentence!.y - heading!.y - heading!.height
    expect.soft(gap, `${route}: heading to sentence`).toBeGreaterThanOrEqual(20)
    expect.soft(gap, `${route}: heading to sentence`).toBeLessThanOrEqual(28)
  }
})

test('on a tablet the closing picture of a wide product has the window’s whole width', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const route of ['/doors/aluminium-bifolding', '/windows/r9-flush-casement']) {
    await page.goto(route)
    const closing = page
      .locator('main section')
      .filter({ has: page.locator('[data-part="closing-picture"]') })
    const [picture, words] = await Promise.all(
      [closing.locator('[data-part] img'), closing.locator('h2')].map((one) => boxOf(one.last())),
    )
    expect.soft(picture!.width, route).toBe(768)
    expect.soft(picture!.y + picture!.height, route).toBeLessThanOrEqual(words!.y)
  }
})
