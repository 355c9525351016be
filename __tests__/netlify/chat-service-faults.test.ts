import type { ServerResponse } from 'node:http'
import words from '../../data/wording/chat.json'
import { MAX_REPLY } from '../../netlify/lib/upstream'
import { finish, HELLO, post, send, serviceSettings, setEnv, until } from '../support/chat-function'
import { piece, startUpstream, stream } from '../support/scripted-upstream'

/** What a visitor is told when the chat service fails, and what is hung up on. */

let logged: jest.SpyInstance
let upstream: Awaited<ReturnType<typeof startUpstream>>
beforeAll(async () => {
  upstream = await startUpstream()
})
afterAll(() => upstream.close())
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  setEnv(serviceSettings(upstream.url))
})

describe('a chat service', () => {
  it.each([
    [401, words.unavailable],
    [404, words.unavailable],
    [429, words.busy],
    [500, words.unavailable],
  ])('that answers %i is told in the words of the data: %s', async (status, told) => {
    upstream.does((response) => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end('{"error":{"message":"Incorrect API key secret-key at http://127.0.0.1"}}')
    })
    const { status: seen, error } = await post({ messages: HELLO })
    expect(seen).toBe(502)
    expect(error).toBe(told)
    expect(`${error}${logged.mock.calls.flat().join('')}`).not.toMatch(/secret|127|http/)
  })

  it.each([
    ['sends it elsewhere', 302, { Location: 'http://127.0.0.1:9/' }],
    ['answers with a page', 200, { 'Content-Type': 'text/html' }],
    ['answers without a stream', 200, { 'Content-Type': 'application/json' }],
  ])('that %s is told with 502', async (_, status, headers) => {
    upstream.does((response) => {
      response.writeHead(status, headers)
      response.end('{}')
    })
    expect((await post({ messages: HELLO })).status).toBe(502)
  })

  it.each([
    ['refuses', (response: ServerResponse) => void response.writeHead(500).end()],
    ['says nothing', () => undefined],
    ['ends at once', (response: ServerResponse) => finish(response)],
  ])('that %s before its first word is replaced by the built-in assistant, which says so', async (_, act) => {
    setEnv({ ...serviceSettings(upstream.url), CHAT_FIRST_BYTE_MS: '400' })
    delete process.env.CHAT_FALLBACK
    upstream.does(act)
    const { status, headers, text, isDone } = await post({ messages: HELLO })
    expect([status, headers.get('x-assistant'), isDone]).toEqual([200, 'built-in', true])
    expect(text).toContain('8m wide')
  })

  it('that cannot be reached is told with 502', async () => {
    setEnv({ CHAT_API_URL: 'http://127.0.0.1:9/v1', CHAT_MODEL: 'm', CHAT_FALLBACK: 'off' })
    const { status, error } = await post({ messages: HELLO })
    expect([status, error]).toEqual([502, expect.stringContaining('try again')])
  })

  it('that is set up wrongly is told with 502, without the setting', async () => {
    setEnv({ CHAT_API_URL: 'ftp://secret', CHAT_MODEL: '', CHAT_FALLBACK: 'off' })
    expect((await post({ messages: HELLO })).status).toBe(502)
    expect(logged.mock.calls.flat().join('')).not.toContain('secret')
  })

  it('that never answers, or sends nothing but heartbeats, is told with 504 and hung up on', async () => {
    setEnv({ ...serviceSettings(upstream.url), CHAT_FIRST_BYTE_MS: '400' })
    upstream.does(() => undefined)
    expect(await post({ messages: HELLO })).toMatchObject({ status: 504, error: words.tookTooLong })
    upstream.does((response) => {
      stream(response, piece('', { delta: { role: 'assistant' } }))
      const timer = setInterval(() => response.write(': beat\n\n'), 50)
      response.on('close', () => clearInterval(timer))
    })
    expect((await post({ messages: HELLO })).status).toBe(504)
    await until(() => upstream.calls[0]?.closed)
  })

  it('that falls silent in the middle leaves what has arrived, with an error and no [DONE]', async () => {
    setEnv({ ...serviceSettings(upstream.url), CHAT_SILENCE_MS: '300' })
    upstream.does((response) => stream(response, piece('Half an ')))
    const { text, isDone, error } = await post({ messages: HELLO })
    expect({ text, isDone, error }).toEqual({
      text: 'Half an ',
      isDone: false,
      error: words.brokeOff,
    })
    await until(() => upstream.calls[0]?.closed)
  })

  it.each([
    ['breaks off', (_: () => void, destroy: () => void) => destroy()],
    ['ends without a word', (end: () => void) => end()],
  ])('that %s in the middle leaves what has arrived, with an error', async (_, stop) => {
    upstream.does((response) => {
      stream(response, piece('Half an '))
      setTimeout(
        () =>
          stop(
            () => response.end(),
            () => response.destroy(),
          ),
        50,
      )
    })
    expect(await post({ messages: HELLO })).toMatchObject({
      text: 'Half an ',
      isDone: false,
      error: expect.any(String) as string,
    })
  })

  it('that writes a megabyte is cut, in small pieces and in one', async () => {
    upstream.does((response) => {
      stream(response)
      for (let count = 0; count < 1_000; count += 1) response.write(piece('x'.repeat(1_000)))
    })
    const many = await post({ messages: HELLO })
    expect([many.text.length, many.isDone]).toEqual([MAX_REPLY, true])
    await until(() => upstream.calls[0]?.closed)

    upstream.does((response) => {
      stream(response, piece('Start. '))
      response.write(piece('y'.repeat(1_000_000)))
    })
    expect(await post({ messages: HELLO })).toMatchObject({
      text: 'Start. ',
      isDone: false,
      error: expect.any(String) as string,
    })
    await until(() => upstream.calls[0]?.closed)
  })

  it('is hung up on when the visitor leaves: before the first words, and in the middle', async () => {
    setEnv({ CHAT_API_URL: upstream.url, CHAT_MODEL: 'm' })
    upstream.does(() => undefined)
    const early = new AbortController()
    const waiting = send({ messages: HELLO }, { signal: early.signal })
    await until(() => upstream.calls.length > 0)
    early.abort()
    await waiting
    await until(() => upstream.calls[0]?.closed)

    upstream.does((response) => stream(response, piece('One '), piece('two ')))
    const response = await send({ messages: HELLO })
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await until(() => upstream.calls[0]?.closed)

    upstream.does((response) => stream(response, piece('One ')))
    const late = new AbortController()
    await (await send({ messages: HELLO }, { signal: late.signal })).body?.getReader().read()
    late.abort()
    await until(() => upstream.calls[0]?.closed)
  })

  it('serves 200 visitors at once, each with a whole reply', async () => {
    upstream.does((response) => {
      stream(response)
      let count = 0
      const timer = setInterval(() => {
        response.write(piece(`${(count += 1)} `))
        if (count < 10) return
        clearInterval(timer)
        response.end('data: [DONE]\n\n')
      }, 5)
    })
    const replies = await Promise.all(Array.from({ length: 200 }, () => post({ messages: HELLO })))
    expect(new Set(replies.map(({ text, isDone }) => `${text}${isDone}`))).toEqual(
      new Set(['1 2 3 4 5 6 7 8 9 10 true']),
    )
  }, 60_000)
})
