import type { QualifiedLead } from '../../../src/contracts/chat'
import { kinIn } from '../../../netlify/assistant/kin'
import { CALL, talk } from '../../support/talk'

describe('a call for somebody else', () => {
  it.each<[string[], Partial<QualifiedLead>]>([
    [
      [
        'call my daughter please, she is called Joanne Fisk',
        'my name is Pat Fisk. her number is 07700 900611',
      ],
      { name: 'Joanne Fisk', phone: '07700 900611' },
    ],
    [['ring my daughter, she deals with it, 07700 900512', 'Anne Webb'], { name: 'Anne Webb' }],
    [
      [`${CALL}. I'm Anil Patel and my wife Meera is at home`, "07700 900294 is my wife's mobile"],
      { name: 'Anil Patel', phone: '07700 900294' },
    ],
  ])('goes to the relative: %s', async (turns, wanted) => {
    const { lead } = await talk(turns)
    expect(lead).toMatchObject({ ...wanted })
    expect(lead?.service).not.toMatch(/offer/)
  })

  it.each([
    ['can you ring my neighbour on 07700 900555'],
    ["call my mate about windows, his number's 07700 900555"],
  ])('makes no lead of a stranger: %s', async (text) => expect((await talk([text])).lead).toBeUndefined())

  it('recognises a relative only as a whole word', () => {
    expect(kinIn('my mum lives here too')).toEqual({ relation: 'mum', isRung: false })
    expect(kinIn('the mumbling continues')).toBeUndefined()
  })
})

describe('a visitor who wants no call', () => {
  it.each(['no i dont want anyone ringing me thanks', 'just looking thanks', 'not leaving my number'])(
    'is not offered one again: %s',
    async (text) => {
      const { said } = await talk([
        'what windows suit a cottage',
        text,
        'ours is an old place with thick walls',
      ])
      expect(said[1]).toMatch(/^That's fine: no call/)
      expect(said[2]).not.toMatch(/\?|ring you/)
    },
  )
})

it('takes the letting agent as the contact for a landlord', async () => {
  const { lead } = await talk([
    CALL,
    "I'm Deborah Pike. Don't ring me though, ring my letting agent Tom Achterberg 01632 960553",
  ])
  expect(lead).toMatchObject({ name: 'Tom Achterberg', phone: '01632 960553' })
})

it('does not take a feeling for a name, and takes the son’s name from the next sentence', async () => {
  const { lead } = await talk([
    CALL,
    "I get muddled with telephone calls I'm afraid. Could you ring my son instead? He is Peter Aldous and his number is 07700 900164.",
  ])
  expect(lead).toMatchObject({ name: 'Peter Aldous', phone: '07700 900164' })
})

it('corrects the last digits of a number', async () => {
  const { lead } = await talk([
    CALL,
    'Mr Okonkwo, 07700 900358',
    'Sorry that number is wrong, it ends 385 not 358',
  ])
  expect(lead).toMatchObject({ name: 'Mr Okonkwo', phone: '07700 900385' })
})

describe('a visitor who wants to talk to somebody', () => {
  it.each(['could I just ring someone', 'who do I actually speak to', 'will anyone pick up at this time'])(
    'is given the number and whether the office is open: %s',
    async (text) =>
      expect((await talk([text])).last).toMatch(/^Of course: ring .*closed just now; the office opens/),
  )
})

describe('a visitor who wants no call', () => {
  it.each([
    'please dont offer me a call, last firm rang me 11 times',
    'no need to ring me, ill phone you when the tenants are ready',
  ])('is not offered one: %s', async (text) => {
    const { last, lead } = await talk(['do you do misted units', text])
    expect(last).not.toMatch(/Shall I ask|number to ring|who shall we/)
    expect(lead).toBeUndefined()
  })
})

describe('a number the visitor asks about', () => {
  it.each([
    ['had two missed calls off 01632 960471, is that you lot?', /isn’t a number of ours/],
    ['missed call from 01632 960417, was that you?', /one of our numbers/],
  ])('is not taken for a contact number: %s', async (text, said) => {
    const { said: replies, lead } = await talk([text, 'ok i will ring that in the morning'])
    expect(replies[0]).toMatch(said)
    expect(replies[1]).not.toMatch(/who shall we ask for|what name/i)
    expect(lead).toBeUndefined()
  })
})
