import { reduceChat, startingState, type ChatAction } from '@/features/chat/chat-state'
import { WELCOME, welcome } from '@/features/chat/message'

const at = new Date('2025-03-01T09:05:00.000Z')
const ASK: ChatAction = { type: 'asked', text: 'How much?', at }
const FINISH: ChatAction = { type: 'finished', at }
const says = (text: string): ChatAction => ({ type: 'fragment', text })
const after = (...actions: ChatAction[]) => actions.reduce(reduceChat, startingState([welcome()]))
const texts = (state: ReturnType<typeof after>) => state.messages.map(({ content }) => content)

it('suggests until a suggestion is taken or the first reply has ended', () => {
  expect(after().isSuggesting).toBe(true)
  expect(after({ type: 'suggested' }).isSuggesting).toBe(false)
  expect(after(ASK, says('£1450')).isSuggesting).toBe(true)
  expect(after(ASK, says('£1450'), FINISH).isSuggesting).toBe(false)
  expect(after({ type: 'suggested' }, ASK).isSuggesting).toBe(false)
})

it('puts the fragments together', () => {
  const state = after(ASK, says('It is '), says('£1450.'), FINISH)
  expect(texts(state)).toEqual([WELCOME, 'How much?', 'It is £1450.'])
  expect(state).toMatchObject({ isStreaming: false, reply: '', error: undefined })
})

it('announces the reply once, when it has ended', () => {
  expect(after(ASK, says('It is '), says('**£1450**.')).announcement).toBe('The assistant is replying')
  expect(after(ASK, says('It is '), says('**£1450**.'), FINISH).announcement).toBe('It is £1450.')
})

it('keeps what has come when the stream dies, with the error', () => {
  const state = after(ASK, says('It is'), { type: 'failed', error: 'network error', at })
  expect(texts(state)).toEqual([WELCOME, 'How much?', 'It is'])
  expect(state).toMatchObject({ isStreaming: false, error: 'network error' })
})

it('asks again without the broken reply', () => {
  const state = after(ASK, says('It is'), { type: 'failed', error: 'x', at }, { type: 'retried' })
  expect(texts(state)).toEqual([WELCOME, 'How much?'])
  expect(state).toMatchObject({ isStreaming: true, error: undefined })
})

it('keeps what has come when the visitor stops it, and takes no more', () => {
  const state = after(ASK, says('It is'), { type: 'stopped', at }, says(' £1450'), FINISH)
  expect(texts(state)).toEqual([WELCOME, 'How much?', 'It is'])
})

it('adds no empty message', () => {
  expect(texts(after(ASK, { type: 'stopped', at }))).toEqual([WELCOME, 'How much?'])
})

it('starts afresh when it is cleared', () => {
  const state = after(ASK, says('It'), { type: 'cleared' })
  expect(texts(state)).toEqual([WELCOME])
  expect(state).toMatchObject({ isStreaming: false, isSuggesting: true })
})
