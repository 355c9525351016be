import { said } from '../../support/said'

/** What is said back of what was told, and what is not said twice. */

const JO = 'Jo Bell, 07700 900713, a new lock cylinder please'

it('says times back as they are, and quotes what is in the visitor’s own voice', async () => {
  const own = await said(JO, 'I get a break between 1 and 2, that’s the only time I can pick up')
  expect(own.text).toContain('Noted: “I get a break between 1 and 2')
  expect((await said(JO, 'Not Wednesday that’s my chiropodist')).text).toContain(
    'Noted: “Not Wednesday that’s my chiropodist”',
  )
})

it('says of the evening what the firm does, and keeps the hour', async () => {
  const { text } = await said(JO, 'I work in the City so can anybody speak to me after 6?')
  expect(text).toMatch(/put that down.*evening/)
})

it('takes nothing for wanted that is only spoken of', async () => {
  const { text } = await said(
    JO,
    'And I need to be there when they come, he won’t open the door to a stranger',
  )
  expect(text).not.toContain('Noted: door')
})

it('asks who has given a name for the number alone', async () => {
  const { text } = await said(
    'Can I book somebody to come out about tilt and turn windows?',
    'Gaynor Ellis, CM20 3MZ, first floor flat',
  )
  expect(text).not.toContain('your name')
})

it('answers a question that is put like a wish', async () => {
  const { text } = await said(
    'after a back door for my nan, the one in half like a horses stable. you do em?',
  )
  expect(text).toMatch(/^Yes.*stable doors/)
})

it('hears that the house is not safe', async () => {
  const { lead } = await said('Your lock failed. Al Ogilvie, 01632 960328', 'I can’t lock my own house.')
  expect(lead?.urgency).toBe('high')
})

it('does not say again what was the first of two answers', async () => {
  const { text } = await said(
    'Hello, we have a cracked pane in our church hall. It has been that way for a week so I don’t suppose it is urgent.',
    'It is quite a big one, low down, perhaps four foot by three. Would it have to be safety glass?',
  )
  expect(text).toMatch(/safety glass|toughened/)
  expect(text).not.toContain('tape off')
})

it('knows the place in ‘do you go there?’', async () => {
  const { text } = await said(
    'do you do white uPVC casements? need about 8',
    'sorry, that is where I live now, the windows are for the house we are buying in Stansted. CM24 8GT. do you go there?',
  )
  expect(text).toContain('Yes, we cover CM24')
  expect(text).not.toContain('side by side')
})

it.each([
  [
    'What’s the difference between the blue and the neutral glass for conservatory roofs?',
    /Ambi-Neutral.*50%/,
  ],
  [
    'Do you sell internal doors, you know, the black metal framed glass ones between a kitchen and lounge?',
    /\/doors\/internal/,
  ],
])('what is written of the very question stands before what its colours say: %s', async (asked, pattern) => {
  expect((await said(asked)).text).toMatch(pattern)
})

it('keeps of two products the one that is stuck with, and of a flap the door that it goes into', async () => {
  const { lead } = await said(
    'Looking at bifolds, opening 5.2m wide',
    'can your sliders be triple glazed?',
    'Sticking with bifolds I think, the missus has seen them on telly',
    'Oh and separate job, need a dog flap in the utility door, he’s a labrador',
    'Gareth Pugh. CM16 5LN. 07700 900226',
  )
  expect(lead?.service).toBe('aluminium bi-folding doors and cat and dog flap installation')
})

it('takes a row tonight for no hurry', async () => {
  const { lead } = await said(
    'Husband wants red, I want blue, so that’ll be a row tonight',
    'I work night, sleep until 14. A new front door please. Jo Bell, jo@example.com',
  )
  expect(lead).not.toHaveProperty('urgency')
})
