import { ReadableStream } from 'node:stream/web'
import { TextDecoder, TextEncoder } from 'node:util'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import { useSiteLinks } from '@/components/layout/use-site-links'
import { dismissToast, ToastRegion } from '@/components/ui/toast'
import { ChatWidget } from '@/features/chat/chat-widget'
import { askAssistant } from '@/lib/chat'
import company from '../../support/company'
import { mockMediaQueries } from '../../support/media-queries'

afterEach(() => act(dismissToast))

function SiteLinks() {
  useSiteLinks()
  return null
}

const SUGGESTION = 'Check out our window options?'
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>()
let say: (text: string) => void
let end: () => void
/** Closes the stream without `[DONE]`. */
let hangUp: () => void

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  mockMediaQueries(1280)
  jest.useFakeTimers()
  jest.mocked(useStaticQuery).mockReturnValue({ companyFile: company })
  const encoder = new TextEncoder()
  fetchMock.mockReset().mockImplementation(() => {
    const body = new ReadableStream({
      start(controller) {
        say = (content) =>
          controller.enqueue(
            encoder.encode(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n`),
          )
        hangUp = () => controller.close()
        end = () => {
          controller.enqueue(encoder.encode('data: [DONE]\n'))
          controller.close()
        }
      },
    })
    return Promise.resolve({ ok: true, status: 200, body } as unknown as Response)
  })
  // jsdom has neither.
  Object.assign(window, { fetch: fetchMock, TextDecoder })
})

afterEach(() => {
  jest.useRealTimers()
  for (const name of ['fetch', 'TextDecoder']) Reflect.deleteProperty(window, name)
})

const show = (asked?: string) =>
  render(
    <>
      <SiteLinks />
      <ChatWidget opening={asked === undefined ? undefined : { text: asked, focus: 'input' }} />
      <ToastRegion isInPage />
    </>,
  )
const input = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Type your message...')
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))
const asked = () =>
  fetchMock.mock.calls.map(([, { body }]) => {
    const { messages } = JSON.parse(body as string) as { messages: { content: string }[] }
    return messages.at(-1)?.content
  })

it('fills the input with a suggestion, clears the suggestions, and sends after 100 ms', async () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: SUGGESTION }))
  expect(input()).toHaveValue(SUGGESTION)
  expect(screen.queryByRole('button', { name: SUGGESTION })).not.toBeInTheDocument()
  await pass(90)
  expect(fetchMock).not.toHaveBeenCalled()
  await pass(20)
  expect(asked()).toEqual([SUGGESTION])
  expect(input()).toHaveValue('')
})

it('keeps the suggestions until a reply to other words has ended, and takes none of them meanwhile', async () => {
  show()
  fireEvent.change(input(), { target: { value: 'Hello' } })
  fireEvent.keyDown(input(), { key: 'Enter' })
  await pass(0)
  expect(screen.getByRole('button', { name: SUGGESTION })).toBeDisabled()
  await act(async () => {
    say('Good morning.')
    end()
    await jest.advanceTimersByTimeAsync(0)
  })
  expect(screen.queryByRole('button', { name: SUGGESTION })).not.toBeInTheDocument()
})

it('reports who goes on to WhatsApp, as any other link there does', () => {
  const gtag = jest.fn()
  window.gtag = gtag
  show()
  const link = screen.getByRole('link', { name: 'Continue on WhatsApp' })
  expect(link).toHaveAttribute('target', '_blank')
  // jsdom cannot turn to another page.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(link)
  expect(gtag).toHaveBeenCalledWith('event', 'whatsapp_click', {
    event_category: 'communication',
    event_label: 'chat',
    source: 'chat',
  })
  Reflect.deleteProperty(window, 'gtag')
})

it('sends once, however often Enter is pressed', async () => {
  show()
  fireEvent.change(input(), { target: { value: 'Hello' } })
  fireEvent.keyDown(input(), { key: 'Enter' })
  fireEvent.keyDown(input(), { key: 'Enter' })
  await pass(0)
  expect(asked()).toEqual(['Hello'])
})

it('does not take the Enter that ends a composed word for sending', async () => {
  show()
  fireEvent.change(input(), { target: { value: 'にほん' } })
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true })
  await pass(0)
  expect(fetchMock).not.toHaveBeenCalled()
})

it('announces a reply when it has ended, and not its fragments', async () => {
  show()
  fireEvent.change(input(), { target: { value: 'Hello' } })
  fireEvent.keyDown(input(), { key: 'Enter' })
  await pass(0)
  const announced = () => document.querySelector('aside > [aria-live]')?.textContent
  await act(async () => {
    say('Good ')
    await jest.advanceTimersByTimeAsync(0)
  })
  expect(announced()).toBe('The assistant is replying')
  await act(async () => {
    say('morning.')
    end()
    await jest.advanceTimersByTimeAsync(0)
  })
  expect(announced()).toBe('Good morning.')
})

it('takes a reply without [DONE] for whole, and passes its lead on', async () => {
  show()
  fireEvent.change(input(), { target: { value: 'Please call me' } })
  fireEvent.keyDown(input(), { key: 'Enter' })
  await pass(0)
  fetchMock.mockResolvedValueOnce({ ok: true, status: 200 } as Response)
  await act(async () => {
    say('We will call you.[LEAD_QUALIFIED]{"name":"Ann","urgency":"high"}')
    hangUp()
    await jest.advanceTimersByTimeAsync(0)
  })
  expect(screen.getByRole('group', { name: 'Conversation' })).toHaveTextContent('We will call you.')
  expect(screen.queryByText('Connection Error')).not.toBeInTheDocument()
  const [url, { body }] = fetchMock.mock.calls[1]!
  expect(url).toBe('/.netlify/functions/ghl-webhook')
  expect(JSON.parse(body as string)).toMatchObject({ leadData: { name: 'Ann', lead_score: 9 } })
})

it('treats an empty stream as a failure', async () => {
  show()
  fireEvent.change(input(), { target: { value: 'Hello' } })
  fireEvent.keyDown(input(), { key: 'Enter' })
  await pass(0)
  await act(async () => {
    hangUp()
    await jest.advanceTimersByTimeAsync(0)
  })
  expect(screen.getByRole('status')).toHaveTextContent('Connection ErrorFailed to connect to chat')
})

it('keeps reading while closed, and aborts when unmounted', async () => {
  const { unmount } = show()
  fireEvent.change(input(), { target: { value: 'Hello' } })
  fireEvent.keyDown(input(), { key: 'Enter' })
  await pass(0)
  const { signal } = fetchMock.mock.calls[0]![1]
  fireEvent.click(screen.getByRole('button', { name: 'Close chat' }))
  expect(signal?.aborted).toBe(false)
  unmount()
  expect(signal?.aborted).toBe(true)
})

it('opens with a question that came before its code, and with one that comes later', async () => {
  show('Which glass?')
  expect(input()).toHaveValue('Which glass?')
  expect(input()).toHaveFocus()
  fireEvent.click(screen.getByRole('button', { name: 'Close chat' }))
  act(() => askAssistant('And in black?'))
  await pass(0)
  expect(input()).toHaveValue('And in black?')
  expect(input()).toHaveFocus()
  expect(fetchMock).not.toHaveBeenCalled()
})

it('names the browser’s own error, and a nameless one in our words', async () => {
  show()
  for (const [error, words] of [
    [new TypeError('Failed to fetch'), 'Failed to fetch'],
    [new Error(), 'Failed to connect to chat'],
  ] as const) {
    fetchMock.mockRejectedValueOnce(error)
    fireEvent.change(input(), { target: { value: 'Hello' } })
    fireEvent.keyDown(input(), { key: 'Enter' })
    await pass(0)
    expect(screen.getByRole('status')).toHaveTextContent(`Connection Error${words}`)
  }
  fetchMock.mockResolvedValueOnce({ ok: true, status: 200, body: null } as Response)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(0)
  expect(screen.getByRole('status')).toHaveTextContent('No response body')
})
