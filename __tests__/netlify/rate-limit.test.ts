import { createRateLimiter } from '../../netlify/lib/rate-limit'

let time = 0
const clock = () => time

beforeEach(() => {
  time = 1_000_000
})

/** Makes requests and says how many went through. */
function allowed(limiter: ReturnType<typeof createRateLimiter>, address: string | undefined, count: number) {
  return Array.from({ length: count }, () => limiter.take(address)).filter((wait) => wait === 0).length
}

it('allows requests up to the limit, then says how long to wait', () => {
  const limiter = createRateLimiter(3, clock)
  expect(allowed(limiter, '203.0.113.1', 3)).toBe(3)
  time += 20_000
  expect(limiter.take('203.0.113.1')).toBe(40)
  // Never too short: the last second counts whole.
  time += 39_999
  expect(limiter.take('203.0.113.1')).toBe(1)
})

it('frees a slot one minute after each request, not counting refused ones', () => {
  const limiter = createRateLimiter(2, clock)
  limiter.take('203.0.113.1')
  time += 30_000
  limiter.take('203.0.113.1')
  time += 29_000
  expect(allowed(limiter, '203.0.113.1', 5)).toBe(0)
  time += 1_000
  expect(allowed(limiter, '203.0.113.1', 5)).toBe(1)
})

it('counts each visitor separately', () => {
  const limiter = createRateLimiter(1, clock)
  expect(allowed(limiter, '203.0.113.1', 2)).toBe(1)
  expect(allowed(limiter, '203.0.113.2', 2)).toBe(1)
})

it('counts an IPv6 network as one visitor', () => {
  const limiter = createRateLimiter(1, clock)
  expect(limiter.take('2001:db8:1:2::1')).toBe(0)
  expect(limiter.take('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBeGreaterThan(0)
  expect(limiter.take('2001:db8:1:3::1')).toBe(0)
  expect(limiter.take('::1')).toBe(0)
  expect(limiter.take('2001:db8::1:2:3:4:5')).toBe(0)
  expect(limiter.take('2001:db8::2:2:3:4:5')).toBe(0)
  expect(limiter.take('::ffff:203.0.113.1')).toBe(0)
})

it('counts visitors without an address together', () => {
  expect(allowed(createRateLimiter(2, clock), undefined, 3)).toBe(2)
})

it('is off at 0', () => {
  expect(allowed(createRateLimiter(0, clock), '203.0.113.1', 100)).toBe(100)
})

it('remembers a bounded number of visitors, the busiest longest', () => {
  const limiter = createRateLimiter(1, clock)
  limiter.take('busy')
  for (let visitor = 0; visitor < 6_000; visitor++) {
    limiter.take(`visitor ${visitor}`)
    if (visitor % 1_000 === 0) expect(limiter.take('busy')).toBeGreaterThan(0)
  }
  expect(limiter.take('busy')).toBeGreaterThan(0)
  expect(limiter.take('visitor 0')).toBe(0)
})
