import { readFilter } from '../../netlify/lib/filter-leads'

it('takes fields that are left out for anything, and text without the blanks around it', () => {
  expect(readFilter({})).toEqual({ state: '', form: '', text: '' })
  expect(readFilter({ state: 'dead', form: 'quote', text: ' Miller ' })).toEqual({
    state: 'dead',
    form: 'quote',
    text: 'Miller',
  })
})

it('looks for no more than a hundred characters', () => {
  expect(readFilter({ text: 'x'.repeat(101) }).text).toBe('x'.repeat(100))
})
