import { readEnv } from '../../netlify/lib/env'

it('allows 20 requests a minute when nothing is said', () => {
  expect(readEnv({})).toEqual({ rateLimit: 20 })
  expect(readEnv({ RATE_LIMIT: '' })).toEqual({ rateLimit: 20 })
})

it('takes the limit from RATE_LIMIT, 0 included', () => {
  expect(readEnv({ RATE_LIMIT: '5' })).toEqual({ rateLimit: 5 })
  expect(readEnv({ RATE_LIMIT: '0' })).toEqual({ rateLimit: 0 })
})

it.each(['-1', '1.5', 'many'])('names RATE_LIMIT when it is %p', (value) => {
  expect(() => readEnv({ RATE_LIMIT: value })).toThrow(
    `RATE_LIMIT must be a whole number, 0 or more, not '${value}'`,
  )
})
