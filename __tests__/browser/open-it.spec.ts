import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { livePart, settled, test } from './support/test'

const section = (page: Page) =>
  page.locator('section', { has: page.getByRole('slider', { name: 'Open and close it' }) })
const slider = (page: Page) => section(page).getByRole('slider', { name: 'Open and close it' })
const film = (page: Page) => section(page).locator('canvas')

function framesOf(page: Page) {
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/strips/') && /\/\d\d\.webp$/.test(pathname)) fetched.push(pathname)
  })
  return fetched
}

async function visit(page: Page, route = '/windows/tilt-turn') {
  await page.goto(route)
  // Its code comes with the visitor's first touch, which is none of its picture, as wide as the window.
  await page.mouse.move(20, 8)
  await settled(page)
  await section(page).scrollIntoViewIfNeeded()
  await livePart(section(page))
}

test('fetches no frame before it is touched, and then all of them, 350 KB at most', async ({ page }) => {
  const fetched = framesOf(page)
  await visit(page)
  expect(fetched).toEqual([])
  let bytes = 0
  page.on('response', async (response) => {
    if (!/\/strips\/.*\d\d\.webp$/.test(response.url())) return
    const { length } = await response.body()
    bytes += length
  })
  await slider(page).focus()
  await expect.poll(() => new Set(fetched).size).toBe(23)
  await expect.poll(() => bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(350_000)
})

test('rests half open; arrow keys and Home move it, and say where it is', async ({ page }) => {
  await visit(page, '/windows/sliding-sash')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Both open')
  await expect(film(page)).toBeHidden()
  await expect(section(page).getByRole('img')).toHaveAttribute('alt', /both sashes half open/)
  await slider(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Between Both open and Top open')
  await expect(film(page)).toHaveAttribute('data-frame', '16')
  await expect(film(page)).toBeVisible()
  await page.keyboard.press('Home')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Closed')
  await expect(film(page)).toBeHidden()
  await expect(section(page).getByRole('img')).toHaveAttribute('src', /sliding-sash(?!-rest)[^/]*$/)
  await expect(section(page).getByRole('img')).toHaveAttribute('alt', /closed/)
})

test('a drag across the picture moves it', async ({ page }) => {
  await visit(page)
  const box = (await section(page).getByRole('img').boundingBox())!
  // It begins at its last position.
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2, { steps: 6 })
  await page.mouse.up()
  const value = await slider(page).inputValue()
  expect(Number(value)).toBeGreaterThan(13)
  expect(Number(value)).toBeLessThan(20)
  await expect(film(page)).toHaveAttribute('data-frame', value)
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2)
  await expect(slider(page)).toHaveValue(value)
})

test('a stop leads straight there, and axe finds nothing', async ({ page }) => {
  await visit(page)
  await section(page).getByRole('button', { name: 'Tilted' }).click()
  await expect(slider(page)).toHaveValue('8')
  await expect(film(page)).toHaveAttribute('data-frame', '8')
  await expect(section(page).getByRole('button', { name: 'Tilted' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, 'section:has(canvas)')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('where it begins and its last picture stand side by side, each with its caption', async ({ page }) => {
    await page.goto('/windows/tilt-turn')
    const pictures = page.locator('#upper-floors img')
    await expect(pictures).toHaveCount(2)
    await expect(pictures.last()).toBeVisible()
    await expect(page.locator('#upper-floors figcaption')).toHaveText(['Turned', 'Closed'])
    await expect(page.getByRole('slider', { name: 'Open and close it' })).toHaveCount(0)
  })
})
