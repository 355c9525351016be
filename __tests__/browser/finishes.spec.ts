import { readdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ciede2000, rgbOf } from '../support/colour'
import { json, median, seen, shots } from './support/painted'
import { boxOf, expectNoise, live, liveForm, settled, test } from './support/test'

/** How far a finish in the page may look from its catalogue colour. */
const MAX_DIFFERENCE = 12

/** The product pages whose large picture can be painted, each with the lit flat part on which finishes are measured. */
const pages = readdirSync('data/products').flatMap((file) => {
  const { path, sections } = json<{
    path: string
    sections: { type: string; layout?: string; finish?: string; photo?: { src: string } }[]
  }>(`data/products/${file}`)
  const { photo, layout, finish: ready } = sections.find(({ type }) => type === 'hero')!
  const picture = photo?.src.replace('../images/', '') ?? ''
  try {
    const paint = json<{ list?: string; size: [number, number] }>(
      `data/paint/${picture.replace('.jpg', '')}/paint.json`,
    )
    const shot = shots.find((one) => one.picture === picture)!
    if (!paint.list) return []
    const { items } = json<{ items: { slug: string; name: string; hex: string }[] }>(
      `data/${paint.list}.json`,
    )
    const sides = typeof shot.finishes === 'string' ? [] : (shot.finishes ?? [])
    const shown = items.map((item) => ({ ...item, ...sides.find(({ slug }) => slug === item.slug) }))
    // Without one the page offers no finishes.
    if (!ready) return []
    // As wide as the window, a picture is whole only where there is room for its height.
    const height = layout === 'sill' ? 1200 : 900
    return [{ path, ready, height, size: paint.size, flat: shot.flat ?? shot.promises![0]!.at, items: shown }]
  } catch {
    return []
  }
})

/** The page's large picture, which comes first, and its finishes. */
const frame = (page: Page) => page.locator('[data-paint]').first()
const finish = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).first()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('finds the paintable pictures', () => {
  expect(pages.length).toBeGreaterThan(4)
})

for (const { path, height, size, flat, items, ready } of pages) {
  test(`${path} shows every finish in its colour`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height })
    await page.goto(path)
    await live(page)
    const far: string[] = []
    // The default one last: the picture shows it until another is chosen.
    for (const { slug, name, hex } of [...items].sort(
      (a, b) => Number(a.slug === ready) - Number(b.slug === ready),
    )) {
      await finish(page, name).click()
      await expect(frame(page)).toHaveAttribute('data-finish', slug)
      await expect(frame(page).getByRole('img')).toHaveAttribute('alt', new RegExp(`in ${name}$`))
      const away = ciede2000(await seen(page, frame(page), size, flat), rgbOf(hex))
      if (process.env.SHOW_COLOURS) console.log(path, slug, away.toFixed(1))
      if (away > MAX_DIFFERENCE) far.push(`${name} ${away.toFixed(1)}`)
    }
    expect(far).toEqual([])
  })
}

test('a picture is painted up to the plate of words that lies over it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/windows/flush-sash')
  await live(page)
  // Of the whole window: a part of it is drawn anew for its screenshot.
  const stile = async () =>
    median(
      await sharp(await page.screenshot())
        .extract({ left: 468, top: 240, width: 6, height: 20 })
        .toBuffer(),
    )
  const green = await stile()
  await finish(page, 'Cedarwood').click()
  await expect(frame(page)).toHaveAttribute('data-finish', 'cedarwood')
  await expect.poll(async () => ciede2000(await stile(), green)).toBeGreaterThan(20)
})

test('an offer shows the chosen colour in the gallery and beside the order form', async ({ page }) => {
  await page.goto('/offers/cm17')
  await live(page)
  const gallery = page.getByRole('group', { name: 'Choose a door style' })
  const door = gallery.locator('[data-paint]')
  await gallery.getByRole('button', { name: 'Harrington' }).first().click()
  const colours = page.getByRole('main').getByRole('button')
  const { promises } = shots.find(({ picture }) => picture === 'offers/style-harrington.jpg')!
  for (const [name, slug, hex] of [
    ['Red', 'red', '#7b2025'],
    ['Cream', 'cream', '#ede3c8'],
  ] as const) {
    await colours.and(page.getByLabel(name, { exact: true })).click()
    await expect(door).toHaveAttribute('data-finish', slug)
    await expect(gallery.getByRole('img', { name: `Harrington in ${name}` })).toBeVisible()
    expect(ciede2000(await seen(page, door, [900, 1350], promises![0]!.at), rgbOf(hex))).toBeLessThan(
      MAX_DIFFERENCE,
    )
  }
  const order = page.locator('#order-form')
  await order.scrollIntoViewIfNeeded()
  await expect(liveForm(order)).toBeVisible()
  await expect(order.locator('[data-chosen-door]')).toHaveText('Harrington in Cream')
  await expect(order.locator('[data-paint]')).toHaveAttribute('data-finish', 'cream')
  // What is chosen in the form is shown, too.
  await expect(order.getByLabel('Door Colour *')).toHaveValue('Cream')
  await order.getByLabel('Door Style *').selectOption('Westminster')
  await expect(order.locator('[data-chosen-door]')).toHaveText('Westminster in Cream')
  await expect(page).toHaveURL(/style=Westminster&colour=Cream/)
})

for (const [path, group] of [
  ['/offers/cm17', 'Choose a door style'],
  ['/doors/comp-door', 'Choose a style'],
] as const) {
  test(`${path} keeps its door in sight while the colour is chosen, at every width`, async ({ page }) => {
    const gallery = page.getByRole('group', { name: group })
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await live(page)
      await gallery.scrollIntoViewIfNeeded()
      for (const name of ['Red', 'Black']) {
        const colour = page.getByRole('main').getByRole('button', { name, exact: true })
        await colour.scrollIntoViewIfNeeded()
        await colour.click()
        const door = await boxOf(gallery.locator('img').first())
        const swatch = await boxOf(colour)
        const seen = Math.min(door.y + door.height, height) - Math.max(door.y, 0)
        expect(seen, `${name} at ${width}`).toBeGreaterThan(280)
        // It lies upon none of the colours.
        const isApart = swatch.x >= door.x + door.width || swatch.y >= door.y + door.height
        expect(isApart, `${name} at ${width}`).toBe(true)
      }
    }
  })
}

test('the composite collection shows each style in the chosen colour', async ({ page }) => {
  await page.goto('/doors/comp-door')
  await live(page)
  const gallery = page.getByRole('group', { name: 'Choose a style' })
  // The door that stands in the colour of the page's large picture: one state from the start.
  await expect(gallery.getByRole('heading', { name: 'ASTON' })).toBeVisible()
  await expect(gallery.getByRole('img', { name: /in Blue/ })).toBeVisible()
  await finish(page, 'Red').click()
  const door = gallery.locator('[data-paint]')
  const { items } = json<{ items: { slug: string; hex: string }[] }>('data/composite-colours.json')
  const red = items.find(({ slug }) => slug === 'red')!.hex
  for (const [name, slug] of [
    ['ASTON', 'aston'],
    ['BAKEWELL', 'bakewell'],
  ] as const) {
    await expect(gallery.getByRole('img', { name: `${name} in Red` })).toBeVisible()
    await expect(door).toHaveAttribute('data-finish', 'red')
    const { promises } = shots.find(({ picture }) => picture === `doors/${slug}.jpg`)!
    expect(ciede2000(await seen(page, door, [900, 1350], promises![0]!.at), rgbOf(red))).toBeLessThan(
      MAX_DIFFERENCE,
    )
    await gallery.getByRole('button', { name: 'Next style' }).click()
  }
  await expect(frame(page)).toHaveAttribute('data-finish', 'red')
  await expect(page).toHaveURL(/finish=red/)
})

test.describe('the finishes of the R9', () => {
  const path = '/windows/r9-flush-casement'

  test('have the one that is shown in sight on a phone, before any is touched', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expect(finish(page, 'Irish Oak')).toBeChecked()
    await expect(finish(page, 'Irish Oak')).toBeInViewport({ ratio: 1 })
  })

  test('loads the paint files when a finish is first chosen, and nothing more after that', async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto(path)
    await settled(page)
    expect(fetched.filter((file) => file.includes('/paint/'))).toEqual([])
    await finish(page, 'Sage Green').click()
    await expect(frame(page)).toHaveAttribute('data-finish', 'sage-green')
    await expect.poll(() => fetched.filter((file) => file.includes('/paint/')).length).toBe(6)
    expectNoise(page, /favicon/)
    await page.context().setOffline(true)
    await finish(page, 'Steel Blue').click()
    await expect(frame(page)).toHaveAttribute('data-finish', 'steel-blue')
  })

  test('are selected with the arrow keys and kept in the address', async ({ page }) => {
    await page.goto(path)
    await live(page)
    await finish(page, 'Irish Oak').focus()
    await page.keyboard.press('ArrowRight')
    await expect(finish(page, 'Golden Oak')).toBeChecked()
    await expect(frame(page)).toHaveAttribute('data-finish', 'golden-oak')
    await expect(page).toHaveURL(/\?finish=golden-oak$/)
    await page.reload()
    await expect(frame(page)).toHaveAttribute('data-finish', 'golden-oak')
    await expect(finish(page, 'Golden Oak')).toBeChecked()
  })

  test('are chosen by name as well, and are passed on to the quote form', async ({ page }) => {
    await page.goto(path)
    await live(page)
    const names = page.locator('#colours')
    await names.scrollIntoViewIfNeeded()
    await names.getByText('All 23 colourways').click()
    const named = (name: string) => names.getByRole('button', { name, exact: true })
    await expect(named('Irish Oak')).toHaveAttribute('aria-pressed', 'true')
    await named('Golden Oak').click()
    await expect(named('Golden Oak')).toHaveAttribute('aria-pressed', 'true')
    await expect(frame(page)).toHaveAttribute('data-finish', 'golden-oak')
    await page.getByRole('button', { name: 'Ask for a sample' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Message')).toHaveValue(/The colour: Golden Oak$/)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Get Free Quote' }).first().click()
    await expect(page).toHaveURL(/contact$/)
    const form = page.locator('iframe[title="Quote form"]')
    await form.scrollIntoViewIfNeeded()
    await expect(form.contentFrame().getByLabel('Message')).toHaveValue(
      'I am interested in R9 flush casement windows in Golden Oak.',
    )
  })

  test('are carried over to a page of the same range', async ({ page }) => {
    await page.goto('/windows/flush-sash')
    await live(page)
    await finish(page, 'Rosewood').click()
    await expect(frame(page)).toHaveAttribute('data-finish', 'rosewood')
    await page.goto('/windows/standard-casement')
    await expect(frame(page)).toHaveAttribute('data-finish', 'rosewood')
    await expect(finish(page, 'Rosewood')).toBeChecked()
    // Another range has other finishes.
    await page.goto(path)
    await live(page)
    await expect(frame(page)).toHaveAttribute('data-finish', 'irish-oak')
  })

  test('are painted without WebGL too', async ({ page }) => {
    await page.addInitScript(() => {
      const own = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext')!
      const real = own.value as (...args: unknown[]) => unknown
      own.value = function (this: HTMLCanvasElement, ...args: unknown[]) {
        return args[0] === 'webgl' ? null : real.apply(this, args)
      }
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', own)
    })
    const { size, flat, items } = pages.find((one) => one.path === path)!
    await page.goto(`${path}?finish=sage-green`)
    await expect(frame(page)).toHaveAttribute('data-finish', 'sage-green')
    const { hex } = items.find(({ slug }) => slug === 'sage-green')!
    expect(ciede2000(await seen(page, frame(page), size, flat), rgbOf(hex))).toBeLessThan(MAX_DIFFERENCE)
  })

  test('keeps the default picture when the paint files fail to load', async ({ page }) => {
    await page.route('**/paint/**', (route) => route.fulfill({ status: 200, body: '{}' }))
    await page.goto(path)
    await live(page)
    await finish(page, 'Sage Green').click()
    await expect(finish(page, 'Sage Green')).toBeChecked()
    await expect(frame(page)).toHaveAttribute('data-finish', 'irish-oak')
    await expect(frame(page).getByRole('img')).toHaveAttribute('alt', /Irish Oak/)
  })
})
