import { isDone, refusesCall } from '../../../netlify/assistant/acts'
import { wishOf } from '../../../netlify/assistant/wanting'
import { filled } from '../../../netlify/assistant/catalogue'
import { cuesIn } from '../../../netlify/assistant/cues'
import { isBacked } from '../../../netlify/assistant/facts'
import limits from '../../../netlify/assistant/knowledge/limits.json'
import { withoutYes } from '../../../netlify/assistant/compose'
import { computed } from '../../../netlify/assistant/computed'
import { tintIn } from '../../../netlify/assistant/describe'
import { firstsFor, isCovered } from '../../../netlify/assistant/firsts'
import { oppositeOf } from '../../../netlify/assistant/fit'
import firsts from '../../../netlify/assistant/knowledge/firsts.json'
import { coverage } from '../../../netlify/assistant/coverage'
import { requestOf, requestsOf } from '../../../netlify/assistant/requests'
import { alarmIn } from '../../../netlify/assistant/safety'
import { measuresIn } from '../../../netlify/assistant/measures'
import { limitPart } from '../../../netlify/assistant/sizes'
import { pairOf } from '../../../netlify/assistant/subjects'
import { mannersIn } from '../../../netlify/assistant/manners'
import { topicById, type Topic } from '../../../netlify/assistant/topics'
import { wordsOf } from '../../../netlify/assistant/words'
import { sayings } from '../../support/sayings'

describe('danger overhead', () => {
  it.each([
    ['the skylight has cracked, it is right above the baby’s bed', 'overhead'],
    ['a loose pane over the pavement', 'overhead'],
    ['how strong is the glass above the sofa', undefined],
  ])('%s: %s', (text, id) => expect(alarmIn(wordsOf(text))?.id).toBe(id))
})

describe('a place', () => {
  it('is only claimed where the lists name it or its district', () => {
    expect(coverage({ name: 'Takeley', covered: true, at: 0, length: 1 })).toMatch(/^Yes, we cover/)
    expect(coverage({ name: 'Southend', covered: true, at: 0, length: 1 })).toMatch(
      /^Yes, we cover Southend, SS1\./,
    )
    expect(coverage({ name: 'Burnham on Crouch', covered: true, at: 0, length: 1 })).toMatch(
      /Essex is on our list\..*isn't named/,
    )
  })

  it('is the visitor’s own before that of somebody else', () => {
    const text = 'Our daughter lives in Chelmsford. We live in Ipswich'
    expect(requestOf(text).entities.place?.name).toBe('Ipswich')
  })
})

describe('a door style', () => {
  it.each([
    ['Winslow in Chartwell green with reeded glass?', ['Chartwell Green', 'Reeded', 'WINSLOW has glass']],
    ['does abercorn come in red with stippolyte glass', ['ABERCORN in Red', 'solid, with no pane']],
    ['is the Westminster available in black', ['Westminster in Black', 'of the offer']],
  ])('is told together with what is wanted on it: %s', (text, parts) => {
    const { text: said = '' } = computed(requestOf(text), [])[0]?.part ?? {}
    for (const part of parts) expect(said).toContain(part)
  })

  it('is none where it is a street', () => {
    expect(requestOf('windsor road, red front door').entities.style).toBeUndefined()
  })
})

describe('a wish', () => {
  const wish = [{ kind: 'wish' as const, id: 'quote', score: 0.9, example: '' }]
  it.each([
    ['i would like to compare the r7 and the r9', undefined],
    ['must i pay if somebody comes to give me a price', undefined],
    ['please ring me, i would like to know the price', 'quote'],
  ])('%s: %s', (text, id) => expect(wishOf(requestOf(text), wish)).toBe(id))
})

describe('the cues, sizes, details and subjects', () => {
  it('names the attribute by its words', () => {
    expect(cuesIn(wordsOf('which is the widest'))).toContain('size')
  })

  it('reads measures in any unit', () => {
    expect(measuresIn('1.8 x 3.6m').map(({ metres }) => metres)).toEqual([1.8, 3.6])
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
  ])('%s', async (text, manners) => expect((await sayings(text)).flatMap(mannersIn)).toEqual(manners))

  it('may be none, and an end', () => {
    expect(refusesCall(wordsOf('no dont want a call'))).toBe(true)
    expect(refusesCall(wordsOf('please call me'))).toBe(false)
    expect(isDone(wordsOf('nah thats everything ta'))).toBe(true)
  })
})

describe('what decides an answer', () => {
  it.each(firsts.flatMap(({ id, examples }) => examples.map((text) => [filled(text, new Date(0)), id])))(
    '%s: %s',
    (text, id) => {
      expect(firstsFor(requestOf(text), []).map(({ part }) => part.key)).toEqual([id])
    },
  )

  it.each([
    'do you do front doors',
    'how long does fitting take',
    'the key is stiff',
    'a quiet Sunday outfit',
  ])('is nothing by the way: %s', (text) => expect(firstsFor(requestOf(text), [])).toEqual([]))

  it('takes the question that goes with it', () => {
    const firsts = firstsFor(
      requestOf('panes misted up in two windows. do we need new ones? do you come to Epping?'),
      [],
    )
    expect(isCovered(firsts, requestOf('do we need new ones?'), [])).toBe(true)
    const area = [{ kind: 'answer' as const, id: 'area', score: 0.9, example: '' }]
    expect(isCovered(firsts, requestOf('do you come to Epping?'), area)).toBe(false)
  })
})

describe('what is worked out from the data', () => {
  const said = (text: string, ids: string[]) =>
    computed(
      requestOf(text),
      ids.map((id) => topicById(id) as Topic),
    )
      .map(({ part }) => part.text)
      .join(' ')

  it.each([
    [
      '5.6m wide, will 2 panes do or does it have to be 3',
      'aluminium-sliding',
      /^No: 2 would be 2\.8m.*3 at about 1\.87m/,
    ],
    ['what is the u value', 'r9', /^I've no U-value for our \[R9/],
    ['she is in CM17 and I am CM19, can I have that price', 'offer', /CM19 isn't one of those/],
    ['the leaflet is for CM23, our road is CM22, do we get it', 'offer', /CM22 isn't one of those/],
    ['is it 70mm deep', 'r7', /^No\. .*75mm/],
    ['do they come in white', 'r9', /^$/],
  ])('%s (%s)', (text, id, answer) => expect(said(text, [id])).toMatch(answer))
})

describe('a size beyond a limit', () => {
  const limit = (text: string, id: string) => limitPart(requestOf(text), [topicById(id) as Topic])?.text

  it.each([
    ['ours is 9.2 wide, 2.6 high', 'bifold', /^No, 9\.2m is too much.*8m wide/],
    ['the hole is 2.3m, can the pair fill it', 'upvc-french', /^No, 2\.3m.*1900mm/],
    ['a 2m lantern', 'lantern', /^No, 2m is too small.*flat roof light/],
    ['a 3m lantern', 'lantern', undefined],
    ['7.5m of bifolds', 'bifold', undefined],
  ])('%s', (text, id, pattern) => {
    const said = limit(text, id)
    if (pattern) expect(said).toMatch(pattern)
    else expect(said).toBeUndefined()
  })
})

describe('a question', () => {
  it.each([
    ['a lantern too, do you fit those', true],
    ['ring after 6 if you can, i drive all day', false],
    ['we live in an old house', false],
  ])('may come after a statement: %s', (text, asks) => expect(requestOf(text).asks).toBe(asks))

  it('with nothing of its own goes with the statement before it', () => {
    expect(requestsOf('I cannot reach the outside. What do you suggest?')).toHaveLength(1)
    expect(requestsOf('I cannot reach the outside. What colours are there?')).toHaveLength(2)
  })

  it.each([
    ['facing south', 'facing north', true],
    ['which is darkest', 'the brightest one', true],
    ['facing south', 'south facing roof', false],
  ])('is not answered with the opposite: %s, %s', (asked, example, is) =>
    expect(oppositeOf(asked)(example)).toBe(is),
  )

  it('whether there is a charge has no yes before free', () => {
    expect(withoutYes('Yes, quotes are free.', 'is there a charge')).toBe('Quotes are free.')
    expect(withoutYes('Yes, quotes are free.', 'are quotes free')).toBe('Yes, quotes are free.')
  })

  it('names a roof glass by its last word', () => {
    expect(tintIn(['the', 'bronze', 'one'])).toBe('roof-glass-bronze')
    expect(tintIn(['the', 'dark', 'one'])).toBeUndefined()
  })
})
