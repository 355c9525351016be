import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStaticQuery } from 'gatsby'
import { LeadForm, type LeadFormProps } from '@/features/lead-form/lead-form'
import { HONEYPOT_FIELD } from '@/contracts/honeypot'
import { MIN_ELAPSED_MS } from '@/contracts/lead'
import company from '../../support/company'

// Every letter is typed, which takes its time on a busy machine.
jest.setTimeout(30_000)

const user = userEvent.setup()
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>()

beforeEach(() => {
  fetchMock.mockReset()
  // jsdom has none of its own.
  Object.assign(window, { fetch: fetchMock })
  window.sessionStorage.clear()
  window.localStorage.clear()
  jest.mocked(useStaticQuery).mockReturnValue({ companyFile: company, brochuresFile: { items: [] } })
})

afterAll(() => void Reflect.deleteProperty(window, 'fetch'))

/** The quote form, with spies for what it tells its owner. */
function renderForm(overrides: Partial<LeadFormProps> = {}) {
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
function answer(status: number, body: object) {
  return { ok: status < 300, status, json: () => Promise.resolve(body) } as Response
}

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label)
const submit = () => user.click(screen.getByRole('button', { name: 'Send Inquiry' }))
const sent = (call = 0) => {
  const [url, { headers, body }] = fetchMock.mock.calls[call] ?? ['', {}]
  const record = JSON.parse(body as string) as Record<string, string>
  return { url, record, key: (headers as Record<string, string>)['Idempotency-Key'] }
}

async function fillIn() {
  await user.type(field(/^Name/), 'Ann Miller')
  await user.type(field(/^Email/), 'ann@example.com')
  await user.type(field('Phone'), '01632 960001')
  await user.selectOptions(field('Service'), 'Draught Proofing')
  await user.type(field('Message'), 'Two windows')
}

const FILLED = {
  name: 'Ann Miller',
  email: 'ann@example.com',
  phone: '01632 960001',
  service: 'Draught Proofing',
  message: 'Two windows',
}

const shown = () => ({
  name: field(/^Name/).value,
  email: field(/^Email/).value,
  phone: field('Phone').value,
  service: field('Service').value,
  message: field('Message').value,
})

describe('with fields missing', () => {
  it('says so to its owner, marks the fields, goes to the first and sends nothing', async () => {
    const { onMissing, onFailed } = renderForm()
    await submit()
    await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1))
    expect(field(/^Name/)).toBeInvalid()
    expect(field(/^Name/)).toHaveFocus()
    expect(field(/^Email/)).toBeInvalid()
    expect(field(/^Email/)).toHaveAccessibleDescription('Please enter a valid email address')
    expect(field('Phone')).toBeValid()
    expect(fetchMock).not.toHaveBeenCalled()
    expect(onFailed).not.toHaveBeenCalled()
  })

  it.each(['quote', 'service'] as const)(
    'does not call a badly formed e-mail address of the %s form missing',
    async (form) => {
      const { onMissing } = renderForm({ form })
      await user.type(field(/^Name/), 'Ann Miller')
      await user.type(field(/^Email/), 'ann@example')
      await user.selectOptions(field(/^Service/), 'Draught Proofing')
      await submit()
      await waitFor(() => expect(field(/^Email/)).toBeInvalid())
      expect(field(/^Email/)).toHaveAccessibleDescription('Please enter a valid email address')
      expect(field(/^Email/)).toHaveFocus()
      expect(onMissing).not.toHaveBeenCalled()
      await user.clear(field(/^Name/))
      await user.type(field(/^Name/), '  ')
      await submit()
      await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1))
      expect(fetchMock).not.toHaveBeenCalled()
    },
  )

  it('complains of nothing before the first try', async () => {
    renderForm()
    await user.click(field(/^Name/))
    await user.tab()
    expect(field(/^Name/)).toBeValid()
  })

  it('takes a complaint back as soon as the field is right', async () => {
    renderForm()
    await user.type(field(/^Name/), 'Ann Miller')
    await user.type(field(/^Email/), 'ann')
    await submit()
    await waitFor(() => expect(field(/^Email/)).toBeInvalid())
    await waitFor(() => expect(field(/^Email/)).toHaveFocus())
    await user.type(field(/^Email/), '@example.com')
    await waitFor(() => expect(field(/^Email/)).toBeValid())
    expect(screen.queryByText('Please enter a valid email address')).not.toBeInTheDocument()
  })
})

describe('the order form', () => {
  it('says under each field what it wants, in the words of the specification', async () => {
    renderForm({ form: 'order' })
    await submit()
    const messages = {
      firstName: 'First name must be at least 2 characters',
      lastName: 'Last name must be at least 2 characters',
      email: 'Please enter a valid email address',
      phoneNumber: 'Phone number must be at least 10 digits',
      postcode: 'Please enter a valid postcode',
      preferredStyle: 'Please select a door style',
      preferredColor: 'Please select a door color',
      adSource: 'Please select where you saw the advertisement',
    }
    for (const [name, message] of Object.entries(messages)) {
      await waitFor(() =>
        expect(document.querySelector(`[name="${name}"]`)).toHaveAccessibleDescription(message),
      )
    }
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('invites to choose in the words of the specification', () => {
    renderForm({ form: 'order' })
    const placeholders = screen
      .getAllByRole('combobox')
      .map((select) => select.firstElementChild?.textContent)
    expect(placeholders).toEqual(['Choose your style', 'Choose your color', 'Please select...'])
  })
})

describe('while sending', () => {
  it('cannot be sent twice: neither by the button nor by Enter', async () => {
    let finish: (response: Response) => void = () => undefined
    fetchMock.mockReturnValue(new Promise((resolve) => (finish = resolve)))
    const { onSent } = renderForm()
    await fillIn()
    await user.dblClick(screen.getByRole('button', { name: 'Send Inquiry' }))
    const button = await screen.findByRole('button', { name: 'Sending...' })
    expect(button).toBeDisabled()
    await user.type(field(/^Name/), '{Enter}')
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1))
    finish(answer(202, { id: 'ID' }))
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
    expect(screen.getByRole('button', { name: 'Send Inquiry' })).toBeEnabled()
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  it('is held back until the server can take it for the work of a person', async () => {
    fetchMock.mockResolvedValue(answer(202, { id: 'ID' }))
    const { onSent } = renderForm()
    await fillIn()
    await submit()
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
    const [, request] = fetchMock.mock.calls[0] as [string, { body: string }]
    expect((JSON.parse(request.body) as { elapsed: number }).elapsed).toBeGreaterThanOrEqual(MIN_ELAPSED_MS)
  })
})

describe('when it succeeds', () => {
  it('has sent the record of the specification, tells the id and is empty again', async () => {
    fetchMock.mockResolvedValue(answer(202, { id: '0123456789ABCDEFGHJK7K3F9Q' }))
    const { onSent, onFailed } = renderForm()
    await fillIn()
    await submit()
    await waitFor(() => expect(onSent).toHaveBeenCalledWith('0123456789ABCDEFGHJK7K3F9Q', FILLED))
    expect(onFailed).not.toHaveBeenCalled()
    const { url, record, key } = sent()
    expect(url).toBe('/api/leads/quote')
    expect(record).toEqual({
      ...FILLED,
      source: 'Service Inquiry Form',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      [HONEYPOT_FIELD]: '',
      elapsed: expect.any(Number) as number,
    })
    expect(Number.isInteger(record.elapsed)).toBe(true)
    expect(key).toMatch(/^\S{16,}$/)
    await waitFor(() => expect(shown()).toEqual({ name: '', email: '', phone: '', service: '', message: '' }))
  })

  it('starts with the values that it is given', async () => {
    renderForm({ initial: { service: 'Acoustic Glazing' } })
    expect(field('Service')).toHaveValue('Acoustic Glazing')
    expect(field('Service').firstElementChild).toHaveTextContent('Select a service (optional)')
    await Promise.resolve()
  })

  it('gives the next enquiry a key of its own', async () => {
    fetchMock.mockResolvedValue(answer(202, { id: 'ID' }))
    const { onSent } = renderForm()
    for (const times of [1, 2]) {
      await fillIn()
      await submit()
      await waitFor(() => expect(onSent).toHaveBeenCalledTimes(times))
    }
    expect(sent(0).key).not.toBe(sent(1).key)
  })
})

/** Long enough for the tries that the form makes by itself. */
const PATIENT = { timeout: 5_000 }

describe('when it fails', () => {
  it.each([
    ['the server answers 500', () => Promise.resolve(answer(500, { error: 'No' }))],
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'the answer is no JSON',
      () => Promise.resolve({ ...answer(502, {}), json: () => Promise.reject(new Error()) }),
    ],
  ])('keeps what was typed: %s', async (_why, respond) => {
    fetchMock.mockImplementation(respond)
    const { onSent, onFailed } = renderForm()
    await fillIn()
    await submit()
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1), PATIENT)
    expect(onSent).not.toHaveBeenCalled()
    expect(shown()).toEqual(FILLED)
    expect(screen.getByText('Your details are still here')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: `Call ${company.phone}` })).toHaveAttribute(
      'href',
      company.phoneHref,
    )
    expect(screen.getByRole('button', { name: 'Send Inquiry' })).toBeEnabled()
  })

  it('tries again under the same key, so that nothing is stored twice', async () => {
    fetchMock.mockResolvedValueOnce(answer(500, {})).mockResolvedValueOnce(answer(202, { id: 'ID' }))
    const { onSent, onFailed } = renderForm()
    await fillIn()
    await submit()
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1))
    await submit()
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1))
    expect(sent(1).key).toBe(sent(0).key)
  })

  it('offers WhatsApp, with name and choice written already and nothing else of what was typed', async () => {
    fetchMock.mockResolvedValue(answer(500, {}))
    renderForm()
    await fillIn()
    await submit()
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Write on WhatsApp' })
    expect(link).toHaveAttribute('target', '_blank')
    const text = new URL(link.href).searchParams.get('text')
    expect(text).toContain('Ann Miller')
    expect(text).toContain('Draught Proofing')
    for (const typed of [FILLED.email, FILLED.phone, FILLED.message]) expect(text).not.toContain(typed)
  })

  it('says that the device is offline, without trying again', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    const { onFailed } = renderForm()
    await fillIn()
    await submit()
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1))
    expect(screen.getByText(/device is offline/)).toBeInTheDocument()
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  it('shows what the server says of a field that it refuses', async () => {
    fetchMock.mockResolvedValue(answer(400, { error: 'Invalid', fields: { phone: 'Phone is odd' } }))
    const { onFailed } = renderForm()
    await fillIn()
    await submit()
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1))
    expect(field('Phone')).toHaveAccessibleDescription('Phone is odd')
  })
})

it('hides the trap for robots from people', () => {
  renderForm()
  const trap = document.querySelector<HTMLInputElement>(`[name="${HONEYPOT_FIELD}"]`)
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(trap?.tabIndex).toBe(-1)
})

it('lets the browser fill in what it knows', () => {
  renderForm()
  expect(field(/^Name/)).toHaveAttribute('autocomplete', 'name')
  expect(field(/^Email/)).toHaveAttribute('autocomplete', 'email')
  expect(field(/^Email/)).toHaveAttribute('type', 'email')
  expect(field('Phone')).toHaveAttribute('type', 'tel')
})

describe('a draft', () => {
  const stored = () => window.sessionStorage.getItem('draft:quote')

  it('survives a reload of the tab', async () => {
    renderForm()
    await fillIn()
    // What the browser does when the page goes.
    window.dispatchEvent(new Event('pagehide'))
    cleanup()
    renderForm()
    expect(shown()).toEqual(FILLED)
  })

  it('never holds the trap, nor what the page filled in itself', async () => {
    renderForm({ initial: { service: 'Acoustic Glazing' } })
    await user.type(field(/^Name/), 'Ann')
    window.dispatchEvent(new Event('pagehide'))
    const { values } = JSON.parse(stored() ?? '{}') as { values: object }
    expect(values).toEqual({ name: 'Ann' })
  })

  it('gives way to what the page fills in', () => {
    window.sessionStorage.setItem(
      'draft:quote',
      JSON.stringify({ values: { name: 'Ann', service: 'Draught Proofing' }, elapsed: 9000 }),
    )
    renderForm({ initial: { service: 'Acoustic Glazing', message: '' } })
    expect(shown()).toMatchObject({ name: 'Ann', service: 'Acoustic Glazing' })
  })

  it('is gone once the form is sent', async () => {
    fetchMock.mockResolvedValue(answer(202, { id: 'ID' }))
    const { onSent } = renderForm()
    await fillIn()
    await submit()
    await waitFor(() => expect(onSent).toHaveBeenCalled())
    cleanup()
    expect(stored()).toBeNull()
  })

  it('counts the time that the form was open before the reload', async () => {
    window.sessionStorage.setItem('draft:quote', JSON.stringify({ values: FILLED, elapsed: 60_000 }))
    fetchMock.mockResolvedValue(answer(202, { id: 'ID' }))
    const { onSent } = renderForm()
    await submit()
    await waitFor(() => expect(onSent).toHaveBeenCalled())
    expect(sent().record.elapsed).toBeGreaterThanOrEqual(60_000)
  })

  it.each([
    'no JSON',
    'null',
    '[]',
    '{"values":7}',
    '{"values":{"name":7,"other":"x","website":"x"},"elapsed":-1}',
    JSON.stringify({ values: { name: 'x'.repeat(100_000) } }),
  ])('is passed over when it is odd: %.40s', (odd) => {
    window.sessionStorage.setItem('draft:quote', odd)
    renderForm()
    expect(shown()).toEqual({ name: '', email: '', phone: '', service: '', message: '' })
  })
})
