import { LEAD_LIMITS } from '@/contracts/lead'
import type { Entry } from '@/features/shortlist/entries'
import { messageOf, show, type Thing } from '@/features/shortlist/shown'

const NONE = { to: null, hex: null, picture: null, figures: [] }
const THINGS = [
  { ...NONE, kind: 'product', key: '/doors/x', name: 'X doors', range: 'Doors', to: '/doors/x' },
  {
    ...NONE,
    kind: 'style',
    key: 'york',
    name: 'YORK',
    range: 'Composite door',
    to: '/doors/c?style=york#styles',
  },
  { ...NONE, kind: 'front', key: 'semi', name: 'Thirties semi', range: 'Thirties semi', picture: 'semi.jpg' },
  { ...NONE, kind: 'finish', key: 'colours/black', name: 'Black', range: 'Finish', hex: '#000000' },
] as unknown as Thing[]

it('says what each entry is, and where it is shown', () => {
  const entries: Entry[] = [
    { kind: 'product', key: '/doors/x', finish: 'colours/black' },
    { kind: 'style', key: 'york', finish: 'colours/black' },
    { kind: 'finish', key: 'colours/black', from: '/doors/x' },
    { kind: 'door', key: '/design-your-door?style=york', words: 'York in black.' },
    { kind: 'glass', key: 'gone' },
  ]
  expect(show(entries, THINGS).map(({ name, range, to, finish }) => [name, range, to, finish?.name])).toEqual(
    [
      ['X doors', 'Doors', '/doors/x?finish=black', 'Black'],
      ['YORK', 'Composite door', '/doors/c?style=york#styles', 'Black'],
      ['Black', 'Finish for X doors', '/doors/x', 'Black'],
      ['The door you designed', 'Composite door', '/design-your-door?style=york', undefined],
      ['No longer on the site', 'Ask us what replaces it', undefined, undefined],
    ],
  )
})

it('shows a painted front by the picture of its house, and leads to it with its finishes', () => {
  const front: Entry = { kind: 'front', key: '/street-front?house=semi&door=red', words: 'Semi: door in Red' }
  const shown = show([front], THINGS)
  expect(shown[0]).toMatchObject({ name: 'The house you coloured', to: front.key })
  expect(shown[0]?.thing).toMatchObject({ key: 'semi' })
  expect(messageOf(shown, 'https://site.example')).toBe(
    `My shortlist:\n1. Semi: door in Red\n   https://site.example${front.key}`,
  )
})

it('puts the list into words for an enquiry, with the notes', () => {
  const entries: Entry[] = [
    { kind: 'product', key: '/doors/x', finish: 'colours/black', note: ' back of the house ' },
    { kind: 'door', key: '/design-your-door?style=york', words: 'York in black.' },
    { kind: 'finish', key: 'colours/black', from: '/doors/x' },
  ]
  expect(messageOf(show(entries, THINGS), 'https://site.example')).toBe(
    [
      'My shortlist:',
      '1. X doors in Black',
      '   Note: back of the house',
      '2. York in black.',
      '   https://site.example/design-your-door?style=york',
      '3. Black (Finish for X doors)',
    ].join('\n'),
  )
})

it('leaves room in the message for the visitor’s own words', () => {
  const entries = Array.from({ length: 40 }, (_, index): Entry => {
    return { kind: 'style', key: `york-${index}`, words: 'long '.repeat(60) }
  })
  const message = messageOf(show(entries, THINGS), '')
  expect(message.length).toBeLessThan(LEAD_LIMITS.message - 200)
  expect(message).toMatch(/\n…$/)
})
