import { readEnv } from '../../netlify/lib/env'

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

it('names every setting that cannot be used', () => {
  expect(() => readEnv({ RATE_LIMIT: 'x', DELIVERY_TIME_LIMIT_MS: '0' })).toThrow(
    /RATE_LIMIT .*; DELIVERY_TIME_LIMIT_MS must be a whole number, 100 or more/,
  )
})
