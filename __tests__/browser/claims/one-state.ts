import { expect } from '@playwright/test'
import { OTHER_VIEWS } from '../support/site'
import type { Claim } from './claim'

/** Before anything is chosen. */
const NAMED: Record<string, string> = {
  '/windows/tilt-turn': 'Anthracite Matte',
  '/windows/flush-sash': 'Chartwell Green',
}

export const NAMED_FINISH: Claim = {
  says: 'the named finish is the one of the page’s large picture',
  routes: Object.keys(NAMED),
  check: async (page, route) => {
    const pressed = page.locator('#colours [aria-pressed="true"]')
    await expect(pressed).toHaveAttribute('aria-label', NAMED[route]!)
  },
}

export const NO_PICTURE_TWICE: Claim = {
  says: 'no picture stands twice on a door’s page',
  // Those whose sections each have pictures of their own.
  routes: [
    '/doors/comp-door',
    '/doors/truframe-composite',
    '/doors/upvc-front',
    '/doors/upvc-french',
    '/doors/upvc-patio',
    '/doors/aluminium-bifolding',
    '/doors/aluminium-sliding',
  ],
  check: async (page) => {
    const names = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('img')]
        // A gallery's large picture is one of its small ones; the closing band shows the door that stands above.
        .filter((img) => !img.closest('[role="group"], [data-slot="closing-picture"]'))
        .map((img) => new URL(img.src).pathname.replace(/\/[^/]+(?=\/[^/]+$)/, '')),
    )
    expect.soft(names.length, 'pictures').toBeGreaterThan(1)
    const twice = names.filter((name, index) => names.indexOf(name) !== index)
    expect.soft(twice, 'pictures that stand twice').toEqual([])
  },
}

/** Once the foot of the page has been in sight. */
export const OTHER_VIEW: Claim = {
  says: 'a product closes with another view than it began with',
  routes: OTHER_VIEWS.map(({ path }) => path),
  check: async (page, route) => {
    const picture = page.locator('[data-slot="closing-picture"]')
    await expect(picture).toHaveAttribute('data-island', '')
    const { alt } = OTHER_VIEWS.find(({ path }) => path === route)!
    await expect(picture.getByRole('img')).toHaveAttribute('alt', alt)
  },
}
