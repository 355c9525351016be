import {
  carriedFinish,
  chosenHere,
  chosenProduct,
  chosenRest,
  inGlass,
  layoutIn,
  setChosen,
} from '@/lib/chosen'

const at = (path: string) => window.history.replaceState(null, '', path)

beforeEach(() => {
  window.sessionStorage.clear()
  at('/windows/r9')
})

const choose = () => {
  setChosen('R9 windows', 'size', { key: '1', words: '1200mm by 1050mm' })
  setChosen('R9 windows', 'layout', { key: 'two', words: 'two lights' })
  setChosen('R9 windows', 'finish', { key: 'sage', words: 'in Sage Green', list: 'r9-colourways' })
}

test('choices are said in one order, whichever came first', () => {
  choose()
  expect(chosenProduct()).toBe('R9 windows in Sage Green, two lights, 1200mm by 1050mm')
  expect(chosenRest()).toBe(', two lights, 1200mm by 1050mm')
  expect(chosenHere('layout')).toBe('two')
})

test('what the page shows stands in for what is not chosen', () => {
  const standing = { layout: 'two with bars', size: '1200mm by 1050mm' }
  expect(chosenRest(standing)).toBe(', two with bars, 1200mm by 1050mm')
  setChosen('R9 windows', 'glass', { key: 'arctic', words: 'Arctic glass' })
  setChosen('R9 windows', 'layout', { key: 'one', words: 'one light' })
  expect(chosenRest(standing)).toBe(', one light, Arctic glass, 1200mm by 1050mm')
})

test('what a heading has said already is left out', () => {
  setChosen('Comp Door', 'style', { key: 'aston', words: 'ASTON style' })
  expect(chosenRest({ size: '900mm by 2100mm' }, ['style'])).toBe(', 900mm by 2100mm')
})

test('they are still meant where a quote is asked for, and on no other page', () => {
  choose()
  at('/contact')
  expect(chosenProduct()).toContain('two lights')
  at('/windows/tilt-turn')
  expect(chosenProduct()).toBeUndefined()
  expect(chosenRest()).toBe('')
})

test('the first choice of another product ends those of the last, and a shared finish is carried along', () => {
  choose()
  at('/windows/tilt-turn')
  expect(carriedFinish('r9-colourways')).toBe('sage')
  expect(carriedFinish('r7-colourways')).toBeUndefined()
  setChosen('Tilt and turn windows', 'glass', { key: 'arctic', words: 'Arctic glass' })
  expect(chosenProduct()).toBe('Tilt and turn windows, Arctic glass')
})

test('a roof is glazed in its glass, as a window is painted in its finish', () => {
  at('/conservatories/conservatories')
  expect(chosenRest({ glass: inGlass('Ambi-Blue') })).toBe(' in Ambi-Blue')
  setChosen('Conservatory roof glass', 'glass', { key: 'ambi-aqua', words: inGlass('Ambi-Aqua') })
  expect(chosenProduct()).toBe('Conservatory roof glass in Ambi-Aqua')
})

test('a place follows without a comma, a layout with one', () => {
  expect(chosenRest({ layout: layoutIn({ title: 'Dormer', said: 'for a dormer' }) })).toBe(' for a dormer')
  expect(chosenRest({ layout: layoutIn({ title: 'Two lights', said: null }) })).toBe(', two lights')
})
