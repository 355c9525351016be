import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStaticQuery } from 'gatsby'
import { LeadForm, type LeadFormProps } from '@/features/lead-form/lead-form'
import company from './company'

export const user = userEvent.setup()
export const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>()

/** A server that answers as the test says, and an empty browser, before each test. */
export function formServer() {
  // Typing letter by letter is slow on a busy machine.
  jest.setTimeout(30_000)
  beforeEach(() => {
    fetchMock.mockReset()
    // jsdom has none of its own.
    Object.assign(window, { fetch: fetchMock })
    window.sessionStorage.clear()
    window.localStorage.clear()
    jest.mocked(useStaticQuery).mockReturnValue({ companyFile: company, brochuresFile: { items: [] } })
  })

  afterAll(() => void Reflect.deleteProperty(window, 'fetch'))
}

/** The quote form, with spies for what it tells its owner. */
export function renderForm(overrides: Partial<LeadFormProps> = {}) {
  const told = { onSent: jest.fn(), onFailed: jest.fn(), onMissing: jest.fn() }
  render(
    <LeadForm
      form="quote"
      submitLabel="Send Inquiry"
      submittingLabel="Sending..."
      options={{ services: ['Acoustic Glazing', 'Draught Proofing'] }}
      {...told}
      {...overrides}
    />,
  )
  return told
}

/** An answer of the server. `Response` is no part of jsdom. */
export function answer(status: number, body: object) {
  return { ok: status < 300, status, json: () => Promise.resolve(body) } as Response
}

export const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label)
export const submit = () => user.click(screen.getByRole('button', { name: 'Send Inquiry' }))
export const sent = (call = 0) => {
  const [url, { headers, body }] = fetchMock.mock.calls[call] ?? ['', {}]
  const record = JSON.parse(body as string) as Record<string, string>
  return { url, record, key: (headers as Record<string, string>)['Idempotency-Key'] }
}

export async function fillIn() {
  await user.type(field(/^Name/), 'Ann Miller')
  await user.type(field(/^E-mail/), 'ann@example.com')
  await user.type(field('Phone'), '01632 960001')
  await user.selectOptions(field('Service'), 'Draught Proofing')
  await user.type(field('Message'), 'Two windows')
}

export const FILLED = {
  name: 'Ann Miller',
  email: 'ann@example.com',
  phone: '01632 960001',
  service: 'Draught Proofing',
  message: 'Two windows',
}

export const shown = () => ({
  name: field(/^Name/).value,
  email: field(/^E-mail/).value,
  phone: field('Phone').value,
  service: field('Service').value,
  message: field('Message').value,
})
