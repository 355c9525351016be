import { leadPayload, sendLead } from '@/features/chat/send-lead'
import { mergeVisitorInfo } from '@/features/chat/visitor-info'
import type { Message } from '@/features/chat/message'
import { setShownDesign } from '@/lib/visitor-context'

const INFO = { name: 'Ann Miller', phone: '01632 960001', service: 'Composite door', urgency: 'high' }
const MESSAGES: Message[] = [
  { role: 'assistant', content: 'Hi there!', timestamp: new Date() },
  { role: 'user', content: 'A red door', timestamp: new Date() },
  { role: 'user', content: 'Call me', timestamp: new Date() },
]
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>()
const answer = (status: number) => ({ ok: status < 300, status }) as Response
const sent = (call = 0) => {
  const [url, { headers, body }] = fetchMock.mock.calls[call] ?? ['', {}]
  return {
    url,
    headers: headers as Record<string, string>,
    body: JSON.parse(body as string) as Record<string, unknown>,
  }
}

beforeEach(() => {
  sessionStorage.clear()
  fetchMock.mockReset().mockResolvedValue(answer(200))
  // jsdom has neither.
  Object.assign(window, { fetch: fetchMock })
  Object.defineProperty(window.crypto, 'randomUUID', { value: () => 'key-1', configurable: true })
  window.gtag = jest.fn()
})

afterEach(() => {
  Reflect.deleteProperty(window, 'fetch')
  Reflect.deleteProperty(window, 'gtag')
  Reflect.deleteProperty(process.env, 'GATSBY_CRM_WEBHOOK_URL')
})

it('sends the lead with its summary and score, and the public key', async () => {
  await sendLead(INFO, MESSAGES)
  const { url, headers, body } = sent()
  expect(url).toBe('/.netlify/functions/ghl-webhook')
  expect(headers).toMatchObject({ Authorization: 'Bearer public-anon', 'Idempotency-Key': 'key-1' })
  expect(body).toMatchObject({
    webhookUrl: 'local:inbox',
    leadData: { ...INFO, conversation_summary: 'A red door | Call me', lead_score: 9, page: { path: '/' } },
  })
})

it.each([
  ['high', 9],
  ['High', 9],
  ['medium', 6],
  ['low', 3],
  ['', 3],
  [undefined, 3],
  [5, 3],
])('scores an urgency of %p with %i', (urgency, score) => {
  expect(leadPayload({ urgency }, []).lead_score).toBe(score)
})

it('says which door the visitor was looking at', () => {
  setShownDesign('A red door')
  expect(leadPayload(INFO, [])).toMatchObject({ design: 'A red door' })
  setShownDesign(undefined)
  expect(leadPayload(INFO, [])).not.toHaveProperty('design')
})

it('is sent once in a session, and reported once', async () => {
  await sendLead(INFO, MESSAGES)
  await sendLead(INFO, MESSAGES)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(window.gtag).toHaveBeenCalledTimes(1)
  expect(window.gtag).toHaveBeenCalledWith('event', 'ai_chat_interaction', {
    event_category: 'ai_chat',
    event_label: 'lead_qualified',
    action: 'lead_qualified',
    service: 'Composite door',
    urgency: 'high',
  })
})

it('is not sent twice at the same time', async () => {
  await Promise.all([sendLead(INFO, MESSAGES), sendLead(INFO, MESSAGES)])
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

it('tells the console of a failure, and may be sent again under the same key', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation()
  fetchMock.mockResolvedValueOnce(answer(500)).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await sendLead(INFO, MESSAGES)
  await sendLead(INFO, MESSAGES)
  expect(log).toHaveBeenCalledTimes(2)
  expect(log).toHaveBeenCalledWith('Failed to send lead', expect.any(Error))
  expect(window.gtag).not.toHaveBeenCalled()
  await sendLead(INFO, MESSAGES)
  expect(sent(2).headers['Idempotency-Key']).toBe(sent(0).headers['Idempotency-Key'])
  await sendLead(INFO, MESSAGES)
  expect(fetchMock).toHaveBeenCalledTimes(3)
})

it('is skipped where there is no destination', async () => {
  process.env.GATSBY_CRM_WEBHOOK_URL = ''
  await sendLead(INFO, MESSAGES)
  expect(fetchMock).not.toHaveBeenCalled()
})

it('goes to the address of the settings', async () => {
  process.env.GATSBY_CRM_WEBHOOK_URL = 'https://crm.example/hook'
  await sendLead(INFO, MESSAGES)
  expect(sent().body.webhookUrl).toBe('https://crm.example/hook')
})

it('merges what a reply says, without forgetting what it leaves empty', () => {
  const known = { name: 'Ann', phone: '01632 960001' }
  expect(mergeVisitorInfo(known, { phone: '', email: null, name: 'Ann Miller', rooms: 3 })).toEqual({
    name: 'Ann Miller',
    phone: '01632 960001',
    rooms: 3,
  })
})

describe('a number that is withheld', () => {
  const messages = [
    'Ring me on 07700 900441',
    'Not that one: 07700-900441 goes. jo@example.com, or a.b@example.com',
  ].map((content) => ({ role: 'user' as const, content, timestamp: new Date() }))

  it('is neither in the record nor in the words that go with it, however it is written', () => {
    const payload = leadPayload({ name: 'Jo', withheld: ['07700 900441', 'a.b@example.com'] }, messages)
    expect(payload.conversation_summary).toBe(
      'Ring me on [removed] | Not that one: [removed] goes. jo@example.com, or [removed]',
    )
    expect(payload).not.toHaveProperty('withheld')
  })

  it('is found from abroad, too', () => {
    const [message] = messages
    const abroad = { ...message!, content: 'Ring +44 (0)7700 900 441 or 00447700900441, not 07700 900442' }
    expect(leadPayload({ withheld: ['07700 900441'] }, [abroad]).conversation_summary).toBe(
      'Ring [removed] or [removed], not 07700 900442',
    )
  })

  it('is no longer known, until it is given again', () => {
    const known = mergeVisitorInfo(
      { phone: '07700 900441' },
      { email: 'jo@example.com', withheld: ['07700 900441'] },
    )
    expect(known).not.toHaveProperty('phone')
    expect(mergeVisitorInfo(known, { phone: '07700 900441', withheld: [] })).toMatchObject({
      phone: '07700 900441',
    })
  })
})

it('sends the whole of a long conversation, its end above all', () => {
  const messages = Array.from({ length: 40 }, (_, at) => ({
    role: 'user' as const,
    content: `Message ${at} ${'of some length '.repeat(10)}`,
    timestamp: new Date(),
  }))
  expect(leadPayload(INFO, messages).conversation_summary).toContain('Message 39')
})
