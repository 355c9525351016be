import { shown } from '../../support/said'

/** Whose number is handed over without their knowledge is not rung; who arranges things for another with their wish is heard. */

describe('somebody who has not been asked', () => {
  it.each([
    [
      'my upstairs neighbour’s window leaks onto ours, could someone phone her about it',
      'she’s on 07700 900311, Mrs Tan',
      'I haven’t told her, she gets funny about it',
    ],
    [
      'The old boy at number 9 has a door that’s falling to bits. Give him a call would you',
      'Mr Albert Finch 01632 960277',
      'no he doesn’t know',
    ],
    [
      'please contact our freeholder about replacing the communal door',
      'freeholder is Mr G Albers, g.albers@example.com',
      'he’s not agreed to anything, but he ought to',
    ],
  ])('is not rung, and the visitor is told so: %s', async (...turns) => {
    const first = await shown(turns[0])
    expect(first.text).toMatch(/only ring somebody who wants it/)
    const second = await shown(...turns.slice(0, 2))
    expect(second.lead).toBeUndefined()
    const { text, lead } = await shown(...turns)
    expect(lead).toBeUndefined()
    expect(text).toMatch(/kept nothing of theirs/)
  })

  it.each([
    [
      'Ring Mrs Lacey about new windows 07700 900441. Hers are rotten',
      'she’d kill me if she knew I gave you this lol',
    ],
    [
      'can you ring my sister-in-law Gail about a porch, 07700 900101',
      'she’d go spare if she knew I was doing this',
    ],
  ])('is taken out again once that is said: %s', async (...turns) => {
    const { text, lead } = await shown(...turns)
    expect(lead).toMatchObject({ withdrawn: true })
    expect(text).toMatch(/nobody will ring them/)
  })

  it('is not taken down where it is said with the number', async () => {
    const { lead } = await shown(
      'somebody ought to come and price our doors',
      'my nans number is 07700 900441, she doesn’t know I’m asking you',
    )
    expect(lead).toBeUndefined()
  })

  it.each(['forget it then, I’ll ask the council', 'I don’t need anything myself'])(
    'is let be, and nobody asked for their own: %s',
    async (ends) => {
      const { text, lead } = await shown(
        'landlord won’t mend our windows so can you ring him',
        'he’s Mr Osei, 07700 900693',
        ends,
      )
      expect(lead).toBeUndefined()
      expect(text).toMatch(/nobody will be rung/)
    },
  )
})

describe('somebody who wishes it', () => {
  it.each([
    [
      [
        'My neighbour Edna has asked me to sort her a new back door, she isn’t online',
        'Edna Frost, 01632 960118',
      ],
      'Edna Frost',
      '01632 960118',
    ],
    [
      ['I’m the builder, client wants bifolds and said to give you her number: Mrs Anwar 07700 900271'],
      'Mrs Anwar',
      '07700 900271',
    ],
    [
      ['landlord says to get you to ring him about the rotten window, Mr Osei 07700 900693'],
      'Mr Osei',
      '07700 900693',
    ],
    [
      [
        'I care for Mr Bell and he wants a quote for a door. He’s asked me to message',
        'His number is 01632 960733, Harold Bell',
      ],
      'Harold Bell',
      '01632 960733',
    ],
  ])('is rung: %j', async (turns, name, phone) => {
    expect((await shown(...turns)).lead).toMatchObject({ name, phone })
  })
})

it.each([
  [
    [
      'It’s a surprise for my wife, she doesn’t know I’m doing this. New composite door. Tom Reed 07700 900555',
    ],
    '07700 900555',
  ],
  [
    [
      'quote for six windows please, Ola Benn 07700 900871',
      'I haven’t told my husband yet so don’t leave a message with him',
    ],
    '07700 900871',
  ],
  [
    [
      'you should ring my neighbour lol hers are awful',
      'anyway what colours does R9 come in',
      'ok quote me please. Jo Bell 07700 900123',
    ],
    '07700 900123',
  ],
  [
    [
      'my friend said you fitted hers, she’s happy with it. I’d like the same',
      'Jo Bell 07700 900123',
      'I haven’t told her I’m copying!',
    ],
    '07700 900123',
  ],
])('keeps the visitor’s own number, whoever does not know of it: %j', async (turns, phone) => {
  expect((await shown(...turns)).lead).toMatchObject({ phone })
})
