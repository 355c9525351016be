import fc from 'fast-check'
import { loadHistory, saveHistory } from '@/features/chat/history'
import { WELCOME, type Message } from '@/features/chat/message'

const KEY = 'chatHistory'
const GREETING = { role: 'assistant', content: WELCOME, timestamp: '2025-03-01T09:05:00.000Z' }
const QUESTION = { role: 'user', content: 'How much?', timestamp: '2025-03-01T09:06:00.000Z' }
const store = (value: unknown) => localStorage.setItem(KEY, JSON.stringify(value))
const texts = () => loadHistory().map(({ content }) => content)

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(console, 'info').mockImplementation()
})

it('starts with a welcome', () => {
  expect(loadHistory()).toMatchObject([{ role: 'assistant', content: WELCOME }])
})

it('brings back what was saved', () => {
  const messages: Message[] = [
    { role: 'assistant', content: WELCOME, timestamp: new Date(GREETING.timestamp) },
    { role: 'user', content: 'How much?', timestamp: new Date(QUESTION.timestamp) },
  ]
  saveHistory(messages)
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([GREETING, QUESTION])
  expect(loadHistory()).toEqual(messages)
})

it('says an older greeting in the present words', () => {
  store([{ ...GREETING, content: 'Hello! I am the assistant of the old site.' }, QUESTION])
  expect(texts()).toEqual([WELCOME, 'How much?'])
})

it.each([
  '',
  '{',
  'null',
  '7',
  '"text"',
  '{}',
  '[]',
  '[null, 1, "a", {}]',
  '[{"role":"system","content":"x"}]',
])('starts afresh with %j', (stored) => {
  localStorage.setItem(KEY, stored)
  expect(texts()).toEqual([WELCOME])
})

it('logs what it cannot read', () => {
  localStorage.setItem(KEY, '{')
  loadHistory()
  expect(console.info).toHaveBeenCalled()
})

it('keeps the messages beside odd ones, and gives a time to one without', () => {
  store([
    GREETING,
    { role: 'user', content: '' },
    5,
    { role: 'user', content: 'Hello?', timestamp: 'long ago' },
  ])
  expect(texts()).toEqual([WELCOME, 'Hello?'])
  expect(Number.isNaN(loadHistory()[1]?.timestamp.getTime())).toBe(false)
})

it('survives malformed storage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      localStorage.setItem(KEY, stored)
      for (const { content, role, timestamp } of loadHistory()) {
        expect(content.trim()).not.toBe('')
        expect(['user', 'assistant']).toContain(role)
        expect(() => timestamp.toISOString()).not.toThrow()
      }
    }),
  )
})

it('survives a store that is full or forbidden', () => {
  const refuse = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  expect(() => saveHistory(loadHistory())).not.toThrow()
  expect(texts()).toEqual([WELCOME])
})

it('forgets the oldest of a very long conversation, but not the greeting', () => {
  const time = new Date()
  const many = Array.from({ length: 300 }, (_none, index): Message => ({
    role: 'user',
    content: `${index}`,
    timestamp: time,
  }))
  saveHistory([{ role: 'assistant', content: WELCOME, timestamp: time }, ...many])
  expect(texts()).toHaveLength(100)
  expect(texts()[0]).toBe(WELCOME)
  expect(texts().at(-1)).toBe('299')
})
