import { test as base } from '@playwright/test'

/**
 * Playwright's test, for pages whose chat the visitor has closed before and whose bubble is put away, as most visitors
 * see them. The chat's own tests use Playwright's, where it starts open.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      try {
        sessionStorage.chatPanel ??= 'closed'
        sessionStorage.chatBubble ??= 'hidden'
      } catch {
        // A blank page has no store.
      }
    })
    await use(page)
  },
})
