import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { boxOf, expectNoise, live, test } from './support/test'

const PROJECT = path.resolve(__dirname, '../..')
// Where playwright.config.ts has the server keep enquiries: named after the process that runs the workers.
const BLOBS = process.env.LOCAL_BLOBS_DIR ?? path.join(tmpdir(), `riverway-browser-tests-${process.ppid}`)
const ENDPOINT = '**/api/leads/quote'

interface StoredLead {
  id: string
  form: string
  state: string
  record: Record<string, string>
}

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const popup = (page: Page) => page.getByRole('dialog', { name: /quote/i })
const send = (page: Page) => popup(page).getByRole('button', { name: 'Send Inquiry' })

test.beforeEach(async ({ page }) => {
  await page.goto('/services')
  await live(page)
})

test.describe('the quote popup', () => {
  test('opens from anywhere on a card, with its service preselected', async ({ page }) => {
    const card = cards(page).filter({ hasText: 'Acoustic Glazing' }).first()
    await expect(card).toContainText('Click to get a quote')
    await card.click()
    await expect(popup(page)).toBeVisible()
    await expect(popup(page).getByLabel('Service')).toHaveValue('Acoustic Glazing')
    await popup(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(popup(page)).toBeHidden()
  })

  test('opens from the page’s buttons with no service selected', async ({ page }) => {
    for (const name of ['Get a Service Quote Today', 'Contact Us']) {
      await page.getByRole('main').getByRole('button', { name }).first().click()
      const service = popup(page).getByLabel('Service')
      await expect(service).toHaveValue('')
      await expect(service.locator('option').first()).toHaveText('Select a service (optional)')
      await expect(service.locator('option')).toHaveCount(18)
      await expect(popup(page).getByLabel('Message')).toHaveAttribute('rows', '3')
      await page.keyboard.press('Escape')
      await expect(popup(page)).toBeHidden()
    }
  })

  test('returns the focus to its opener', async ({ page }) => {
    const opener = cards(page).getByRole('button', { name: 'Draught Proofing' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(popup(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  test('is no taller than 90% of the viewport', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await page.getByRole('main').getByRole('button', { name: 'Get a Service Quote Today' }).first().click()
    await expect(send(page)).toBeAttached()
    expect((await boxOf(popup(page))).height).toBeLessThanOrEqual(450)
  })

  test('names the missing fields and sends nothing', async ({ page }) => {
    let calls = 0
    await page.route(ENDPOINT, (route) => {
      calls += 1
      return route.abort()
    })
    await page.getByRole('main').getByRole('button', { name: 'Get a Service Quote Today' }).first().click()
    await send(page).click()
    await expectToast(page, 'Missing Information', 'Please fill in your name and email address.')
    await expect(popup(page).getByLabel('Name *')).toBeFocused()
    // The message leaves the button that closes the popup free.
    await popup(page).getByRole('button', { name: 'Close' }).click()
    await expect(popup(page)).toBeHidden()
    expect(calls).toBe(0)
  })

  test('stores the enquiry and confirms it with its reference', async ({ page }, { project }) => {
    await cards(page).getByRole('button', { name: 'Trickle Vent Installations' }).click()
    const typed = await fillIn(page, `Visitor with a ${project.name}`)
    const request = page.waitForRequest(ENDPOINT)
    await send(page).click()
    const sent = (await request).postDataJSON() as Record<string, string>
    expect(sent).toMatchObject({
      ...typed,
      service: 'Trickle Vent Installations',
      source: 'Service Inquiry Form',
    })
    expect(new Date(sent.timestamp ?? '').toISOString()).toBe(sent.timestamp)

    const thanks = page.getByRole('dialog', { name: /thank you/i })
    await expect(thanks).toContainText('24 hours')
    await expect(thanks).toContainText(/e-mail confirmation/i)
    await expect(popup(page)).toHaveCount(0)
    await expect(thanks).toContainText(/RW-[0-9A-Z]{6}/)
    const reference = /RW-[0-9A-Z]{6}/.exec((await thanks.textContent()) ?? '')?.[0]
    await thanks.getByRole('button', { name: 'Got It' }).click()
    await expect(thanks).toBeHidden()

    // Other tests write into the same store.
    await expect(async () => {
      const lead = (await storedLeads()).find(({ record }) => record.email === typed.email)
      expect(lead).toMatchObject({
        form: 'quote',
        record: { ...typed, service: 'Trickle Vent Installations' },
      })
      expect(`RW-${lead?.id.slice(-6)}`).toBe(reference)
    }).toPass({ timeout: 30_000 })
  })

  test('sends once when the button is double-clicked', async ({ page }) => {
    let calls = 0
    await page.route(ENDPOINT, async (route) => {
      calls += 1
      await page.waitForTimeout(300)
      await route.fulfill({ status: 202, json: { id: '0123456789ABCDEFGHJKMNPQRS' } })
    })
    await page.getByRole('main').getByRole('button', { name: 'Get a Service Quote Today' }).first().click()
    await fillIn(page, 'Hasty Visitor')
    await send(page).dblclick()
    await expect(page.getByRole('dialog', { name: /thank you/i })).toBeVisible()
    expect(calls).toBe(1)
  })

  for (const [what, respond] of [
    ['the server answers 500', { status: 500, json: { error: 'Something went wrong' } }],
    ['the network is down', undefined],
  ] as const) {
    test(`keeps the input and shows an error when ${what}`, async ({ page }) => {
      expectNoise(page, /status of 500|ERR_FAILED/)
      await page.route(ENDPOINT, (route) => (respond ? route.fulfill(respond) : route.abort()))
      await cards(page).getByRole('button', { name: 'Handle Replacements' }).click()
      const typed = await fillIn(page, 'Patient Visitor')
      await send(page).click()
      await expectToast(
        page,
        'Submission Failed',
        'There was an error sending your inquiry. Please try again.',
      )
      await expect(popup(page).getByLabel('Name *')).toHaveValue(typed.name)
      await expect(popup(page).getByLabel('E-mail *')).toHaveValue(typed.email)
      await expect(popup(page).getByLabel('Phone')).toHaveValue(typed.phone)
      await expect(popup(page).getByLabel('Service')).toHaveValue('Handle Replacements')
      await expect(popup(page).getByLabel('Message')).toHaveValue(typed.message)
      await expect(send(page)).toBeEnabled()

      await page.unroute(ENDPOINT)
      await send(page).click()
      await expect(page.getByRole('dialog', { name: /thank you/i })).toBeVisible()
    })
  }
})

test('the page of a service opens the popup with that service preselected', async ({ page }) => {
  await cards(page).filter({ hasText: 'Window Board Replacement' }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/services\/window-board-replacement$/)
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Window Board Replacement')
  await page.getByRole('main').getByRole('button', { name: /quote/i }).first().click()
  await expect(popup(page).getByLabel('Service')).toHaveValue('Window Board Replacement')
})

/** Fills in the popup with an address of its own, and returns what was typed. */
async function fillIn(page: Page, name: string) {
  const typed = {
    name,
    email: `visitor-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`,
    phone: '01632 960001',
    message: 'Two windows on the first floor',
  }
  await popup(page).getByLabel('Name *').fill(typed.name)
  await popup(page).getByLabel('E-mail *').fill(typed.email)
  await popup(page).getByLabel('Phone').fill(typed.phone)
  await popup(page).getByLabel('Message').fill(typed.message)
  return typed
}

/** One toast, in sight, with these words. */
async function expectToast(page: Page, title: string, description: string) {
  const toast = page.getByRole('status').filter({ hasText: title })
  await expect(toast).toHaveCount(1)
  await expect(toast).toContainText(description)
  await expect(toast.getByText(title, { exact: true })).toBeInViewport()
}

/** What `npm run leads -- --json` lists. */
async function storedLeads() {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(PROJECT, 'node_modules/tsx/dist/cli.mjs'), 'src/commands/leads.ts', '--json'],
    { cwd: PROJECT, env: { ...process.env, LOCAL_BLOBS_DIR: BLOBS } },
  )
  return JSON.parse(stdout) as StoredLead[]
}
