import { dropLead, keepLead } from '@/features/chat/kept-lead'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('keepLead', () => {
  it('sends a whole lead at once', async () => {
    const send = jest.fn(() => Promise.resolve())
    await keepLead(send, false)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('keeps one with an open question, and sends it once when the visitor leaves', async () => {
    const send = jest.fn(() => Promise.resolve())
    await keepLead(send, true)
    expect(send).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pagehide'))
    jest.advanceTimersByTime(600_000)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('sends it when nothing more is said', async () => {
    const send = jest.fn(() => Promise.resolve())
    await keepLead(send, true)
    jest.advanceTimersByTime(600_000)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('sends an urgent one within the minute', async () => {
    const send = jest.fn(() => Promise.resolve())
    await keepLead(send, true, true)
    jest.advanceTimersByTime(59_000)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('waits for somebody who is still typing', async () => {
    const send = jest.fn(() => Promise.resolve())
    await keepLead(send, true)
    for (let minute = 0; minute < 5; minute += 1) {
      jest.advanceTimersByTime(60_000)
      document.dispatchEvent(new Event('input'))
    }
    expect(send).not.toHaveBeenCalled()
    jest.advanceTimersByTime(600_000)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('sends the whole one in place of the one that was kept', async () => {
    const draft = jest.fn(() => Promise.resolve())
    const whole = jest.fn(() => Promise.resolve())
    await keepLead(draft, true)
    await keepLead(whole, false)
    jest.advanceTimersByTime(600_000)
    expect([draft.mock.calls.length, whole.mock.calls.length]).toEqual([0, 1])
  })
})

describe('dropLead', () => {
  it('drops what is kept, for good', async () => {
    const send = jest.fn(() => Promise.resolve())
    await keepLead(send, true)
    dropLead()
    window.dispatchEvent(new Event('pagehide'))
    jest.advanceTimersByTime(600_000)
    expect(send).not.toHaveBeenCalled()
  })
})
