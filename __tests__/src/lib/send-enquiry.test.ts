import { TextEncoder } from 'node:util'
import { createHash } from 'node:crypto'
import { expectedId, newEnquiryKey } from '@/features/lead-form/enquiry-key'
import { deliver, pendingEnquiries } from '@/features/lead-form/outbox'
import { OUTBOX_KEY } from '@/features/lead-form/outbox-key'
import { sendEnquiry } from '@/features/lead-form/send-enquiry'
import { submitLead } from '@/features/lead-form/submit-lead'

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>()
const KEY = '0123456789abcdef0123456789abcdef'
const VALUES = { name: 'Ann Miller' }

beforeAll(() => {
  // Parts of every browser that jsdom leaves out. Node's own digest works in another thread, which does not wait for
  // the clock of these tests.
  Object.assign(globalThis, { TextEncoder })
  const digest = (_: string, data: Uint8Array) =>
    Promise.resolve(Uint8Array.from(createHash('sha256').update(data).digest()).buffer)
  Object.defineProperty(globalThis.crypto, 'subtle', { value: { digest }, configurable: true })
})

beforeEach(() => {
  jest.useFakeTimers()
  fetchMock.mockReset()
  Object.assign(window, { fetch: fetchMock })
  window.localStorage.clear()
})

afterEach(() => {
  jest.clearAllTimers()
  jest.useRealTimers()
})

const answer = (status: number, body: object = {}) =>
  ({ ok: status < 300, status, json: () => Promise.resolve(body) }) as Response
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
const stored = () => Promise.resolve(answer(202, { id: 'ID' }))

/** Lets time pass until this is done. */
async function settle<T>(promise: Promise<T>): Promise<T> {
  await jest.advanceTimersByTimeAsync(10_000)
  return promise
}

const keys = () =>
  fetchMock.mock.calls.map(([, { headers }]) => (headers as Record<string, string>)['Idempotency-Key'])

describe('a failed attempt', () => {
  it.each([
    ['no answer', unreachable],
    ['502', () => Promise.resolve(answer(502))],
    ['503', () => Promise.resolve(answer(503))],
    ['504', () => Promise.resolve(answer(504))],
  ])('is retried under the same key: %s', async (_what, fail) => {
    fetchMock.mockImplementationOnce(fail).mockImplementationOnce(stored)
    expect(await settle(submitLead('quote', VALUES, KEY))).toEqual({ isSent: true, id: 'ID' })
    expect(keys()).toEqual([KEY, KEY])
  })

  it('is retried at most twice', async () => {
    fetchMock.mockImplementation(unreachable)
    expect(await settle(submitLead('quote', VALUES, KEY))).toEqual({ isSent: false, fields: {} })
    expect(fetchMock).toHaveBeenCalledTimes(3)
  })

  it.each([400, 403, 429, 500])('but not after a final response: %i', async (status) => {
    fetchMock.mockResolvedValue(answer(status))
    expect(await settle(submitLead('quote', VALUES, KEY))).toMatchObject({ isSent: false, status })
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })
})

describe('the quote popup', () => {
  it('takes any other answer than "stored" for a failure', async () => {
    fetchMock.mockResolvedValue(answer(500))
    expect(await settle(sendEnquiry('quote', VALUES, KEY))).toMatchObject({ isSent: false, status: 500 })
    expect(pendingEnquiries()).toEqual([])
  })
})

describe.each(['order', 'brochure'] as const)('%s: any answer is success', (form) => {
  it('and what was not stored waits in the outbox until it is', async () => {
    const onDelayed = jest.fn()
    fetchMock.mockResolvedValueOnce(answer(500)).mockImplementation(stored)
    const sending = sendEnquiry(form, VALUES, KEY, onDelayed)
    await jest.advanceTimersByTimeAsync(1)
    expect(await sending).toEqual({ isSent: true, id: await expectedId(form, KEY) })
    expect(pendingEnquiries()).toMatchObject([{ form, key: KEY }])
    await jest.advanceTimersByTimeAsync(10_000)
    expect(pendingEnquiries()).toEqual([])
    expect(keys()).toEqual([KEY, KEY])
    expect(onDelayed).not.toHaveBeenCalled()
  })

  it('and the visitor is told when it stays undelivered', async () => {
    const onDelayed = jest.fn()
    fetchMock.mockResolvedValue(answer(500))
    await settle(sendEnquiry(form, VALUES, KEY, onDelayed))
    await jest.advanceTimersByTimeAsync(300_000)
    expect(onDelayed).toHaveBeenCalledTimes(1)
    expect(pendingEnquiries()).toHaveLength(1)
  })

  it('but a broken network is none', async () => {
    fetchMock.mockImplementation(unreachable)
    expect(await settle(sendEnquiry(form, VALUES, KEY))).toMatchObject({ isSent: false })
    expect(pendingEnquiries()).toEqual([])
  })
})

describe('the service request', () => {
  it('is confirmed at once, before there is any answer, and delivered behind that', async () => {
    let finish: (response: Response) => void = () => undefined
    fetchMock.mockReturnValue(new Promise((resolve) => (finish = resolve)))
    const result = await sendEnquiry('service', VALUES, KEY)
    expect(result).toEqual({ isSent: true, id: await expectedId('service', KEY) })
    expect(pendingEnquiries()).toHaveLength(1)
    finish(answer(202, { id: 'ID' }))
    await jest.advanceTimersByTimeAsync(1)
    expect(pendingEnquiries()).toEqual([])
  })

  it('says so when it is not delivered, keeps it, and sends it from a later page', async () => {
    const onDelayed = jest.fn()
    fetchMock.mockImplementation(unreachable)
    await sendEnquiry('service', VALUES, KEY, onDelayed)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(onDelayed).toHaveBeenCalledTimes(1)
    const [, first] = fetchMock.mock.calls[0] ?? []
    fetchMock.mockReset().mockImplementation(stored)
    expect(await deliver()).toBe(true)
    const [url, later] = fetchMock.mock.calls[0] ?? []
    expect(url).toBe('/api/leads/service')
    // The same enquiry, with the time at which it was made.
    expect(later?.body).toBe(first?.body)
    expect(keys()).toEqual([KEY])
  })
})

describe('the outbox', () => {
  it.each(['no JSON', 'null', '{}', '[1,null,{"form":"constructor","key":"k","since":1,"payload":{}}]'])(
    'survives what is not of its making: %s',
    async (odd) => {
      window.localStorage.setItem(OUTBOX_KEY, odd)
      expect(pendingEnquiries()).toEqual([])
      expect(await deliver()).toBe(true)
      expect(fetchMock).not.toHaveBeenCalled()
    },
  )

  it('forgets an enquiry after three days', () => {
    const entry = { form: 'order', key: KEY, payload: VALUES }
    const day = 24 * 60 * 60 * 1000
    const entries = [2.9, 3.1].map((days) => ({ ...entry, since: Date.now() - days * day }))
    window.localStorage.setItem(OUTBOX_KEY, JSON.stringify(entries))
    expect(pendingEnquiries()).toEqual([entries[0]])
  })

  it('works without storage as long as the page is open', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Storage is full')
    })
    fetchMock.mockImplementation(unreachable)
    await sendEnquiry('service', VALUES, KEY)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(pendingEnquiries()).toHaveLength(1)
    fetchMock.mockImplementation(stored)
    expect(await deliver()).toBe(true)
  })
})

it('gives every enquiry a key of its own', () => {
  const made = Array.from({ length: 100 }, newEnquiryKey)
  expect(new Set(made).size).toBe(100)
  for (const key of made) expect(key).toMatch(/^[0-9a-f]{32}$/)
})
