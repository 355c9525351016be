import { expect, type Locator, type Page } from '@playwright/test'
import { SUPERMARKET_OFFER } from './site'
import { liveForm } from './test'

/** A form: how to open it, what to type, and the messages that the specification demands. */
export interface FormCase {
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
export const thanks = (page: Page) => page.getByRole('dialog', { name: 'Thank you' })
const person = { 'First Name *': 'Ann', 'Last Name *': 'Miller' }

/** The form inside a part of the page that loads its script when it comes near. */
export async function inPage(place: Locator) {
  await place.scrollIntoViewIfNeeded()
  const form = liveForm(place)
  await expect(form).toBeVisible({ timeout: 20_000 })
  return form
}

export const FORMS: FormCase[] = [
  {
    name: 'the quote popup',
    route: '/services',
    endpoint: '**/api/leads/quote',
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Get a Service Quote Today' }).first().click()
      return page.getByRole('dialog').locator('form')
    },
    typed: { 'Name *': 'Ann Miller', 'E-mail *': 'ann@example.com', Message: 'Two windows' },
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
    typed: { 'Name *': 'Ann Miller', 'E-mail *': 'ann@example.com', Message: 'Two windows' },
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
    typed: { ...person, 'E-mail *': 'ann@example.com', 'Tell us about your project *': 'A red front door' },
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
    typed: { ...person, 'E-mail *': 'ann@example.com', Message: 'By post, please' },
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
      'E-mail *': 'ann@example.com',
      'Phone Number *': '01632 960001',
      'Postcode *': 'cm17 9ab',
    },
    chosen: { 'Door Style *': 1, 'Door Colour *': 2, 'Where did you see our advertisement? *': 1 },
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
    typed: { 'Name *': 'Ann Miller', 'E-mail *': 'ann@example.com', Message: 'Two windows' },
    submit: 'Get My Free Quote',
    submitting: 'Sending...',
    confirmation: thanks,
    missing: ['Missing Information', 'Please fill in all required fields'],
    failure: NOT_SENT,
    waitsFor: 'storage',
  },
]

/** Fills in the order form of an offer, and returns it. */
export async function filledOrder(page: Page) {
  await page.goto(SUPERMARKET_OFFER)
  const order = FORMS.find(({ endpoint }) => endpoint.endsWith('order'))
  const form = await inPage(page.locator('#order-form'))
  for (const [label, value] of Object.entries(order?.typed ?? {})) await form.getByLabel(label).fill(value)
  for (const [label, index] of Object.entries(order?.chosen ?? {}))
    await form.getByLabel(label).selectOption({ index })
  return form
}

/** Expects exactly one toast, in the viewport, with these texts. */
export async function expectToast(page: Page, title: string, description = '') {
  const toast = page.getByRole('status').filter({ hasText: title })
  await expect(toast.getByText(title, { exact: true })).toBeInViewport()
  await expect(toast).toContainText(description)
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(1)
}
