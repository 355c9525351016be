import { isDone, refusesCall } from '../../netlify/assistant/acts'
import { cuesIn } from '../../netlify/assistant/cues'
import { figuresIn, toldIn } from '../../netlify/assistant/details'
import { isBacked } from '../../netlify/assistant/facts'
import limits from '../../netlify/assistant/knowledge/limits.json'
import { coverage } from '../../netlify/assistant/places'
import { requestsOf } from '../../netlify/assistant/requests'
import { alarmIn } from '../../netlify/assistant/safety'
import { measuresIn } from '../../netlify/assistant/sizes'
import { pairOf } from '../../netlify/assistant/subjects'
import { mannersIn } from '../../netlify/assistant/timing'
import { topicById, type Topic } from '../../netlify/assistant/topics'
import { wordsOf } from '../../netlify/assistant/words'

describe('danger overhead', () => {
  it.each([
    ['the skylight has cracked, it is right above the baby’s bed', 'overhead'],
    ['a loose pane over the pavement', 'overhead'],
    ['how strong is the glass above the sofa', undefined],
  ])('%s: %s', (text, id) => expect(alarmIn(wordsOf(text))?.id).toBe(id))
})

describe('a place', () => {
  it('is only claimed where the lists name it', () => {
    expect(coverage({ name: 'Takeley', covered: true, at: 0, length: 1 })).toMatch(/^Yes, we cover/)
    expect(coverage({ name: 'Southend', code: 'SS1', covered: true, at: 0, length: 1 })).toMatch(
      /Essex is on our list\..*isn't named/,
    )
  })
})

describe('the cues, sizes, details and subjects', () => {
  it('names the attribute by its words', () => {
    expect(cuesIn(wordsOf('which is the widest'))).toContain('size')
  })

  it('reads measures in any unit', () => {
    expect(measuresIn('1.8 x 3.6m').map(({ metres }) => metres)).toEqual([1.8, 3.6])
  })

  it('keeps what was said of the work, without the name', () => {
    expect(toldIn('i want em black not grey')).toBe('i want em black not grey')
    expect(toldIn('its Tom Grey', 'Tom Grey')).toBeUndefined()
    expect(toldIn('spring time probably')).toBe('spring time probably')
    expect(toldIn('Hello. My door sticks. Jo Bell, 07700 900123, CM17 9XX. Thanks', 'Jo Bell')).toBe(
      'My door sticks.',
    )
    expect(figuresIn('three windows in grey, 2.1m wide')).toEqual(['three windows', '2.1m wide', 'grey'])
  })

  it('compares with the page, and with the other of two', () => {
    const named = (id: string) => topicById(id) as Topic
    const ids = (topics: Topic[] | undefined) => topics?.map(({ id }) => id)
    expect(ids(pairOf([named('r9')], { topics: [named('r9')], before: named('r7') }))).toEqual(['r9', 'r7'])
    expect(ids(pairOf([named('truframe')], { topics: [] }, true))).toEqual(['truframe', 'comp-door'])
  })

  it('hears one question where two marks stand', () => {
    expect(requestsOf('which is better??')).toHaveLength(1)
    expect(requestsOf('morning :)').map(({ plain }) => plain)).toEqual(['morning'])
  })

  it('has no limit of size that data/ does not have', () => {
    const figures = Object.values(
      limits as Record<string, Record<string, string | number | number[]>>,
    ).flatMap((limit) => Object.values(limit).flat())
    expect(
      figures.filter(
        (figure) =>
          typeof figure === 'number' && !isBacked(String(figure)) && !isBacked(String(figure * 1000)),
      ),
    ).toEqual([])
  })
})

describe('what a visitor wants of a call', () => {
  it.each([
    ['email only please', ['E-mail only, no calls']],
    ['she is a bit deaf so let it ring', ['Hard of hearing', 'Let it ring']],
    ['my email is below', []],
  ])('%s', (text, manners) => expect(mannersIn(text)).toEqual(manners))

  it('may be none, and an end', () => {
    expect(refusesCall(wordsOf('no dont want a call'))).toBe(true)
    expect(refusesCall(wordsOf('please call me'))).toBe(false)
    expect(isDone(wordsOf('nah thats everything ta'))).toBe(true)
  })
})
