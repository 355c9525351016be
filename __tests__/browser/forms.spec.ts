import { expect, type Locator, type Page } from '@playwright/test'
import { expectToast, FORMS } from './support/forms'
import { company } from './support/site'
import { expectNoise, live, test } from './support/test'

/** Behaviour that all forms share. */

const STORED = { status: 202, json: { id: '0123456789ABCDEFGHJK7K3F9Q' } }

for (const it of FORMS) {
  test.describe(it.name, () => {
    let form: Locator
    const submit = () => form.getByRole('button', { name: it.submit })

    test.beforeEach(async ({ page }) => {
      await openPage(page)
    })

    async function openPage(page: Page) {
      await page.goto(it.route)
      // A form's script loads after the first gesture.
      await page.mouse.move(20, 20)
      await live(page)
      form = await it.open(page)
      // The form's script comes late on a busy machine.
      await expect(submit()).toBeVisible({ timeout: 20_000 })
    }

    async function fillIn() {
      for (const [label, value] of Object.entries(it.typed)) {
        await form.getByLabel(label, { exact: true }).fill(value)
      }
      for (const [label, index] of Object.entries(it.chosen ?? {})) {
        await form.getByLabel(label, { exact: true }).selectOption({ index })
      }
    }

    async function expectKept() {
      for (const [label, value] of Object.entries(it.typed)) {
        await expect(form.getByLabel(label, { exact: true })).toHaveValue(value)
      }
      for (const label of Object.keys(it.chosen ?? {})) {
        await expect(form.getByLabel(label, { exact: true })).not.toHaveValue('')
      }
    }

    async function expectConfirmed(page: Page) {
      await expect(it.confirmation(page)).toBeVisible()
      await expect(it.confirmation(page)).toContainText(/RW-[0-9A-Z]{6}/)
    }

    test('is submitted and confirmed with a reference, and its draft is cleared', async ({ page }) => {
      const request = page.waitForRequest(it.endpoint)
      await fillIn()
      await submit().click()
      await expectConfirmed(page)
      const body = (await request).postDataJSON() as Record<string, unknown>
      expect(Object.values(body)).toEqual(expect.arrayContaining(Object.values(it.typed)))
      expect(body).toMatchObject({ website: '', elapsed: expect.any(Number) })
      // An address with a fragment would not be loaded anew.
      await page.goto('about:blank')
      await openPage(page)
      for (const label of Object.keys(it.typed)) {
        await expect(form.getByLabel(label, { exact: true })).toHaveValue('')
      }
    })

    test('marks the missing fields, focuses the first and sends nothing', async ({ page }) => {
      let calls = 0
      await page.route(it.endpoint, (route) => {
        calls += 1
        return route.fulfill(STORED)
      })
      await submit().click()
      const required = form.locator('[aria-required="true"]')
      const count = await required.count()
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(count)
      await expect(required.first()).toBeFocused()
      if (it.missing) await expectToast(page, ...it.missing)
      expect(calls).toBe(0)
    })

    test('is sent once when the button is double-clicked', async ({ page }) => {
      let calls = 0
      await page.route(it.endpoint, async (route) => {
        calls += 1
        await new Promise((resolve) => setTimeout(resolve, 300))
        await route.fulfill(STORED)
      })
      await fillIn()
      await submit().dblclick()
      await expectConfirmed(page)
      expect(calls).toBe(1)
    })

    test('keeps a draft when the tab is reloaded', async ({ page }) => {
      await fillIn()
      await page.reload()
      await openPage(page)
      await expectKept()
    })

    if (it.waitsFor !== 'none') {
      test('shows a loading state while the network is slow', async ({ page }) => {
        let finish: () => void = () => undefined
        const wait = new Promise<void>((resolve) => (finish = resolve))
        await page.route(it.endpoint, async (route) => {
          await wait
          await route.fulfill(STORED)
        })
        await fillIn()
        await submit().click()
        const button = form.getByRole('button', { name: it.submitting })
        await expect(button).toBeDisabled()
        await expect(button.locator('[aria-hidden="true"]')).toBeVisible()
        await expect(it.confirmation(page)).toHaveCount(0)
        finish()
        await expectConfirmed(page)
      })

      test('keeps the input when the network fails, offers phone and WhatsApp, and can be resubmitted', async ({
        page,
      }) => {
        const keys = new Set<string | undefined>()
        page.on('request', (request) => {
          if (request.url().includes('/api/leads/')) keys.add(request.headers()['idempotency-key'])
        })
        expectNoise(page, /ERR_FAILED/, /submission failed/)
        await page.route(it.endpoint, (route) => route.abort())
        await fillIn()
        await submit().click()
        await expectToast(page, ...it.failure)
        await expectKept()
        await expect(form.getByText('Your details are still here')).toBeVisible()
        await expect(form.getByRole('link', { name: `Call ${company.phone}` })).toHaveAttribute(
          'href',
          company.phoneHref,
        )
        await expect(form.getByRole('link', { name: 'WhatsApp us' })).toHaveAttribute(
          'href',
          /^https:\/\/wa\.me\/\d+\?text=.*Ann/,
        )
        await page.unroute(it.endpoint)
        await submit().click()
        await expectConfirmed(page)
        expect(keys.size).toBe(1)
      })
    }

    if (it.waitsFor === 'storage') {
      test('treats a response that is not OK as a failure', async ({ page }) => {
        expectNoise(page, /status of 500/, /submission failed/)
        await page.route(it.endpoint, (route) => route.fulfill({ status: 500, json: { error: 'No' } }))
        await fillIn()
        await submit().click()
        await expectToast(page, ...it.failure)
        await expectKept()
        await expect(submit()).toBeEnabled()
      })
    } else {
      test('is confirmed whatever the server responds, and retried in the background', async ({ page }) => {
        let isDown = true
        const keys: (string | undefined)[] = []
        expectNoise(page, /status of 500/)
        await page.route(it.endpoint, (route) => {
          keys.push(route.request().headers()['idempotency-key'])
          return isDown ? route.fulfill({ status: 500, json: { error: 'No' } }) : route.continue()
        })
        await fillIn()
        await submit().click()
        await expectConfirmed(page)
        await expect.poll(() => waiting(page)).toBe(1)
        isDown = false
        await page.goto('/privacy')
        await expect.poll(() => waiting(page)).toBe(0)
        expect(new Set(keys).size).toBe(1)
      })
    }
  })
}

/** How many enquiries wait in the outbox. */
function waiting(page: Page) {
  return page.evaluate(
    () => (JSON.parse(window.localStorage.getItem('pendingEnquiries') ?? '[]') as unknown[]).length,
  )
}
