import { doorCatalogue as catalogue } from '@/features/door-designer/catalogue'
import { DEFAULT_DESIGN, type Design } from '@/features/door-designer/design'
import { decodeDesign, encodeDesign } from '@/features/door-designer/design-address'
import { seeded } from '@/features/door-designer/drawing/random'
import { randomDesigns } from './random-design'

it('has a default that is on offer', () => {
  expect(decodeDesign(encodeDesign(DEFAULT_DESIGN), catalogue)).toEqual(DEFAULT_DESIGN)
  expect(decodeDesign('', catalogue)).toEqual(DEFAULT_DESIGN)
})

it('reads back every design that it writes', () => {
  const next = randomDesigns(catalogue, 1)
  for (let run = 0; run < 2000; run += 1) {
    const design = next()
    expect(decodeDesign(encodeDesign(design).toString(), catalogue)).toEqual(design)
  }
})

it('writes the whole design, so that other defaults leave a shared door as it is', () => {
  const others = randomDesigns(catalogue, 2)()
  expect(decodeDesign(encodeDesign(DEFAULT_DESIGN), catalogue, others)).toEqual(DEFAULT_DESIGN)
})

it('keeps the parameters of others', () => {
  const params = encodeDesign(DEFAULT_DESIGN, '?range=truframe&style=york')
  expect(params.get('range')).toBe('truframe')
  expect(params.getAll('style')).toEqual(['kent'])
})

it.each<[string, Partial<Design>]>([
  ['style=KENT&outside=%20Red%20', { outside: 'red' }],
  ['glass=clear', { glass: null }],
  ['glass=', {}],
  ['glass=null', {}],
  ['style=__proto__&outside=constructor&frame=toString', {}],
  ['style=ludlow&style=york', { style: 'ludlow' }],
  ['hinge=middle&side=all&top=maybe', {}],
  ['hinge=right&side=both&top=yes', { hinge: 'right', sidePanels: 'both', topLight: true }],
  ['top=true', {}],
  ['style=%E0%A4%A&outside=%00&inside=%F0%9F%9A%AA', {}],
  [`style=${'x'.repeat(200)}`, {}],
])('reads %s', (query, expected) => {
  expect(decodeDesign(query, catalogue)).toEqual({ ...DEFAULT_DESIGN, ...expected })
})

it('survives any noise, with a design that can be drawn', () => {
  const random = seeded(3)
  const names = ['style', 'outside', 'inside', 'frame', 'glass', 'furniture', 'hinge', 'side', 'top', '%', '']
  const scraps = ['kent', 'red', '..', '<svg>', '"', '&', '=', '%', '\u0000', 'é', '🚪', '-1', 'yes', 'NaN']
  const one = (list: string[]) => list[Math.floor(random() * list.length)]!
  for (let run = 0; run < 2000; run += 1) {
    const query = Array.from({ length: 8 }, () => `${one(names)}=${one(scraps)}${one(scraps)}`).join('&')
    const design = decodeDesign(query, catalogue)
    expect(decodeDesign(encodeDesign(design), catalogue)).toEqual(design)
    expect(catalogue.styles.has(design.style)).toBe(true)
  }
})
