import { searchServices } from '@/lib/search-services'
import services from '../../../data/services.json'

const SERVICES = [
  { title: 'Acoustic Glazing', description: 'Glass against noise', category: 'Specialist' },
  { title: 'Handle Replacements', description: 'Stiff or broken handles', category: 'Hardware' },
  { title: 'Draught Proofing', description: 'Seals that keep the wind out', category: 'Efficiency' },
]

const titles = (term: string) => searchServices(SERVICES, term).map(({ title }) => title)

it.each([
  ['a part of the title', 'oust', ['Acoustic Glazing']],
  ['a part of the description', 'wind out', ['Draught Proofing']],
  ['a part of the category', 'hardw', ['Handle Replacements']],
])('finds a service by %s', (_what, term, expected) => {
  expect(titles(term)).toEqual(expected)
})

it('does not mind the case on either side', () => {
  expect(titles('GLAZING')).toEqual(['Acoustic Glazing'])
  expect(titles('stiff')).toEqual(['Handle Replacements'])
})

it('does not mind space around the word', () => {
  expect(titles('  handle ')).toEqual(['Handle Replacements'])
})

it('takes signs literally', () => {
  expect(titles('.*')).toEqual([])
  expect(searchServices(services.items, 'cat & dog').map(({ title }) => title)).toEqual([
    'Cat & Dog Flap Installation',
  ])
})

it('gives all services in their order for an empty search, and none for a word that no service has', () => {
  expect(searchServices(services.items, '')).toEqual(services.items)
  expect(searchServices(services.items, '   ')).toHaveLength(17)
  expect(titles('swimming pool')).toEqual([])
})
