import { expect, type Page } from '@playwright/test'
import { ALL_ROUTES, BUILT_PAGES } from './site'
import { expectNoise } from './test'

/** What every page is put through. */

const NOT_FOUND = '/there-is-no-such-page'
export const EVERY_PAGE = [...new Set([...ALL_ROUTES, ...BUILT_PAGES, NOT_FOUND])]

/** Opens a page with reduced motion: axe would measure colours in mid-transition. */
export async function visitCalmly(page: Page, route: string) {
  if (route === NOT_FOUND) expectNoise(page, /404/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(route)
}

/** Nothing overflows sideways at these widths, in px. */
export async function expectNoWider(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(widest), `at ${width} px`)
      .toBe('')
  }
}

/** What overflows to the right, if the page can be scrolled sideways. */
function widest() {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return ''
  const elements = [...document.body.querySelectorAll('*')]
  const [first] = elements.filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
  const name = first
    ? `${first.tagName.toLowerCase()} "${(first.textContent ?? '').slice(0, 40)}"`
    : 'the page'
  return `${scrollWidth} px, by ${name}`
}

/** Scrolls to the foot, so that all that waits for it comes. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const moment = () => new Promise((resolve) => setTimeout(resolve, 40))
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight * 0.8) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await moment()
    }
  })
}
