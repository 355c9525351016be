import { said, shown } from '../../support/said'

/** Who has refused, waits or only wants a figure is not asked on. */

const PRICE = 'price for aluminium sliding doors 3m wide 2.1 high 2 panes'

it('answers who presses for a figure, and says plainly that there is none', async () => {
  const { text } = await shown(PRICE, 'just a ballpark mate im not holding you to it')
  expect(text).toMatch(/don't have prices/)
  expect(text).not.toMatch(/Noted|number/)
})

it.each([
  'romford. and thats all your getting lol, last time i gave a window firm my number i had 40 calls',
  'no. no name no number no email. can you give me a price or not',
  'you’re not having my number or my e-mail either',
])('asks no more after: %s', async (refusal) => {
  const { text, lead } = await shown(PRICE, refusal)
  expect(lead).toBeUndefined()
  expect(text).toMatch(/won’t ask again/)
  const later = await shown(PRICE, refusal, 'and in black?')
  expect(later.text).not.toMatch(/best number|who shall we ask/i)
})

it('lets who rings round go', async () => {
  const { text } = await shown(PRICE, 'fine ill ring round myself')
  expect(text).not.toMatch(/Noted|best number/)
})

it('begins nothing with a name that is given in jest after the refusal', async () => {
  const { text, lead } = await shown(
    'how much for a 4 panel bifold',
    'not giving my number out',
    'call me bob smith if you need something to call me lol. so is it more like 3 grand or 8',
  )
  expect(lead).toBeUndefined()
  expect(text).not.toMatch(/best phone number/)
})

it.each(['Hang on a sec, husband is shouting something', 'one minute, door'])('waits: %s', async (pause) => {
  const { text } = await shown('Can I get a quote for a composite door please. I’m Jo, CM7 3RW', pause)
  expect(text).toBe('Of course, take your time.')
})

it.each(['no dont need email just ring me', 'I don’t use email, just call me'])(
  'takes how to be reached for no goodbye: %s',
  async (tells) => {
    const { text } = await said('someone smashed our patio door', 'kwame 07700 900377 cm20 1qd', tells)
    expect(text).toMatch(/^Noted: by phone only/)
  },
)

it('arranges nothing for who needs nobody', async () => {
  const { text } = await shown(
    'the handle of the bedroom window goes round and round',
    'No need for anyone to come out thanks, I’ll have a go on Sunday and if it goes wrong you’ll hear from me!',
  )
  expect(text).not.toMatch(/Noted|your name/)
})
