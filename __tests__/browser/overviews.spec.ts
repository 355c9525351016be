import { expect, type Page } from '@playwright/test'
import { boxOf, CALL_BAR, live, livePart, test } from './support/test'

/** Overview pages, contact and door designer as phones show them. */
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const main = (page: Page) => page.getByRole('main')

/** Whether the site's scripts run or not, a phone shows one column of a comparison beside the names: the one that is chosen. */
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'a comparison' : 'a comparison without script', () => {
    test.use({ javaScriptEnabled })

    test('shows the column that is chosen, and no cell is taller than four lines', async ({ page }) => {
      for (const [route, name, columns, count] of [
        [
          '/doors',
          'How each door opens, its main figures and where it suits',
          ['Good for', 'Moves', 'Sizes and choices'],
          8,
        ],
        [
          '/windows',
          'How each window opens, its frame and the houses it suits',
          ['Opens', 'Construction', 'Colours', 'Suits'],
          8,
        ],
        [
          '/conservatories',
          'Three ways to glaze a roof',
          ['U-value', 'Size', 'Shape', 'Glass', 'Sun, UV'],
          3,
        ],
      ] as const) {
        await page.goto(route)
        const table = page.getByRole('table', { name })
        await expect(table.getByRole('rowheader').getByRole('link')).toHaveCount(count)
        for (const column of columns) {
          await page.getByRole('radio', { name: column, exact: true }).check({ force: true })
          await expect(table.getByRole('columnheader')).toHaveText([/^(Door|Window|Roof)$/, column])
          await expect(table.getByRole('cell')).toHaveCount(count)
          const tall = await table.getByRole('cell').evaluateAll((cells) =>
            cells
              .filter((cell) => {
                const words = document.createRange()
                words.selectNodeContents(cell)
                const { lineHeight } = getComputedStyle(cell)
                return words.getBoundingClientRect().height > 4.5 * Number.parseFloat(lineHeight)
              })
              .map((cell) => cell.textContent),
          )
          expect.soft(tall, `${route}: ${column}`).toEqual([])
        }
      }
    })
  })
}

test('on a phone the way back, by name, lies on the picture’s corner, and leads there', async ({ page }) => {
  await page.goto('/windows/tilt-turn')
  await live(page)
  const way = page.getByRole('navigation', { name: 'Breadcrumb' })
  const plate = await boxOf(way)
  const picture = await boxOf(main(page).locator('img').first())
  expect(plate.y).toBeCloseTo(picture.y, 0)
  const link = way.getByRole('link', { name: 'Windows' })
  // The whole name is seen, on a pane no higher than a finger.
  expect(plate.height).toBeLessThanOrEqual(44)
  const [seen, whole] = await link.evaluate((one) => [one.clientWidth, one.scrollWidth])
  expect(seen).toBe(whole)
  expect(plate.width).toBeGreaterThanOrEqual(seen)
  expect(plate.width).toBeLessThan(140)
  await way.getByRole('link', { name: 'Windows' }).click()
  await expect(page).toHaveURL(/\/windows$/)
  // One step below the home page there is nothing but what the header's mark does.
  expect((await boxOf(page.getByRole('navigation', { name: 'Breadcrumb' }))).width).toBeLessThan(2)
})

test('the contact page is in order, its parts as wide and as near as they should be', async ({ page }) => {
  await page.goto('/contact')
  await live(page)
  const form = await boxOf(main(page).locator('iframe'))

  await test.step('number, form and map come in this order', async () => {
    const places = [
      main(page).getByRole('heading', { level: 1 }),
      main(page).getByRole('link', { name: '01632 960417' }).first(),
      main(page).locator('iframe'),
      main(page).locator('#find-us svg').first(),
    ]
    const tops: number[] = []
    for (const place of places) tops.push((await boxOf(place)).y)
    expect.soft(tops).toEqual([...tops].sort((one, other) => one - other))
    // Below the first picture, and above what the chat and the call bar take.
    expect.soft(tops[1]).toBeLessThan(560)
  })

  await test.step('it starts with two buttons as wide as its form', async () => {
    for (const name of ['Call 01632 960417', 'Message us on WhatsApp']) {
      const { x, width, height } = await boxOf(main(page).getByRole('link', { name }))
      expect.soft([x, width], name).toEqual([form.x, form.width])
      expect.soft(height, name).toBeGreaterThanOrEqual(44)
    }
  })

  await test.step('the firm’s address stands right below its map', async () => {
    const place = page.locator('#find-us')
    const heading = await boxOf(place.getByRole('heading', { level: 2 }))
    const map = await boxOf(place.locator('svg').first())
    const address = await boxOf(place.locator('address'))
    expect.soft(heading.y + heading.height).toBeLessThan(map.y)
    expect.soft(address.y - map.y - map.height).toBeLessThan(40)
  })

  await test.step('the footer ends with its last link, and has no empty place', async () => {
    const footer = page.locator('#site-footer')
    const links = footer.getByRole('navigation').locator('a:visible')
    expect.soft((await links.count()) % 2).toBe(0)
    const { y, height } = await boxOf(footer)
    const last = await boxOf(footer.getByRole('link', { name: 'Cookies' }))
    expect.soft(y + height - last.y - last.height).toBeLessThan(CALL_BAR + 24)
  })
})

test('the call bar offers the quote, unless the page has its form or a button of its own on the screen', async ({
  page,
}) => {
  const bar = page.getByRole('complementary', { name: 'Quick contact' })
  const quote = bar.getByRole('link', { name: 'Get Free Quote' })
  await page.goto('/privacy')
  await expect(quote).toBeVisible()
  await page.goto('/services/door-cylinder-replacements')
  await expect(bar.getByRole('link', { name: 'Call' })).toBeVisible()
  await expect(quote).toBeHidden()
  await page.mouse.wheel(0, 700)
  await expect(quote).toBeVisible()
  await page.goto('/contact')
  await expect(bar.getByRole('link', { name: 'Call' })).toBeVisible()
  await expect(quote).toBeHidden()
})

for (const [width, height, door] of [
  // Large enough to be looked at, small enough to leave the first choices on the first screen.
  [390, 844, 150],
  [360, 640, 120],
] as const) {
  test(`the door designer shows a large door and the choices below it at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/design-your-door?style=kent')
    await live(page)
    const styles = page.getByRole('group', { name: 'Style', exact: true })
    await livePart(styles)
    const photograph = page.locator('[data-door-photo]')
    // The door set takes 305 of the picture's 540 px: data/paint/designer/designer.json.
    expect(((await boxOf(photograph)).width * 305) / 540).toBeGreaterThan(door)

    const more = page.getByRole('button', { name: 'Save or share' })
    const surprise = page.getByRole('button', { name: 'Surprise me' })
    await expect(surprise).toBeHidden()
    await more.press('Enter')
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    for (const name of ['Undo', 'Surprise me', 'Compare doors', 'Share', 'Save picture', 'Print'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    await more.press('Enter')
    await expect(surprise).toBeHidden()

    const choice = styles.getByRole('radio').first()
    await styles.evaluate((element) => element.closest('details')!.scrollIntoView({ block: 'end' }))
    const stage = await boxOf(photograph)
    const option = await boxOf(choice)
    expect(option.y).toBeGreaterThanOrEqual(stage.y + stage.height / 2)
    expect(stage.y + stage.height / 2).toBeGreaterThan(0)
    expect(option.y + option.height).toBeLessThanOrEqual(height - CALL_BAR)
  })
}

test('on a desktop the home page’s picture is as high as its hero', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const hero = main(page).locator('section').first()
  const whole = await boxOf(hero)
  const picture = await boxOf(hero.locator('> :nth-child(2)'))
  expect(picture.y).toBeCloseTo(whole.y, 0)
  expect(picture.height).toBeCloseTo(whole.height, 0)
})

test('a page fetches the parts of the fonts only; a character that they lack is drawn all the same', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname)
  })
  await page.goto('/windows')
  await live(page)
  await page.evaluate(() => document.fonts.ready)
  expect(fetched.sort()).toEqual([
    expect.stringMatching(/^\/fonts\/hanken-grotesk-\d+\.woff2$/),
    expect.stringMatching(/^\/fonts\/heading-figures-\d+\.woff2$/),
    expect.stringMatching(/^\/fonts\/young-serif-\d+\.woff2$/),
  ])
  // A Danish name in a heading: the whole font is fetched for it.
  const whole = page.waitForResponse(/young-serif-latin/)
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Søren’s windows'
  })
  expect((await whole).status()).toBe(200)
})

test('figures in headings are drawn by a face of their own, all by the same', async ({ page }) => {
  await page.goto('/windows/r9-flush-casement')
  await live(page)
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  for (const selector of ['h1', '#why h2', '#questions h2']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    // Letters and the 9; before it, a digit would have been one more glyph of the letters' face.
    expect(
      fonts.map(({ familyName, glyphCount }) => [familyName.split(' ')[0], glyphCount > 1]),
      selector,
    ).toEqual(
      expect.arrayContaining([
        ['Young', true],
        ['Gelasio', false],
      ]),
    )
  }
})

test('a straight apostrophe is drawn like a curled one, in headings and in text', async ({ page }) => {
  await page.goto('/offers/cm17')
  await live(page)
  await page.evaluate(() => document.fonts.ready)
  const inks = await page.evaluate(() =>
    ['h2', 'body'].map((selector) => {
      const { fontFamily } = getComputedStyle(document.querySelector(selector)!)
      return ["'", '’'].map((mark) => {
        const canvas = document.createElement('canvas')
        const context = canvas.getContext('2d')!
        context.font = `120px ${fontFamily}`
        context.fillText(mark, 20, 120)
        return context.getImageData(0, 0, 150, 150).data.join('')
      })
    }),
  )
  for (const [straight, curled] of inks) expect(straight).toBe(curled)
})

test('the names of our ranges, and their arrows, stay within their columns', async ({ page }) => {
  for (const width of [320, 390, 768, 1080, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const names = page.getByRole('region', { name: 'Our ranges' }).getByRole('link').locator('strong')
    const over = await names.evaluateAll((all) =>
      all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    )
    expect.soft(over, `${width}`).toEqual([])
  }
})

test('our ranges are names in columns, two on a phone, all of which are seen at once', async ({ page }) => {
  for (const [width, columns] of [
    [390, 2],
    [768, 4],
    [1440, 8],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const links = page.getByRole('region', { name: 'Our ranges' }).getByRole('link')
    const boxes = await Promise.all((await links.all()).map(boxOf))
    expect.soft(new Set(boxes.map(({ x }) => Math.round(x))).size, `${width}`).toBe(columns)
    expect
      .soft(Math.max(...boxes.map(({ x, width: wide }) => x + wide)), `${width}`)
      .toBeLessThanOrEqual(width)
  }
})

test('the two collections stand with the composite doors that they are', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/doors')
    const ranges = page.locator('#ranges')
    const composite = await boxOf(ranges.getByRole('link', { name: /^Composite doors/ }))
    const members = ranges.getByRole('listitem').filter({ hasText: 'Collection' })
    await expect(members).toHaveCount(2)
    const others = await boxOf(ranges.getByRole('link', { name: /^uPVC front doors/ }))
    for (const member of await members.all()) {
      const box = await boxOf(member)
      expect.soft(box.y + box.height, `${width}`).toBeLessThan(others.y)
      if (width > 1079) expect.soft(box.x, `${width}`).toBeGreaterThan(composite.x + composite.width)
      else expect.soft(box.y, `${width}`).toBeGreaterThan(composite.y + composite.height)
    }
  }
})
