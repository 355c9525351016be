import { beginAt } from '@/lib/begin-at'

const items = ['white', 'cream', 'oak'].map((slug) => ({ slug }))
const slugs = (first: string | null) => beginAt(items, first).map(({ slug }) => slug)

it('begins with the entry that is named, and goes round to those before it', () => {
  expect(slugs('cream')).toEqual(['cream', 'oak', 'white'])
})

it('leaves the list as it is without one, or where there is none of that name', () => {
  expect(slugs(null)).toEqual(['white', 'cream', 'oak'])
  expect(slugs('gold')).toEqual(['white', 'cream', 'oak'])
})
