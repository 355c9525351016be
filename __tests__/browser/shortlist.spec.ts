import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { holdScripts, scriptsOf, settled, test } from './support/test'

const EMPTY = 'Your shortlist is empty'

const header = (page: Page) => page.getByRole('banner')
const card = (page: Page, name: string) =>
  page.locator('main li').filter({ has: page.getByRole('heading', { name }) })

/** A product in a finish, a style, a glass and a designed door, kept on their pages. */
async function keepSome(page: Page) {
  await page.goto('/doors/aluminium-bifolding?finish=black')
  await settled(page)
  await page.getByRole('button', { name: 'Shortlist Aluminium bi-folding doors' }).click()
  await expect(header(page).getByRole('link', { name: 'Shortlist, 1 kept' })).toBeVisible()
  await page.goto('/doors/truframe-composite')
  await settled(page)
  await page
    .getByRole('button', { name: /^Shortlist .*(glass|Clear|Arctic|Reeded|Warwick)/i })
    .first()
    .click()
  await expect(header(page).getByRole('link', { name: 'Shortlist, 2 kept' })).toBeVisible()
  await page.goto('/design-your-door?style=york&outside=red')
  await page.mouse.move(20, 400)
  await settled(page)
  await page.getByRole('button', { name: 'Save or share' }).click()
  await page.getByRole('button', { name: 'Shortlist this door' }).click()
  await expect(header(page).getByRole('link', { name: 'Shortlist, 3 kept' })).toBeVisible()
}

test('kept items are listed side by side and sent with an enquiry', async ({ page }) => {
  await keepSome(page)
  await header(page).getByRole('link', { name: 'Shortlist, 3 kept' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your shortlist' })).toBeVisible()
  await expect(page.getByText('Kept in this browser only.')).toBeVisible()
  await expect(page.locator('main li h2')).toHaveCount(3)
  await expect(card(page, 'Aluminium bi-folding doors').getByText('Black', { exact: true })).toBeVisible()
  const painted = card(page, 'Aluminium bi-folding doors').locator('[data-paint]')
  await expect(painted).toHaveAttribute('data-finish', 'black')
  await expect(page.locator('main svg [fill]').first()).toBeVisible()
  await card(page, 'Aluminium bi-folding doors').getByLabel('Your note').fill('Back of the house')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send with an enquiry' }).click()
  const message = page.getByRole('dialog').getByLabel('Message')
  await expect(message).toHaveValue(/1\. Aluminium bi-folding doors in Black\n {3}Note: Back of the house/)
  await expect(message).toHaveValue(/York composite door in Red/)
})

test('a removed item can be restored to its place', async ({ page }) => {
  await keepSome(page)
  await page.goto('/shortlist')
  await settled(page)
  const names = page.locator('main li h2')
  await expect(names).toHaveCount(3)
  const before = await names.allTextContents()
  await page.getByRole('button', { name: `Remove ${before[0]!}` }).click()
  await expect(names).toHaveCount(2)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(names).toHaveText(before)
})

test('two tabs stay in step', async ({ page, context }) => {
  await page.goto('/shortlist')
  await settled(page)
  await expect(page.getByRole('heading', { name: 'Your shortlist is empty' })).toBeVisible()
  await expectAccessible(page)
  const other = await context.newPage()
  await other.goto('/windows/tilt-turn')
  await settled(other)
  await other.getByRole('button', { name: 'Shortlist Tilt and turn windows' }).click()
  await expect(card(page, 'Tilt and turn windows')).toBeVisible()
  await other.getByRole('button', { name: /^Shortlisted Tilt and turn windows/ }).click()
  await expect(page.getByRole('heading', { name: 'Your shortlist is empty' })).toBeVisible()
})

test('survives malformed stored data', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('shortlist', '{"version":1,"entries":[7,{"kind":"door"}]}'),
  )
  await page.goto('/shortlist')
  await settled(page)
  await expect(page.getByRole('heading', { name: 'Your shortlist is empty' })).toBeVisible()
})

test('prints the list with its pictures and colours, and no controls', async ({ page }) => {
  await keepSome(page)
  await page.goto('/shortlist')
  await settled(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(card(page, 'Aluminium bi-folding doors').locator('svg rect')).toBeVisible()
  for (const hidden of ['header nav', '#site-footer', 'main button', 'textarea'])
    await expect(page.locator(hidden).first()).toBeHidden()
})

test('a press before hydration is replayed, and the code is loaded on demand', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/windows/tilt-turn', { waitUntil: 'commit' })
  const keep = page.getByRole('button', { name: 'Shortlist Tilt and turn windows' })
  await keep.click()
  await expect(page.getByRole('button', { name: /^Shortlisted Tilt and turn windows/ })).toBeVisible()
  // The text of a script is read after it has come.
  const code = () => scripts.findIndex((text) => text.includes('or the shortlist is full'))
  await expect.poll(code).toBeGreaterThan(0)
})

test('an empty list is there before any script, and does not flash up where something is kept', async ({
  page,
}) => {
  const empty = page.getByRole('heading', { name: EMPTY })
  const release = await holdScripts(page)
  await page.goto('/shortlist', { waitUntil: 'commit' })
  await expect(empty).toBeVisible()
  release()
  await keepSome(page)
  await holdScripts(page)
  await page.goto('/shortlist', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(empty).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('hides controls that need script and says why', async ({ page }) => {
    await page.goto('/windows/tilt-turn')
    await expect(page.locator('[data-keep]').first()).toBeHidden()
    await page.goto('/shortlist')
    await expect(page.getByText('needs JavaScript')).toBeVisible()
  })
})
