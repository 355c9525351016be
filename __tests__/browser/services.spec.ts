import { expect, type Page } from '@playwright/test'
import { SERVICES } from './support/site'
import { boxOf, live, test } from './support/test'

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search services' })

test.beforeEach(async ({ page }) => {
  await page.goto('/services')
  await live(page)
})

test.describe('tabs', () => {
  test('start with all services', async ({ page }) => {
    await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true')
    await expect(cards(page)).toHaveCount(17)
  })

  test('each show their services and no others', async ({ page }) => {
    for (const [name, categories] of [
      ['Emergency', ['Emergency']],
      ['Glazing', ['Glazing']],
      ['Maintenance', ['Maintenance']],
      ['Security', ['Security']],
      [
        'Other',
        ['Specialist', 'Safety', 'Conservatory', 'Hardware', 'Efficiency', 'Ventilation', 'Interior'],
      ],
    ] as const) {
      const wanted = SERVICES.filter(({ category }) => (categories as readonly string[]).includes(category))
      await tab(page, name).click()
      await expect.soft(cards(page), name).toHaveCount(wanted.length)
      await expect.soft(cards(page).getByRole('heading'), name).toHaveText(wanted.map(({ title }) => title))
    }
  })

  test('Request shows the form that requests a service', async ({ page }) => {
    await tab(page, 'Request').click()
    await expect(page.getByRole('heading', { name: 'Request a Service' })).toBeVisible()
    const form = page.getByRole('tabpanel').locator('form')
    await expect(form.getByLabel('Name *')).toBeVisible()
    await expect(form.getByLabel('Service *')).toBeVisible()
    await expect(form.getByLabel('Message')).toHaveAttribute('rows', '4')
    await expect(cards(page)).toHaveCount(0)
  })

  test('can be changed with the arrow keys', async ({ page }) => {
    await tab(page, 'All').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Emergency')).toBeFocused()
    await expect(tab(page, 'Emergency')).toHaveAttribute('aria-selected', 'true')
    await expect(cards(page)).toHaveCount(1)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(tab(page, 'Other')).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'has a width of its own')
  test.use({ viewport: { width: 390, height: 844 } })

  test('every tab can be seen without scrolling sideways', async ({ page }) => {
    for (const item of await page.getByRole('tab').all()) {
      const { x, width } = await boxOf(item)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(390)
    }
  })

  test('each service is a low row of fault and hint, whose arrow leads to its page', async ({ page }) => {
    const all = await cards(page).all()
    for (const card of all) expect((await boxOf(card)).height).toBeLessThan(100)
    const card = cards(page).filter({ hasText: 'Mist between the panes' })
    await expect(card.getByText('Mist between the panes')).toBeVisible()
    await expect(card.getByText('Click to get a quote')).toBeVisible()
    const link = card.getByRole('link', { name: /About this service ?: Double Glazing Replacements/ })
    const { width, height } = await boxOf(link)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await link.click()
    await expect(page).toHaveURL(/double-glazing-replacements$/)
  })
})

test.describe('on a desktop', () => {
  test.skip(({ isMobile }) => isMobile, 'has a width of its own')
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a service is its fault and its name, with one arrow, and a group’s picture ends with its rows', async ({
    page,
  }) => {
    const card = cards(page).filter({ hasText: 'Mist between the panes' })
    await expect(card.getByText('Click to get a quote')).toBeVisible()
    await expect(card.locator('p')).toBeHidden()
    for (const group of await page.getByRole('tabpanel').locator('section').all()) {
      const boxes = await Promise.all((await group.locator('li').all()).map(boxOf))
      const ends = [...new Set(boxes.map(({ x }) => x))].map((column) =>
        Math.max(...boxes.filter(({ x }) => x === column).map(({ y, height }) => y + height)),
      )
      expect(ends).toHaveLength(2)
      expect(Math.abs(ends[0]! - ends[1]!)).toBeLessThan(1.5)
    }
  })
})

test.describe('search', () => {
  test('counts and lists matches in title, description and category', async ({ page }) => {
    await search(page).fill('GLAZING')
    const matching = SERVICES.filter(({ title, description, category }) =>
      [title, description, category].some((text) => text.toLowerCase().includes('glazing')),
    )
    await expect(page.getByText(`Search Results (${matching.length})`, { exact: true })).toBeVisible()
    await expect(cards(page)).toHaveCount(matching.length)
    await search(page).fill('cat & dog')
    await expect(page.getByText('Search Results (1)', { exact: true })).toBeVisible()
    await expect(cards(page).getByRole('heading')).toHaveText('Cat & Dog Flap Installation')
  })

  test('says when nothing is found, and shows everything again when it is empty', async ({ page }) => {
    await search(page).fill('swimming pool')
    await expect(page.getByText('Search Results (0)', { exact: true })).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await search(page).fill('')
    await expect(page.getByText(/Search Results/)).toHaveCount(0)
    await expect(cards(page)).toHaveCount(17)
  })

  test('searches all services, whichever tab was open', async ({ page }) => {
    await tab(page, 'Security').click()
    await search(page).fill('boarding')
    await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true')
    await expect(cards(page).getByRole('heading').first()).toHaveText('24 Hour Boarding Up Services')
  })
})
