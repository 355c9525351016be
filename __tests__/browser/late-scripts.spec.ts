import { expect, type Page } from '@playwright/test'
import { holdScripts, live, test } from './support/test'

/**
 * Input before hydration: a control works without its script, or acknowledges the press and replays it once the script has
 * loaded (src/gatsby/finish-pages/early.ts).
 */

test.use({ start: 'touch' })

interface Press {
  what: string
  path: string
  width: number
  /** The input, and what acknowledges it at once where the browser does not handle it by itself. */
  press: (page: Page) => Promise<void>
  isAcknowledged?: (page: Page) => Promise<void>
  isDone: (page: Page) => Promise<void>
}

const PHONE = 390
const DESKTOP = 1280
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

/** Presses a button, which is marked as busy. */
function pressing(name: string | RegExp): Pick<Press, 'press' | 'isAcknowledged'> {
  return {
    press: (page) => button(page, name).click(),
    isAcknowledged: (page) => expect(button(page, name)).toHaveAttribute('aria-busy', 'true'),
  }
}

const PRESSES: Press[] = [
  {
    what: 'a service card',
    path: '/services',
    width: PHONE,
    ...pressing('24 Hour Boarding Up Services'),
    isDone: (page) => expect(page.getByRole('dialog').getByLabel(/Service/)).toHaveValue(/Boarding Up/),
  },
  {
    what: 'the expert dialog',
    path: '/doors/composite',
    width: PHONE,
    ...pressing('Contact an Expert'),
    isDone: (page) =>
      expect(page.getByRole('dialog').getByRole('button', { name: 'Send Message' })).toBeVisible(),
  },
  {
    what: 'the next set of a gallery',
    path: '/doors/comp-door',
    width: PHONE,
    ...pressing('Next Set'),
    isDone: (page) => expect(page.getByText('Page 2 of 13')).toBeVisible(),
  },
  {
    what: 'a style and then a colour of an offer',
    path: '/offers/cm17',
    width: DESKTOP,
    press: async (page) => {
      await button(page, 'Whitmore').click()
      await button(page, 'Duck Egg Blue').click()
    },
    isAcknowledged: (page) => expect(button(page, 'Duck Egg Blue')).toHaveAttribute('aria-busy', 'true'),
    isDone: (page) => expect(page.getByText('Your choice, Whitmore in Duck Egg Blue')).toBeVisible(),
  },
  {
    what: 'a key in a gallery',
    path: '/doors/comp-door',
    width: PHONE,
    press: async (page) => {
      await button(page, /^ABERCORN$/).focus()
      await page.keyboard.press('End')
    },
    isAcknowledged: (page) => expect(button(page, /^ABERCORN$/)).toHaveAttribute('aria-busy', 'true'),
    isDone: async (page) => {
      await expect(page.getByRole('heading', { name: 'YORK', exact: true })).toBeVisible()
      await expect(button(page, /^YORK$/)).toBeFocused()
    },
  },
  {
    what: 'a walk along the tabs by keys',
    path: '/services',
    width: PHONE,
    press: async (page) => {
      await page.getByRole('tab', { name: 'All' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
    },
    isAcknowledged: (page) =>
      expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-busy', 'true'),
    isDone: (page) => expect(page.getByRole('tab', { name: 'Emergency' })).toBeFocused(),
  },
  {
    what: 'a tab of the services',
    path: '/services',
    width: PHONE,
    press: (page) => page.getByRole('tab', { name: 'Security' }).click(),
    isAcknowledged: (page) =>
      expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-busy', 'true'),
    isDone: (page) =>
      expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true'),
  },
  {
    what: 'words in the search of the services',
    path: '/services',
    width: PHONE,
    press: (page) => page.getByPlaceholder('Search services...').pressSequentially('glaz'),
    isDone: (page) => expect(page.getByText('Search Results (', { exact: false })).toBeVisible(),
  },
  {
    what: 'a tab and then words in the search of the services',
    path: '/services',
    width: PHONE,
    press: async (page) => {
      await page.getByRole('tab', { name: 'Security' }).click()
      await page.getByPlaceholder('Search services...').pressSequentially('glaz')
    },
    isDone: async (page) => {
      await expect(page.getByText('Search Results (', { exact: false })).toBeVisible()
      await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tab', { name: 'Security' })).not.toHaveAttribute('aria-busy')
    },
  },
  {
    what: 'the site search',
    path: '/',
    width: PHONE,
    ...pressing('Search'),
    isDone: (page) => expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible(),
  },
  {
    what: 'a mega-menu, by pointer',
    path: '/',
    width: DESKTOP,
    press: (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Windows' }).hover(),
    isAcknowledged: (page) => expect(page.getByRole('link', { name: /sash horn/i }).first()).toBeVisible(),
    isDone: (page) => expect(page.getByRole('link', { name: /sash horn/i }).first()).toBeVisible(),
  },
  {
    what: 'a colour of an offer',
    path: '/offers/cm17',
    width: PHONE,
    ...pressing('Red'),
    isDone: (page) => expect(button(page, 'Red')).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    what: 'the postcode check',
    path: '/',
    width: PHONE,
    press: async (page) => {
      await page.getByLabel(/cover your postcode/i).fill('CM17')
      await page.getByRole('button', { name: 'Check' }).click()
    },
    isAcknowledged: (page) => expect(button(page, 'Check')).toHaveAttribute('aria-busy', 'true'),
    isDone: (page) => expect(page.getByText('Yes, we work in CM17')).toBeVisible(),
  },
  {
    what: 'the menu drawer',
    path: '/',
    width: PHONE,
    press: (page) => button(page, 'Open menu').click(),
    isAcknowledged: (page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
    isDone: (page) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
  },
  {
    what: 'the door designer’s way to a quote',
    path: '/design-your-door',
    width: DESKTOP,
    ...pressing('Get a quote for this door'),
    isDone: (page) =>
      expect(page.getByRole('dialog').getByLabel('Message')).toHaveValue(/Kent composite door/),
  },
  {
    what: 'what else the door designer can do',
    path: '/design-your-door',
    width: PHONE,
    ...pressing('Save or share'),
    isDone: (page) => expect(button(page, 'Surprise me')).toBeVisible(),
  },
  {
    what: 'a photograph for the door designer',
    path: '/design-your-door',
    width: PHONE,
    press: (page) => page.getByLabel('Your own house').setInputFiles('data/images/home/street.jpg'),
    isDone: (page) => expect(page.getByAltText('Your photograph')).toBeVisible(),
  },
  {
    what: 'the chat',
    path: '/contact',
    width: PHONE,
    ...pressing('Chat with our assistant'),
    isDone: (page) => expect(page.getByPlaceholder('Type your message...')).toBeVisible(),
  },
]

for (const { what, path, width, press, isAcknowledged, isDone } of PRESSES) {
  test(`${what}: input before the scripts load is acknowledged and replayed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await press(page)
    await isAcknowledged?.(page)
    release()
    await live(page)
    await isDone(page)
    await expect(page.locator('[data-heard]')).toHaveCount(0)
  })
}
