import { expect, type Locator, type Page } from '@playwright/test'
import { company } from './support/site'
import { boxOf, test, visit } from './support/test'

test.describe('the mega-menus of wide screens', () => {
  test.skip(({ isMobile }) => isMobile, 'Small screens have the drawer.')

  const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
  const item = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true }).first()
  const button = (page: Page, name: string) =>
    nav(page).getByRole('button', { name: `${name} menu`, exact: true })
  const panel = (page: Page, menu: string) => page.locator(`#menu-${menu}`)

  /** Points at an item until its menu is open by script: at first the style sheet alone shows it. */
  async function pointAt(page: Page, name: string) {
    await item(page, name).hover()
    await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true')
  }

  test('open as the pointer enters an item, and close as it leaves the panel', async ({ page }) => {
    await visit(page, '/')
    for (const [name, menu] of [
      ['Doors', 'doors'],
      ['Windows', 'windows'],
      ['Conservatories', 'conservatories'],
      ['Internal Doors', 'internal'],
      ['Services', 'services'],
    ] as const) {
      await pointAt(page, name)
      await expect(panel(page, menu)).toBeVisible()
      await expect(page.locator('[id^="menu-"]:not(button):visible')).toHaveCount(1)
      await panel(page, menu).getByRole('link').last().hover()
      await expect(panel(page, menu)).toBeVisible()
      await page.mouse.move(700, 880)
      await expect(panel(page, menu)).toBeHidden()
    }
  })

  test('close after the pointer leaves the item upwards', async ({ page }) => {
    await visit(page, '/')
    await pointAt(page, 'Doors')
    await expect(panel(page, 'doors')).toBeVisible()
    await page.mouse.move(700, 5)
    await expect(panel(page, 'doors')).toBeHidden()
  })

  test('stay open when the button is pressed in the move that opened them', async ({ page }) => {
    await visit(page, '/')
    const doors = button(page, 'Doors')
    await pointAt(page, 'Doors')
    await page.mouse.move(700, 880)
    await expect(doors).toHaveAttribute('aria-expanded', 'false')
    await doors.evaluate(async (element) => {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
      // Pressed now, however long the machine takes to draw the menu.
      const press = new MouseEvent('click', { bubbles: true, detail: 1 })
      while (element.getAttribute('aria-expanded') !== 'true') await new Promise(requestAnimationFrame)
      element.dispatchEvent(press)
    })
    // A press that is no part of that move closes it, and would open it again had the first one closed it.
    await page.waitForTimeout(600)
    await expect(doors).toHaveAttribute('aria-expanded', 'true')
    await doors.dispatchEvent('click', { detail: 1 })
    await expect(doors).toHaveAttribute('aria-expanded', 'false')
  })

  test('can be used and closed with the keyboard', async ({ page }) => {
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

  test('are closed after a link in them is followed', async ({ page }) => {
    await visit(page, '/')
    await pointAt(page, 'Windows')
    await panel(page, 'windows').getByRole('link', { name: /R9/ }).click()
    await expect(page).toHaveURL(/\/windows\/r9-flush-casement$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('R9')
    await page.mouse.move(700, 880)
    await expect(panel(page, 'windows')).toBeHidden()
  })

  test('stay within the viewport', async ({ page }) => {
    await visit(page, '/')
    for (const name of ['Doors', 'Services']) {
      await pointAt(page, name)
      const { x, width } = await boxOf(panel(page, name.toLowerCase()).locator('> *').first())
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(1440)
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

  test('opens from the right and closes with its button, Escape or a tap outside', async ({ page }) => {
    await visit(page, '/')
    await expect(drawer(page)).toBeHidden()

    await openButton(page).tap()
    await expect(drawer(page)).toBeVisible()
    await expect.poll(async () => rightEdge(page)).toBe(390)
    await page.getByRole('button', { name: 'Close menu' }).tap()
    await expect(drawer(page)).toBeHidden()

    // A tap's click comes after the touch: what follows must not overtake it.
    await openButton(page).tap()
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(openButton(page)).toBeFocused()

    await openButton(page).tap()
    await expect(drawer(page)).toBeVisible()
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
    await expect.poll(states).toEqual([false, false, false])
    await doors.locator('summary').tap()
    await expect.poll(states).toEqual([true, false, false])
    await roofs.locator('summary').tap()
    await expect.poll(states).toEqual([true, false, true])
    await doors.locator('summary').tap()
    await expect.poll(states).toEqual([false, false, true])
  })

  test('is closed after a link in it is followed', async ({ page }) => {
    await visit(page, '/')
    await openButton(page).tap()
    await group(page, 'Windows').locator('summary').tap()
    await group(page, 'Windows')
      .getByRole('link', { name: /tilt and turn/i })
      .tap()
    await expect(page).toHaveURL(/\/windows\/tilt-turn$/)
    await expect(drawer(page)).toBeHidden()
  })

  test('works without script', async ({ browser }) => {
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

  test('leaves room for the call bar at the foot of the screen', async ({ page }) => {
    await visit(page, '/doors/composite')
    const bar = page.getByRole('complementary', { name: 'Quick contact' })
    await expect(bar).toBeInViewport()
    await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', company.phoneHref)
    await expect(bar.getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute('href', '/contact')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 20_000)
    await expect(bar).toBeInViewport()
    const legal = page.getByRole('contentinfo').getByRole('link').last()
    const { y: barTop } = await boxOf(bar)
    await expect
      .poll(async () => {
        const box = await legal.boundingBox()
        return (box?.y ?? Infinity) + (box?.height ?? 0)
      })
      .toBeLessThanOrEqual(barTop)
  })

  test('has the closed chat beside its links, and over nothing of the page', async ({ page }) => {
    await visit(page, '/doors/composite')
    const bar = page.getByRole('complementary', { name: 'Quick contact' })
    const boxOf = async (item: Locator) => (await item.boundingBox())!
    const [around, quote, chat] = await Promise.all([
      boxOf(bar),
      boxOf(bar.getByRole('link', { name: 'Get Free Quote' })),
      boxOf(page.getByRole('button', { name: 'Chat with our assistant' })),
    ])
    expect(chat.y).toBeGreaterThanOrEqual(around.y)
    expect(chat.y + chat.height).toBeLessThanOrEqual(around.y + around.height)
    expect(chat.x).toBeGreaterThanOrEqual(quote.x + quote.width)
    expect(chat.width).toBeGreaterThanOrEqual(44)
  })

  async function rightEdge(page: Page) {
    const box = await drawer(page).boundingBox()
    return Math.round((box?.x ?? 0) + (box?.width ?? 0))
  }
})
