import { screen, waitFor } from '@testing-library/react'
import { HONEYPOT_FIELD } from '@/contracts/honeypot'
import { MIN_ELAPSED_MS } from '@/contracts/lead'
import {
  answer,
  fetchMock,
  field,
  FILLED,
  fillIn,
  renderForm,
  sent,
  shown,
  submit,
  formServer,
  user,
} from '../../support/lead-form'

formServer()

describe('with fields missing', () => {
  it('says so to its owner, marks the fields, goes to the first and sends nothing', async () => {
    const { onMissing, onFailed } = renderForm()
    await submit()
    await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1))
    expect(field(/^Name/)).toBeInvalid()
    await waitFor(() => expect(field(/^Name/)).toHaveFocus())
    expect(field(/^E-mail/)).toBeInvalid()
    expect(field(/^E-mail/)).toHaveAccessibleDescription('Please enter a valid email address')
    expect(field('Phone')).toBeValid()
    expect(fetchMock).not.toHaveBeenCalled()
    expect(onFailed).not.toHaveBeenCalled()
  })

  it.each(['quote', 'service'] as const)(
    'does not call a badly formed e-mail address of the %s form missing',
    async (form) => {
      const { onMissing } = renderForm({ form })
      await user.type(field(/^Name/), 'Ann Miller')
      await user.type(field(/^E-mail/), 'ann@example')
      await user.selectOptions(field(/^Service/), 'Draught Proofing')
      await submit()
      await waitFor(() => expect(field(/^E-mail/)).toBeInvalid())
      expect(field(/^E-mail/)).toHaveAccessibleDescription('Please enter a valid email address')
      expect(field(/^E-mail/)).toHaveFocus()
      expect(onMissing).not.toHaveBeenCalled()
      await user.clear(field(/^Name/))
      await user.type(field(/^Name/), '  ')
      await submit()
      await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1))
      expect(fetchMock).not.toHaveBeenCalled()
    },
  )

  it('shows no error before the first submit', async () => {
    renderForm()
    await user.click(field(/^Name/))
    await user.tab()
    expect(field(/^Name/)).toBeValid()
  })

  it('clears an error as soon as the field is valid', async () => {
    renderForm()
    await user.type(field(/^Name/), 'Ann Miller')
    await user.type(field(/^E-mail/), 'ann')
    await submit()
    await waitFor(() => expect(field(/^E-mail/)).toBeInvalid())
    await waitFor(() => expect(field(/^E-mail/)).toHaveFocus())
    await user.type(field(/^E-mail/), '@example.com')
    await waitFor(() => expect(field(/^E-mail/)).toBeValid())
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
  it('cannot be submitted twice, by button or Enter', async () => {
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

  it('is held back as long where the timer is early by the clock', async () => {
    const clock = Date.now
    const start = clock()
    const slow = jest.spyOn(Date, 'now').mockImplementation(() => start + (clock() - start) * 0.97)
    fetchMock.mockResolvedValue(answer(202, { id: 'ID' }))
    const { onSent } = renderForm()
    await fillIn()
    await submit()
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1), { timeout: 3000 })
    const [, request] = fetchMock.mock.calls[0] as [string, { body: string }]
    expect((JSON.parse(request.body) as { elapsed: number }).elapsed).toBeGreaterThanOrEqual(MIN_ELAPSED_MS)
    slow.mockRestore()
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

it('hides the honeypot from people', () => {
  renderForm()
  const trap = document.querySelector<HTMLInputElement>(`[name="${HONEYPOT_FIELD}"]`)
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(trap?.tabIndex).toBe(-1)
})

it('lets the browser fill in what it knows', () => {
  renderForm()
  expect(field(/^Name/)).toHaveAttribute('autocomplete', 'name')
  expect(field(/^E-mail/)).toHaveAttribute('autocomplete', 'email')
  expect(field(/^E-mail/)).toHaveAttribute('type', 'email')
  expect(field('Phone')).toHaveAttribute('type', 'tel')
})
