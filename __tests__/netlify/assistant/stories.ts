import { storyOf, piecesOf } from '../../../netlify/assistant/story'
import type { Match } from '../../../netlify/assistant/intents'
import type { Turn } from '../../../netlify/assistant/part'
import { requestOf, requestsOf } from '../../../netlify/assistant/requests'

const match = (id: string, score: number): Match => ({ kind: 'answer', id, score, example: '' })
const LONG =
  'We have a conservatory at the back that the last people put up about twenty years ago. It faces south and is far too hot in summer. Rain on the roof drowns the telly out. We were told that the old roof could stay up. What would you do with it, and what would it cost us roughly?'

describe('A long message', () => {
  const whole = requestOf(LONG)

  it('is a story from forty words and three pieces on', () => {
    const alone = [[match('hot', 0.6)], [match('noise', 0.6)], [match('price', 0.6)]]
    expect(storyOf(whole, [match('hot', 0.6)], alone, [])).toBeDefined()
    expect(storyOf(whole, [match('hot', 0.6)], alone.slice(0, 2), [])).toBeUndefined()
    expect(storyOf(requestOf('It is far too hot. What now?'), [match('hot', 0.6)], alone, [])).toBeUndefined()
  })

  it('speaks for what several of its pieces speak for, and not for what one alone does', () => {
    const alone = [
      [match('hot', 0.7), match('brochure', 0.5)],
      [match('hot', 0.68), match('brochure', 0.5)],
      [match('size', 0.8), match('hot', 0.5)],
    ]
    expect(storyOf(whole, [match('hot', 0.6), match('size', 0.4)], alone, [])?.matches[0]?.id).toBe('hot')
  })

  it('answers its questions in their order, a plain statement of need, and each matter once', () => {
    const requests = requestsOf(LONG)
    const price = requests.length - 1
    const alone = requests.map(({ asks }, at) =>
      at === price ? [match('price', 0.8)] : [match('hot', asks ? 0.7 : 0.6)],
    )
    const story = storyOf(whole, [match('hot', 0.7)], alone, [])!
    const turn: Turn = {
      text: LONG,
      whole,
      requests,
      matches: alone,
      wholeMatches: [],
      mentions: [],
      now: new Date(0),
    }
    expect(piecesOf(turn, story).map(({ matches: [top] }) => top?.id)).toEqual(['hot', 'price'])
  })

  it('answers what all of it speaks for where it asks nothing', () => {
    const requests = requestsOf(LONG).map((one) => ({ ...one, asks: false }))
    const alone = requests.map(() => [match('hot', 0.6)])
    const story = storyOf(whole, [match('hot', 0.6)], alone, [])!
    const turn: Turn = {
      text: LONG,
      whole,
      requests,
      matches: alone,
      wholeMatches: [],
      mentions: [],
      now: new Date(0),
    }
    expect(piecesOf(turn, story).map(({ matches: [top] }) => top?.id)).toEqual(['hot'])
  })
})
