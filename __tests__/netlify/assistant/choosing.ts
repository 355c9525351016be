import type { Match } from '../../../netlify/assistant/intents'
import { isOneStory } from '../../../netlify/assistant/one-story'
import { fittingOf } from '../../../netlify/assistant/fitting'
import { withOwnOffer } from '../../../netlify/assistant/own-offer'
import type { Turn } from '../../../netlify/assistant/part'
import { requestOf } from '../../../netlify/assistant/requests'

const match = (id: string, score: number): Match => ({ kind: 'answer', id, score, example: '' })

const chosen = (text: string, at: number, ...matches: Match[]) => ({ request: requestOf(text), matches, at })

describe('the requests of one message', () => {
  it('lean on what was told before them the more, the fewer words they have', () => {
    const turn = (backed: Match[]) => ({ backed: [undefined, backed], wholeMatches: [] }) as unknown as Turn
    const backed = [match('clean-price', 1), match('clean', 0.9)]
    const few = chosen('how much', 1, match('price', 0.86), match('clean-price', 0.7))
    const many = chosen('is the conservatory roof safe', 1, match('walk', 0.9), match('clean-price', 0.5))
    expect(fittingOf(few, turn(backed), false)[0]?.id).toBe('clean-price')
    expect(fittingOf(many, turn(backed), false)[0]?.id).toBe('walk')
  })
})

describe('a message of several questions', () => {
  const turn = (whole: Match, ...own: Match[]) =>
    ({
      requests: [
        requestOf('are you VAT registered'),
        requestOf('can you give me a receipt for the insurance'),
      ],
      matches: own.map((one) => [one]),
      wholeMatches: [whole],
    }) as unknown as Turn

  it('is answered as a whole by what was written for all of it, and not by the answer to one', () => {
    expect(isOneStory(turn(match('vat', 0.91), match('vat', 0.98), match('receipt', 0.6)))).toBe(false)
    expect(isOneStory(turn(match('vat-receipt', 0.95), match('vat', 0.9), match('receipt', 0.6)))).toBe(true)
  })
})

it('links to the offer of the visitor’s own district', () => {
  expect(withOwnOffer('See [the offer](/offers/cm17).', 'CM23 2NB')).toBe('See [the offer](/offers/cm23).')
  expect(withOwnOffer('See [CM17 Residents](/offers/cm17).', 'CM23 2NB')).toContain('/offers/cm17')
  expect(withOwnOffer('See [the offer](/offers/cm17).', 'CM20 1BG')).toContain('/offers/cm17')
})
