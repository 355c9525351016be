import path from 'node:path'
import { readData } from '@/content/read-data'
import { createFinder, type Finder } from '@/features/site-search/create-finder'
import { suggestionsFor } from '@/features/site-search/suggestions-for'
import { searchFile } from '@/gatsby/search-index'
import type { SearchFile } from '@/lib/search-file'

let find: Finder

beforeAll(async () => {
  const file = JSON.stringify(searchFile(readData(path.resolve('data'))))
  find = await createFinder(JSON.parse(file) as SearchFile)
})

const addresses = (query: string) => find(query).map(({ entry }) => entry.to)

/** What a visitor types, and the first thing that must come of it: the address without its query. */
const QUERIES: [string, string][] = [
  // Products, as they are called
  ['composite door', '/doors/composite'],
  ['french doors', '/doors/upvc-french'],
  ['sliding patio', '/doors/aluminium-sliding'],
  ['bi-folding doors', '/doors/aluminium-bifolding'],
  ['sliding sash', '/windows/sliding-sash'],
  ['sash horn', '/windows/sash-horn'],
  ['tilt and turn', '/windows/tilt-turn'],
  ['casement windows', '/windows/standard-casement'],
  ['r7', '/windows/r7-flush-casement'],
  ['R9', '/windows/r9-flush-casement'],
  ['refine', '/windows/refine-flush-casement'],
  ['flush sash', '/windows/flush-sash'],
  ['truframe', '/doors/truframe-composite'],
  ['comp door', '/doors/comp-door'],
  ['conservatory', '/conservatories'],
  ['flat roof light', '/conservatories/flat-roof-lights'],
  ['lantern', '/conservatories/roof-lanterns'],
  // In the visitor's own words
  ['bifold', '/doors/aluminium-bifolding'],
  ['bi fold doors', '/doors/aluminium-bifolding'],
  ['folding doors', '/doors/aluminium-bifolding'],
  ['patio door', '/doors/aluminium-sliding'],
  ['upvc front door', '/doors/upvc-front'],
  ['plastic windows', '/windows/standard-casement'],
  ['internal doors', '/doors/internal'],
  ['crittall', '/doors/internal'],
  ['skylight', '/conservatories/flat-roof-lights'],
  ['sky light', '/conservatories/flat-roof-lights'],
  ['velux', '/conservatories/flat-roof-lights'],
  ['orangery', '/conservatories'],
  ['misted glass', '/services/double-glazing-replacements'],
  ['steamed up windows', '/services/double-glazing-replacements'],
  ['double glazing', '/services/double-glazing-replacements'],
  ['locked out', '/services/door-cylinder-replacements'],
  ['lost keys', '/services/door-cylinder-replacements'],
  ['change locks', '/services/door-cylinder-replacements'],
  ['emergency', '/services/24-hour-boarding-up-services'],
  ['smashed window', '/services/24-hour-boarding-up-services'],
  ['catflap', '/services/cat-and-dog-flap-installation'],
  ['pet door', '/services/cat-and-dog-flap-installation'],
  ['drafty windows', '/services/draught-proofing'],
  ['soundproof', '/services/acoustic-glazing'],
  ['fire door', '/services/fire-rated-glazing'],
  ['window sill', '/services/window-board-replacement'],
  ['servicing', '/services/health-checks-for-all-windows-and-doors'],
  ['trickle vents', '/services/trickle-vent-installations'],
  ['roof cleaning', '/services/conservatory-roof-cleans'],
  ['fone number', '/contact'],
  ['opening hours', '/contact'],
  ['do you cover Chelmsford?', '/contact'],
  ['get a quote', '/contact'],
  ['cm17', '/offers/cm17'],
  ['design your door', '/design-your-door'],
  ['GDPR', '/privacy'],
  // Mistyped
  ['biflod', '/doors/aluminium-bifolding'],
  ['compsite dor', '/doors/composite'],
  ['frnch doors', '/doors/upvc-french'],
  ['conservtory', '/conservatories'],
  ['titl and turn', '/windows/tilt-turn'],
  ['tripple glazing', '/services/triple-glazing-replacements'],
  ['draugt proofing', '/services/draught-proofing'],
  ['skyligt', '/conservatories/flat-roof-lights'],
  ['aluminum slidng doors', '/doors/aluminium-sliding'],
  // Half typed
  ['conserv', '/conservatories'],
  ['cont', '/contact'],
  ['acous', '/services/acoustic-glazing'],
  // Styles, colours, glass
  ['kent', '/doors/comp-door?style=kent#styles'],
  ['Abercorn', '/doors/comp-door?style=abercorn#styles'],
  ['abercron', '/doors/comp-door?style=abercorn#styles'],
  ['winslow', '/doors/comp-door?style=winslow#styles'],
  ['anthracite gray', '/doors/comp-door#colours'],
  ['anthrasite grey', '/doors/comp-door#colours'],
  ['golden oak', '/doors/comp-door#colours'],
  ['duck egg', '/doors/comp-door#colours'],
  ['clotted cream', '/windows/r7-flush-casement#colours'],
  ['burgundy', '/doors/upvc-front#colours'],
  ['satin glass', '/doors/truframe-composite?glass=satin-glass#glass'],
  ['frosted glass', '/doors/truframe-composite?glass=satin-glass#glass'],
  ['cotswold', '/doors/truframe-composite?glass=cotswold#glass'],
  ['ambi aqua', '/conservatories/conservatories#glass-types'],
  ['antique bronze', '/doors/truframe-composite#furniture'],
  // Questions
  ['fensa', '/windows#questions'],
  ['What does FENSA do for me?', '/windows#questions'],
  ['lantern or flat roof light?', '/conservatories/roof-lanterns#questions'],
]

it.each(QUERIES)('“%s” leads to %s first', (query, address) => {
  expect(addresses(query)[0]).toBe(address)
})

it.each(['', '   ', '?!', 'xyzzy qwrt', 'submarine'])('“%s” finds nothing', (query) => {
  expect(find(query)).toEqual([])
})

it('takes a known word as it stands, though another is only a letter away', () => {
  const titles = find('kent').map(({ entry }) => entry.title)
  expect(titles).toEqual(['KENT'])
})

it('finds a style of that very name before those that only contain it', () => {
  expect(find('winslow').map(({ entry }) => entry.title)).toEqual(['WINSLOW', 'Winslow 1'])
})

it('names the words to mark, also where they were mistyped', () => {
  const [first] = find('goldn oak')
  expect(first?.entry.title).toBe('Golden Oak')
  expect([...(first?.words ?? [])].sort()).toEqual(['golden', 'oak'])
})

describe('for a path that leads nowhere', () => {
  const first = (pathname: string) => suggestionsFor(pathname, find).map(({ to }) => to)[0]

  it.each([
    ['/doors/bifold', '/doors/aluminium-bifolding'],
    ['/windows/sash_windows/', '/windows/flush-sash'],
    ['/Products/composite-doors.html', '/doors/composite'],
    ['/doors/french-door', '/doors/upvc-french'],
    ['/service/cat-flaps', '/services/cat-and-dog-flap-installation'],
  ])('%s it suggests %s first', (pathname, to) => {
    expect(first(pathname)).toBe(to)
  })

  it('it suggests at most four, each once, and no questions', () => {
    const found = suggestionsFor('/doors/door', find)
    expect(found).toHaveLength(4)
    expect(new Set(found).size).toBe(4)
    expect(found.some(({ kind }) => kind === 'question')).toBe(false)
  })

  it.each(['/', '/xyzzy', '/%E0%A4%A'])('%s it suggests nothing', (pathname) => {
    expect(suggestionsFor(pathname, find)).toEqual([])
  })
})
