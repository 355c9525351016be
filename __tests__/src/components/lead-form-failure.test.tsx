import { screen, waitFor } from '@testing-library/react'
import company from '../../support/company'
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
} from '../../support/lead-form'

formServer()

/** Long enough for the form's automatic retries. */
const PATIENT = { timeout: 5_000 }

describe('when it fails', () => {
  it.each([
    ['the server answers 500', () => Promise.resolve(answer(500, { error: 'No' }))],
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'the answer is no JSON',
      () => Promise.resolve({ ...answer(502, {}), json: () => Promise.reject(new Error()) }),
    ],
  ])('keeps the input: %s', async (_why, respond) => {
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

  it('retries under the same idempotency key', async () => {
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
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'WhatsApp us' })
    expect(link).toHaveAttribute('target', '_blank')
    const text = new URL(link.href).searchParams.get('text')
    expect(text).toContain('Ann Miller')
    expect(text).toContain('Draught Proofing')
    for (const typed of [FILLED.email, FILLED.phone, FILLED.message]) expect(text).not.toContain(typed)
  })

  it('says that the device is offline and does not retry', async () => {
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
