import type { Match } from '../../../netlify/assistant/intents'
import { isOneStory } from '../../../netlify/assistant/one-story'
import { fittingOf, withOwn } from '../../../netlify/assistant/owned'
import { withOwnOffer } from '../../../netlify/assistant/own-offer'
import type { Turn } from '../../../netlify/assistant/part'
import { requestOf } from '../../../netlify/assistant/requests'

const match = (id: string, score: number): Match => ({ kind: 'answer', id, score, example: '' })

const chosen = (text: string, at: number, ...matches: Match[]) => ({ request: requestOf(text), matches, at })

const NOTHING = { backed: [], wholeMatches: [] }
const bestOf = (all: ReturnType<typeof withOwn>) => all.map(({ matches: [best] }) => best?.id)

describe('the requests of one message', () => {
  const noise = chosen('will triple glazing cut the noise', 0, match('noise', 0.99))
  const darker = chosen('does it make the room darker', 1, match('noise', 0.9), match('dark', 0.88))

  it('have an answer each: one that fits another better is that one’s', () => {
    expect(bestOf(withOwn([noise, darker], NOTHING))).toEqual(['noise', 'dark'])
    expect(bestOf(withOwn([darker, noise], NOTHING))).toEqual(['dark', 'noise'])
  })

  it('need no second answer where the first settles both', () => {
    const same = chosen('or is there a special glass', 1, match('noise', 0.8), match('glass', 0.4))
    expect(withOwn([noise, same], NOTHING)).toHaveLength(1)
  })

  it('lean on what was told before them the more, the fewer words they have', () => {
    const turn = (backed: Match[]) => ({ backed: [undefined, backed], wholeMatches: [] }) as unknown as Turn
    const backed = [match('clean-price', 1), match('clean', 0.9)]
    const [few] = withOwn([chosen('how much', 1, match('price', 0.86), match('clean-price', 0.7))], NOTHING)
    const [many] = withOwn(
      [chosen('is the conservatory roof safe', 1, match('walk', 0.9), match('clean-price', 0.5))],
      NOTHING,
    )
    expect(fittingOf(few!, turn(backed), false)[0]?.id).toBe('clean-price')
    expect(fittingOf(many!, turn(backed), false)[0]?.id).toBe('walk')
  })

  it('are not answered by what only the words of another speak for', () => {
    const saturday = chosen('do you work saturdays', 0, match('saturday', 0.93), match('fit-saturday', 0.91))
    const when = chosen('when would it be done', 1, match('leadtime', 0.7), match('fit-saturday', 0.6))
    const backed = [undefined, [match('fit-saturday', 0.83), match('saturday', 0.8)]]
    const turn = { backed, wholeMatches: [match('fit-saturday', 0.84)] } as unknown as Turn
    const [, one] = withOwn([saturday, when], turn)
    expect(fittingOf(one!, turn, false)[0]?.id).toBe('leadtime')
  })

  it('are one where the answer to the first loses nothing by the second and speaks of it', () => {
    const blues = chosen('what is the blue roof glass called', 0, match('roof-glass-blue-names-heat', 1.08))
    const heat = chosen('how much heat does it keep out', 1, match('winter', 1.01))
    const turnOf = (whole: number) => ({
      backed: [undefined, [match('roof-glass-blue-names-heat', 0.99), match('winter', 0.88)]],
      wholeMatches: [match('roof-glass-blue-names-heat', whole)],
    })
    expect(withOwn([blues, heat], turnOf(0.99))).toHaveLength(1)
    expect(withOwn([blues, heat], turnOf(0.9))).toHaveLength(2)
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
