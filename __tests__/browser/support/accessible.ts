import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Expects axe to find nothing on the page, or in a part of it. */
export async function expectAccessible(page: Page, part?: string) {
  // Axe counts what is half under the sticky header as covered; at the top of the page nothing is.
  if (!part) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const builder = new AxeBuilder({ page })
    // No page of its own to merge frames in (a frame's page is tested as a route), and no list of what is right: together they
    // take as long as the rules.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  const { violations } = await (part ? builder.include(part) : builder).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
    ),
  )
  expect.soft(found).toEqual([])
}
