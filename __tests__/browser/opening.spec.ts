import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { scriptsOf, settled, still, test } from './support/test'

const PAGES = [
  '/doors/aluminium-bifolding',
  '/doors/aluminium-sliding',
  '/doors/upvc-french',
  '/doors/upvc-patio',
]

const section = (page: Page) => page.locator('#size-your-opening')
const width = (page: Page) => section(page).getByRole('textbox', { name: 'Width' })

async function visit(page: Page, path: string) {
  await page.goto(`${path}#size-your-opening`)
  // Its code loads after the first gesture.
  await page.mouse.move(20, 400)
  await settled(page)
  await expect(section(page).locator('xpath=..')).toHaveAttribute('data-island', '')
}

for (const path of [...PAGES, '/doors']) {
  test(`${path} draws an opening beside a person, with the ways to open it or the styles of its doors`, async ({
    page,
  }) => {
    await visit(page, path)
    await expect(section(page).getByRole('img', { name: /beside a person/ })).toBeVisible()
    const ways = section(page).getByRole('radio', { name: /Sliding|French|Bi-folding/ })
    const styles = section(page).getByRole('radio').and(page.locator('[name="style"], [name="layout"]'))
    const ofItsOwn = { '/doors/upvc-french': 8, '/doors/upvc-patio': 2 }[path] ?? 0
    // A page of one kind of doors stays with it.
    await expect(ways).toHaveCount(path === '/doors' ? 4 : 0)
    await expect(styles).toHaveCount(ofItsOwn)
    // Each is drawn.
    await expect(styles.locator('xpath=..').locator('svg')).toHaveCount(ofItsOwn)
  })
}

test('a page leads to the doors that it names for a larger opening', async ({ page }) => {
  await visit(page, '/doors/upvc-patio')
  await expect(section(page).getByRole('link', { name: 'aluminium sliding doors' })).toHaveAttribute(
    'href',
    '/doors/aluminium-sliding',
  )
})

test('an opening of another range, from a link, can be taken back to the page’s own doors', async ({
  page,
}) => {
  await visit(page, '/doors/upvc-french?opens=aluminium-bifolding')
  await expect(section(page).getByRole('radio', { name: 'Bi-folding' })).toBeChecked()
  // With its own doors back, the other ways are gone.
  await section(page).getByRole('radio', { name: 'French' }).click()
  await expect(section(page).getByRole('radio', { name: 'Fully glazed' })).toBeChecked()
})

test('a typed size is drawn, checked, announced and kept in the address', async ({ page }) => {
  await visit(page, '/doors/aluminium-bifolding')
  await width(page).fill('28ft')
  await expect(
    section(page).getByText('Too wide for aluminium bi-folding doors, which go up to 8m.'),
  ).not.toHaveCount(0)
  await expect(section(page).getByRole('img', { name: /8534mm wide/ })).toBeVisible()
  await expect(section(page).getByRole('status')).toContainText('Aluminium sliding doors fit.')
  await section(page)
    .getByRole('radio', { name: /Sliding, aluminium/ })
    .check()
  await expect(page).toHaveURL(/w=8534.*opens=aluminium-sliding/)
  await page.reload()
  await page.mouse.move(20, 400)
  await expect(section(page).getByRole('radio', { name: /Sliding, aluminium/ })).toBeChecked()
  await expect(width(page)).toHaveValue('8534mm')
})

test('size and layout can be changed with the keyboard', async ({ page }) => {
  await visit(page, '/doors/aluminium-sliding')
  const slider = section(page).getByRole('slider', { name: 'Width' })
  await slider.press('ArrowRight')
  await expect(width(page)).toHaveValue('5450mm')
  await section(page).getByRole('radio', { name: '3 sashes' }).press('ArrowRight')
  await expect(section(page).getByText('It fits: 4 sashes of about 1.36m each.').first()).toBeVisible()
})

test('an invalid length shows an error and changes nothing', async ({ page }) => {
  await visit(page, '/doors/upvc-french')
  await width(page).fill('wide')
  await width(page).blur()
  await expect(width(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(section(page).getByText(/Write it as 2400, 2.4m or 8ft/)).toBeVisible()
  await expect(section(page).getByRole('img', { name: /1800mm wide/ })).toBeVisible()
})

test('size and layout are passed on to the quote form', async ({ page }) => {
  await visit(page, '/doors/upvc-french?w=2000&h=2150')
  await section(page).getByRole('button', { name: 'Get a quote for this size' }).click()
  await expect(page.getByRole('dialog').getByLabel('Message')).toHaveValue(
    'I am interested in uPVC French doors for an opening 2000mm wide and 2150mm high (2m by 2.15m), 2 leaves.',
  )
})

test('axe finds nothing, whether the size fits or not', async ({ page }) => {
  await visit(page, '/doors/aluminium-bifolding')
  await section(page).locator('summary').click()
  await expectAccessible(page, '#size-your-opening')
  await width(page).fill('9m')
  await expect(
    section(page)
      .getByText(/Too wide/)
      .first(),
  ).toBeVisible()
  await still(page)
  await expectAccessible(page, '#size-your-opening')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows a default opening and the limits of each range', async ({ page }) => {
    await page.goto('/doors/aluminium-bifolding')
    await expect(section(page).getByRole('img', { name: /beside a person/ })).toBeVisible()
    await expect(width(page)).toBeHidden()
    await section(page).locator('summary').click()
    await expect(section(page).getByRole('row', { name: /Bi-folding Up to 8m Up to 3m/ })).toBeVisible()
  })
})

test('its code is not loaded before the first gesture', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/doors/aluminium-bifolding')
  await settled(page)
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts.filter((text) => text.includes('We confirm the size of'))).toEqual([])
})
