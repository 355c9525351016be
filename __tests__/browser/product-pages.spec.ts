import { expect, type Page } from '@playwright/test'
import { PRODUCTS } from './support/site'
import { CALL_BAR, test } from './support/test'

/** Height of the chat's bar above the call bar: decisions, section 3, allow 96. */
const CHAT_BAR = 52

/** How many words may be in sight on a product's page above its questions: a picture says more. */
const MAX_WORDS = 450

test.describe('on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  for (const route of PRODUCTS) {
    test(`${route} starts with picture, heading and sentence in the first viewport, and no text is cut off`, async ({
      page,
    }) => {
      await page.goto(route)
      const hero = page.locator('main section').first()
      const box = async (selector: string) => (await hero.locator(selector).first().boundingBox())!
      // A picture that loses its foot there goes on, unseen, below its frame.
      const [picture, heading, words] = [
        await box(':not(picture):is(:has(> img), :has(> picture > img))'),
        await box('h1'),
        await box('h1 ~ p'),
      ]
      expect.soft(picture.height, 'the picture fills a third of the screen').toBeGreaterThan(844 / 3)
      expect.soft(picture.y + picture.height, 'the picture').toBeLessThan(heading.y)
      expect.soft(words.y + words.height, 'the sentence').toBeLessThan(844 - CALL_BAR - CHAT_BAR)
      // The call bar asks; the hero does not say the same above it.
      const asking = page.locator('a[href="/contact"]:visible')
      const asked = await asking.evaluateAll(
        (links) => links.filter((link) => link.getBoundingClientRect().bottom < innerHeight).length,
      )
      expect.soft(asked, 'one way to ask').toBe(1)
      expect.soft(await cutTexts(page), 'texts that are cut').toEqual([])
    })
  }

  test('tables have sticky row headers, and no cell is taller than four lines', async ({ page }) => {
    test.setTimeout(180_000)
    for (const route of PRODUCTS) {
      await page.goto(route)
      const high = await page.locator('main').evaluate((main) => {
        for (const details of main.querySelectorAll('details')) details.open = true
        return [...main.querySelectorAll('td, tbody th')]
          .filter((cell) => {
            const { lineHeight } = getComputedStyle(cell)
            const words = document.createRange()
            words.selectNodeContents(cell)
            return words.getBoundingClientRect().height > 4.5 * parseFloat(lineHeight)
          })
          .map((cell) => cell.textContent)
      })
      expect.soft(high, route).toEqual([])
      for (const head of await page.locator('main tbody th:first-child').all())
        await expect.soft(head, route).toHaveCSS('position', 'sticky')
    }
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const route of PRODUCTS) {
    test(`${route} stays within its word limit, and no text is cut off`, async ({ page }) => {
      await page.goto(route)
      expect.soft(await wordsInSight(page)).toBeLessThanOrEqual(MAX_WORDS)
      expect.soft(await cutTexts(page), 'texts that are cut').toEqual([])
    })
  }
})

test.describe('on a low laptop', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  for (const route of PRODUCTS) {
    test(`${route} has its picture, heading, button and finishes on the first screen`, async ({ page }) => {
      await page.goto(route)
      const hero = page.locator('main section').first()
      const parts = hero.locator('h1, h1 ~ div > a:first-child, fieldset [data-rail] svg, img')
      for (const part of await parts.all()) {
        const { y, height } = (await part.boundingBox())!
        // The stage itself may end a few pixels below the screen: its ground does, not what stands on it.
        expect
          .soft(y + height, await part.evaluate((one) => one.outerHTML.slice(0, 60)))
          .toBeLessThan(720 + 8)
      }
    })
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('three bi-fold layouts are in sight, and all 33 behind a line that opens them', async ({ page }) => {
    await page.goto('/doors/aluminium-bifolding')
    const layouts = page.locator('#layouts')
    const drawings = layouts.locator('li:visible svg')
    await expect(drawings).toHaveCount(3)
    await layouts.getByText('Show all 33').click()
    await expect(drawings).toHaveCount(3 + 33)
  })

  test('collapsed sections can be opened with the keyboard', async ({ page }) => {
    await page.goto('/doors/truframe-composite')
    const fold = page.locator('details', { has: page.getByRole('heading', { name: 'Construction' }) })
    await expect(fold.getByText('Outer skin')).toBeHidden()
    await fold.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(fold.getByText('Outer skin')).toBeVisible()
  })
})

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
function cutTexts(page: Page) {
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
