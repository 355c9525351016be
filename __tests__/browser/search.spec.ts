import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { expectNoise, live, test } from './support/test'

const WIDTHS = [390, 1280]

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Search the site' })
const results = (page: Page) => page.getByRole('listbox', { name: 'Results' })

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the header opens the search, which leads to a page', async ({ page }) => {
      await visit(page, '/')
      await opener(page).click()
      await expect(box(page)).toBeFocused()
      await box(page).fill('biflod')
      await expect(results(page).getByRole('option').first()).toContainText('Aluminium bi-folding doors')
      await expectInside(page, width)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/doors\/aluminium-bifolding$/)
      await expect(dialog(page)).toBeHidden()
    })

    test('is accessible, with and without results', async ({ page }) => {
      await visit(page, '/')
      await opener(page).click()
      await expect(box(page)).toBeFocused()
      await expectAccessible(page)
      await box(page).fill('oak')
      await expect(results(page)).toBeVisible()
      await expectAccessible(page)
      await box(page).fill('submarine')
      await expect(dialog(page).getByRole('status')).toHaveText('No results for “submarine”')
      await expect(dialog(page).getByRole('link', { name: 'All services' })).toBeVisible()
      await expectAccessible(page)
    })

    test('the not-found page suggests pages similar to the address', async ({ page }) => {
      expectNoise(page, /404/)
      await visit(page, '/doors/bifold')
      const main = page.getByRole('main')
      await expect(main.getByText('Were you looking for one of these?')).toBeVisible()
      await expect(box(page)).toHaveValue('')
      await expectAccessible(page)
      await page.keyboard.press('ControlOrMeta+k')
      await expect(box(page)).toBeFocused()
      await expect(dialog(page)).toBeHidden()
      await box(page).fill('misted glass')
      await expect(results(page).getByRole('option').first()).toContainText('Double Glazing Replacements')
      await expectAccessible(page)
      await expectInside(page, width)
      await box(page).fill('')
      await main.getByRole('link', { name: 'Aluminium bi-folding doors' }).click()
      await expect(page).toHaveURL(/\/doors\/aluminium-bifolding$/)
    })
  })
}

test('Ctrl+K opens it, and Escape closes it and returns the focus', async ({ page }) => {
  await visit(page, '/windows')
  const link = page.getByRole('contentinfo').getByRole('link').first()
  await link.focus()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(link).toBeFocused()
})

test('arrow keys, Home and End select a result and scroll it into view', async ({ page }) => {
  await visit(page, '/')
  await opener(page).click()
  await box(page).fill('door')
  const options = results(page).getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(options.last()).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(options.first()).toBeInViewport({ ratio: 0.9 })
  await expect(box(page)).toBeFocused()
})

test('a style leads to the gallery and to the designer', async ({ page }) => {
  await visit(page, '/')
  await opener(page).click()
  await box(page).fill('york')
  await expect(results(page).getByRole('option', { name: /^YORK/ }).first()).toHaveAttribute(
    'href',
    '/doors/comp-door?style=york#styles',
  )
  await results(page).getByRole('option', { name: 'YORK: Design it' }).click()
  await expect(page).toHaveURL(/\/design-your-door\?.*style=york/)
})

test('its index is prefetched when the button is focused, and not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(page, '/')
  const isIndex = (path: string) => /^\/static\/search-[0-9a-f]{16}\.json$/.test(path)
  expect(asked.filter(isIndex)).toEqual([])
  await opener(page).focus()
  await expect.poll(() => asked.filter(isIndex)).toHaveLength(1)
  await opener(page).click()
  await box(page).fill('kent')
  await expect(results(page)).toBeVisible()
  expect(asked.filter(isIndex)).toHaveLength(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the header has no search, and the not-found page offers links', async ({ page }) => {
    expectNoise(page, /404/)
    await page.goto('/doors/bifold')
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeHidden()
    await expect(page.getByRole('main').getByText(/search needs JavaScript/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Bi-folding doors' })).toBeVisible()
  })
})

/** Opens a page with reduced motion and waits until it is hydrated. */
async function visit(page: Page, route: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(route)
  await live(page)
}

/** Expects no horizontal overflow. */
async function expectInside(page: Page, width: number) {
  const reach = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(reach).toBeLessThanOrEqual(width)
}
