import { said } from '../../support/said'

/** Of two who could be rung, whoever is not to be is not; and what is a hurry. */

const TWO = 'New windows please. There’s two of us, Priyanka 07700 900441 and Dan 07700 900562. Try Dan first'

it.each([
  'Actually don’t try Dan, he’s on nights. Me, lunchtime 12.30 to 1.15',
  'ring me, not Dan',
  'please never ring Dan',
  'leave Dan out of it',
  'remove Dan’s number please',
  'no point calling Dan, he never answers',
])('does not ring Dan: %s', async (message) => {
  const { lead } = await said(TWO, message)
  expect(lead).toMatchObject({ name: 'Priyanka', phone: '07700 900441' })
})

const HOT = 'Roof for a conservatory please. Margaret Ellison, 01632 960123.'

it.each([
  'My conservatory faces due south and we cannot sit in it from May until September',
  'It is freezing from October to April',
  'we can’t use it until June',
  'It’s like an oven between late May and September, and unusable from June till August',
  'the room is unbearable until about October',
  'Nobody goes in there from November through to March',
])('hears no hurry, nor the want of it, in a season: %s', async (message) => {
  const { lead } = await said(`${HOT} ${message}`)
  expect(lead?.urgency).toBeUndefined()
})

it.each([
  ['not until September', 'low'],
  ['we can’t start until March', 'low'],
  ['it can wait until spring', 'low'],
  ['before Christmas please', 'medium'],
  ['no rush, we cannot sit in it from May until September', 'low'],
  ['as soon as possible, it’s freezing from October until April', 'high'],
])('still hears how soon: %s', async (message, urgency) => {
  const { lead } = await said(HOT, message)
  expect(lead?.urgency).toBe(urgency)
})
