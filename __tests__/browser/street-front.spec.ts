import { expect, type Page } from '@playwright/test'
import { ciede2000, rgbOf } from '../support/colour'
import { expectAccessible } from './support/accessible'
import { json, seen, shots, type Box } from './support/painted'
import { livePart, scriptsOf, settled, test } from './support/test'

/** How far a finish in the picture may look from its catalogue colour. */
const MAX_DIFFERENCE = 12
/** For each house a lit flat part of its door; that of its windows is the shot's. */
const DOORS: Record<string, Box> = {
  cottage: [0.475, 0.765, 0.06, 0.05],
  terrace: [0.262, 0.6, 0.02, 0.07],
  semi: [0.205, 0.65, 0.02, 0.04],
  'new-town': [0.235, 0.77, 0.02, 0.04],
}

const hexOf = (list: string, slug: string) =>
  json<{ items: { slug: string; hex: string }[] }>(`data/${list}.json`).items.find(
    (one) => one.slug === slug,
  )!.hex

const section = (page: Page) => page.locator('#front')
const picture = (page: Page) => section(page).locator('[data-paint]')
const rail = (page: Page, name: 'Door' | 'Windows') => section(page).getByRole('group', { name, exact: true })
const finish = (page: Page, of: 'Door' | 'Windows', name: string) =>
  rail(page, of).getByRole('radio', { name, exact: true })
const house = (page: Page, name: string) => section(page).getByRole('radio', { name })

async function visit(page: Page, query = '') {
  await page.goto(`/street-front${query}`)
  // Its code comes with the visitor's first touch.
  await page.mouse.move(20, 400)
  await settled(page)
  await livePart(section(page))
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [slug, flat] of Object.entries(DOORS)) {
  test(`the ${slug} has its door and its windows in the chosen colours`, async ({ page }) => {
    const { size } = json<{ size: [number, number] }>(`data/paint/fronts/${slug}/paint.json`)
    const shot = shots.find((one) => one.picture === `fronts/${slug}.jpg`)!
    await visit(page, `?house=${slug}`)
    await finish(page, 'Door', 'Red').click()
    await finish(page, 'Windows', 'Chartwell Green').click()
    await expect(picture(page)).toHaveAttribute('data-finish', 'red chartwell-green')
    await expect(
      picture(page).getByRole('img', { name: /its door in Red and its windows in Chartwell Green$/ }),
    ).toBeVisible()
    const door = await seen(page, picture(page), size, flat)
    expect(ciede2000(door, rgbOf(hexOf('composite-colours', 'red')))).toBeLessThan(MAX_DIFFERENCE)
    const windows = await seen(page, picture(page), size, shot.flat!)
    expect(ciede2000(windows, rgbOf(hexOf('window-swatches', 'chartwell-green')))).toBeLessThan(
      MAX_DIFFERENCE,
    )
  })
}

test('house and finishes are kept in the address, and Back undoes them part by part', async ({ page }) => {
  await visit(page)
  await house(page, 'Boarded cottage').check()
  await finish(page, 'Door', 'Black').click()
  await finish(page, 'Door', 'Red').click()
  await finish(page, 'Windows', 'Cream').click()
  await expect(page).toHaveURL(/\?house=cottage&door=red&windows=cream$/)
  await page.reload()
  await expect(picture(page)).toHaveAttribute('data-finish', 'red cream')
  await expect(house(page, 'Boarded cottage')).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(/\?house=cottage&door=red$/)
  await expect(picture(page)).toHaveAttribute('data-finish', 'red white')
  await page.goBack()
  await expect(picture(page)).toHaveAttribute('data-finish', 'blue white')
  await expect(finish(page, 'Door', 'Blue')).toBeChecked()
  await page.goForward()
  await expect(picture(page)).toHaveAttribute('data-finish', 'red white')
})

test('finishes go from house to house, into the links, the shortlist and the quote', async ({ page }) => {
  await visit(page, '?door=red&windows=cream')
  await expect(picture(page)).toHaveAttribute('data-finish', 'red cream')
  await house(page, 'Thirties semi').check()
  await expect(picture(page)).toHaveAttribute('data-paint', 'semi')
  await expect(picture(page)).toHaveAttribute('data-finish', 'red cream')
  const summary = 'Thirties semi: door in Red, windows in Cream'
  await expect(section(page).getByRole('heading', { name: summary })).toBeVisible()
  await expect(section(page).getByRole('link', { name: 'Composite doors in Red' })).toHaveAttribute(
    'href',
    '/doors/composite?finish=red',
  )
  await expect(section(page).getByRole('link', { name: 'Casement windows in Cream' })).toHaveAttribute(
    'href',
    '/windows/standard-casement?finish=cream',
  )
  await section(page).getByRole('button', { name: 'Shortlist this house' }).click()
  await expect(page.getByRole('link', { name: 'Shortlist, 1 kept' })).toBeVisible()
  await section(page).getByRole('button', { name: 'Ask for a quote' }).click()
  await expect(page.getByRole('dialog').getByLabel('Message')).toHaveValue(summary)
  await page.goto('/shortlist')
  await expect(page.getByText(summary)).toBeVisible()
  await expect(page.getByRole('link', { name: 'The house you coloured' })).toHaveAttribute(
    'href',
    '/street-front?house=semi&door=red&windows=cream',
  )
})

test('a surprise changes both, and Undo takes it back', async ({ page }) => {
  await visit(page)
  const undo = section(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeDisabled()
  await section(page).getByRole('button', { name: 'Surprise me' }).click()
  await expect(finish(page, 'Door', 'Blue')).not.toBeChecked()
  await expect(finish(page, 'Windows', 'White')).not.toBeChecked()
  await undo.click()
  await expect(finish(page, 'Door', 'Blue')).toBeChecked()
  await expect(finish(page, 'Windows', 'White')).toBeChecked()
  await expect(page).toHaveURL(/street-front$/)
  await expect(undo).toBeDisabled()
  await expect(undo).toBeFocused()
})

test('the two rails are chosen from with the arrow keys, each by itself', async ({ page }) => {
  await visit(page)
  await finish(page, 'Windows', 'White').focus()
  await page.keyboard.press('ArrowRight')
  await expect(finish(page, 'Windows', 'Grained White')).toBeChecked()
  await expect(finish(page, 'Windows', 'Grained White')).toBeFocused()
  await expect(finish(page, 'Door', 'Blue')).toBeChecked()
})

test('fetches no paint, and none of its own code, before it is touched', async ({ page }) => {
  const scripts = scriptsOf(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/street-front')
  await settled(page)
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts.filter((text) => text.includes('Surprise me'))).toEqual([])
  // Pressed before its code is there, it is done once that has come.
  await house(page, 'New-town house').click()
  await expect(picture(page)).toHaveAttribute('data-paint', 'new-town')
  expect(fetched.filter((file) => file.includes('/paint/'))).toEqual([])
})

test('the picture is in sight while finishes are chosen', async ({ page }) => {
  await visit(page)
  await expect(picture(page)).toBeInViewport({ ratio: 0.9 })
  await finish(page, 'Windows', 'White').scrollIntoViewIfNeeded()
  await expect(picture(page)).toBeInViewport({ ratio: 0.9 })
  await finish(page, 'Windows', 'Cream').click()
  await expect(picture(page)).toHaveAttribute('data-finish', 'blue cream')
})

test('axe finds nothing, before and after', async ({ page }) => {
  await visit(page)
  await expectAccessible(page, '#front')
  await finish(page, 'Door', 'Red').click()
  await expect(picture(page)).toHaveAttribute('data-finish', 'red white')
  await expectAccessible(page, '#front')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows every house as it stands, and links every finish', async ({ page }) => {
    await page.goto('/street-front')
    await expect(section(page).getByRole('img', { name: /^Victorian terrace/ })).toBeVisible()
    for (const name of ['Thirties semi', 'Boarded cottage', 'New-town house'])
      await expect(section(page).locator('figure').filter({ hasText: name }).getByRole('img')).toBeVisible()
    const finishes = (list: string) => json<{ items: unknown[] }>(`data/${list}.json`).items.length
    const links = (to: string) => section(page).locator(`noscript a[href^="${to}?finish="]`)
    await expect(links('/doors/composite')).toHaveCount(finishes('composite-colours'))
    await expect(links('/windows/sliding-sash')).toHaveCount(finishes('window-swatches'))
    await expect(section(page).getByRole('radio').filter({ visible: true })).toHaveCount(0)
    await expect(section(page).locator('noscript p').first()).toBeVisible()
  })
})
