import { expect, type Page } from '@playwright/test'
import { PRODUCTS } from '../support/site'
import type { Claim } from './claim'

/** How many words may be in sight on a product's page above its questions: a picture says more. */
const MAX_WORDS = 450

export const FEW_WORDS: Claim = {
  says: 'a product’s page stays within its word limit',
  routes: PRODUCTS,
  check: async (page) => expect(await wordsInSight(page)).toBeLessThanOrEqual(MAX_WORDS),
}

export const WHOLE_TEXTS: Claim = {
  says: 'no text of a product’s page is cut off',
  routes: PRODUCTS,
  check: async (page) => expect(await cutTexts(page)).toEqual([]),
}

export const ON_A_LOW_LAPTOP: Claim = {
  says: 'a product’s page has its picture, heading, button and finishes on the first screen',
  routes: PRODUCTS,
  check: async (page) => {
    const hero = page.locator('main section').first()
    const parts = hero.locator('h1, h1 ~ div > a:first-child, fieldset [data-rail] svg, img')
    expect.soft(await parts.count(), 'picture and heading').toBeGreaterThan(1)
    for (const part of await parts.all()) {
      const { y, height } = (await part.boundingBox())!
      // The stage itself may end a few pixels below the screen: its ground does, not what stands on it.
      expect.soft(y + height, await part.evaluate((one) => one.outerHTML.slice(0, 60))).toBeLessThan(720 + 8)
    }
  },
}

/** Words that can be read between the hero and the questions, or the closing call where there are none. */
function wordsInSight(page: Page) {
  return page.locator('main').evaluate((main) => {
    const sections = [...main.querySelectorAll<HTMLElement>('section')]
    const end = sections.findIndex((section) =>
      /^(?:Questions|More about)/.test(section.querySelector('h2')?.textContent ?? ''),
    )
    const shown = sections.slice(0, end < 0 ? sections.length - 1 : end)
    const isSeen = (text: Text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      // What is said to screen readers alone stands in a box of one pixel.
      const isShown = text.parentElement!.getBoundingClientRect().width > 1
      return (
        isShown && width > 1 && right > 0 && left < window.innerWidth && text.parentElement!.checkVisibility()
      )
    }
    let words = 0
    for (const section of shown) {
      const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        const isCode = Boolean(text.parentElement!.closest('style, script, noscript'))
        if (!isCode && isSeen(text))
          words += text.data.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
      }
    }
    return words
  })
}

/** Texts that overflow the viewport where nothing scrolls. */
export function cutTexts(page: Page) {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement | SVGElement>('h1, h2, h3, p, li, a, text, strong, span')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        if (width <= 1 || (left >= -1 && right <= window.innerWidth + 1)) return false
        for (let above = element.parentElement; above; above = above.parentElement)
          if (getComputedStyle(above).overflowX !== 'visible') return false
        return true
      })
      .map((element) => element.textContent),
  )
}
