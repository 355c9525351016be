import { shown } from '../../support/said'

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

  it('is not written into the record', async () => {
    const { lead } = await shown(QUOTE, 'wrong number', '07700 900112. fat fingers')
    expect(lead?.notes).not.toMatch(/fat fingers|wrong/)
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
    expect(text).toMatch(/2 windows/)
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
    expect(more.lead?.notes).toMatch(/grey/)
  })

  it.each(['no rush thanks, that’s everything', 'no rush', 'thanks, bye'])(
    'is none where it is all: %s',
    async (ends) => {
      expect((await shown(QUOTE, ends)).lead).not.toHaveProperty('complete')
    },
  )

  it.each(['no not six, five', 'no that’s not right, it’s five'])(
    'is none of how many: %s',
    async (count) => {
      const { text } = await shown('quote for six windows. Al Fox 07700 900111', count)
      expect(text).toMatch(/Noted: five windows/)
    },
  )

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
    expect((await shown(QUOTE, tells)).text).toMatch(/^I’m sorry/)
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
    expect(text).toMatch(/15 years old/)
  })
})

describe('a call that is to wait', () => {
  it.each([
    'actually can we leave the call till next week',
    'we’re in Spain until the 14th so please don’t ring before then',
  ])('is put down, and makes no hurry: %s', async (tells) => {
    const { text, lead } = await shown(QUOTE, tells)
    expect(lead?.notes).toMatch(/When to call: /)
    expect(lead?.urgency).toBeUndefined()
    expect(text).toMatch(/Noted/)
  })

  it('is none where the work is', async () => {
    const { lead } = await shown(QUOTE, 'we want it fitted next week')
    expect(lead?.urgency).toBe('medium')
    expect(lead?.notes).not.toMatch(/When to call/)
  })
})

describe('how to be reached', () => {
  it('is by a text, with the number that is then given', async () => {
    const first = await shown(
      'Can somebody text me about a cat flap? Please TEXT don’t call, I sleep in the day',
    )
    expect(first.text).toMatch(/number to text/)
    expect(first.text).not.toMatch(/rings you/)
    const { lead } = await shown(
      'Can somebody text me about a cat flap? Please TEXT don’t call, I sleep in the day',
      'Jodie Amadi 07700 900629',
    )
    expect(lead?.notes).toMatch(/Text, no calls/)
    expect(lead?.notes).not.toMatch(/When to call/)
  })

  it.each([
    'window board has gone rotten, can you email me a price for a new one',
    'could you price a window board and then have someone email?',
  ])('is by e-mail where that is asked for: %s', async (asks) => {
    expect((await shown(asks, 'Sue Bose')).text).toMatch(/e-mail address/)
  })

  it.each([
    'can you email or ring me about a door, Al Fox 07700 900111 al@example.com',
    'could you email me the brochure? And ring me about a door, Al Fox 07700 900111',
  ])('is either where both are: %s', async (asks) => {
    expect((await shown(asks)).lead?.notes ?? '').not.toMatch(/e-mail/i)
  })

  it('keeps that no number is given out, and that a message may be left', async () => {
    const { lead } = await shown(
      'quote for a door. Al Fox',
      'al@example.com, i dont give my number out sorry',
    )
    expect(lead?.notes).toMatch(/E-mail only/)
    const other = await shown(QUOTE, 'thats the house phone, leave a msg if no answer')
    expect(other.lead?.notes).toMatch(/Leave a message/)
    const none = await shown(QUOTE, 'please don’t leave a message, my landlady listens to them')
    expect(none.lead?.notes).not.toMatch(/Leave a message/)
  })
})

describe('somebody who has no number to give', () => {
  const asked = ['quote for a door please', 'Ida Nash']

  it.each([
    'my new phone comes Thursday so no number till then and i dont do email',
    'i’ll have to get back to you with a number when my phone is fixed',
  ])('may come back with it: %s', async (tells) => {
    expect((await shown(...asked, tells)).text).toMatch(/come back whenever/)
  })

  it('is told what an address lacks', async () => {
    expect((await shown('quote for a door please', 'Jan Orr jan.orr@')).text).toMatch(/needs an ending/)
    expect((await shown('email me a price for a door', 'gary at example')).text).toMatch(/needs an ending/)
  })

  it.each(['cant be doing with this got to go', 'no phone. cant be bothered with all this, leave it'])(
    'is let go: %s',
    async (ends) => {
      expect((await shown(...asked, ends)).text).toMatch(/won’t ask again/)
    },
  )
})

describe('an end', () => {
  it('is heard behind “hold on”', async () => {
    const { lead } = await shown(
      QUOTE,
      'hold on my brother’s just said he’ll do it for nothing, so scrap that',
    )
    expect(lead).toMatchObject({ withdrawn: true })
  })

  it('is asked for no other number', async () => {
    const { text, lead } = await shown(QUOTE, 'take my number off please and don’t call')
    expect(lead).toMatchObject({ withdrawn: true })
    expect(text).not.toMatch(/best number/)
  })

  it('is none where only the kind of window is put right', async () => {
    const { text } = await shown('quote for windows', 'no thanks, I meant sash windows')
    expect(text).not.toMatch(/won’t ask again/)
  })

  it('for now asks for no number', async () => {
    const { text } = await shown(
      'just browsing your stable doors',
      'not yet thanks, still arguing with the wife',
    )
    expect(text).not.toMatch(/name and number/)
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
  expect(lead?.notes).toMatch(/baby/)
})
