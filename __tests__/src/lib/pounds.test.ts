import { pounds } from '@/lib/pounds'

it.each([
  [200, '£200'],
  [1450, '£1,450'],
  [1650, '£1,650'],
  [1234567, '£1,234,567'],
])('writes %p as %s', (amount, text) => {
  expect(pounds(amount)).toBe(text)
})
