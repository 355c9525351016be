import { fittingOf, withOwn } from '../../../netlify/assistant/choosing'
import type { Match } from '../../../netlify/assistant/intents'
import { withOwnOffer } from '../../../netlify/assistant/own-offer'
import type { Turn } from '../../../netlify/assistant/part'
import { requestOf } from '../../../netlify/assistant/requests'

const match = (id: string, score: number): Match => ({ kind: 'answer', id, score, example: '' })

const chosen = (text: string, at: number, ...matches: Match[]) => ({ request: requestOf(text), matches, at })

describe('the requests of one message', () => {
  const noise = chosen('will triple glazing cut the noise', 0, match('noise', 0.99))
  const darker = chosen('does it make the room darker', 1, match('noise', 0.9), match('dark', 0.88))

  it('have an answer each: one that fits another better is that one’s', () => {
    expect(withOwn([noise, darker]).map(({ matches: [best] }) => best?.id)).toEqual(['noise', 'dark'])
    expect(withOwn([darker, noise]).map(({ matches: [best] }) => best?.id)).toEqual(['dark', 'noise'])
  })

  it('need no second answer where the first settles both', () => {
    const same = chosen('or is there a special glass', 1, match('noise', 0.8), match('glass', 0.4))
    expect(withOwn([noise, same])).toHaveLength(1)
  })

  it('lean on what was told before them the more, the fewer words they have', () => {
    const turn = (backed: Match[]) => ({ backed: [undefined, backed], wholeMatches: [] }) as unknown as Turn
    const backed = [match('clean-price', 1), match('clean', 0.9)]
    const few = chosen('how much', 1, match('price', 0.86), match('clean-price', 0.7))
    const many = chosen('is the conservatory roof safe', 1, match('walk', 0.9), match('clean-price', 0.5))
    expect(fittingOf(few, turn(backed), false)[0]?.id).toBe('clean-price')
    expect(fittingOf(many, turn(backed), false)[0]?.id).toBe('walk')
  })
})

it('links to the offer of the visitor’s own district', () => {
  expect(withOwnOffer('See [the offer](/offers/cm17).', 'CM23 2NB')).toBe('See [the offer](/offers/cm23).')
  expect(withOwnOffer('See [CM17 Residents](/offers/cm17).', 'CM23 2NB')).toContain('/offers/cm17')
  expect(withOwnOffer('See [the offer](/offers/cm17).', 'CM20 1BG')).toContain('/offers/cm17')
})
