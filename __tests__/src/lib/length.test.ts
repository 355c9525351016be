import { inFeet, inMetres, parseLength } from '@/lib/length'

it.each([
  ['2400', 2400],
  ['2,400', 2400],
  ['2400mm', 2400],
  ['2400 mm', 2400],
  ['2.4m', 2400],
  ['2.4 M', 2400],
  ['2.4 metres', 2400],
  ['240cm', 2400],
  ['2.4', 2400],
  ['240', 2400],
  ['8ft', 2438],
  ['8 feet', 2438],
  ["8'", 2438],
  ['8’', 2438],
  ['7ft 10in', 2388],
  ['7\' 10"', 2388],
  ['94 inches', 2388],
  ['7.5ft', 2286],
  [' 1800 ', 1800],
])('understands %s', (words, millimetres) => {
  expect(parseLength(words)).toBe(millimetres)
})

it.each([
  ['100', 100],
  ['9', 90],
  ['0.1', 100],
  ['10cm', 100],
  ['4in', 102],
])('takes %s of what is at most a metre for %imm', (words, millimetres) => {
  expect(parseLength(words, 999)).toBe(millimetres)
})

it.each(['', 'wide', '8 foot-ish', '-2400', '2400 x 2100', 'm', '1e4'])('takes %j for no length', (words) => {
  expect(parseLength(words) ?? 0).toBe(0)
})

it('says a length in metres, and in feet and inches', () => {
  expect([inMetres(2400), inMetres(8000), inMetres(1143)]).toEqual(['2.4m', '8m', '1.14m'])
  expect([inFeet(2400), inFeet(2438), inFeet(100)]).toEqual(['7ft 10in', '8ft', '4in'])
})
