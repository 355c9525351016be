import { expect, type Page } from '@playwright/test'
import { boxOf, live, test } from './support/test'

/** What is chosen anywhere on a page shows all over it: nothing is chosen twice. How pages begin and end is in sound.spec.ts. */

const closing = (page: Page) => page.locator('[data-slot="chosen"]')

test('a window’s size asks for its quote, with the layout and the finish', async ({ page }) => {
  await page.goto('/windows/sliding-sash')
  await live(page)
  const sizer = page.locator('#bars')
  await sizer.scrollIntoViewIfNeeded()
  await sizer.getByLabel('Width').first().fill('1100')
  await sizer.getByLabel('Width').first().press('Tab')
  await sizer.getByRole('button', { name: 'Get a quote for this size' }).click()
  await expect(page.getByRole('dialog').getByLabel('Message')).toHaveValue(
    /^I am interested in Vertical sliding sash windows in White, two over two, 1100mm by 1600mm\.$/,
  )
  await page.keyboard.press('Escape')
  await expect(closing(page)).toHaveText('A sliding sash window in White, two over two, 1100mm by 1600mm')
})

test.describe('the roof glass', () => {
  const path = '/conservatories/conservatories'

  test('is chosen pane by pane, with its figures, and the closing line names it', async ({ page }) => {
    await page.goto(path)
    await live(page)
    const types = page.locator('#glass-types')
    await types.scrollIntoViewIfNeeded()
    await expect(types.getByRole('heading', { name: 'Ambi Sunshade Blue' }).first()).toBeVisible()
    await types.getByRole('radio', { name: 'Ambi-Bronze' }).click({ force: true })
    const words = types.locator('[aria-live]')
    await expect(words).toContainText('Ambi-Bronze')
    await expect(words).toContainText('94%')
    await expect(closing(page)).toHaveText('New roof glass in Ambi-Bronze')
    await page.reload()
    await types.scrollIntoViewIfNeeded()
    await expect(words).toContainText('Ambi-Bronze')
  })

  test('has the figures of all six without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path)
    const types = page.locator('#glass-types')
    await expect(types.getByRole('radio').first()).toBeHidden()
    await types.getByText('Figures for all 6 types').click()
    await expect(types.getByRole('table')).toHaveCount(6)
    await expect(types.getByRole('table').last()).toBeVisible()
    await context.close()
  })
})

test('what is folded stands under a heading of its own, beside the questions on a wide window and below them on a phone', async ({
  page,
}) => {
  await page.goto('/windows/r9-flush-casement')
  const questions = page.locator('[data-questions] summary')
  const fold = page.locator('[data-fold] summary').first()
  const boxOf = async (row: typeof fold) => (await row.boundingBox())!
  const heading = page.getByRole('heading', { name: 'In detail' })
  const [asked, first, title] = [await boxOf(questions.first()), await boxOf(fold), await boxOf(heading)]
  expect(first.x).toBeGreaterThan(asked.x + asked.width)
  expect(Math.abs(asked.y - first.y)).toBeLessThan(4)
  expect(Math.abs(title.x - first.x)).toBeLessThan(2)
  expect(title.y + title.height).toBeLessThanOrEqual(first.y)
  await page.setViewportSize({ width: 390, height: 844 })
  const [above, between, below] = [await boxOf(questions.last()), await boxOf(heading), await boxOf(fold)]
  expect(Math.abs(above.x - below.x)).toBeLessThan(2)
  expect(between.y).toBeGreaterThan(above.y + above.height)
  expect(below.y).toBeGreaterThanOrEqual(between.y + between.height)
})

test('a bi-fold’s colour and layout, chosen once, are in the pictures, the drawing and the closing line', async ({
  page,
}) => {
  await page.goto('/doors/aluminium-bifolding')
  await live(page)
  await expect(closing(page)).toHaveText('Bi-folding doors in Black, folding 3 + 1, 4000mm by 2100mm')
  await page.getByRole('radio', { name: 'White', exact: true }).click()
  await expect(page).toHaveURL(/finish=white/)
  const colours = page.locator('#colours')
  await colours.scrollIntoViewIfNeeded()
  await expect(colours.locator('[data-paint]')).toHaveAttribute('data-finish', 'white')
  await expect(colours.getByText('Shown in White')).toBeVisible()
  await expect(page.locator('#size-your-opening svg rect[fill="#f3f2ee"]').first()).toBeAttached()
  const layouts = page.locator('#layouts')
  await layouts.scrollIntoViewIfNeeded()
  // The moving picture shows the layout that is chosen from the start.
  await expect(layouts.getByRole('radio', { name: '3 + 1' }).first()).toBeChecked()
  await expect(page.locator('#closed')).toContainText('This is 3 + 1')
  await layouts.getByText('Show all 33').click()
  await layouts.getByRole('radio', { name: '5 + 0' }).click({ force: true })
  await expect(page).toHaveURL(/w=5000&panels=5/)
  await expect(closing(page)).toHaveText(
    'Bi-folding doors in White, folding 5 + 0, 5 panels, 5000mm by 2100mm',
  )
  // Another number of panels is another layout.
  await page.locator('#size-your-opening').getByRole('radio', { name: '6 panels' }).click({ force: true })
  await expect(closing(page)).toHaveText(
    'Bi-folding doors in White, folding 5 + 1, 6 panels, 5000mm by 2100mm',
  )
})

test('TruFrame’s styles and closing picture take on the colour that is chosen, and its style is told on', async ({
  page,
}) => {
  await page.goto('/doors/truframe-composite?finish=red')
  await live(page)
  const styles = page.getByRole('radiogroup', { name: /over 200 styles/i })
  await styles.scrollIntoViewIfNeeded()
  await expect(styles.locator('[data-paint][data-finish="red"]')).toHaveCount(4)
  await styles.getByRole('radio', { name: 'Boarded' }).click({ force: true })
  await closing(page).scrollIntoViewIfNeeded()
  await expect(closing(page)).toHaveText('A TruFrame door in Red, boarded style')
  if (page.viewportSize()!.width < 768) return
  await expect(page.locator('[data-slot="closing-picture"] [data-paint]')).toHaveAttribute(
    'data-finish',
    'red',
  )
})

test('on a phone the closing words stand below a picture of what they are about', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/doors/comp-door', '/doors/upvc-patio', '/windows/r7-flush-casement']) {
    await page.goto(path)
    const picture = page.locator('[data-slot="closing-picture"] > div')
    await picture.scrollIntoViewIfNeeded()
    const { x, y, width, height } = await boxOf(picture)
    expect.soft([x, width], path).toEqual([0, 390])
    expect.soft(height, path).toBeGreaterThanOrEqual(220)
    expect.soft(y + height, path).toBeLessThanOrEqual((await boxOf(closing(page).getByRole('heading'))).y)
  }
})
