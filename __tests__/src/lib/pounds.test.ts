import { pounds } from '@/lib/pounds'

it.each([
  [1450, 'price', '£1450'],
  [1650, 'comparison', '£1,650'],
  [200, 'comparison', '£200'],
  [1234567, 'price', '£1234567'],
  [1234567, 'comparison', '£1,234,567'],
] as const)('writes %p as a %s: %s', (amount, role, text) => {
  expect(pounds(amount, role)).toBe(text)
})
