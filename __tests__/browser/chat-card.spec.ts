import { expect, type Page } from '@playwright/test'
import { COVERS_NOTHING } from './claims/chat-card'
import { expectAccessible } from './support/accessible'
import { company, FRAME_PAGE } from './support/site'
import { boxOf, holdScripts, live, liveForm, test } from './support/test'

/** The chat before it is opened: decisions, section 3. */
test.use({ chat: 'untouched' })

const INVITATION = 'Hi! Need help with windows or doors? Chat with our AI assistant!'
const WELCOME = 'Hi there! You can talk to me about anything.'
const SUGGESTION = 'Learn more about our composite Door range?'
const chat = (page: Page) => page.getByRole('complementary', { name: 'Chat' })
const panel = (page: Page) => page.getByRole('region', { name: `${company.brand} Assistant` })
const round = (page: Page) => page.getByRole('button', { name: 'Chat with our assistant' })
const card = (page: Page) => chat(page).locator('> div')

async function answer(page: Page) {
  await page.route('**/.netlify/functions/ai-chat', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'data: {"choices":[{"delta":{"content":"Gladly."}}]}\n\ndata: [DONE]\n\n',
    }),
  )
}

for (const [name, viewport, most] of [
  ['phone', { width: 390, height: 844 }, { width: 390, height: 96 }],
  ['desktop', { width: 1280, height: 800 }, { width: 300, height: 220 }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('shows the invitation and the suggestions before any script has loaded', async ({ page }) => {
      await page.route('**/*.js', () => undefined)
      await page.goto('/', { waitUntil: 'commit' })
      await expect(chat(page).getByText(INVITATION)).toBeVisible()
      await expect(chat(page).getByRole('group', { name: 'Suggestions' }).getByRole('button')).toHaveCount(3)
      await page.unrouteAll()
    })

    test('stays within its size limits and takes no focus', async ({ page }) => {
      await page.goto('/')
      await live(page)
      const box = await boxOf(card(page))
      expect(box.width).toBeLessThanOrEqual(most.width)
      expect(box.height).toBeLessThanOrEqual(most.height)
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    })

    test('opens the panel and sends the suggestion that was pressed', async ({ page }) => {
      await answer(page)
      await page.goto('/doors/composite')
      // Over a picture they unfold from the line.
      if (name === 'desktop') await card(page).hover()
      await chat(page).getByRole('button', { name: SUGGESTION }).click()
      await expect(panel(page)).toContainText('Gladly.')
      await expect(panel(page).locator('li[data-role="user"]')).toContainText(SUGGESTION)
      const box = await boxOf(panel(page))
      if (name === 'phone') expect(box.height).toBeLessThanOrEqual(viewport.height / 2)
    })

    test('stays closed for the session until the round button opens it', async ({ page }) => {
      await page.goto('/')
      await chat(page).getByRole('button', { name: 'Close chat' }).click()
      await expect(card(page)).toBeHidden()
      await expect(round(page)).toBeFocused()
      await page.goto('/services', { waitUntil: 'commit' })
      await expect(round(page)).toBeVisible()
      await expect(card(page)).toBeHidden()
      await round(page).click()
      await expect(panel(page)).toBeVisible()
      await page.goto('/contact')
      await expect(panel(page)).toBeVisible()
    })

    test('is accessible', async ({ page }) => {
      await page.goto('/')
      await live(page)
      await expectAccessible(page, 'aside[aria-label="Chat"]')
    })
  })
}

test('on a desktop all suggestions are in sight, whole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const { x, y, width, height } = await boxOf(card(page))
  const chips = chat(page).getByRole('group', { name: 'Suggestions' }).getByRole('button')
  for (const chip of await chips.all()) {
    const box = await boxOf(chip)
    expect(box.x).toBeGreaterThanOrEqual(x)
    expect(box.x + box.width).toBeLessThanOrEqual(x + width)
    expect(box.y + box.height).toBeLessThan(y + height)
  }
  // It lies upon the picture, not across its edge.
  const picture = await boxOf(page.locator('main section').first().locator('> :nth-child(2)'))
  expect(y + height).toBeLessThanOrEqual(picture.y + picture.height)
})

for (const [route, firstText, next] of [
  ['/', 'Check out our window options?', 'call'],
  ['/conservatories/roof-lanterns', 'Check out our window options?', 'call'],
  ['/doors/composite', SUGGESTION, 'call'],
] as const) {
  test(`on a phone the line of ${route} begins with a whole suggestion, and the others are a swipe away`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(route)
    expect((await boxOf(card(page))).height).toBeLessThanOrEqual(56)
    const rail = chat(page).getByRole('group', { name: 'Suggestions' })
    const edge = await rail.evaluate((one) => {
      const fade = parseFloat(getComputedStyle(one).paddingRight)
      return one.getBoundingClientRect().right - fade
    })
    const first = await boxOf(rail.getByRole('button', { name: firstText }))
    expect(first.x).toBeLessThan(64)
    expect(first.x + first.width).toBeLessThanOrEqual(edge)
    // As high as a finger needs them, each on one line.
    for (const chip of await rail.getByRole('button').all()) {
      const { y, height } = await boxOf(chip)
      expect([y, height]).toEqual([first.y, first.height])
      expect(height).toBeGreaterThanOrEqual(44)
    }
    expect((await boxOf(rail.locator(`[data-action="${next}"]`))).x).toBe(first.x + first.width + 6)
    await rail.evaluate((one) => one.scrollTo({ left: one.scrollWidth, behavior: 'instant' }))
    const rights = await rail
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    expect(Math.max(...rights)).toBeLessThanOrEqual(edge + 1)
  })
}

test('on a phone it folds to its button while the visitor reads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await live(page)
  await expect(round(page)).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect(round(page)).toBeVisible()
  await expect(card(page)).toBeHidden()
  await round(page).click()
  await expect(panel(page)).toBeVisible()
})

test('on a phone’s contact page it is a button in the call bar, beside Call', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  await expect(card(page)).toBeHidden()
  const bar = page.getByRole('complementary', { name: 'Quick contact' })
  const [around, call, button] = [
    await boxOf(bar),
    await boxOf(bar.getByRole('link', { name: 'Call' })),
    await boxOf(round(page)),
  ]
  expect(button.y).toBeGreaterThanOrEqual(around.y)
  expect(button.x).toBeGreaterThanOrEqual(call.x + call.width)
})

for (const [route, widths] of [
  ['/contact', [768, 1280]],
  ['/offers/cm17', [768, 1280]],
] as const) {
  test(`lies upon no field of the form of ${route}, wherever that stands`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(route)
      await live(page)
      const place =
        route === '/contact' ? page.frameLocator('iframe[title="Quote form"]') : page.locator('#order-form')
      await page
        .locator(route === '/contact' ? 'iframe[title="Quote form"]' : '#order-form')
        .scrollIntoViewIfNeeded()
      await expect(liveForm(place)).toBeVisible()
      const fields = await liveForm(place).locator('input:visible, select:visible, textarea:visible').all()
      expect(fields.length).toBeGreaterThan(4)
      for (const field of fields) {
        // To the window's foot, where the chat stands.
        await field.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }))
        const under = await boxOf(field)
        for (const shape of await chat(page).locator('> :visible').all()) {
          const { x, y, width: wide, height: high } = await boxOf(shape)
          const isUpon =
            x < under.x + under.width &&
            x + wide > under.x &&
            y < under.y + under.height &&
            y + high > under.y
          expect(isUpon, `${width}: ${await field.getAttribute('name')}`).toBe(false)
        }
      }
    }
  })
}

test('begins with the suggestion that is about the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [route, first] of [
    ['/doors', SUGGESTION],
    ['/windows', 'Check out our window options?'],
    ['/windows/sliding-sash', 'Check out our window options?'],
    ['/services', 'Check out our window options?'],
  ] as const) {
    await page.goto(route)
    const chips = chat(page).getByRole('group', { name: 'Suggestions' }).getByRole('button')
    const lefts = await chips.evaluateAll((all) =>
      all.map((chip) => [chip.getBoundingClientRect().left, chip.textContent] as const),
    )
    expect(lefts.sort(([one], [other]) => one - other)[0]![1]).toBe(first)
  }
})

test('covers nothing on the first screen of the shortlist; the other pages are in sound.spec.ts and first-visit.spec.ts', async ({
  page,
}) => {
  await page.goto('/shortlist')
  await live(page)
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await COVERS_NOTHING.check(page, '/shortlist')
  }
})

test('is one line below the first screen, whose suggestions unfold when it is touched', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await live(page)
  const suggestion = chat(page).getByRole('button', { name: SUGGESTION })
  await expect(suggestion).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect(suggestion).toBeHidden()
  expect((await boxOf(card(page))).height).toBeLessThanOrEqual(56)
  await chat(page).getByRole('button', { name: WELCOME }).focus()
  await expect(suggestion).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(async () => (await boxOf(card(page))).height).toBeGreaterThan(100)
})

test('carries text typed into the card over to the panel', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await chat(page).getByPlaceholder('Type your message...').pressSequentially('Which glass')
  release()
  await expect(panel(page).getByPlaceholder('Type your message...')).toBeFocused()
  await page.keyboard.type(' is best?')
  await expect(panel(page).getByPlaceholder('Type your message...')).toHaveValue('Which glass is best?')
})

test('sends what was typed and sent in the card before its code has come', async ({ page }) => {
  await answer(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const line = chat(page).getByPlaceholder('Type your message...')
  await line.pressSequentially('Do you cover Harlow?')
  await line.press('Enter')
  release()
  await expect(panel(page).getByText('Do you cover Harlow?')).toBeVisible()
  await expect(panel(page).getByText('Gladly.')).toBeVisible()
})

test('causes no layout shift when it is hydrated', async ({ page }) => {
  await page.goto('/')
  await live(page)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(sum)))
      }),
  )
  expect(shift).toBeLessThan(0.02)
})

test('is absent from embedded pages', async ({ page }) => {
  await page.goto(FRAME_PAGE)
  await live(page)
  await expect(chat(page)).toHaveCount(0)
})

for (const width of [390, 1280]) {
  test(`over a conversation that goes on there are no suggestions, at ${width} px`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.chatHistory = JSON.stringify([
        { role: 'assistant', content: 'Hi', timestamp: new Date() },
        { role: 'user', content: 'Do you fit cat flaps?', timestamp: new Date() },
      ])
    })
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await live(page)
    await expect(chat(page).getByRole('button', { name: SUGGESTION })).toBeHidden()
    await expect(chat(page).getByText(INVITATION)).toBeHidden()
    if (width === 390) await round(page).click()
    else await chat(page).getByRole('button', { name: WELCOME }).click()
    await expect(panel(page)).toContainText('Do you fit cat flaps?')
  })
}

for (const route of ['/design-your-door', '/measure', '/contact']) {
  test(`once it is closed, the button of ${route} is at the bottom right`, async ({ page }) => {
    for (const [width, height] of [
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(route)
      await live(page)
      const close = chat(page).getByRole('button', { name: 'Close chat' })
      if (await close.isVisible()) await close.click()
      const box = await boxOf(round(page))
      expect(width - box.x - box.width).toBeLessThan(40)
      expect(height - box.y - box.height).toBeLessThan(40)
    }
  })
}
