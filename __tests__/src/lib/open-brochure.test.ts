import { BrochureUnavailable, openBrochure, reportBrochureFailure } from '@/lib/open-brochure'

const fetchMock = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>()
const clicked = jest.fn<undefined, [string, boolean]>()

beforeEach(() => {
  fetchMock.mockReset()
  clicked.mockReset()
  globalThis.fetch = fetchMock as unknown as typeof fetch
  // jsdom has no time limits for requests.
  AbortSignal.timeout = () => new AbortController().signal
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked(this.getAttribute('href') ?? '', this.hasAttribute('download'))
  })
})

afterEach(() => jest.restoreAllMocks())

const answer = (status: number, type: string) => ({
  ok: status < 400,
  status,
  headers: new Headers({ 'content-type': type }),
})

it('downloads a brochure that is there', async () => {
  fetchMock.mockResolvedValue(answer(200, 'application/pdf'))
  await openBrochure('/brochures/truframe.pdf')
  expect(fetchMock.mock.calls[0]?.[1].method).toBe('HEAD')
  expect(clicked.mock.calls).toEqual([['/brochures/truframe.pdf', true]])
})

it.each([
  ['a missing file', () => Promise.resolve(answer(404, 'text/html'))],
  ['a page in its place', () => Promise.resolve(answer(200, 'text/html; charset=utf-8'))],
  ['a blocked request', () => Promise.reject(new TypeError('Failed to fetch'))],
])('refuses %s, and opens nothing', async (_, reply) => {
  fetchMock.mockImplementation(reply)
  await expect(openBrochure('/brochures/truframe.pdf')).rejects.toThrow(BrochureUnavailable)
  expect(clicked).not.toHaveBeenCalled()
})

it('follows the link when a slow connection gives no answer in time', async () => {
  fetchMock.mockRejectedValue(new DOMException('Too slow', 'TimeoutError'))
  await openBrochure('/brochures/truframe.pdf')
  expect(clicked).toHaveBeenCalledTimes(1)
})

it('does not ask to read the answer of a bucket elsewhere, only whether it can be reached', async () => {
  fetchMock.mockResolvedValue({ ok: false, status: 0, headers: new Headers() })
  await openBrochure('https://bucket.example/brochures/truframe.pdf')
  expect(fetchMock.mock.calls[0]?.[1].mode).toBe('no-cors')
  expect(clicked).toHaveBeenCalledTimes(1)
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(openBrochure('https://bucket.example/brochures/truframe.pdf')).rejects.toThrow()
})

it('reports a failure as an error event', () => {
  const gtag = jest.fn()
  window.gtag = gtag
  reportBrochureFailure('doors_composite')
  Reflect.deleteProperty(window, 'gtag')
  expect(gtag).toHaveBeenCalledWith('event', 'error', {
    event_category: 'error',
    event_label: 'Brochure could not be opened',
    error_type: 'brochure_error',
    error_message: 'Brochure could not be opened',
    source: 'doors_composite',
  })
})
