import { decode, encode, NOTHING_YET } from '@/features/measure/measured'
import { factsOf, messageOf, nameOf, saySize, sizesOf } from '@/features/measure/sayings'
import { DEPTH, SIZE, sizeOf } from '@/features/measure/sizes'

const KITCHEN = {
  ...NOTHING_YET,
  name: 'Kitchen window',
  kind: 'Window',
  widths: ['1195mm', '1.21m', '3ft 11in'],
  heights: ['1050', '', '105cm'],
  depth: '100',
  side: 'Hinges on the left',
  note: 'Upstairs',
}

it('takes the smallest of what was measured, whatever the units', () => {
  expect(sizeOf(KITCHEN.widths, SIZE)).toMatchObject({ smallest: 1194, count: 3, difference: 16 })
  expect(sizesOf(KITCHEN)).toBe('1194mm wide, 1050mm high')
})

it('says which one counts, and asks to look again where they differ by more than a centimetre', () => {
  expect(saySize(KITCHEN.widths, SIZE)).toBe(
    'We use the smallest: 1194mm (3ft 11in). They differ by 16mm. Measure again, or leave it to our survey.',
  )
  expect(saySize(['1200', '1190', ''], SIZE)).toBe('We use the smallest: 1190mm (3ft 11in).')
  expect(saySize(['1200', '', ''], SIZE)).toBe('1200mm (3ft 11in).')
})

it.each([
  [['wide', '1200', ''], SIZE],
  [['20m'], SIZE],
  [['1200mm'], DEPTH],
])('refuses %j', (texts, limits) => {
  expect(sizeOf(texts, limits).isMalformed).toBe(true)
  expect(saySize(texts, limits)).toContain('Write a length')
})

it('counts nothing that was not typed', () => {
  expect(sizeOf(['', ' ', ''], SIZE)).toEqual({ smallest: undefined, count: 0, isMalformed: false })
})

it('sums an opening up, by the name that the visitor or the choice gives it', () => {
  expect(factsOf(KITCHEN, 0)).toEqual(['window', '100mm deep', 'hinges on the left', 'widths differ by 16mm'])
  expect(factsOf({ ...KITCHEN, name: '' }, 0)).not.toContain('window')
  expect([nameOf({ ...NOTHING_YET, kind: 'Door' }, 0), nameOf(NOTHING_YET, 1)]).toEqual(['Door', 'Opening 2'])
})

it('writes an enquiry with a line for each opening', () => {
  expect(messageOf([KITCHEN, NOTHING_YET, { ...NOTHING_YET, name: 'Back door' }])).toBe(
    [
      'My measurements, for a first price:',
      '1. Kitchen window: 1194mm wide, 1050mm high, window, 100mm deep, hinges on the left, widths differ by 16mm',
      '   Note: Upstairs',
      '2. Back door',
    ].join('\n'),
  )
  expect(messageOf([NOTHING_YET])).toBeUndefined()
})

it('writes no more than the forms take', () => {
  const long = Array.from({ length: 12 }, () => ({ ...KITCHEN, note: 'x'.repeat(300) }))
  expect(messageOf(long)!.length).toBeLessThan(4000)
})

it('is stored, and read as it was', () => {
  expect(decode(encode([KITCHEN])!)).toEqual([KITCHEN])
  expect(encode([])).toBeUndefined()
})

it.each([null, 'nonsense', '[]', '{"version":2,"openings":[{}]}', '{"version":1,"openings":[7,null]}'])(
  'reads nothing from %s',
  (text) => {
    expect(decode(text)).toEqual([])
  },
)

it('mends what another script has left in its place', () => {
  const text = '{"version":1,"openings":[{"name":7,"widths":["1m",2,"3m","4m"],"note":"kept"}]}'
  expect(decode(text)).toEqual([{ ...NOTHING_YET, widths: ['1m', '', '3m'], note: 'kept' }])
})
