import { readFileSync } from 'node:fs'
import { glassHall } from '@/gatsby/glass-hall'
import { contrastTo } from '@/features/glass-hall/views'

const designs = (
  JSON.parse(readFileSync('data/glass-designs.json', 'utf8')) as {
    items: { slug: string; name: string; privacy: number }[]
  }
).items

test('every glass design of the catalogue is shown with somebody behind it', () => {
  expect(glassHall().designs).toEqual(designs.map(({ slug }) => slug).sort())
  expect(glassHall().address).toMatch(/^\/static\/paint\/glass-hall-[0-9a-f]{10}$/)
})

test.each(designs)('$name is compared with a design of another privacy', (chosen) => {
  const other = contrastTo(chosen, designs)
  expect(other.slug).not.toBe(chosen.slug)
  expect(Math.abs(other.privacy - chosen.privacy)).toBeGreaterThanOrEqual(2)
})
