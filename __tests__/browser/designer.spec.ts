import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ciede2000, rgbOf } from '../support/colour'
import { json, median, seen, shots, type Box } from './support/painted'
import { boxOf, expectNoise, live, livePart, quiet, settled, test } from './support/test'

/** How far a colour of the leaf, and one of the frame, may look from the catalogue. */
const MAX_DIFFERENCE = 12
const SIZE: [number, number] = [900, 1350]
const ASIDE =
  '&outside=anthracite-grey&inside=white&frame=white&glass=stippolyte&furniture=chrome&hinge=left&side=none&top=no'

const hexOf = (slug: string) =>
  json<{ items: { slug: string; hex: string }[] }>('data/composite-colours.json').items.find(
    (one) => one.slug === slug,
  )!.hex
const flatOf = (style: string) =>
  shots.find(({ picture }) => picture === `doors/${style}.jpg`)!.promises![0]!.at
/** The lit jamb, the lever's plate, and the pane of Kent, in parts of the picture. */
const JAMB = shots.find(({ picture }) => picture === 'designer/frame.jpg')!.flat!
const PLATE: Box = [0.7185, 0.545, 0.006, 0.02]
const PANE: Box = [0.36, 0.25, 0.2, 0.2]

const photograph = (page: Page) => page.locator('[data-door-photo]').first()
const drawing = (page: Page) => page.locator('[data-door-stage]')
const showing = (page: Page, ...words: string[]) =>
  expect(photograph(page)).toHaveAttribute('data-door-photo', new RegExp(words.join('.*')))
const brightness = ([red, green, blue]: readonly number[]) => (red! + green! + blue!) / 3

async function open(page: Page, query: string) {
  await page.goto(`/design-your-door?${query}`)
  await live(page)
  await livePart(page.getByRole('group', { name: 'Style', exact: true }))
}

/** A part of the door and a slug: its group is opened first, as a visitor does. */
async function choose(page: Page, part: string, slug: string) {
  const choice = page.locator(`input[name="door-${part}"][value="${slug}"]`)
  await choice.evaluate((input) => input.closest('details')!.setAttribute('open', ''))
  await choice.check({ force: true })
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the designer shows leaf, frame, furniture and glass in what is chosen', async ({ page }) => {
  await open(page, `style=kent${ASIDE}`)
  await showing(page, 'kent', 'anthracite-grey')
  for (const [style, name, colour, hex] of [
    ['kent', 'Red', 'red', hexOf('red')],
    ['york', 'Cream', 'cream', hexOf('cream')],
    ['york', 'Golden Oak', 'golden-oak', hexOf('golden-oak')],
  ] as const) {
    await choose(page, 'style', style)
    await choose(page, 'outside', colour)
    await showing(page, style, colour)
    const away = ciede2000(await seen(page, photograph(page), SIZE, flatOf(style)), rgbOf(hex))
    expect(away, `${style} in ${name}`).toBeLessThan(MAX_DIFFERENCE)
  }
  for (const [name, slug] of [
    ['Chartwell Green', 'chartwell-green'],
    ['Black', 'black'],
  ] as const) {
    await choose(page, 'frame', slug)
    await showing(page, 'york', 'golden-oak', slug)
    const away = ciede2000(await seen(page, photograph(page), SIZE, JAMB), rgbOf(hexOf(slug)))
    expect(away, `a frame in ${name}`).toBeLessThan(MAX_DIFFERENCE)
  }

  await choose(page, 'style', 'kent')
  const plate = () => seen(page, photograph(page), SIZE, PLATE)
  const warmth = async () => {
    const [red = 0, , blue = 0] = await plate()
    return red - blue
  }
  const light = async () => brightness(await plate())
  const shown = async (slug: string) => {
    await choose(page, 'furniture', slug)
    await showing(page, 'kent', slug)
  }
  await shown('gold')
  await expect.poll(warmth).toBeGreaterThan(60)
  await shown('black')
  await expect.poll(light).toBeLessThan(80)
  await shown('chrome')
  await expect.poll(light).toBeGreaterThan(140)
  await expect.poll(async () => Math.abs(await warmth())).toBeLessThan(40)

  await choose(page, 'glass', 'satin-glass')
  await showing(page, 'satin-glass')
  const satin = await seen(page, photograph(page), SIZE, PANE)
  await choose(page, 'glass', '')
  await showing(page, 'null')
  const clear = await seen(page, photograph(page), SIZE, PANE)
  expect(brightness(satin) - brightness(clear)).toBeGreaterThan(20)
  await expect(photograph(page)).toHaveAttribute('aria-label', /Kent .* clear glass, chrome furniture/)
  await expect(drawing(page)).toHaveCount(0)
})

interface Doorway {
  size: [number, number]
  at: [number, number]
  opening: Box
}
const { doorways } = json<{ doorways: Record<string, Doorway> }>('data/paint/designer/designer.json')

/** A part of a style's picture, where the doorway of that name has it; mirrored, if the door is. */
function within(name: string, [x, y, w, h]: Box, isMirrored = false): Box {
  const { size, at } = doorways[name]!
  const left = (x * 540 + at[0]) / size[0]
  const width = (w * 540) / size[0]
  return [isMirrored ? 1 - left - width : left, (y * 810 + at[1]) / size[1], width, (h * 810) / size[1]]
}

/** The middle of the pane of a side panel, at the left or the right edge of the opening. */
function panelOf(name: string, side: 'left' | 'right'): Box {
  const { size, opening } = doorways[name]!
  const [x, y, width, height] = opening
  const at = side === 'left' ? x + 69 : x + width - 69
  return [(at - 20) / size[0], (y + height * 0.55) / size[1], 40 / size[0], (height * 0.2) / size[1]]
}

test('side panels and a top light are photographed, in the frame’s colour and the chosen glass', async ({
  page,
}) => {
  await open(page, `style=windsor${ASIDE}`)
  await showing(page, 'windsor')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await choose(page, 'side-panels', 'left')
  await showing(page, 'left left false outside')
  const doorwayFiles = fetched.filter((file) => /doorways/.test(file) && !/beside-/.test(file))
  expect(doorwayFiles.every((file) => /outside-left\//.test(file))).toBe(true)
  expect(doorwayFiles).not.toEqual([])
  await choose(page, 'frame', 'chartwell-green')
  await choose(page, 'glass', 'satin-glass')
  await showing(page, 'chartwell-green satin-glass')
  const name = 'outside-left'
  const { size } = doorways[name]!
  const jamb = await seen(page, photograph(page), size, within(name, JAMB))
  expect(ciede2000(jamb, rgbOf(hexOf('chartwell-green')))).toBeLessThan(MAX_DIFFERENCE)
  const panel = () => seen(page, photograph(page), size, panelOf(name, 'left'))
  const satin = brightness(await panel())
  await choose(page, 'glass', '')
  await showing(page, 'null')
  expect(satin - brightness(await panel())).toBeGreaterThan(15)
  await expect(photograph(page)).toHaveAttribute('aria-label', /a side panel on the left/)

  await choose(page, 'hinge', 'right')
  await showing(page, 'right left false outside')
  const leaf = within('outside-right', flatOf('windsor'), true)
  const seenLeaf = await seen(page, photograph(page), doorways['outside-right']!.size, leaf)
  expect(ciede2000(seenLeaf, rgbOf(hexOf('anthracite-grey')))).toBeLessThan(MAX_DIFFERENCE)
  await choose(page, 'side-panels', 'both')
  await choose(page, 'top-light', 'yes')
  await showing(page, 'right both true outside')
  await expect(drawing(page)).toHaveCount(0)
})

test('the door is photographed from inside, in the colour inside', async ({ page }) => {
  await open(page, `style=kent${ASIDE.replace('inside=white', 'inside=chartwell-green')}`)
  await showing(page, 'kent', 'anthracite-grey')
  await page.getByLabel('Seen from').selectOption('inside')
  await showing(page, 'kent chartwell-green', 'inside')
  await expect(photograph(page)).toHaveAttribute('aria-label', /Seen from inside/)
  await expect(page.getByRole('combobox', { name: 'Wall' })).toBeDisabled()
  // Hinges on the left of the street are on the right of the hall.
  const place = (style: string) => within('inside-none', flatOf(style), true)
  const colour = (style: string) => seen(page, photograph(page), SIZE, place(style))
  expect(ciede2000(await colour('kent'), rgbOf(hexOf('chartwell-green')))).toBeLessThan(MAX_DIFFERENCE)
  for (const [style, slug] of [
    ['ely', 'golden-oak'],
    ['burford', 'red'],
  ] as const) {
    await choose(page, 'style', style)
    await choose(page, 'inside', slug)
    await showing(page, style, slug, 'inside')
    expect(ciede2000(await colour(style), rgbOf(hexOf(slug))), style).toBeLessThan(MAX_DIFFERENCE)
  }
  await expect(drawing(page)).toHaveCount(0)
})

test('on a wall that was not photographed the door is drawn', async ({ page }) => {
  await open(page, `style=kent${ASIDE}`)
  await showing(page, 'kent')
  await page.getByLabel('Wall').selectOption('Cream render')
  await expect(drawing(page)).toBeVisible()
  await expect(photograph(page)).toHaveCount(0)
  await page.getByLabel('Wall').selectOption('Buff brick')
  await showing(page, 'kent')
  await expect(drawing(page)).toHaveCount(0)
})

test('falls back to the drawing when the layers fail to load', async ({ page }) => {
  expectNoise(page, /404|designer|paint/)
  await page.route('**/paint/designer-*/styles/**', (route) => route.fulfill({ status: 404, body: '' }))
  await open(page, `style=york${ASIDE}`)
  await expect(drawing(page)).toBeVisible()
  await expect(drawing(page).locator('svg')).toHaveAttribute('aria-label', /York composite door/)
})

test('hinges on the right mirror the picture', async ({ page }) => {
  await open(page, `style=kent${ASIDE.replace('hinge=left', 'hinge=right')}`)
  await showing(page, 'kent', 'right')
  const turned: Box = [1 - PLATE[0] - PLATE[2], PLATE[1], PLATE[2], PLATE[3]]
  expect(brightness(await seen(page, photograph(page), SIZE, turned))).toBeGreaterThan(140)
})

test('the saved PNG shows the door in its chosen colour', async ({ page }) => {
  await open(page, `style=york${ASIDE.replace('outside=anthracite-grey', 'outside=red')}`)
  await showing(page, 'york', 'red')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save or share' }).click()
  await page.getByRole('button', { name: 'Save picture' }).click()
  const file = readFileSync(await (await saved).path())
  const { width, height } = await sharp(file).metadata()
  expect([width, height]).toEqual([1200, 1800])
  const [x, y, wide, high] = flatOf('york')
  const part = await sharp(file)
    .extract({
      left: Math.round(x * 1200),
      top: Math.round(y * 1800),
      width: Math.round(wide * 1200),
      height: Math.round(high * 1800),
    })
    .png()
    .toBuffer()
  expect(ciede2000(await median(part), rgbOf(hexOf('red')))).toBeLessThan(MAX_DIFFERENCE)
})

test('compares two doors as photographs and places the door in the visitor’s own photograph', async ({
  page,
}) => {
  await open(page, `style=kent${ASIDE}`)
  await showing(page, 'kent')
  await page.getByRole('button', { name: 'Save or share' }).click()
  await page.getByRole('button', { name: 'Compare doors' }).click()
  await choose(page, 'style', 'york')
  await showing(page, 'york')
  await expect(page.locator('[data-door-photo]').nth(1)).toHaveAttribute('data-door-photo', /^kent/)
  await page.getByRole('button', { name: 'Stop comparing' }).click()
  await page.getByLabel('Your own house').setInputFiles('data/images/home/street.jpg')
  await expect(page.getByAltText('Your photograph')).toBeVisible()
  await showing(page, 'york')
  await expect(drawing(page)).toHaveCount(0)
})

test('the stage is in the first viewport, and the layers load only after a gesture', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/design-your-door')
  await live(page)
  const stage = page
    .locator('section', { has: page.getByRole('group', { name: 'Style' }) })
    .getByRole('img', {
      name: /^Kent composite door in Anthracite Grey/,
    })
  const { y, height } = await boxOf(stage)
  expect(y + height / 2).toBeLessThan(page.viewportSize()!.height)
  await quiet(page)
  expect(fetched.filter((file) => /masks|metal|grade|painter/.test(file))).toEqual([])
})

test('on a desktop the door fills the first screen, its tools below it, and the styles beside it stand in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `style=kent${ASIDE}`)
  await showing(page, 'kent')
  // The door set takes 305 of the picture's 540 px: data/paint/designer/designer.json.
  const { width } = await boxOf(photograph(page))
  expect((width * 305) / 540).toBeGreaterThan(255)
  const tools = await boxOf(page.getByRole('button', { name: 'Save or share' }))
  expect(tools.y + tools.height).toBeLessThanOrEqual(900)
  const style = page.getByRole('group', { name: 'Style', exact: true })
  const seenRows = () =>
    style
      .getByRole('radio')
      .first()
      .evaluate((radio) => {
        const [tile, box] = [radio.parentElement!, radio.parentElement!.parentElement!]
        return Math.round(box.clientHeight / tile.offsetHeight)
      })
  expect(await seenRows()).toBe(1)
  await style.getByRole('button', { name: 'Show all 37 styles' }).click()
  expect(await seenRows()).toBeGreaterThan(3)
})

test('the saved PNG has the shape of a doorway with side panels', async ({ page }) => {
  await open(page, `style=york${ASIDE.replace('side=none', 'side=both')}`)
  await showing(page, 'both false outside')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save or share' }).click()
  await page.getByRole('button', { name: 'Save picture' }).click()
  const { width, height } = await sharp(readFileSync(await (await saved).path())).metadata()
  const [wide, high] = doorways['outside-both']!.size
  expect([width, Math.round((height * wide) / 1200)]).toEqual([1200, high])
})

test('prints the door and its words on one sheet', async ({ page }) => {
  await page.goto('/design-your-door?style=york&outside=red')
  await page.mouse.move(20, 400)
  await settled(page)
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)
  expect(sheets).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-print] figcaption').first()).toBeInViewport()
})
