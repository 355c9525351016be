import fc from 'fast-check'
import { decode, encode, MOST_ENTRIES, MOST_NOTE, type Entry } from '@/features/shortlist/entries'

const YORK: Entry = { kind: 'style', key: 'york', finish: 'composite-colours/black', note: 'for the porch' }
const stored = (entries: unknown) => JSON.stringify({ version: 1, entries })

it('reads what it has written', () => {
  expect(decode(encode([YORK, { kind: 'glass', key: 'arctic' }]))).toEqual([
    YORK,
    { kind: 'glass', key: 'arctic' },
  ])
})

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another kind of value', '[]'],
  ['another version', JSON.stringify({ version: 2, entries: [YORK] })],
  ['no list', stored('york')],
  ['entries that are none', stored([null, 1, 'york', [], { kind: 'sofa', key: 'x' }, { kind: 'style' }])],
  ['addresses of other sites', stored([{ kind: 'door', key: '//evil.example' }])],
  ['addresses that are scripts', stored([{ kind: 'product', key: 'javascript:alert(1)' }])],
])('takes %s for an empty list', (_what, text) => {
  expect(decode(text)).toEqual([])
})

it('keeps the sound entries beside broken ones, each once, and no more than it can show', () => {
  expect(decode(stored([{ kind: 1 }, YORK, { ...YORK, note: 'again' }]))).toEqual([
    { ...YORK, note: 'again' },
  ])
  const many = Array.from({ length: 60 }, (_, index) => ({ kind: 'glass', key: `glass-${index}` }))
  expect(decode(stored(many))).toHaveLength(MOST_ENTRIES)
  expect(decode(stored([{ ...YORK, note: 'x'.repeat(9999) }]))[0]?.note).toHaveLength(MOST_NOTE)
})

it('survives whatever another script has stored under its name', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const entry of [...decode(JSON.stringify(value)), ...decode(stored(value))])
        expect(typeof entry.key).toBe('string')
    }),
  )
})
