import { filled } from '../../../netlify/assistant/catalogue'
import afterwards from '../../../netlify/assistant/knowledge/afterwards.json'
import patterns from '../../../netlify/assistant/knowledge/patterns.json'
import { PATTERNS } from '../../../netlify/assistant/patterns'
import { requestOf, requestsOf } from '../../../netlify/assistant/requests'
import { afterwardsOf } from '../../../netlify/assistant/safety'
import { lineOf, wordsOf } from '../../../netlify/assistant/words'
import type { QualifiedLead } from '../../../src/contracts/chat'
import { CALL, SUNDAY, talk } from '../../support/talk'

describe('a lead', () => {
  it.each<[string[], Partial<QualifiedLead>, RegExp]>([
    [
      [CALL, 'Tom Hill 07700 900321'],
      { name: 'Tom Hill', complete: false },
      /pass this on: Tom Hill, 07700 900321, about aluminium bi-folding doors.*24 hours.*How soon/,
    ],
    [
      [CALL, 'Tom Hill 07700 900321', 'CM17 9XX', 'mornings only', "no, that's everything"],
      { postcode: 'CM17 9XX' },
      /^Thanks, Tom. I’ve passed this on/,
    ],
    [[CALL, 'Tom Hill 07700 900321', 'thank you'], { phone: '07700 900321' }, /passed this on/],
    [[CALL, 'Tom Hill 07700 900321', 'bye'], { phone: '07700 900321' }, /passed this on/],
    [
      ['ring me about 15 windows and one slider for a barn conversion, Jo Bell 07700 900322'],
      {
        name: 'Jo Bell',
      },
      /about windows and sliding patio doors, with what you’ve told me/,
    ],
    [
      [CALL, 'Jo Bell 07700 900322', '14 openings altogether, 2m wide', 'actually make that 15 openings'],
      {},
      /^Noted: “actually make that 15 openings”\.$/,
    ],
    [
      [CALL, 'Jo Bell 07700 900322', 'my husband says grey outside'],
      {},
      /Noted: “my husband says grey outside”/,
    ],
    [
      [CALL, 'Jo Bell', 'jo@post.example', 'in no hurry'],
      { email: 'jo@post.example', urgency: 'low' },
      /no rush/,
    ],
    [[CALL, 'Jo Bell 07700 900322', 'it must be 2.1m high'], {}, /Noted/],
    [[CALL, 'Jo Bell 07700 900322', 'CM21 9'], { postcode: 'CM21 9' }, /Noted: CM21 9/],
    [
      [CALL, 'Jo Bell 07700 900322, not now as I am at work', "that's it"],
      { name: 'Jo Bell' },
      /^(?!.*best time)/,
    ],
  ])('%s', async (turns, wanted, pattern) => {
    const { lead, last } = await talk(turns)
    expect(lead).toMatchObject(wanted)
    expect(last).toMatch(pattern)
  })

  it('is asked no question twice, whatever is said in between', async () => {
    const { said } = await talk([
      CALL,
      'Jo Bell 07700 900322',
      'CM17 9XX',
      'two of them',
      'in black',
      'mornings only',
    ])
    expect(said.filter((text) => /how soon/i.test(text))).toHaveLength(1)
    expect(said.filter((text) => /anything else/i.test(text))).toHaveLength(1)
    expect(said.slice(2).join()).not.toMatch(/name|number/)
  })

  it('does not mistake a height for urgency', async () => {
    expect((await talk([CALL, 'Jo Bell 07700 900322', '2.1m high'])).lead).not.toHaveProperty('urgency')
  })
})

it('makes no claim about fire doors, whatever else is asked', async () => {
  const { last } = await talk([
    'landlord here, they want an FD30 flat entrance door, do you do those and do i get paperwork',
  ])
  expect(last).toMatch(/FD30 fire door option/)
  expect(last).not.toMatch(/certify/)
})

describe('afterwards', () => {
  it.each(afterwards.flatMap(({ of, say, examples }) => examples.map((text) => [of, text, say])))(
    '%s: %s',
    (kind, text, say) => {
      const answer = afterwardsOf(kind, wordsOf(text), SUNDAY)
      expect(answer).toBe(filled(say, SUNDAY))
    },
  )

  it('stays with the emergency advice and asks for no details', async () => {
    const { last } = await talk([
      'someone kicked my front door in',
      'they have gone but im on my own with the baby',
    ])
    expect(last).toMatch(/999.*day and night/)
    expect(last).not.toMatch(/your name/)
  })
})

describe('the patterns', () => {
  it.each(Object.entries(patterns).map(([name, { example }]) => [name, example]))(
    '%s: %s',
    (name, example) => {
      const isSaid = (text: string) =>
        [text, lineOf(wordsOf(text))].some((line) => PATTERNS[name as keyof typeof patterns].test(line))
      expect([isSaid(example), isSaid('cat sat quietly')]).toEqual([true, false])
    },
  )
})

describe('splitting a message', () => {
  it.each([
    ['ok great. can you fit them in Harlow?', ['can you fit them in Harlow?']],
    ['my sashes are rotten. can you replace them?', ['my sashes are rotten, can you replace them?']],
    ["which is best? I don't want it dark", ['which is best?', "I don't want it dark"]],
    [
      'My daughter, who lives in Chelmsford, recommended you.',
      ['My daughter, who lives in Chelmsford, recommended you.'],
    ],
    ['That is most helpful, thank you. Two hinges have dropped.', ['Two hinges have dropped.']],
  ])('%s', (text, pieces) => expect(requestsOf(text).map((one) => one.text)).toEqual(pieces))

  it('is not a question when it says what is not wanted', () => {
    expect(requestOf("can't work it out").asks).toBe(false)
    expect(requestOf('can you work it out').asks).toBe(true)
  })
})

describe('the record of a lead', () => {
  it('names the other products discussed, and all that are wanted', async () => {
    expect(
      (
        await talk([
          'how wide are bifolds',
          'and a roof lantern',
          'a quote for both please, Jo Bell 07700 900322',
        ])
      ).lead?.service,
    ).toMatch(/bi-folding doors and roof lanterns/)
  })
})
