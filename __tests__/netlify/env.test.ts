import { readChatEnv, readChatFallback, readEnv } from '../../netlify/lib/env'

it('allows 20 requests a minute when nothing is said, and a receiver 15 seconds', () => {
  const standard = { rateLimit: 20, deliveryTimeLimitMs: 15_000, deliveryRetryMs: 30_000 }
  expect(readEnv({})).toMatchObject(standard)
  expect(readEnv({ RATE_LIMIT: '', DELIVERY_TIME_LIMIT_MS: ' ', DELIVERY_RETRY_MS: '' })).toMatchObject(
    standard,
  )
})

it('takes the limit from RATE_LIMIT, 0 included', () => {
  expect(readEnv({ RATE_LIMIT: '5' })).toMatchObject({ rateLimit: 5 })
  expect(readEnv({ RATE_LIMIT: '0' })).toMatchObject({ rateLimit: 0 })
})

it.each(['-1', '1.5', 'many'])('names RATE_LIMIT when it is %p', (value) => {
  expect(() => readEnv({ RATE_LIMIT: value })).toThrow(
    `RATE_LIMIT must be a whole number, 0 or more, not '${value}'`,
  )
})

it('waits at least a hundredth of a second between two attempts', () => {
  expect(readEnv({ DELIVERY_RETRY_MS: '10' })).toMatchObject({ deliveryRetryMs: 10 })
  expect(() => readEnv({ DELIVERY_RETRY_MS: '9' })).toThrow('DELIVERY_RETRY_MS must be a whole number, 10 or')
})

it('names every setting that cannot be used', () => {
  expect(() => readEnv({ RATE_LIMIT: 'x', DELIVERY_TIME_LIMIT_MS: '0' })).toThrow(
    /RATE_LIMIT .*; DELIVERY_TIME_LIMIT_MS must be a whole number, 100 or more/,
  )
})

describe('the chat service', () => {
  it('is none when no address is given', () => {
    expect(readChatEnv({})).toBeUndefined()
    expect(readChatEnv({ CHAT_API_URL: ' ', CHAT_MODEL: 'm' })).toBeUndefined()
  })

  it.each(['https://host/v1', 'https://host/v1//', 'https://host/v1/chat/completions'])(
    'is called at its completions address when %p is given',
    (url) => {
      expect(readChatEnv({ CHAT_API_URL: url, CHAT_MODEL: 'm', CHAT_API_KEY: ' k ' })).toEqual({
        url: 'https://host/v1/chat/completions',
        key: 'k',
        model: 'm',
        firstByteMs: 20_000,
        silenceMs: 15_000,
      })
    },
  )

  it('may be a plain http address, with times of its own for the first words and for a silence', () => {
    const settings = { CHAT_API_URL: 'http://host', CHAT_MODEL: 'm' }
    const times = { CHAT_FIRST_BYTE_MS: '300', CHAT_SILENCE_MS: '200' }
    expect(readChatEnv({ ...settings, ...times })).toMatchObject({
      url: 'http://host/chat/completions',
      key: '',
      firstByteMs: 300,
      silenceMs: 200,
    })
    expect(() => readChatEnv({ ...settings, CHAT_SILENCE_MS: '0' })).toThrow(
      'CHAT_SILENCE_MS must be a number above 0',
    )
  })

  it('is stood in for by the built-in assistant, unless that is switched off', () => {
    expect([{}, { CHAT_FALLBACK: 'on' }].map(readChatFallback)).toEqual([true, true])
    expect([{ CHAT_FALLBACK: 'off' }, { CHAT_FALLBACK: ' OFF ' }].map(readChatFallback)).toEqual([
      false,
      false,
    ])
  })

  it('names every setting that is wrong, and shows no value', () => {
    expect(() => readChatEnv({ CHAT_API_URL: 'ftp://secret', CHAT_FIRST_BYTE_MS: '0' })).toThrow(
      'CHAT_API_URL must be an http or https address; CHAT_MODEL is missing; CHAT_FIRST_BYTE_MS must be a number above 0',
    )
    expect(() => readChatEnv({ CHAT_API_URL: 'ftp://secret' })).not.toThrow(/secret/)
  })
})
