import { expect } from '@playwright/test'
import { COVERS_NOTHING } from './claims/chat-card'
import { expectClaims, expectInWindows, expectVisited, type Window } from './claims/claim'
import { EDGES } from './claims/edges'
import { PRICE_ON_A_DESKTOP } from './claims/offers'
import { NAMED_FINISH, NO_PICTURE_TWICE, OTHER_VIEW } from './claims/one-state'
import { FEW_WORDS, ON_A_LOW_LAPTOP, WHOLE_TEXTS } from './claims/product-pages'
import { expectAccessible } from './support/accessible'
import { EVERY_PAGE, expectNoWider, scrollThrough, visitCalmly } from './support/sweep'
import { live, settled, test } from './support/test'

/**
 * Every page on a desktop: any console error fails the test (support/test.ts), axe finds nothing, nothing overflows sideways, and
 * what is claimed of some pages holds, since one visit can answer for all (claims/). What a phone sees first is in
 * first-visit.spec.ts.
 */
test.use({ chat: 'untouched' })
// By far the longest file: its pages are spread over all workers. Each is put through much, which takes a busy machine minutes.
test.describe.configure({ mode: 'parallel', timeout: 240_000 })

const DESKTOP = { width: 1280, height: 800 }

/** What is looked at before the page is scrolled. */
const WINDOWS: readonly Window[] = [
  // A phone on its side.
  { width: 844, height: 390, claims: [COVERS_NOTHING] },
  { width: 768, height: 1024, claims: [COVERS_NOTHING] },
  { width: 1280, height: 720, claims: [ON_A_LOW_LAPTOP] },
  {
    width: 1440,
    height: 900,
    claims: [
      COVERS_NOTHING,
      FEW_WORDS,
      WHOLE_TEXTS,
      PRICE_ON_A_DESKTOP,
      NAMED_FINISH,
      NO_PICTURE_TWICE,
      ...EDGES,
    ],
  },
  { width: 1920, height: 1080, claims: [COVERS_NOTHING] },
  { ...DESKTOP, claims: [COVERS_NOTHING] },
]

/** What is looked at once the foot of the page has been in sight. */
const IN_THE_END = [OTHER_VIEW]

test('claims are about pages that are visited', () => {
  expectVisited([...WINDOWS.flatMap(({ claims }) => claims), ...IN_THE_END])
})

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  for (const route of EVERY_PAGE) {
    test(`${route} has no errors, is accessible and as is claimed`, async ({ page }) => {
      await visitCalmly(page, route)
      await live(page)
      await expectInWindows(page, route, WINDOWS)
      // As some windows are not asked for every page.
      await page.setViewportSize(DESKTOP)
      await scrollThrough(page)
      await settled(page)
      await expectClaims(page, route, IN_THE_END)
      await expectAccessible(page)
      await expectNoWider(page, [1440, 1920])
    })
  }
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`has no errors going back and forth by links, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/windows')
    await live(page)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const main = page.locator('main')
    const heading = main.getByRole('heading', { level: 1 })
    const overview = (await heading.textContent()) ?? ''
    for (const [path, name] of [
      ['/windows/sash-horn', /sash horn/i],
      ['/windows/r9-flush-casement', /R9/],
    ] as const) {
      await main.locator(`a[href="${path}"]`).first().click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(heading).toHaveText(name)
      await scrollThrough(page)
      await page.goBack()
      await expect(page).toHaveURL(/\/windows$/)
      await expect(heading).toHaveText(overview)
    }
    await page.goForward()
    await expect(heading).toContainText('R9')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await expect(page).toHaveTitle(/R9/)
  })
}
