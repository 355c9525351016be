import { doorCatalogue as catalogue } from '@/features/door-designer/catalogue'
import { DEFAULT_DESIGN, type Design } from '@/features/door-designer/design'
import { describeDoor } from '@/features/door-designer/describe-door'
import { randomDesigns } from './random-design'

const describeWith = (part: Partial<Design>) => describeDoor({ ...DEFAULT_DESIGN, ...part }, catalogue)

it('says everything in one sentence', () => {
  expect(describeWith({ sidePanels: 'both', topLight: true, hinge: 'right' })).toBe(
    'Kent composite door in Anthracite Grey outside and White inside, in a White frame, with side panels on both sides, a top light, Stippolyte glass, chrome furniture and hinges on the right.',
  )
})

it('names a colour of both sides once, and the kind of a stable door', () => {
  expect(describeWith({ style: 'chepstow', outside: 'red', inside: 'red', frame: 'agate-grey' })).toBe(
    'Chepstow composite stable door in Red on both sides, in an Agate Grey frame, with chrome furniture and hinges on the left.',
  )
})

it('says that glass is clear, and nothing of glass that is not there', () => {
  expect(describeWith({ glass: null })).toContain('clear glass')
  expect(describeWith({ style: 'ludlow' })).not.toContain('glass')
  expect(describeWith({ style: 'ludlow', topLight: true, glass: 'reeded' })).toContain('Reeded glass')
})

it('is one sentence of plain words for any design', () => {
  const next = randomDesigns(catalogue, 5)
  for (let run = 0; run < 500; run += 1)
    expect(describeDoor(next(), catalogue)).toMatch(/^[A-Z][a-z]+ composite [A-Za-z ,]+\.$/)
})
