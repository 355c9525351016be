import {
  addressOf,
  historyOf,
  inWords,
  NOTHING_CHOSEN,
  readFront,
  surprise,
  type Choices,
} from '@/components/street-front/front'

const list = (...names: string[]) => names.map((name) => ({ slug: name.toLowerCase(), name, hex: '#000000' }))

const CHOICES = {
  fronts: [
    { slug: 'terrace', name: 'Victorian terrace', door: 'blue', windows: 'white' },
    { slug: 'cottage', name: 'Boarded cottage', door: 'red', windows: 'cream' },
  ],
  colours: list('Blue', 'Red', 'Black'),
  windowColours: list('White', 'Cream'),
} as unknown as Choices

const read = (chosen: Partial<typeof NOTHING_CHOSEN>) => readFront({ ...NOTHING_CHOSEN, ...chosen }, CHOICES)

it('shows the first house as it stands until something is chosen', () => {
  expect(inWords(read({}))).toBe('Victorian terrace: door in Blue, windows in White')
  expect(read({}).isStanding).toBe(true)
})

it('shows what the address names', () => {
  const front = read({ house: 'cottage', door: 'black', windows: 'white' })
  expect(inWords(front)).toBe('Boarded cottage: door in Black, windows in White')
  expect(front.isStanding).toBe(false)
})

it('keeps a finish from house to house, and leaves the other as the house has it', () => {
  expect(inWords(read({ house: 'cottage', door: 'blue' }))).toBe(
    'Boarded cottage: door in Blue, windows in Cream',
  )
})

it('needs no paint for a house whose own finishes are chosen', () => {
  expect(read({ house: 'cottage', door: 'red', windows: 'cream' }).isStanding).toBe(true)
})

it.each([{ house: 'castle' }, { door: 'tartan' }, { windows: 'red' }])(
  'shows the picture as it stands where the address says %j',
  (chosen) => {
    expect(read(chosen)).toEqual(read({}))
  },
)

it('is opened again by its address, which names house and both finishes', () => {
  const front = read({ house: 'cottage', door: 'black' })
  expect(addressOf(front)).toBe('/street-front?house=cottage&door=black&windows=cream')
})

it.each([0, 0.5, 0.999])('surprises with another finish for each, for a throw of %d', (thrown) => {
  const front = read({ door: 'black', windows: 'cream' })
  const { door, windows } = surprise(front, CHOICES, () => thrown)
  expect(['blue', 'red']).toContain(door)
  expect(windows).toBe('white')
})

it('makes one step back of several colours tried on one part', () => {
  const red = { part: 'door', search: '?door=red' }
  expect(historyOf(undefined, red)).toBe('push')
  expect(historyOf(red, { part: 'door', search: '?door=red' })).toBe('replace')
  expect(historyOf(red, { part: 'windows', search: '?door=red' })).toBe('push')
  // The visitor has gone back meanwhile.
  expect(historyOf(red, { part: 'door', search: '' })).toBe('push')
})
