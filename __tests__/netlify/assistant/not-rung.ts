import { withoutNotRung, withOwner } from '../../../netlify/assistant/not-rung'
import { said } from '../../support/said'

/** Of two who could be rung, whoever is not to be is not, and a time stands as it was said. */

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
  expect(lead?.notes).not.toContain('900562')
})

it.each([
  'Don’t ring Dan before nine',
  'never call Dan on a Sunday',
  'try Dan, he’s at home',
  'don’t try to sell me anything',
  'leave the door out',
  'I don’t know Dan’s hours',
])('keeps both numbers: %s', async (message) => {
  const { lead } = await said(TWO, message)
  expect(lead?.notes).toContain('Dan’s number: 07700 900562')
})

it('rings the second where the first is not to be', () => {
  const slots = { name: 'Dan', phone: '07700 900562', details: ['Priyanka’s number: 07700 900441'] }
  expect(withoutNotRung(slots, 'ring me, not Dan')).toEqual({
    name: 'Priyanka',
    phone: '07700 900441',
    details: [],
  })
})

it('drops a number that is nobody’s by name', () => {
  const slots = { phone: '07700 900441', details: ['Backup number 07700 900562', 'Six windows'] }
  expect(withoutNotRung(slots, 'don’t use the other number').details).toEqual(['Six windows'])
  expect(withoutNotRung(slots, 'don’t use the other number before six').details).toHaveLength(2)
})

it.each([
  ['Jo 07700 900441 and Dan 07700 900562', 'Dan’s number: 07700 900562'],
  ['Jo 07700 900441, or Dan’s mobile 07700 900562', 'Dan’s number: 07700 900562'],
  ['Jo 07700 900441, work 07700 900562', '07700 900562'],
  ['Mobile 07700 900441, Jo 07700 900562', '07700 900562'],
])('knows whose the second is: %s', (text, whose) => {
  expect(withOwner('07700 900562', text, 'Jo Bell')).toBe(whose)
})

const ONE = 'New windows please. Priyanka Nair, 07700 900441'

it.each([
  ['lunchtime 12.30 to 1.15', 'lunchtime 12.30 to 1.15'],
  ['mornings 9:15-10:45 please', 'mornings 9:15-10:45'],
  ['weekdays 2pm to 3pm', '2pm to 3pm'],
  ['Tuesday 11.30 and 1pm', '11.30 and 1pm'],
  ['evenings 6 to 7.30', 'evenings 6 to 7.30'],
  ['Fridays 8am – 9.20', '8am – 9.20'],
])('keeps every word of a time: %s', async (message, times) => {
  const { lead } = await said(ONE, message)
  expect(lead?.notes?.split('In their own words')[0]).toContain(times)
})

it.each([
  'The opening is 1.20 to 1.50 m wide',
  'the panes are 4.20 by 1.10',
  'we need 6 to 8 windows',
  'it is 2.10 to 2.30 metres high',
  'the handles are 1.05 to 1.10 high',
  'two to three weeks’ notice please',
])('takes no figure for a time: %s', async (message) => {
  const { lead } = await said(ONE, message)
  expect(lead?.notes ?? '').not.toContain('When to call')
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
