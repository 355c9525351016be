import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from '../commands/lib/chromium.mjs'
import { serve } from '../commands/lib/serve.mjs'

/**
 * Interaction to next paint at a slowed-down processor: how long a visitor on a cheap phone waits to see an answer to the first
 * touch of a first visit.
 */

const PORT = 8897
const SLOWDOWN = 4
/** What the issue aims at, in milliseconds. */
const AIM_MS = 100
const PHONE = { width: 390, height: 844 }
const REPEATS = 5
/** How long a visitor looks before the first touch, and at what came of it, in ms. */
const LOOK_MS = 1500

interface Trial {
  name: string
  path: string
  /** Of the window, in px; a phone's without one. */
  width?: number
  /** Without any script of the page: what a press takes by itself. */
  isBare?: boolean
  /** How the chat was left. */
  chat?: '' | 'open' | 'closed'
  /** Brings the page to where the interaction can be made. */
  prepare?: (page: Page) => Promise<void>
  /** One interaction; `turn` counts the repeats. */
  interact: (page: Page, turn: number) => Promise<void>
}

const styles = (page: Page) => page.getByRole('group', { name: 'Choose a style' })
const finishes = (page: Page) => page.getByRole('group', { name: 'Choose a finish' })
const expert = (page: Page) => page.getByRole('button', { name: 'Contact an Expert' }).first()

const TRIALS: Trial[] = [
  {
    name: 'the floor: a button of a page without scripts',
    path: '/doors/comp-door',
    isBare: true,
    prepare: (page) => styles(page).scrollIntoViewIfNeeded(),
    interact: (page) => styles(page).getByRole('button', { name: 'Next style' }).tap(),
  },
  {
    name: 'style gallery: next style',
    path: '/doors/comp-door',
    prepare: (page) => styles(page).scrollIntoViewIfNeeded(),
    interact: (page) => styles(page).getByRole('button', { name: 'Next style' }).tap(),
  },
  {
    name: 'style gallery: Next Set',
    path: '/doors/comp-door',
    prepare: (page) => styles(page).scrollIntoViewIfNeeded(),
    interact: (page) => styles(page).getByRole('button', { name: 'Next Set' }).tap(),
  },
  {
    name: 'finish carousel: next finish',
    path: '/doors/upvc-front',
    prepare: (page) => page.getByText('Cedarwood').first().scrollIntoViewIfNeeded(),
    interact: (page) => finishes(page).getByRole('button', { name: 'Next finish' }).tap(),
  },
  {
    name: 'services: a tab',
    path: '/services',
    prepare: (page) => page.getByRole('tab', { name: 'Security', exact: true }).scrollIntoViewIfNeeded(),
    interact: (page, turn) =>
      page.getByRole('tab', { name: turn % 2 ? 'All' : 'Security', exact: true }).tap(),
  },
  {
    name: 'services: a letter in the search',
    path: '/services',
    prepare: (page) => page.getByPlaceholder('Search services...').focus(),
    interact: (page, turn) => page.keyboard.press('glaze'[turn % 5]!),
  },
  {
    name: 'offer: a colour',
    path: '/offers/cm17',
    prepare: (page) => page.getByRole('button', { name: 'Red', exact: true }).scrollIntoViewIfNeeded(),
    interact: (page, turn) =>
      page.getByRole('button', { name: turn % 2 ? 'Red' : 'Blue', exact: true }).tap(),
  },
  {
    name: 'designer: a style',
    path: '/design-your-door#choices',
    prepare: (page) =>
      page.getByRole('radio', { name: 'York', exact: false }).first().scrollIntoViewIfNeeded(),
    interact: (page, turn) =>
      page
        .getByRole('radio', { name: turn % 2 ? 'York' : 'Ely', exact: false })
        .first()
        .tap({ force: true }),
  },
  {
    name: 'designer: Surprise me',
    path: '/design-your-door#choices',
    // On a phone it stands behind the button for more.
    prepare: async (page) => {
      const more = page.getByRole('button', { name: 'Save or share' })
      if (await more.isVisible()) await more.tap()
    },
    interact: (page) => page.getByRole('button', { name: 'Surprise me' }).tap(),
  },
  {
    name: 'postcode check',
    path: '/',
    prepare: (page) => page.getByLabel(/cover your postcode/i).fill('CM20'),
    interact: (page) => page.getByLabel(/cover your postcode/i).press('Enter'),
  },
  {
    name: 'menu drawer',
    path: '/',
    interact: (page) => page.getByRole('button', { name: /menu/i }).first().tap(),
  },
  {
    name: 'mega-menu',
    path: '/',
    width: 1280,
    interact: (page) => page.getByRole('button', { name: 'Windows menu' }).press('Enter'),
  },
  {
    name: 'site search: opened',
    path: '/',
    interact: (page) => page.getByRole('button', { name: 'Search' }).first().tap(),
  },
  {
    name: 'site search: a letter',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search' }).first().tap()
      await page.getByRole('dialog').getByRole('combobox').focus()
    },
    interact: (page, turn) => page.keyboard.press('glaze'[turn % 5]!),
  },
  {
    name: 'expert dialog',
    path: '/doors/composite',
    prepare: (page) => expert(page).scrollIntoViewIfNeeded(),
    interact: (page) => expert(page).tap(),
  },
  {
    name: 'a finish painted',
    path: '/doors/comp-door',
    interact: (page, turn) =>
      page
        .locator('[data-paint]')
        .first()
        .locator('xpath=ancestor::section')
        .locator('input[type="radio"]')
        .nth(turn + 2)
        .tap({ force: true }),
  },
  {
    name: 'chat: a message',
    path: '/contact',
    chat: 'open',
    prepare: (page) => page.getByPlaceholder('Type your message...').fill('What colours are there?'),
    interact: (page) => page.keyboard.press('Enter'),
  },
]

/**
 * Prints, for each interaction, the longest and the median time to the next paint.
 *
 * @param wanted - parts of the names of those to measure; without any, all of them
 */
export default async function interactions(wanted: string[] = []) {
  const { child, ready, ended } = serve(PORT)
  const address = await ready
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    console.log(`Interaction to next paint, processor slowed down ${SLOWDOWN} times, ${REPEATS} of each:`)
    for (const trial of TRIALS) {
      if (wanted.length > 0 && !wanted.some((part) => trial.name.includes(part))) continue
      const times = await measure(browser, address, trial)
      const longest = times.at(-1) ?? 0
      const median = times[Math.floor(times.length / 2)] ?? 0
      const verdict = median <= AIM_MS ? '' : `over ${AIM_MS} ms`
      console.log(`${ms(longest)} longest ${ms(median)} median  ${trial.name}  ${verdict}`)
    }
  } finally {
    await browser.close()
    child.kill()
    await ended
  }
}

/** The times of every interaction, each made on a page that was just opened, the shortest first. */
async function measure(browser: Browser, address: string, trial: Trial) {
  const times: number[] = []
  for (let turn = 0; turn < REPEATS; turn += 1) times.push(await visitOnce(browser, address, trial, turn))
  return times.sort((one, other) => one - other)
}

/** The longest of an interaction's events, in ms: of a tap, from the finger's coming down; 0: below what browsers report. */
async function visitOnce(
  browser: Browser,
  address: string,
  { path, width = PHONE.width, isBare = false, chat = 'closed', prepare, interact }: Trial,
  turn: number,
) {
  // A finger: a mouse would first have moved over what it presses.
  const page = await browser.newPage({ viewport: { ...PHONE, width }, hasTouch: true, isMobile: true })
  await page.addInitScript((state) => {
    if (state) sessionStorage.chatPanel = state
  }, chat)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  if (isBare) await page.route('**/*.js', (route) => route.abort())
  await page.goto(address + path, { waitUntil: 'load' })
  // The visitor looks first; where nothing is prepared, the interaction is the sign of life that the page's scripts wait for.
  await page.waitForTimeout(LOOK_MS)
  await prepare?.(page)
  // Parts near the viewport are being fetched by now, as for a visitor who has looked at the page.
  await page.waitForTimeout(LOOK_MS)
  await page.evaluate(() => {
    const store: number[] = []
    Object.assign(window, { interactionTimes: store })
    new PerformanceObserver((list) => {
      // TypeScript's own description of event timing has no interactions yet.
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        if (entry.interactionId) store.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await interact(page, turn)
  await page.waitForTimeout(LOOK_MS)
  const times = await page.evaluate(
    () => (window as unknown as { interactionTimes: number[] }).interactionTimes,
  )
  await page.close()
  return Math.max(0, ...times)
}

const ms = (time: number) => `${String(Math.round(time)).padStart(4)} ms`
