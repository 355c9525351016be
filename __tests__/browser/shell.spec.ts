import { expect, type Page } from '@playwright/test'
import { company, FRAME_PAGE, PRODUCTS } from './support/site'
import { expectNoise, live, test } from './support/test'

const NOT_FOUND = '/there-is-no-such-page'

/** Opens a page and waits until its script has taken over. */
async function visit(page: Page, route: string) {
  await page.goto(route)
  await live(page)
}

test.describe('the mega-menus of wide screens', () => {
  test.skip(({ isMobile }) => isMobile, 'Small screens have the drawer.')

  const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
  const item = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true }).first()
  const button = (page: Page, name: string) =>
    nav(page).getByRole('button', { name: `${name} menu`, exact: true })
  const panel = (page: Page, menu: string) => page.locator(`#menu-${menu}`)

  test('open as the pointer enters an item, and close as it leaves the panel', async ({ page }) => {
    await visit(page, '/')
    for (const [name, menu] of [
      ['Doors', 'doors'],
      ['Windows', 'windows'],
      ['Conservatories', 'conservatories'],
      ['Internal Doors', 'internal'],
      ['Services', 'services'],
    ] as const) {
      await item(page, name).hover()
      await expect(panel(page, menu)).toBeVisible()
      await expect(page.locator('[id^="menu-"]:not(button):visible')).toHaveCount(1)
      await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true')
      await panel(page, menu).getByRole('link').last().hover()
      await expect(panel(page, menu)).toBeVisible()
      await page.mouse.move(700, 880)
      await expect(panel(page, menu)).toBeHidden()
    }
  })

  test('close after the pointer left the item upwards', async ({ page }) => {
    await visit(page, '/')
    await item(page, 'Doors').hover()
    await expect(panel(page, 'doors')).toBeVisible()
    await page.mouse.move(700, 5)
    await expect(panel(page, 'doors')).toBeHidden()
  })

  test('can be walked through and closed by keyboard', async ({ page }) => {
    await visit(page, '/')
    await button(page, 'Windows').focus()
    await page.keyboard.press('Enter')
    await expect(panel(page, 'windows')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel(page, 'windows').getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page, 'windows')).toBeHidden()
    await expect(button(page, 'Windows')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(panel(page, 'windows')).toBeVisible()
    await button(page, 'Doors').focus()
    await page.keyboard.press('Enter')
    await expect(panel(page, 'doors')).toBeVisible()
    await expect(panel(page, 'windows')).toBeHidden()
  })

  test('lead to a page and are closed there', async ({ page }) => {
    await visit(page, '/')
    await item(page, 'Windows').hover()
    await panel(page, 'windows').getByRole('link', { name: /R9/ }).click()
    await expect(page).toHaveURL(/\/windows\/r9-flush-casement$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('R9')
    await page.mouse.move(700, 880)
    await expect(panel(page, 'windows')).toBeHidden()
  })

  test('stay on the screen', async ({ page }) => {
    await visit(page, '/')
    for (const name of ['Doors', 'Services']) {
      await item(page, name).hover()
      const box = await panel(page, name.toLowerCase()).locator('> *').first().boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440)
    }
  })
})

test.describe('the drawer of small screens', () => {
  test.skip(({ isMobile }) => !isMobile, 'Wide screens have mega-menus.')

  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
  const openButton = (page: Page) => page.getByRole('button', { name: 'Open menu' })
  const group = (page: Page, name: string) =>
    drawer(page)
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: name }) })

  test('opens from the right and closes by its button, by Escape and by a tap beside it', async ({
    page,
  }) => {
    await visit(page, '/')
    await expect(drawer(page)).toBeHidden()

    await openButton(page).tap()
    await expect(drawer(page)).toBeVisible()
    await expect.poll(async () => rightEdge(page)).toBe(390)
    await page.getByRole('button', { name: 'Close menu' }).tap()
    await expect(drawer(page)).toBeHidden()

    await openButton(page).tap()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(openButton(page)).toBeFocused()

    await openButton(page).tap()
    await page.touchscreen.tap(12, 400)
    await expect(drawer(page)).toBeHidden()
  })

  test('opens and closes its three groups independently', async ({ page }) => {
    await visit(page, '/')
    await openButton(page).tap()
    const [doors, windows, roofs] = ['Doors', 'Windows', 'Conservatories & Roofs'].map((name) =>
      group(page, name),
    )
    if (!doors || !windows || !roofs) throw new Error('There are three groups')
    const states = () =>
      Promise.all(
        [doors, windows, roofs].map((one) => one.evaluate((element) => (element as HTMLDetailsElement).open)),
      )
    expect(await states()).toEqual([false, false, false])
    await doors.locator('summary').tap()
    await roofs.locator('summary').tap()
    expect(await states()).toEqual([true, false, true])
    await doors.locator('summary').tap()
    expect(await states()).toEqual([false, false, true])
  })

  test('leads to a page and is closed there', async ({ page }) => {
    await visit(page, '/')
    await openButton(page).tap()
    await group(page, 'Windows').locator('summary').tap()
    await group(page, 'Windows')
      .getByRole('link', { name: /tilt and turn/i })
      .tap()
    await expect(page).toHaveURL(/\/windows\/tilt-turn$/)
    await expect(drawer(page)).toBeHidden()
  })

  test('works before script has come', async ({ browser }) => {
    const page = await browser.newPage({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    })
    await page.goto('/')
    await openButton(page).tap()
    await expect(drawer(page)).toBeVisible()
    await group(page, 'Doors').locator('summary').tap()
    await expect(group(page, 'Doors').getByRole('link').first()).toBeVisible()
    await page.close()
  })

  test('leaves room for the bar with Call and Get Free Quote at the foot of the screen', async ({ page }) => {
    await visit(page, '/doors/composite')
    const bar = page.getByRole('complementary', { name: 'Quick contact' })
    await expect(bar).toBeInViewport()
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', company.phoneHref)
    await expect(bar.getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute('href', '/contact')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 20_000)
    await expect(bar).toBeInViewport()
    const legal = page.getByRole('contentinfo').getByRole('link').last()
    const barTop = (await bar.boundingBox())?.y ?? 0
    await expect
      .poll(async () => {
        const box = await legal.boundingBox()
        return (box?.y ?? Infinity) + (box?.height ?? 0)
      })
      .toBeLessThanOrEqual(barTop)
  })

  async function rightEdge(page: Page) {
    const box = await drawer(page).boundingBox()
    return Math.round((box?.x ?? 0) + (box?.width ?? 0))
  }
})

test('small screens show only the phone in the top bar', async ({ page, isMobile }) => {
  await page.goto('/')
  // The first of each in the page; a role would skip what is hidden and find the next.
  await expect(page.locator(`a[href="${company.phoneHref}"]`).first()).toBeVisible()
  const email = page.locator(`a[href="mailto:${company.email}"]`).first()
  const address = page
    .locator('span', { hasText: `${company.street}, ${company.town} ${company.postcode}` })
    .first()
  if (isMobile) {
    await expect(email).toBeHidden()
    await expect(address).toBeHidden()
  } else {
    await expect(email).toBeVisible()
    await expect(address).toBeVisible()
  }
})

test('the first stop of the keyboard leads past the header', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A keyboard of its own is rare on a phone.')
  await visit(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(isInMain).toBe(true)
})

test('every stop of the keyboard on the home page shows where it is', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A keyboard of its own is rare on a phone.')
  await visit(page, '/')
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab')
    const isSeen = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return true
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    })
    expect(isSeen, `stop ${stop + 1}`).toBe(true)
  }
})

test('anchors lead to their section, below the header, from elsewhere too', async ({ page }) => {
  await visit(page, '/contact')
  await page.goto('/#installation')
  const heading = page.locator('#installation h2')
  await expect(heading).toBeInViewport()
  const header = await page.locator('header').first().boundingBox()
  await expect
    .poll(async () => (await heading.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1)
})

test('the not-found page is large about it, and logs the path that led nowhere', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  expectNoise(page, /404/)
  await visit(page, NOT_FOUND)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looks like this door is locked!')
  await expect.poll(() => logged.join('\n')).toContain(NOT_FOUND)
  const size = await page
    .getByRole('main')
    .getByText('404', { exact: true })
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
  expect(size).toBeGreaterThanOrEqual(64)
})

test('the form host’s script is on the contact page only while the form is in sight', async ({ page }) => {
  await visit(page, '/contact')
  const script = page.locator('script[src="/embed/form-embed.js"]')
  const frame = page.locator('iframe[title="Quote form"]')
  await frame.scrollIntoViewIfNeeded()
  await expect(script).toHaveCount(1)
  await expect(
    page.frameLocator('iframe[title="Quote form"]').getByRole('heading', { level: 1 }),
  ).toBeVisible()
  expect((await frame.boundingBox())?.height).toBe(913)
  await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(frame).not.toBeInViewport()
  await expect(script).toHaveCount(0)
})

test('going from page to page leaves no error in the console', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await visit(page, '/')
  for (const route of [
    '/doors/composite',
    '/services',
    '/offers/cm23',
    '/contact',
    '/conservatories/conservatories',
  ]) {
    await visit(page, route)
  }
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/offers\/cm23$/)
  expect(errors).toEqual([])
})

test.describe('without script', () => {
  test.skip(({ isMobile }) => isMobile, 'The HTML is the same for all.')
  test.use({ javaScriptEnabled: false })

  for (const route of ['/', '/doors/comp-door', '/services', '/offers/cm23', ...PRODUCTS.slice(-2)]) {
    test(`${route} has its text, its pictures and its links`, async ({ page }) => {
      await page.goto(route)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main.getByRole('link').first()).toBeVisible()
      const hidden = await main.locator('h2, h3').evaluateAll((headings) =>
        headings
          .filter((heading) => !heading.closest('[hidden], dialog, [popover]'))
          .filter((heading) => {
            const { opacity, visibility } = getComputedStyle(heading)
            return heading.getClientRects().length === 0 || opacity === '0' || visibility === 'hidden'
          })
          .map(({ textContent }) => textContent),
      )
      expect(hidden).toEqual([])
      const images = main.locator('img')
      if ((await images.count()) > 0) {
        await images.first().scrollIntoViewIfNeeded()
        await expect
          .poll(() => images.first().evaluate((image) => (image as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(0)
      }
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  }

  test('the phone number has the office hours beside it', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText(company.hoursShort).first()).toBeVisible()
  })
})

test('the page in the quote frame fits into 913 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 913 })
  await visit(page, FRAME_PAGE)
  await expect(page.getByRole('button', { name: /quote/i })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(913)
})
