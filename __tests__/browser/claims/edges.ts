import { expect, type Locator, type Page } from '@playwright/test'
import { OFFERS } from '../support/site'
import { boxOf } from '../support/test'
import type { Claim } from './claim'

/** On a desktop columns end at the right edge of the content; pictures and captions of a row are of equal height. */

/** Where something ends on the right. */
export const right = async (locator: Locator) => {
  const { x, width } = await boxOf(locator)
  return Math.round(x + width)
}

/** Where the content of the pages ends: at the header's last button. */
const edgeOf = (page: Page) => right(page.locator('header').getByRole('link', { name: 'Get Free Quote' }))

export const EDGES: readonly Claim[] = [
  {
    says: 'columns end at the right edge',
    routes: OFFERS,
    check: async (page) => {
      const edge = await edgeOf(page)
      for (const heading of ["What's Included", 'Why Choose Us']) {
        const section = page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) })
        expect.soft(await right(section.getByRole('listitem').last()), heading).toBe(edge)
      }
    },
  },
  {
    says: 'tiles fill their rows, with pictures and captions of equal height',
    routes: ['/doors', '/windows', '/conservatories'],
    check: async (page) => {
      const edge = await edgeOf(page)
      const tiles = page.locator('#ranges').getByRole('list').last().getByRole('listitem')
      const boxes = await tiles.evaluateAll((items) =>
        items.map((item) => {
          const { top, bottom, right: end } = item.getBoundingClientRect()
          return { top, bottom, end, picture: item.querySelector('img')!.getBoundingClientRect().height }
        }),
      )
      expect(new Set(boxes.map(({ picture }) => Math.round(picture))).size).toBe(1)
      for (const top of new Set(boxes.map((box) => box.top))) {
        const row = boxes.filter((box) => box.top === top)
        expect(Math.round(Math.max(...row.map(({ end }) => end)))).toBe(edge)
        expect(new Set(row.map(({ bottom }) => Math.round(bottom))).size).toBe(1)
      }
    },
  },
  {
    says: 'questions and what is folded stand in two columns, side by side',
    routes: ['/windows/sash-horn', '/windows/flush-sash', '/doors/composite', '/doors/upvc-front'],
    check: async (page) => {
      const boxesOf = (rows: string) =>
        page
          .locator('main')
          .locator(rows)
          .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect))
      const [asked, folded] = [
        await boxesOf('[data-questions] summary'),
        await boxesOf('[data-fold] summary'),
      ]
      expect(new Set(asked.map(({ left }) => Math.round(left))).size).toBe(1)
      expect(new Set(folded.map(({ left }) => Math.round(left))).size).toBe(1)
      expect(asked[0]!.right).toBeLessThan(folded[0]!.left)
      expect(Math.abs(asked[0]!.top - folded[0]!.top)).toBeLessThan(4)
    },
  },
  {
    says: 'the last row of the service catalogue is full',
    routes: ['/services'],
    check: async (page) => {
      const last = page.getByRole('tabpanel').getByRole('listitem').last()
      expect(await right(last)).toBe(await edgeOf(page))
    },
  },
  {
    says: 'the picture of a closing band ends at the right edge of the window',
    routes: ['/doors', '/services', '/doors/internal', ...OFFERS],
    check: async (page) => {
      const band = page.getByRole('main').locator('section').last()
      expect(await right(band.locator('img'))).toBe(page.viewportSize()!.width)
    },
  },
  {
    says: 'a dark closing band is set apart from the footer',
    routes: ['/doors'],
    check: async (page) => {
      const [band, line, footer] = await page.evaluate(() => {
        const plate = document.querySelector('#site-footer')!
        const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(plate)
        const last = getComputedStyle([...document.querySelectorAll('main section')].at(-1)!).backgroundColor
        return [last, parseFloat(borderTopWidth) > 0 ? borderTopColor : backgroundColor, backgroundColor]
      })
      expect(line).not.toBe(footer)
      expect(line).not.toBe(band)
    },
  },
]
