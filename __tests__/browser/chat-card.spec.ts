import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { COVERS_NOTHING } from './claims/chat-card'
import { company, FRAME_PAGE } from './support/site'
import { boxOf, holdScripts, live, test } from './support/test'

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
      const { violations } = await new AxeBuilder({ page }).include('aside[aria-label="Chat"]').analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    })
  })
}

test('on a phone greeting and suggestions stand in one line, which scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  expect((await boxOf(card(page))).height).toBeLessThanOrEqual(56)
  const chips = chat(page).getByRole('group', { name: 'Suggestions' }).getByRole('button')
  // The first is in sight whole, and of the next one enough to read what it is about.
  const close = await boxOf(chat(page).getByRole('button', { name: 'Close chat' }))
  const [first, second] = [await boxOf(chips.first()), await boxOf(chips.nth(1))]
  expect(first.x).toBeLessThan(140)
  expect(first.x + first.width).toBeLessThanOrEqual(close.x)
  expect(second.x).toBeLessThan(close.x - 80)
})

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

test('on a phone’s contact page it is all there is at the foot, as long as the page’s own buttons are on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const bar = page.getByRole('complementary', { name: 'Quick contact' })
  await page.goto('/contact')
  await expect(bar).toBeHidden()
  await page.mouse.wheel(0, 700)
  await expect(bar.getByRole('link', { name: 'Call' })).toBeVisible()
})

test('begins with the suggestion that is about the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [route, first] of [
    ['/doors', SUGGESTION],
    ['/windows', 'Check out our window options?'],
    ['/contact', 'Want to book a call with one of our professionals?'],
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
