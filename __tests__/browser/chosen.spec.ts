import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { fetchPage } from './support/site'
import { settled, test } from './support/test'

const PAGES = [
  '/windows/r7-flush-casement',
  '/windows/r9-flush-casement',
  '/windows/standard-casement',
  '/windows/sliding-sash',
]

const tool = (page: Page) => page.locator('section:has(> fieldset):has([type="range"])')
const closing = (page: Page) => page.locator('[data-slot="chosen"]')

async function visit(page: Page, path: string) {
  await page.goto(path)
  // Its code loads after the first gesture.
  await page.mouse.move(20, 400)
  await settled(page)
  await tool(page).scrollIntoViewIfNeeded()
  await expect(tool(page).locator('xpath=..')).toHaveAttribute('data-island', '')
}

for (const path of PAGES) {
  test(`${path} draws each of its layouts at the size that was typed`, async ({ page }) => {
    await visit(page, path)
    const layouts = tool(page).getByRole('radio')
    for (const layout of await layouts.all()) await layout.check()
    await tool(page).getByRole('textbox', { name: 'Width' }).fill('1.65m')
    await expect(tool(page).getByRole('img', { name: /1650mm wide .* beside a person/ })).toBeVisible()
    await expectAccessible(page)
  })
}

test('what was chosen adds up: in the closing invitation, after a reload, and in the quote form', async ({
  page,
}) => {
  await visit(page, '/windows/r9-flush-casement?finish=sage-green')
  await closing(page).scrollIntoViewIfNeeded()
  await expect(closing(page)).toHaveText('An R9 window in Sage Green, two lights with bars, 1200mm by 1050mm')
  await tool(page).getByRole('radio', { name: 'Two lights', exact: true }).check()
  await tool(page).getByRole('textbox', { name: 'Height' }).fill('1200')
  await closing(page).scrollIntoViewIfNeeded()
  await expect(closing(page)).toHaveText('An R9 window in Sage Green, two lights, 1200mm by 1200mm')
  // Its picture has another layout: the window that is meant is drawn.
  const drawn = page
    .locator('[data-slot="closing-picture"]')
    .getByRole('img', { name: /^Two lights, 1200mm/ })
  if (page.viewportSize()!.width >= 768) await expect(drawn).toBeVisible()
  await page.reload()
  await page.mouse.move(20, 400)
  await closing(page).scrollIntoViewIfNeeded()
  await expect(closing(page)).toContainText('two lights')
  await page.goto('/contact')
  const form = page.locator('iframe[title="Quote form"]')
  await form.scrollIntoViewIfNeeded()
  await expect(form.contentFrame().getByLabel('Message')).toHaveValue(
    /^I am interested in R9 flush casement windows in Sage Green, two lights, 1200mm by 1200mm\.$/,
  )
})

test('the door that was chosen stands in its closing invitation, by its name and as a picture', async ({
  page,
}) => {
  await page.goto('/doors/comp-door')
  await expect(closing(page)).toHaveText('An ASTON in Blue')
  await page.mouse.move(20, 400)
  await settled(page)
  const styles = page.locator('#styles')
  await styles.scrollIntoViewIfNeeded()
  await styles.getByRole('button', { name: 'Next style' }).click()
  await closing(page).scrollIntoViewIfNeeded()
  await expect(closing(page)).toHaveText('A BAKEWELL in Blue')
  if (page.viewportSize()!.width < 768) return
  const picture = page.locator('[data-slot="closing-picture"]')
  await expect(picture.locator('[data-paint="bakewell"]')).toHaveAttribute('data-finish', 'blue')
  await expect(picture.getByRole('img', { name: 'BAKEWELL, Blue' })).toBeVisible()
})

test('a style and a layout are chosen with the keyboard, each by itself, and drawn', async ({ page }) => {
  await page.goto('/doors/upvc-french')
  await page.mouse.move(20, 400)
  await settled(page)
  const styles = page.getByRole('group', { name: 'Style', exact: true })
  await styles.scrollIntoViewIfNeeded()
  await expect(page.locator('#size-your-opening').locator('xpath=..')).toHaveAttribute('data-island', '')
  await styles.getByRole('radio', { name: 'Fully glazed' }).press('Space')
  await expect(styles.getByRole('radio', { name: 'Fully glazed' })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(styles.getByRole('radio', { name: 'Georgian bars' })).toBeChecked()
  // Pressed before its code has come, it is done once that is there.
  const layout = page.getByRole('radio', { name: 'One side panel' })
  await layout.click({ force: true })
  await expect(layout).toBeChecked()
  await expect(styles.getByRole('radio', { name: 'Georgian bars' })).toBeChecked()
  await expectAccessible(page)
  await closing(page).scrollIntoViewIfNeeded()
  await expect(closing(page)).toHaveText(
    'French doors in White, Georgian bars style, one side panel, 1800mm by 2100mm',
  )
})

test('lanterns, roof lights and screens start with a choice, and another is made by its drawing, and asked for', async ({
  page,
}) => {
  for (const [path, section, first, choice, product] of [
    ['/conservatories/roof-lanterns', '#styles', 'wide, sixteen panes', 'Six panes', 'An S1 roof lantern'],
    ['/conservatories/flat-roof-lights', '#places', 'along a hall', 'Over the island', 'A roof light'],
    ['/doors/internal', '#features', 'with bars', 'With doors', 'Interior screening'],
  ] as const) {
    await page.goto(path)
    await expect(closing(page)).toHaveText(`${product}, ${first}`)
    await page.mouse.move(20, 400)
    await settled(page)
    const choices = page.locator(section)
    await choices.scrollIntoViewIfNeeded()
    // Pressed before its code has come, it is done once that is there.
    const drawing = choices.getByRole('radio', { name: choice, exact: true })
    await drawing.click({ force: true })
    await expect(drawing).toBeChecked()
    await closing(page).scrollIntoViewIfNeeded()
    await expect(closing(page)).toHaveText(`${product}, ${choice.toLowerCase()}`)
    await expectAccessible(page)
  }
})

test('a product’s page ends with its invitation', async ({ request }) => {
  for (const path of [...PAGES, '/windows/tilt-turn', '/conservatories/conservatories']) {
    const last = (await fetchPage(request, path)).main.querySelectorAll('section').at(-1)
    expect.soft(last?.querySelectorAll('[data-slot="chosen"]'), path).toHaveLength(1)
  }
})

test('without script the invitation names finish, layout and size as the page shows them', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/windows/r9-flush-casement')
  await expect(closing(page)).toHaveText('An R9 window in Irish Oak, two lights with bars, 1200mm by 1050mm')
  await context.close()
})
