import { said } from '../../support/said'

/** What the record says that the work is. */

const JO = 'Jo Bell, 07700 900713'

const serviceOf = async (...turns: string[]) => (await said(...turns)).lead?.service

describe('where the work is done', () => {
  it.each([
    ['do you fit cat flaps in upvc doors', 'cat and dog flap installation'],
    ['new locks for my upvc french doors please', 'door cylinder replacements'],
    ['handle replacements on bifold doors, do you do them?', 'handle replacements'],
    ['I need a dog flap in our patio doors', 'cat and dog flap installation'],
    ['can you put a cat flap into a composite door', 'cat and dog flap installation'],
    ['hinge replacements for tilt and turn windows please', 'hinge replacements and repairs'],
  ])('is no second thing: %s', async (asked, service) => {
    expect(await serviceOf(asked, JO)).toBe(service)
  })

  it.each([
    ['Boarding up please and a quote for upvc windows', /uPVC/],
    ['a cat flap in a new composite door please', /flap installation and composite/],
    ['a new back door please and the window beside the door', /back door and window/],
    ['the handle came off and I can’t shut the back door', /back door/],
    ['a price for upvc french doors', /French doors/],
    ['new locks, and upvc french doors for the kitchen please', /French doors/],
  ])('leaves what is wanted beside it: %s', async (asked, service) => {
    expect(await serviceOf(asked, JO)).toMatch(service)
  })
})

describe('how a new door is to look', () => {
  it.each([
    'chrome handle',
    'a gold letterbox please',
    'black handles',
    'satin knocker',
    'with a long bar handle',
    'brass hinges',
  ])('is no repair: %s', async (told) => {
    expect(await serviceOf('a price for a composite front door please', told, JO)).toBe('composite doors')
  })

  it.each([
    'brass handles for my old doors please',
    'chrome handle replacement please, it snapped',
    'the window handle is loose',
    'do you replace door handles?',
  ])('but a repair is one: %s', async (asked) => {
    expect(await serviceOf(asked, JO)).toMatch(/handle/)
  })
})

it.each(['he shut the door on it', 'my mate opened the door too hard', 'it stands by the back door'])(
  'takes what somebody did at a door for no door that is wanted: %s',
  async (told) => {
    expect(await serviceOf(`a quote for conservatory roof glass please. ${JO}`, told)).toBe(
      'conservatory roof glass',
    )
  },
)

it('takes the doors of a glass wall for no French doors', async () => {
  const talk = ['I’d like a black glass wall between kitchen and dining room, steel look', 'about 3.1 wide']
  const inside = [...talk, 'make it a double door, can you do that in 3.1']
  expect((await said(...inside)).text).toContain('/doors/internal')
  expect(await serviceOf(...inside, JO)).toBe('interior aluminium screening')
  expect(await serviceOf(...talk, 'separately, double doors to the garden in upvc', JO)).toMatch(/French/)
})

describe('what was spoken of last and let go', () => {
  it.each([
    [
      ['Price for a lantern please', 'oh and a bifold', 'scrap that, the lantern is back on'],
      'roof lanterns',
    ],
    [['I want a bifold not a lantern after all', 'scrap that, the lantern is back on'], 'roof lanterns'],
    [
      ['I want a bifold', 'scrap that, the lantern is back on', 'Going with 2 flat ones I think'],
      'flat roof lights',
    ],
    [['a price for a lantern', 'forget that, bifolds please'], 'aluminium bi-folding doors'],
    [['do you do bifolds', 'cancel that, a lantern please'], 'roof lanterns'],
    [['a price for a lantern', 'bin it and price the bifolds'], 'aluminium bi-folding doors'],
  ])('is gone: %s', async (turns, service) => {
    expect(await serviceOf(...turns, JO)).toBe(service)
  })

  it.each([
    [['a price for a lantern', 'and bifolds'], 'roof lanterns and aluminium bi-folding doors'],
    [['a price for a lantern', 'I forget that sort of thing, tall it is'], 'roof lanterns'],
    [['a price for a lantern', 'the lantern is still on'], 'roof lanterns'],
    [['a price for a lantern', 'don’t let me forget that: white'], 'roof lanterns'],
    [['a price for a lantern', 'drop it off at the house'], 'roof lanterns'],
    [['a price for a lantern', 'scrap metal is stacked under it'], 'roof lanterns'],
  ])('but nothing else: %s', async (turns, service) => {
    expect(await serviceOf(...turns, JO)).toBe(service)
  })
})
