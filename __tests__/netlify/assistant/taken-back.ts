import { shown as said } from '../../support/said'

/** An enquiry is taken back by plain words for it, and by nothing that only sounds like them. */

const COMPLAINT = [
  'You fitted my front door in 2018 and every time it rains I have a puddle in the hall',
  'Angela Whitcombe, 07700 900559. Sawbridgeworth, CM21 9DP',
]
const QUOTE = ['Can I get a quote for six casement windows', 'Paul Reeves, 07700 900559, CM20 1AB']

/** Nothing is withdrawn by a message that comes after these. */
const stands = (before: string[]) => async (message: string) => {
  const { text, lead } = await said(...before, message)
  expect(text).not.toMatch(/nobody will ring|pass nothing on/)
  expect(lead?.withdrawn).toBeUndefined()
}

describe('a complaint', () => {
  it.each([
    "Sorry I know you're only a computer. Just please make sure it actually gets to somebody",
    "please don't let this one get lost like the last two",
    "I don't want it sitting in an inbox, someone needs to see it",
    "don't forget to pass it on",
    "I don't want a call from a salesman, I want the manager",
    'No sales calls please, just the manager',
    "I don't want to be fobbed off again",
    'I hope nobody deletes this',
    "if nobody rings by tomorrow I'll be going elsewhere",
    'Nobody ever rings back from your place, so please do this time',
    "You won't just ignore this will you",
    "I don't need a call before Friday, after that is fine",
    "please don't ring while I'm in class",
    'not on my landline, the mobile',
    "I know you can't do anything yourself, just tell them",
    'this has got to go to a human being, not just sit with a robot',
    "I can't keep ringing you, it costs me a fortune",
    "can't talk now, I'm teaching",
    'Never had a firm treat me like this',
    "I'm not going to let this drop",
    "please don't leave it till next week",
    "don't pass me from pillar to post",
    "I'd rather not have to explain it all again to someone new",
    "I don't trust that this goes anywhere to be honest",
  ])('stands after: %s', stands(COMPLAINT))
})

describe('an enquiry', () => {
  it.each([
    'my husband says we should cancel the direct debit',
    "please don't send the same pushy salesman my neighbour had",
    "I won't need the trickle vents",
    "we've changed our minds about the colour",
    "my wife's not keen on phone calls but I am",
    "I've got another quote coming from a local firm",
    "found a cheaper one online but I'd rather have yours",
    "don't call it a conservatory, it's a lean-to",
    'can you stop the draught',
    'I no longer want white, anthracite please',
    "sorry, I'm no good with computers",
    'not being funny but when will I hear',
    "no hurry, I don't need it until spring",
    "it's not for me, it's for my daughter",
    'take the old ones away please',
    'leave it till after Christmas if you like',
    'no point sending a letter, I move on Friday',
    "nobody's in during the day so ring after six",
    "don't worry about the mess in the hall",
    'I never got your email',
    "I can't hear very well so speak up",
    "you don't need to ring twice, once is enough",
    "I'm not going with anyone else until I've had your price",
    'please keep my number safe',
  ])('stands after: %s', stands(QUOTE))

  it.each([
    'please cancel my enquiry',
    'take me off your list please',
    "forget it, my brother's doing it",
    "don't pass it on, I've changed my mind",
    'delete my details please',
    "I don't want to be contacted any more",
    "we won't be going ahead so no call needed",
    'leave it then',
  ])('is taken back by: %s', async (message) => {
    expect((await said(...QUOTE, message)).lead).toMatchObject({ withdrawn: true })
  })
})
