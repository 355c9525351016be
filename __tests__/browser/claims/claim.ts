import { expect, test, type Page } from '@playwright/test'
import { EVERY_PAGE } from '../support/sweep'

/** What some pages must be as they open in a window of one size: a sweep that visits them anyway answers for it. */
export interface Claim {
  says: string
  routes: readonly string[]
  check: (page: Page, route: string) => Promise<void>
}

export interface Window {
  width: number
  height: number
  claims: readonly Claim[]
}

/** Puts an open page through what is claimed of it; one that fails is named, and the others are still looked at. */
export async function expectClaims(page: Page, route: string, claims: readonly Claim[]) {
  for (const { says, routes, check } of claims) {
    if (!routes.includes(route)) continue
    try {
      await test.step(says, () => check(page, route))
    } catch (error) {
      expect.soft(String(error), says).toBe('')
    }
  }
}

/** A claim about a page that no sweep visits would never be looked at. */
export function expectVisited(claims: readonly Claim[]) {
  for (const { says, routes } of claims) {
    expect.soft(routes.length, says).toBeGreaterThan(0)
    expect.soft(EVERY_PAGE, says).toEqual(expect.arrayContaining([...routes]))
  }
}

/** The same in windows of several sizes, one after the other, on a page that nobody has scrolled. */
export async function expectInWindows(page: Page, route: string, windows: readonly Window[]) {
  for (const { width, height, claims } of windows) {
    if (!claims.some(({ routes }) => routes.includes(route))) continue
    await page.setViewportSize({ width, height })
    await expectClaims(page, route, claims)
  }
}
