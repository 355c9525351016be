import { said, shown } from '../../support/said'

/** What is said while details are taken, and is neither a detail nor a question. */

const QUOTE = 'quote for windows. Al Fox 07700 900111'

describe('a slip', () => {
  it.each([
    'no, wrong',
    'no sorry thats wrong',
    'oh no I’ve put the wrong number',
    'that number isn’t right',
  ])('is asked after, and nothing is sent before it is put right: %s', async (slip) => {
    const { text, lead } = await shown(QUOTE, slip)
    expect(text).toMatch(/What should it be\?/)
    expect(lead).toMatchObject({ complete: false })
    expect((await shown(QUOTE, slip, '07700 900112')).lead).toMatchObject({ phone: '07700 900112' })
  })

  it('is none where the work was wrong', async () => {
    const { text } = await shown(QUOTE, 'the fitters got the measurements wrong last time so measure twice')
    expect(text).toMatch(/measure twice/)
  })
})

describe('an answer to how soon', () => {
  it.each(['no rush, just after Easter sometime', 'no', 'whenever, there’s no hurry'])(
    'ends nothing by itself: %s',
    async (answer) => {
      const { text, lead } = await shown(QUOTE, answer)
      expect(lead).toMatchObject({ urgency: 'low', complete: false })
      expect(text).toMatch(/Noted/)
    },
  )

  it('is none that asks for more', async () => {
    const { text, lead } = await shown(
      'a new front door please. Al Fox 07700 900111',
      'actually can you also look at 2 windows at the front while your here',
    )
    expect(lead?.urgency).toBeUndefined()
    expect(text).toMatch(/Noted: windows/)
  })

  it.each([
    'On call this week so email is better than phone, al@example.com',
    'I’m at home this week if they want to ring',
  ])('is none of where the visitor is: %s', async (where) => {
    expect((await shown(QUOTE, where)).lead?.urgency).toBeUndefined()
  })

  it('is not asked for once it was told', async () => {
    const { text } = await shown(
      'new roof glass please, May Dean',
      'would want it done in may if you can, daughters wedding in june',
      '07700 900111',
    )
    expect(text).not.toMatch(/How soon/)
  })
})

describe('a word that ends nothing', () => {
  it.each(['ok great', 'yes'])('leaves room for more: %s', async (word) => {
    const { lead } = await shown(QUOTE, word)
    expect(lead).toMatchObject({ complete: false })
    const more = await shown(QUOTE, word, 'oh one more thing, they need to be grey')
    expect(more.text).not.toMatch(/gone to the team/)
  })

  it.each(['no rush thanks, that’s everything', 'no rush', 'thanks, bye'])(
    'is none where it is all: %s',
    async (ends) => {
      expect((await shown(QUOTE, ends)).lead).not.toHaveProperty('complete')
    },
  )

  it.each(['no not six, five', 'no, make that five'])('is none of how many: %s', async (count) => {
    const { text } = await shown('quote for six windows. Al Fox 07700 900111', count)
    expect(text).toContain(`Noted: “${count}”`)
  })

  it('is none of which colour', async () => {
    const { lead } = await shown(QUOTE, 'grey frames', 'no wait, black')
    expect(lead).toMatchObject({ complete: false })
  })
})

it.each(['are you able to come tonight or not', 'can someone come today or not?'])(
  'answers whether somebody can come: %s',
  async (asks) => {
    const { text, lead } = await shown('my mum’s window won’t shut. Al Fox 07700 900111', asks)
    expect(text).toMatch(/can['’]t see the diary/)
    expect(lead?.urgency).toBe('high')
  },
)

describe('who has to say it again, or is upset', () => {
  it.each(['I already told you, six windows', 'I said by the end of the month'])(
    'is heard: %s',
    async (again) => {
      expect((await shown(QUOTE, 'six, by the end of the month', again)).text).toMatch(/Sorry, yes/)
    },
  )

  it.each([
    'this is ridiculous, I’ve been waiting all week for someone to ring',
    'sorry I’m a bit upset, my dad died and this is his house',
    'we can’t now, I’ve just been told I’m being made redundant',
  ])('hears that we are sorry: %s', async (tells) => {
    expect((await shown(QUOTE, tells)).text).toMatch(/^I’m (?:so )?sorry/)
  })

  it.each(['the old owner died years ago, we have no papers', 'the motor in the old blind died'])(
    'is not pitied for: %s',
    async (tells) => {
      expect((await shown(QUOTE, tells)).text).not.toMatch(/sorry to hear/)
    },
  )

  it('is not read the same back, though the number is given again', async () => {
    const { text } = await shown(QUOTE, 'So 07700 900111. They’re white uPVC ones, 15 years old')
    expect(text).not.toMatch(/pass this on/)
    expect(text).toMatch(/^I’ve added that/)
  })
})

describe('a call that is to wait', () => {
  it.each([
    'actually can we leave the call till next week',
    'we’re in Spain until the 14th so please don’t ring before then',
  ])('is put down, and makes no hurry: %s', async (tells) => {
    const { text, lead } = await shown(QUOTE, tells)
    expect(lead?.urgency).toBeUndefined()
    expect(text).toMatch(/Noted/)
  })

  it('is none where the work is', async () => {
    const { lead } = await shown(QUOTE, 'we want it fitted next week')
    expect(lead?.urgency).toBe('medium')
  })
})

it('takes what is told in danger with the number that was given, and no name is needed', async () => {
  const { text, lead } = await shown(
    'EMERGENCY someones put a brick through our front window',
    '07700 900548 CM19 5GK',
    'never mind my name just get someone to ring me, got a baby here and glass all over the floor',
  )
  expect(text).not.toMatch(/give me your name/)
  expect(lead).toMatchObject({ phone: '07700 900548', urgency: 'high' })
})

describe('who wants no more today', () => {
  it.each([
    ['im after a composite door', 'nice. not ready to have someone ring though'],
    ['could someone ring me about mould round my window', 'brill ta, il tell him'],
    ['can i get a quote for windows', 'maybe ill ring you myself. bye'],
    [
      'how many colours has the R9',
      'No, please don’t put me down for anything yet, we are just dreaming really',
    ],
    ['do you do dog flaps', 'ok il come back if he says yes x'],
  ])('is let go: %s / %s', async (wish, leave) => {
    const { text, lead } = await said(wish, leave)
    expect(text).toMatch(/^No trouble\./)
    expect(lead).toBeUndefined()
  })

  it('is asked for no number, whatever name was given', async () => {
    const { text } = await said(
      'How much is a sliding sash window, fitted',
      'I’m not giving you my number. Just the price.',
      'No. No e-mail either. Mr B, Chelmsford, that’s all you need.',
      'Forget it. I’ll ring round when I’m ready and I’ll ask you then.',
    )
    expect(text).not.toMatch(/number or e-mail|your name/)
  })

  it('is no one who tells what to pass on, with a number', async () => {
    const { lead } = await said(
      'can i get a quote for windows',
      'Jo Bell 07700 900713, I’ll tell him to expect you',
    )
    expect(lead?.phone).toBe('07700 900713')
  })
})

it('who gives no e-mail either is asked for none', async () => {
  const { text } = await said('how much are bifolds roughly', 'im not giving my number', 'not email either')
  expect(text).not.toMatch(/best e-mail|your name/)
})
