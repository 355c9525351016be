import { cleanup, waitFor } from '@testing-library/react'
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

  it('never holds the honeypot or prefilled values', async () => {
    renderForm({ initial: { service: 'Acoustic Glazing' } })
    await user.type(field(/^Name/), 'Ann')
    window.dispatchEvent(new Event('pagehide'))
    const { values } = JSON.parse(stored() ?? '{}') as { values: object }
    expect(values).toEqual({ name: 'Ann' })
  })

  it('gives way to prefilled values', () => {
    window.sessionStorage.setItem(
      'draft:quote',
      JSON.stringify({ values: { name: 'Ann', service: 'Draught Proofing' }, elapsed: 9000 }),
    )
    renderForm({ initial: { service: 'Acoustic Glazing', message: '' } })
    expect(shown()).toMatchObject({ name: 'Ann', service: 'Acoustic Glazing' })
  })

  describe('of a message that the page began', () => {
    const RED = 'I am interested in a door in Red.'
    const typeOn = async (words: string) => {
      await user.type(field(/^Message/), words)
      window.dispatchEvent(new Event('pagehide'))
      cleanup()
    }

    it('is what was made of it', async () => {
      renderForm({ initial: { message: RED } })
      await typeOn(' For my mother.')
      renderForm({ initial: { message: RED } })
      expect(shown().message).toBe(`${RED} For my mother.`)
    })

    it('follows another beginning', async () => {
      renderForm({ initial: { message: RED } })
      await typeOn(' For my mother.')
      renderForm({ initial: { message: 'I am interested in windows.' } })
      expect(shown().message).toBe('I am interested in windows.\n\nFor my mother.')
    })

    it('follows a beginning that there was not', async () => {
      renderForm()
      await typeOn('For my mother.')
      renderForm({ initial: { message: RED } })
      expect(shown().message).toBe(`${RED}\n\nFor my mother.`)
    })
  })

  it('keeps a message that is too long, to be shortened', () => {
    const message = 'x'.repeat(4500)
    window.sessionStorage.setItem('draft:quote', JSON.stringify({ values: { message } }))
    renderForm()
    expect(shown().message).toBe(message)
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

  it('adds the time the form was open before the reload', async () => {
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
  ])('is ignored when malformed: %.40s', (odd) => {
    window.sessionStorage.setItem('draft:quote', odd)
    renderForm()
    expect(shown()).toEqual({ name: '', email: '', phone: '', service: '', message: '' })
  })
})
