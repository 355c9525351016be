import type { Match } from '../../netlify/assistant/intents'
import { reranked, type Evidence } from '../../netlify/assistant/reranking'

const match = (id: string, score: number, kind: Match['kind'] = 'answer'): Match => ({
  kind,
  id,
  score,
  example: '',
})
const evidence = (over: Partial<Evidence> = {}): Evidence => ({
  masked: 0.7,
  all: 0.5,
  words: 0.8,
  isOwn: false,
  ...over,
})
const idsOf = (found: Match[]) => found.map(({ id }) => id)

/** What the second look makes of matches, of which those that are named have evidence of their own. */
const seen = (found: Match[], own: Record<string, Partial<Evidence>> = {}) =>
  reranked(found, ({ id }) => evidence(own[id]))

describe('the second look at the answers that fit best', () => {
  const found = [match('price', 0.64), match('pane', 0.63), match('frame', 0.6)]

  it('leaves them as they are where nothing else tells them apart', () => {
    expect(idsOf(seen(found))).toEqual(['price', 'pane', 'frame'])
  })

  it('puts the one first whose examples and words are clearly nearer', () => {
    expect(idsOf(seen(found, { pane: { all: 0.62, words: 1.1 } }))).toEqual(['pane', 'price', 'frame'])
  })

  it('does not move the first for a trifle', () => {
    expect(idsOf(seen(found, { pane: { all: 0.55 } }))).toEqual(['price', 'pane', 'frame'])
  })

  it('moves those behind the first for as little', () => {
    expect(idsOf(seen(found, { frame: { all: 0.58 } }))).toEqual(['price', 'frame', 'pane'])
  })

  it('prefers the answer of the very product', () => {
    expect(idsOf(seen(found, { frame: { isOwn: true, words: 0.95 } }))[1]).toBe('frame')
  })

  it('keeps the score of each place, which the thresholds read', () => {
    const scores = seen(found, { frame: { masked: 0.95 } }).map(({ score }) => score)
    expect(scores).toEqual([0.64, 0.63, 0.6])
  })

  it('leaves wishes and services where they are', () => {
    const mixed = [match('price', 0.64), match('call', 0.62, 'wish'), match('pane', 0.6)]
    expect(idsOf(seen(mixed, { call: { all: 0.9 }, pane: { all: 0.8 } }))).toEqual(['pane', 'call', 'price'])
  })

  it('looks no further than at ten', () => {
    const many = Array.from({ length: 12 }, (_, at) => match(`answer ${at}`, 0.6 - at / 100))
    expect(idsOf(seen(many, { 'answer 11': { all: 1, words: 2 } }))).toEqual(idsOf(many))
  })
})
