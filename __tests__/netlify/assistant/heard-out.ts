import { shown as said } from '../../support/said'

/** What somebody asks of the office or of the record is heard, and taken for nothing else. */

const LEAK = 'You fitted my front door in 2018 and every time it rains I have a puddle in the hall'

it('asks for a number where a manager is wanted, and not a salesman', async () => {
  const { text } = await said(LEAK, "I don't want a salesman. I want a manager.")
  expect(text).toMatch(/manager.*number/)
  expect(text).not.toMatch(/no call|when you're ready/)
})

it('notes the manager where the number is known', async () => {
  const turns = [
    LEAK,
    'Angela Whitcombe, 07700 900559',
    "I don't want a call from a salesman, I want the manager",
  ]
  const { text, lead } = await said(...turns)
  expect(text).toMatch(/Noted: you want a manager/)
  expect(lead).toMatchObject({ name: 'Angela Whitcombe', phone: '07700 900559' })
})

it('reads back what somebody asks about', async () => {
  const { text } = await said(
    'I’d like a composite door. I want my son Keith here if anybody visits',
    'Doreen Pettifer, 01632 960118',
    "You have got that about Keith, haven't you?",
  )
  expect(text).toMatch(/^I have: Doreen Pettifer[^]*Keith here/)
})

it('says an address once more to who asks for it again', async () => {
  const { text } = await said('where are you based', 'what was the postcode again for the satnav')
  expect(text).toContain('CM20 2SN')
})

it('waits for who goes to look', async () => {
  const { text } = await said('do u do cat flaps', 'the bottom bit is a panel i think... hang on let me look')
  expect(text).toBe('Of course, take your time.')
})

it('takes a grumble about prices for no refusal', async () => {
  const { text } = await said(
    'how much for 6 windows white upvc 3 bed semi',
    'just a rough figure, nobody ever gives u a price its so annoying',
  )
  expect(text).not.toMatch(/no call/)
})
