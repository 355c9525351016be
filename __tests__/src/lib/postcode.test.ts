import { checkPostcode } from '@/lib/postcode'
import areas from '../../../data/service-areas.json'

const check = (input: string) => checkPostcode(input, areas.postcodes)

it.each([
  ['CM17', 'CM17', 'Harlow'],
  ['cm20 2sn', 'CM20', 'Harlow'],
  [' CM 23 ', 'CM23', "Bishop's Stortford"],
  ['E1W 1AA', 'E1W', 'East London'],
  ['N1C', 'N1C', 'North London'],
  ['SS14', 'SS14', 'Basildon'],
])('covers %s', (input, code, nearest) => {
  expect(check(input)).toEqual({ state: 'covered', code, nearest })
})

it.each(['B15', 'SW1A 1AA', 'CB8', 'EH1'])('says that %s is outside', (input) => {
  expect(check(input).state).toBe('outside')
})

it.each(['', 'CM', 'Harlow', '17CM', 'CM17 9', 'CM17 9A', 'CM177AB1', 'C-M17', 'CM17; drop'])(
  'guesses nothing for %p',
  (input) => {
    expect(check(input)).toEqual({ state: 'malformed' })
  },
)

it('names only places that the firm lists, and each code once', () => {
  const places = new Set([...areas.home, ...areas.contact])
  expect(areas.postcodes.filter(({ nearest }) => !places.has(nearest))).toEqual([])
  const codes = areas.postcodes.flatMap((group) => group.codes)
  expect(new Set(codes).size).toBe(codes.length)
})
