import { expect, type Locator, type Page } from '@playwright/test'
import { company, SUPERMARKET_OFFER } from './support/site'
import { expectNoise, live, liveForm, test } from './support/test'

/** One of the five forms: how to come to it, what to type, and what the specification has it say. */
interface FormCase {
  name: string
  route: string
  endpoint: string
  /** Brings the form up, and returns where it stands. */
  open: (page: Page) => Promise<Locator>
  typed: Record<string, string>
  chosen?: Record<string, number>
  submit: string
  submitting: string
  /** What the visitor sees once it is sent. */
  confirmation: (page: Page) => Locator
  /** Toast when required fields are missing; the other forms say it at the fields. */
  missing?: [title: string, description: string]
  failure: [title: string, description?: string]
  /** What counts as sent: an answer that it is stored, any answer, or none. */
  waitsFor: 'storage' | 'answer' | 'none'
}

const NOT_SENT: [string, string] = [
  'Submission Failed',
  'There was an error sending your inquiry. Please try again.',
]
const thanks = (page: Page) => page.getByRole('dialog', { name: 'Thank you' })
const person = { 'First Name *': 'Ann', 'Last Name *': 'Miller' }

/** The form inside a part of the page that loads its script when it comes near. */
async function inPage(place: Locator) {
  await place.scrollIntoViewIfNeeded()
  const form = liveForm(place)
  await expect(form).toBeVisible({ timeout: 20_000 })
  return form
}

const FORMS: FormCase[] = [
  {
    name: 'the quote popup',
    route: '/services',
    endpoint: '**/api/leads/quote',
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Get a Service Quote Today' }).first().click()
      return page.getByRole('dialog').locator('form')
    },
    typed: { 'Name *': 'Ann Miller', 'Email *': 'ann@example.com', Message: 'Two windows' },
    submit: 'Send Inquiry',
    submitting: 'Sending...',
    confirmation: thanks,
    missing: ['Missing Information', 'Please fill in your name and email address.'],
    failure: NOT_SENT,
    waitsFor: 'storage',
  },
  {
    name: 'the service request form',
    route: '/services?tab=Request',
    endpoint: '**/api/leads/service',
    open: (page) => inPage(page.getByRole('tabpanel', { name: 'Request' })),
    typed: { 'Name *': 'Ann Miller', 'Email *': 'ann@example.com', Message: 'Two windows' },
    chosen: { 'Service *': 3 },
    submit: 'Request Service',
    submitting: 'Sending...',
    confirmation: thanks,
    missing: ['Missing Information', 'Please fill in all required fields'],
    failure: NOT_SENT,
    waitsFor: 'none',
  },
  {
    name: 'the Contact an Expert dialog',
    route: '/doors/composite',
    endpoint: '**/api/leads/expert',
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Contact an Expert' }).first().click()
      return page.getByRole('dialog').locator('form')
    },
    typed: { ...person, 'Email *': 'ann@example.com', 'Tell us about your project *': 'A red front door' },
    submit: 'Send Message',
    submitting: 'Sending...',
    confirmation: thanks,
    failure: NOT_SENT,
    waitsFor: 'storage',
  },
  {
    name: 'the brochure dialog',
    route: '/doors/comp-door#brochure',
    endpoint: '**/api/leads/brochure',
    open: (page) => Promise.resolve(page.getByRole('dialog').locator('form')),
    typed: { ...person, 'Email *': 'ann@example.com', Message: 'By post, please' },
    submit: 'Request Brochure',
    submitting: 'Sending...',
    confirmation: (page) => page.getByRole('status').filter({ hasText: 'Brochure Request Submitted' }),
    failure: ['Error', 'There was a problem submitting your request. Please try again.'],
    waitsFor: 'answer',
  },
  {
    name: 'the order form of an offer',
    route: SUPERMARKET_OFFER,
    endpoint: '**/api/leads/order',
    open: (page) => inPage(page.locator('#order-form')),
    typed: {
      ...person,
      'Email *': 'ann@example.com',
      'Phone Number *': '01632 960001',
      'Postcode *': 'cm17 9ab',
    },
    chosen: { 'Door Style *': 1, 'Door Color *': 2, 'Where did you see our advertisement? *': 1 },
    submit: 'Secure Your FREE Quote Now',
    submitting: 'Submitting Your Request...',
    confirmation: (page) => page.getByRole('dialog', { name: 'Your offer is reserved' }),
    failure: ['Sorry, there was an error submitting your enquiry. Please try again.'],
    waitsFor: 'answer',
  },
  {
    name: 'the quote form in its frame',
    route: '/embed/quote-form',
    endpoint: '**/api/leads/quote',
    open: (page) => inPage(page.getByRole('main')),
    typed: { 'Name *': 'Ann Miller', 'Email *': 'ann@example.com', Message: 'Two windows' },
    submit: 'Get My Free Quote',
    submitting: 'Sending...',
    confirmation: thanks,
    missing: ['Missing Information', 'Please fill in all required fields'],
    failure: NOT_SENT,
    waitsFor: 'storage',
  },
]

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
      // A form's script waits for the visitor to do something.
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

    test('is sent, confirmed with a reference, and leaves no draft', async ({ page }) => {
      const request = page.waitForRequest(it.endpoint)
      await fillIn()
      await submit().click()
      await expectConfirmed(page)
      const body = (await request).postDataJSON() as Record<string, unknown>
      expect(Object.values(body)).toEqual(expect.arrayContaining(Object.values(it.typed)))
      expect(body).toMatchObject({ website: '', elapsed: expect.any(Number) })
      await openPage(page)
      for (const label of Object.keys(it.typed)) {
        await expect(form.getByLabel(label, { exact: true })).toHaveValue('')
      }
    })

    test('says beside each field what is missing, goes to the first, and sends nothing', async ({ page }) => {
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

    test('is sent once, however often the button is pressed', async ({ page }) => {
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

    test('keeps a draft over a reload of the tab', async ({ page }) => {
      await fillIn()
      await page.reload()
      await openPage(page)
      await expectKept()
    })

    if (it.waitsFor !== 'none') {
      test('says that it is sending while the network is slow', async ({ page }) => {
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

      test('keeps everything when the network fails, offers a way on, and can be sent again', async ({
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
        await expect(form.getByRole('link', { name: 'Write on WhatsApp' })).toHaveAttribute(
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
      test('takes an answer that is not OK for a failure', async ({ page }) => {
        expectNoise(page, /status of 500/, /submission failed/)
        await page.route(it.endpoint, (route) => route.fulfill({ status: 500, json: { error: 'No' } }))
        await fillIn()
        await submit().click()
        await expectToast(page, ...it.failure)
        await expectKept()
        await expect(submit()).toBeEnabled()
      })
    } else {
      test('is confirmed whatever the server answers, and delivered behind that', async ({ page }) => {
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

test('the service request is confirmed before the server has answered', async ({ page }) => {
  await page.route('**/api/leads/service', () => new Promise(() => undefined))
  await page.goto('/services?tab=Request')
  const form = await inPage(page.getByRole('tabpanel', { name: 'Request' }))
  await form.getByLabel('Name *').fill('Ann Miller')
  await form.getByLabel('Email *').fill('ann@example.com')
  await form.getByLabel('Service *').selectOption({ index: 1 })
  await form.getByRole('button', { name: 'Request Service' }).click()
  await expect(thanks(page)).toBeVisible()
  await expect(form.getByLabel('Name *')).toHaveValue('')
  await expect(form.getByLabel('Service *')).toHaveValue('')
})

test('a device that is offline says so', async ({ page, context }) => {
  await page.goto(SUPERMARKET_OFFER)
  const order = FORMS.find(({ endpoint }) => endpoint.endsWith('order'))
  const form = await inPage(page.locator('#order-form'))
  for (const [label, value] of Object.entries(order?.typed ?? {})) await form.getByLabel(label).fill(value)
  for (const [label, index] of Object.entries(order?.chosen ?? {}))
    await form.getByLabel(label).selectOption({ index })
  expectNoise(page, /ERR_INTERNET_DISCONNECTED/, /submission failed/)
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Secure Your FREE Quote Now' }).click()
  await expect(form.getByText(/Your device is offline/)).toBeVisible()
  await context.setOffline(false)
  await form.getByRole('button', { name: 'Secure Your FREE Quote Now' }).click()
  await expect(page.getByRole('dialog', { name: 'Your offer is reserved' })).toBeVisible()
})

test('the order form shows the postcode in capitals', async ({ page }) => {
  await page.goto(SUPERMARKET_OFFER)
  const form = await inPage(page.locator('#order-form'))
  await expect(form.getByLabel('Postcode *')).toHaveCSS('text-transform', 'uppercase')
})

test('the embedded form brings its script while it is in sight, and delivers from its frame', async ({
  page,
}) => {
  await page.goto('/contact')
  const frame = page.locator('iframe[title="Quote form"]')
  const script = page.locator('script[src="/embed/form-embed.js"]')
  await expect(frame).toHaveAttribute('loading', 'lazy')
  await expect(frame).toHaveCSS('height', '913px')
  await frame.scrollIntoViewIfNeeded()
  await expect(script).toHaveCount(1)
  const form = liveForm(page.frameLocator('iframe[title="Quote form"]'))
  await form.getByLabel('Name *').fill('Ann Miller')
  await form.getByLabel('Email *').fill('ann@example.com')
  const request = page.waitForRequest('**/api/leads/quote')
  await form.getByRole('button', { name: 'Get My Free Quote' }).click()
  expect((await request).postDataJSON()).toMatchObject({ name: 'Ann Miller', source: 'Service Inquiry Form' })
  await expect(
    page.frameLocator('iframe[title="Quote form"]').getByRole('dialog', { name: 'Thank you' }),
  ).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(script).toHaveCount(0)
})

test('forms report what was sent and what was not', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { reports: [], gtag: (...call: unknown[]) => reports().push(call) })
    const reports = () => (window as unknown as { reports: unknown[] }).reports
  })
  const reported = () =>
    page.evaluate(() =>
      (window as unknown as { reports: [string, string, object][] }).reports
        .filter(([, name]) => ['form_submit', 'service_inquiry', 'error'].includes(name))
        .map(([, name, fields]) => ({ name, ...fields })),
    )
  const order = FORMS.find(({ endpoint }) => endpoint.endsWith('order'))
  await page.goto(SUPERMARKET_OFFER)
  const form = await inPage(page.locator('#order-form'))
  for (const [label, value] of Object.entries(order?.typed ?? {})) await form.getByLabel(label).fill(value)
  for (const [label, index] of Object.entries(order?.chosen ?? {}))
    await form.getByLabel(label).selectOption({ index })
  expectNoise(page, /ERR_FAILED/, /submission failed/)
  await page.route('**/api/leads/order', (route) => route.abort())
  await form.getByRole('button', { name: 'Secure Your FREE Quote Now' }).click()
  await expectToast(page, 'Sorry, there was an error submitting your enquiry. Please try again.')
  expect(await reported()).toEqual([
    {
      name: 'error',
      event_category: 'error',
      event_label: 'Door order form submission failed',
      error_type: 'form_submission_error',
      error_message: 'Door order form submission failed',
      source: 'door_order_form',
    },
  ])
  await page.unroute('**/api/leads/order')
  await form.getByRole('button', { name: 'Secure Your FREE Quote Now' }).click()
  await expect(page.getByRole('dialog', { name: 'Your offer is reserved' })).toBeVisible()
  expect((await reported()).at(-1)).toEqual({
    name: 'form_submit',
    event_category: 'form',
    event_label: 'door_order_form',
    form_name: 'door_order_form',
    door_style: 'Harrington',
    door_color: expect.any(String),
    postcode: 'cm17 9ab',
    ad_source: expect.stringContaining('Harlow'),
    source: `offer_${SUPERMARKET_OFFER.replace('/offers/', '')}`,
  })
})

test('the quote popup reports the service, and whether it stood there already', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { reports: [], gtag: (...call: unknown[]) => reports().push(call) })
    const reports = () => (window as unknown as { reports: unknown[] }).reports
  })
  await page.goto('/services')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Draught Proofing' }).click()
  const form = page.getByRole('dialog').locator('form')
  await form.getByLabel('Name *').fill('Ann Miller')
  await form.getByLabel('Email *').fill('ann@example.com')
  await form.getByRole('button', { name: 'Send Inquiry' }).click()
  await expect(thanks(page)).toBeVisible()
  const reports = await page.evaluate(() =>
    (window as unknown as { reports: [string, string, object][] }).reports.map(([, name, fields]) => ({
      name,
      ...fields,
    })),
  )
  expect(reports).toEqual(
    expect.arrayContaining([
      {
        name: 'service_inquiry',
        event_category: 'lead_generation',
        event_label: 'Draught Proofing',
        service_type: 'Draught Proofing',
        source: 'service_inquiry_popup',
      },
      {
        name: 'form_submit',
        event_category: 'form',
        event_label: 'service_inquiry_popup',
        form_name: 'service_inquiry_popup',
        service_type: 'Draught Proofing',
        pre_selected: true,
      },
    ]),
  )
})

/** One toast, in sight, with these words. */
async function expectToast(page: Page, title: string, description = '') {
  const toast = page.getByRole('status').filter({ hasText: title })
  await expect(toast.getByText(title, { exact: true })).toBeInViewport()
  await expect(toast).toContainText(description)
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(1)
}

/** How many enquiries wait in the outbox. */
function waiting(page: Page) {
  return page.evaluate(
    () => (JSON.parse(window.localStorage.getItem('pendingEnquiries') ?? '[]') as unknown[]).length,
  )
}
