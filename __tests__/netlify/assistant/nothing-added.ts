import { said, shown } from '../../support/said'

/** The record says what was said in the end: nothing that was dropped, and nothing that was never said. */

const REACHED = 'Tobias Renn, tobias.renn@example.com, CM6 2BX'

it('leaves out what was dropped before', async () => {
  const { lead } = await said(
    'What is the maximum width you do in aluminium bifolds?',
    'I’ve gone back to the drawings, 5.4 is the sliding door I dropped. The bifold opening is 6.2. Is that still ok?',
    `Could someone quote the bifold? ${REACHED}`,
  )
  expect(lead?.service).toBe('aluminium bi-folding doors')
})

it('takes a passing thought for no hurry and for no want of it', async () => {
  const { lead, text } = await shown(
    'Callum Drysdale, 07700 900267. Quote please for 4 tilt and turn windows.',
    'do you do finance? would want to spread it',
    'Might do the front door at the same time. What’s the difference between composite and upvc for a door?',
  )
  expect(lead?.urgency).toBeUndefined()
  expect(text).not.toMatch(/no rush/)
})

it('hears the hurry beside the question', async () => {
  const { lead, text } = await shown(
    'my ex has still got keys, can you change the lock',
    'Amanda Lister 07700 900960',
    'today or tomorrow if theres any way. what does it cost roughly',
  )
  expect(lead?.urgency).toBe('high')
  expect(text).toMatch(/price/)
})

it('does not want what the visitor does himself', async () => {
  const { lead } = await said(
    'Some double glazed units have gone cloudy. Do you replace just the glass?',
    'Somebody should come and measure. Imran Qureshi, 07700 900276',
    'Do you also do handles? One of the tenants says hers is loose but I might do that myself',
  )
  expect(lead?.service).toBe('double glazing replacements')
})

const LEAKS = [
  'I am absolutely fed up. You fitted French doors for us in November and every time it rains we get water across the floor.',
  'I’ve rung TWICE. Nobody has called back.',
]
const PRIYA = 'I want a manager to ring me, not the same girl on reception. Priya Nandakumar, 07700 900703.'

describe('a complaint', () => {
  it('keeps that it is a manager who is wanted, and says so', async () => {
    const { text } = await shown(...LEAKS, PRIYA)
    expect(text).toContain('you want a manager')
  })

  it.each([
    [
      'I don’t want to be told about your lovely service. Is this covered by the 10 year guarantee or not?',
      /office must say/,
    ],
    ['And what about the floor? Who is paying for that?', /won't guess/],
    ['You should have all this on file anyway, can’t you see it?', /I can't see any records/],
    ['So what actually happens now? Because last time it meant nothing.', /in writing/],
  ])('is answered: %s', async (asks, says) => {
    for (const turns of [
      [...LEAKS, asks],
      [...LEAKS, PRIYA, asks],
    ]) {
      const { text } = await shown(...turns)
      expect(text).toMatch(says)
      expect(text).not.toMatch(/your quote|hasn’t gone/)
    }
  })
})

it('wants the roof glass that was asked about again and again, beside the clean that was asked about last', async () => {
  const { lead } = await said(
    'Our conservatory is perishing in winter. Might the roof glass be changed without pulling the lot down?',
    'How warm would it make it?',
    'It also wants a good wash, it has moss on it. Do you do that?',
    'Please would someone call and see us. Harold Lyle, CM24 8AA, 07700 900744',
  )
  expect(lead?.service).toContain('roof clean')
  expect(lead?.service).toContain('roof glass')
})

it('goes on after how to be reached, which ends nothing', async () => {
  const { lead, text } = await shown(
    'Please quote a slider. Ines Calder, ines@example.com',
    'no phone calls please, email only',
  )
  expect(lead?.complete).toBe(false)
  expect(text).toMatch(/^Noted: e-mail only/)
})

it('takes what is named with “just” for what is wanted', async () => {
  const { lead } = await said(
    'Do your aluminium sliders go to 4 metres?',
    'the utility window I mentioned to your colleague I’ve dropped. Just the slider and a roof lantern',
    'Please quote those. Ines Calder, ines@example.com, CM23 1XX',
  )
  expect(lead?.service).toMatch(/sliding.*lantern|lantern.*sliding/)
  expect(lead?.service).not.toMatch(/window/)
})
