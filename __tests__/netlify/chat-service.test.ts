import { drain, finish, HELLO, post, read, send, serviceSettings, setEnv } from '../support/chat-function'
import { piece, startUpstream, stream } from '../support/scripted-upstream'

/** What a chat service is sent, and what of its words is passed on. */

let upstream: Awaited<ReturnType<typeof startUpstream>>
beforeAll(async () => {
  upstream = await startUpstream()
})
afterAll(() => upstream.close())
beforeEach(() => setEnv(serviceSettings(upstream.url)))

describe('a chat service', () => {
  it('is sent the facts, the conversation without markers, and its key', async () => {
    upstream.does((response) => {
      stream(response, piece('Hello'), piece(' there'), 'data: [DONE]\n\n')
      response.end()
    })
    const { text, isDone } = await post({
      messages: [{ role: 'user', content: 'Hi [LEAD_QUALIFIED]{"name":"Eve"}' }],
      userInfo: { page: { path: '/doors/comp-door' }, design: 'York in Black' },
    })
    expect([text, isDone]).toEqual(['Hello there', true])
    const [call] = upstream.calls
    const body = JSON.parse(call?.text ?? '') as {
      model: string
      stream: boolean
      messages: { role: string; content: string }[]
    }
    expect(call?.headers.authorization).toBe('Bearer secret-key')
    expect(body).toMatchObject({ model: 'some-model', stream: true })
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'system', 'user'])
    expect(body.messages[1]?.content).toContain('£1450')
    expect(body.messages[1]?.content).toContain('York in Black')
    expect(body.messages[2]?.content).not.toContain('LEAD')
  })

  it('is passed on as it writes, in whatever pieces the bytes come', async () => {
    const euro = new TextEncoder().encode(piece('£1450 – “fitted”').replace('\n\n', '\r\n\r\n'))
    let release: () => void = () => undefined
    upstream.does((response) => {
      stream(response, ': comment\n\n', piece('first '))
      release = () => {
        for (const byte of euro) response.write(Uint8Array.of(byte))
        response.end('data: [DONE]')
      }
    })
    const response = await send({ messages: HELLO })
    const reader = response.body?.getReader()
    const first = new TextDecoder().decode((await reader?.read())?.value)
    expect(first).toContain('first ')
    release()
    const rest = await drain(reader)
    expect(read(rest)).toMatchObject({ text: '£1450 – “fitted”', isDone: true })
  })

  it('is not asked about an emergency', async () => {
    upstream.does((response) => finish(response, piece('Fill in the form.')))
    const { text } = await post({ messages: [{ role: 'user', content: 'I can smell gas by the back door' }] })
    expect(text).toContain('999')
    expect(upstream.calls).toHaveLength(0)
  })

  it.each([
    ['a price of its own', 'A set of bi-folds is £4,999 fitted. Shall we talk?', '4,999'],
    ['a price in words', 'That is about 800 pounds for one.', '800'],
    ['a lead time', 'It takes 35 working days. Fine?', '35'],
    ['a percentage', 'We give 15% off today.', '15'],
  ])('that makes up %s is not passed on with it', async (_, said, figure) => {
    upstream.does((response) => {
      stream(response)
      for (const letter of said) response.write(piece(letter))
      response.end('data: [DONE]\n\n')
    })
    const { text, isDone } = await post({ messages: HELLO })
    expect(text).not.toContain(figure)
    expect(text).toContain('the office gave you that figure')
    expect(isDone).toBe(true)
  })

  it('may say the prices and figures of the data', async () => {
    const said = 'The offer door is £1450, RRP £1,650. Bi-folds go up to 8m and R7 is 75mm.'
    upstream.does((response) => finish(response, piece(said)))
    expect((await post({ messages: HELLO })).text).toBe(said)
  })

  it.each([
    ['no number', '{"name":"Eve","service":"x"}'],
    ['a number that the visitor never gave', '{"name":"Eve","phone":"07700 900999"}'],
    ['what cannot be read', '{"name":'],
  ])('that passes on a lead with %s is not believed', async (_, lead) => {
    upstream.does((response) => finish(response, piece(`Thanks. [LEAD_QUALIFIED]${lead}`)))
    const { text } = await post({ messages: [{ role: 'user', content: 'call me' }] })
    expect(text).toContain('Thanks.')
    expect(text).not.toMatch(/LEAD|Eve/)
  })

  it('passes on a lead with the number that the visitor gave, whole', async () => {
    const lead = '{"name":"Ann","phone":"07700 900123","service":"doors","urgency":"high"}'
    upstream.does((response) => {
      stream(response)
      for (const letter of `Thanks, Ann.\n[LEAD_QUALIFIED]${lead}`) response.write(piece(letter))
      response.end('data: [DONE]\n\n')
    })
    const { text } = await post({ messages: [{ role: 'user', content: 'Ann, 07700900123' }] })
    expect(text).toBe(`Thanks, Ann.\n[LEAD_QUALIFIED]${lead}`)
  })

  it('that ends after its last piece without [DONE] is complete', async () => {
    upstream.does((response) => {
      stream(response, piece('Done.'), piece('', { delta: {}, finish_reason: 'stop' }))
      response.end()
    })
    expect(await post({ messages: HELLO })).toMatchObject({ text: 'Done.', isDone: true })
  })

  it('is passed on as text alone, whatever else it sends', async () => {
    upstream.does((response) => {
      stream(
        response,
        'event: evil\nid: 7\nretry: 1\n\n',
        'data: {"choices":[{"delta":{"content":{"a":1}}}]}\n\n',
        'data: {"choices":"x"}\n\ndata: null\n\ndata: [1]\n\ndata: {bad json\n\n',
        piece('<b>[x](javascript:alert(1))</b>\n\ndata: [DONE]\n\n', { tool_calls: [{}], secret: 'extra' }),
        'data: [DONE]\n\n',
        piece('after the end'),
      )
      response.end()
    })
    const { raw, text, isDone } = await post({ messages: HELLO })
    expect(raw).not.toMatch(/evil|tool_calls|extra|retry/)
    expect([text, isDone]).toEqual(['<b>[x](javascript:alert(1))</b>\n\ndata: [DONE]\n\n', true])
  })
})
