import { latestFigures } from '../../../netlify/assistant/tally'

/** Which colours and counts stand in the end. */

describe('the two sides of a frame', () => {
  it.each([
    ['black outside white inside whichever we go for', ['black outside', 'white inside']],
    ['Irish Oak out, white in', ['irish oak outside', 'white inside']],
    ['dark grey outside … RAL 7016 i think, and white inside', ['dark grey outside', 'white inside']],
    ['white on the inside and black on the outside please', ['white inside', 'black outside']],
    ['outside anthracite, inside white', ['anthracite outside', 'white inside']],
    ['rosewood externally and white internally', ['rosewood outside', 'white inside']],
  ])('are told apart: %s', (said, colours) => {
    expect(latestFigures([said])).toEqual(colours)
  })

  it.each([
    ['white in the hall', ['white']],
    ['black with a letterbox in the middle', ['black']],
    ['a green door, it opens in', ['green']],
    ['grey for the internal doors', ['grey']],
    ['white, there is a step outside the door', ['white']],
    ['blue all over', ['blue']],
  ])('are not made of other words: %s', (said, colours) => {
    expect(latestFigures([said])).toEqual(colours)
  })

  it('are changed each by itself', () => {
    expect(latestFigures(['black outside, white inside', 'grey outside'])).toEqual([
      'white inside',
      'grey outside',
    ])
  })
})

describe('the colour that was said last', () => {
  it.each([
    [['I’d want grey. anthracite', 'forget the colour, white will do him'], ['white']],
    [['red please', 'never mind the colour'], []],
    [['blue', 'white would do'], ['white']],
    [['anthracite for all of them', 'scrap the grey idea, black it is'], ['black']],
    [['green', 'any colour will do'], []],
    [
      ['a red door', 'forget that, cream'],
      ['red', 'cream'],
    ],
  ])('%s', (said, colours) => {
    expect(latestFigures(said)).toEqual(colours)
  })
})

describe('the colour of what is there', () => {
  it.each([
    'They are white plastic, perhaps 25 years old',
    'the existing ones are brown',
    'it is white upvc',
    'we have white at the moment',
    'the frames are grey now',
    'Forget the front door, we have an oak one',
  ])('is not what is wanted: %s', (said) => {
    expect(latestFigures([said])).toEqual([])
  })

  it.each([
    ['They are white plastic, I’d like them black', ['black']],
    ['swap the old white door for a black one', ['black']],
    ['they should be white plastic', ['white']],
    ['to match our existing white frames', ['white']],
    ['can we have white', ['white']],
    ['we have grey in mind', ['grey']],
    ['currently white, but we want green', ['green']],
  ])('leaves what is: %s', (said, colours) => {
    expect(latestFigures([said])).toEqual(colours)
  })
})

describe('a count that is put right', () => {
  it.each([
    ['9 windows please', '6 instead of 9', '6 windows'],
    ['nine windows', 'can’t count: ten', 'ten windows'],
    ['nine windows', 'six rather than nine', 'six windows'],
    ['4 doors', 'my mistake: five', 'five doors'],
    ['4 doors', 'miscounted, 3', '3 doors'],
    ['seven windows', 'eight, not seven', 'eight windows'],
  ])('%s, %s', (before, said, count) => {
    expect(latestFigures([before, said])).toEqual([count])
  })

  it.each([
    ['9 windows', 'at 6 instead of 9 would suit me'],
    ['nine windows', 'ten years old'],
    ['nine windows', 'number ten Mill Lane'],
    ['nine windows', 'we have two cats'],
    ['nine windows', 'my mistake, sorry'],
    ['nine windows', 'ring at ten'],
  ])('%s, and not: %s', (before, said) => {
    expect(latestFigures([before, said])).toEqual([before])
  })
})
