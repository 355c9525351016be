import { expect, type Page } from '@playwright/test'
import { boxOf, live, liveForm, livePart, test } from './support/test'

/** Opens a page and waits until it is hydrated. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await live(page)
}

const isPhone = (page: Page) => page.viewportSize()!.width < 768

test.describe('the door style gallery', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/doors/comp-door')
    await page.getByRole('group', { name: 'Choose a style' }).scrollIntoViewIfNeeded()
  })

  test('shows a page of thumbnails and turns to the next', async ({ page }) => {
    const gallery = page.getByRole('group', { name: 'Choose a style' })
    const thumbs = gallery.getByRole('list').getByRole('button')
    await expect(gallery.getByText(isPhone(page) ? 'Page 1 of 13' : 'Page 1 of 7')).toBeVisible()
    await expect(thumbs.filter({ visible: true })).toHaveCount(isPhone(page) ? 3 : 6)
    await expect(gallery.getByRole('button', { name: 'Previous Set' })).toBeDisabled()
    await gallery.getByRole('button', { name: 'Next Set' }).click()
    await expect(gallery.getByText(isPhone(page) ? 'Page 2 of 13' : 'Page 2 of 7')).toBeVisible()
  })

  test('moves with the keys, and its page of thumbnails follows', async ({ page }) => {
    const gallery = page.getByRole('group', { name: 'Choose a style' })
    await gallery.getByRole('button', { name: 'ABERCORN', exact: true }).focus()
    await page.keyboard.press('End')
    await expect(gallery.getByRole('heading', { name: 'YORK' })).toBeVisible()
    await expect(gallery.getByRole('button', { name: 'YORK', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(gallery.getByRole('heading', { name: 'ABERCORN' })).toBeVisible()
  })

  test('moves with a swipe', async ({ page }) => {
    test.skip(!isPhone(page), 'needs a touch screen')
    const gallery = page.getByRole('group', { name: 'Choose a style' })
    await expect(gallery.getByRole('heading', { name: 'ASTON' })).toBeVisible()
    // Unlike a click, a drag is not replayed after hydration.
    await livePart(gallery)
    const large = gallery.locator('img').first()
    await large.scrollIntoViewIfNeeded()
    const { x, y, width, height } = await boxOf(large)
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: part === undefined ? [] : [{ x: x + width * part, y: y + height / 3 }],
      })
    await touch('touchStart', 0.8)
    for (const part of [0.7, 0.5, 0.3, 0.2]) await touch('touchMove', part)
    await touch('touchEnd')
    await expect(gallery.getByRole('heading', { name: 'BAKEWELL' })).toBeVisible()
  })

  test('lazy-loads the thumbnails of other pages', async ({ page }) => {
    const loaded = await page
      .getByRole('group', { name: 'Choose a style' })
      .locator('li img')
      .evaluateAll(
        (images) =>
          images.filter(
            (image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).currentSrc,
          ).length,
      )
    expect(loaded).toBeLessThan(13)
  })
})

test('the finish carousel loops and shows its position', async ({ page }) => {
  await open(page, '/doors/upvc-front')
  const carousel = page.getByRole('group', { name: 'Choose a finish' })
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByText('Slide 1 of 25')).toBeVisible()
  await carousel.getByRole('button', { name: 'Previous finish' }).click()
  await expect(carousel.getByText('Slide 25 of 25')).toBeVisible()
})

test('an offer fills the chosen style and colour into its order form', async ({ page }) => {
  await open(page, '/offers/cm17')
  const styles = page.getByRole('group', { name: 'Choose a door style' })
  if (isPhone(page)) await styles.getByRole('button', { name: 'Next Set' }).click()
  await styles.getByRole('button', { name: 'Whitmore' }).click()
  await page.getByRole('button', { name: 'Duck Egg Blue' }).click()
  await expect(page.getByText('Your choice, Whitmore in Duck Egg Blue')).toBeVisible()
  const form = page.locator('#order-form')
  await form.scrollIntoViewIfNeeded()
  await expect(form.getByLabel(/style/i)).toHaveValue('Whitmore')
  await expect(form.getByLabel(/colou?r/i)).toHaveValue('Duck Egg Blue')
})

test('an offer opens with the style and colour of its address', async ({ page }) => {
  const form = page.locator('#order-form')
  const styles = page.getByRole('group', { name: 'Choose a door style' })
  await open(page, '/offers/cm23?style=Castle&colour=%3Cb%3E#order-form')
  await form.scrollIntoViewIfNeeded()
  await expect(liveForm(form)).toBeVisible()
  await expect(form.getByLabel(/style/i)).toHaveValue('')

  await open(page, '/offers/cm23?style=Winslow+1&colour=Red#order-form')
  await form.scrollIntoViewIfNeeded()
  await expect(form.getByLabel(/style/i)).toHaveValue('Winslow 1')
  await expect(form.getByLabel(/colou?r/i)).toHaveValue('Red')
  await styles.scrollIntoViewIfNeeded()
  await expect(styles.getByRole('heading', { name: 'Winslow 1' })).toBeVisible()
})

test('the coverage section answers for a postcode', async ({ page }) => {
  await open(page, '/')
  const field = page.getByLabel(/cover your postcode/i)
  await field.scrollIntoViewIfNeeded()
  await livePart(field)
  // As low as it can stand: its answer would appear below the window, or under a phone's call bar.
  await field.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await field.fill('cm20 2sn')
  await field.press('Enter')
  const answer = page.getByText(/Yes, we work in CM20.*Harlow/)
  await expect(answer).toBeVisible()
  const bar = page.getByRole('complementary', { name: 'Quick contact' })
  const foot = (await bar.isVisible()) ? (await boxOf(bar)).y : page.viewportSize()!.height
  const { y, height } = await boxOf(answer)
  // A window scrolls by whole pixels.
  expect(Math.floor(y + height)).toBeLessThanOrEqual(foot)
  await expect(page.locator('#coverage [data-marked]')).toHaveText('Harlow')
  await field.fill('Harlow')
  await field.press('Enter')
  await expect(page.getByText(/do not recognise that postcode/)).toBeVisible()
  await expect(page.locator('#coverage [data-marked]')).toHaveCount(0)
})

test('the services tab and search are kept in the address and follow Back', async ({ page }) => {
  await open(page, '/services')
  await page.getByRole('tab', { name: 'Security', exact: true }).click()
  await expect(page).toHaveURL(/tab=Security/)
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'All', exact: true })).toHaveAttribute('aria-selected', 'true')
  await open(page, '/services?search=handle')
  await expect(page.getByText(/Search Results \(\d+\)/)).toBeVisible()
})

test.describe('the door designer', () => {
  const door = (page: Page) => page.locator('[data-door-photo]')

  test('shows the door of the address and updates with each choice', async ({ page }) => {
    await open(page, '/design-your-door?style=york&outside=blue#choices')
    await expect(door(page)).toHaveAttribute('aria-label', /York composite door in Blue/)
    await page.getByText('Colour outside', { exact: false }).first().click()
    await page
      .getByRole('group', { name: 'Colour outside' })
      .getByRole('radio', { name: 'Red' })
      .check({ force: true })
    await expect(door(page)).toHaveAttribute('aria-label', /York composite door in Red/)
    await expect(page).toHaveURL(/outside=red/)
  })

  test('describes the door in the quote form', async ({ page }) => {
    await open(page, '/design-your-door?style=york&outside=blue#choices')
    await page.getByRole('button', { name: 'Get a quote for this door' }).click()
    await expect(page.getByRole('dialog').getByLabel(/message/i)).toHaveValue(/York composite door in Blue/)
  })

  test('shows the door in an uploaded photograph, which is not sent', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await open(page, '/design-your-door#choices')
    await page.getByLabel('Your own house').setInputFiles('data/images/home/street.jpg')
    const corner = page.getByRole('button', { name: /^Top left corner/ })
    const before = await boxOf(corner)
    await corner.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => (await corner.boundingBox())!.x).toBeLessThan(before.x)
    expect(sent).toEqual([])
  })
})

test('an address with a style opens the gallery at that style', async ({ page }) => {
  await open(page, '/doors/comp-door?style=york#styles')
  await expect(
    page.getByRole('group', { name: 'Choose a style' }).getByRole('heading', { name: 'YORK' }),
  ).toBeVisible()
})
