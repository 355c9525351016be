import { said, shown } from '../../support/said'

/** Who of several people is the customer, and who only opens the door, answers or is spoken of. */

const VENTS = 'The windows of my two flats need trickle vents.'

it.each([
  'The house is in Enfield, EN3 5TQ. Marta in the ground floor flat will let people in, 07700 900119.',
  'Site is EN3 5TQ. Bogdan next to the stairs lets anyone in, he has 07700 900119.',
])('takes nobody who only opens the door for the customer: %s', async (access) => {
  const first = await said(VENTS, access)
  expect(first.lead).toBeUndefined()
  expect(first.text).toMatch(/who shall we ring about the work/)
  const { lead } = await said(VENTS, access, 'I’m Gareth Pollard, 07700 900482')
  expect(lead).toMatchObject({ name: 'Gareth Pollard', phone: '07700 900482', postcode: 'EN3 5TQ' })
})

it.each([
  [
    'Her name is Mrs Adaeze Obi, N9 8HT, her number is 01632 960275',
    'Actually don’t ring her, she worries about scams. I’m Chidi, her son, 07700 900589',
    'Chidi',
  ],
  [
    'She’s Mrs Edna Frost, CM20 1QD, her number’s 01632 960275',
    'No, please don’t call her, she’ll only panic. This is Ottoline, her niece, 07700 900589',
    'Ottoline',
  ],
])('rings who writes in place of who is not to be rung: %s', async (theirs, own, name) => {
  const { lead } = await said('My mum wants acoustic glass in two bedroom windows', theirs, own)
  expect(lead).toMatchObject({ name, phone: '07700 900589' })
})

it('keeps who writes beside the daughter who is rung, once she is named in full', async () => {
  const { lead, text } = await shown(
    'I should like somebody to look at my conservatory roof. I am Mrs Winifred Oakes, CM21 0DA.',
    'Please do not ring me. My daughter Christine deals with these things, Christine Oakes-Bell, 07700 900638.',
  )
  expect(lead).toMatchObject({ name: 'Christine Oakes-Bell', phone: '07700 900638' })
  expect(text).toMatch(/^Thanks, Mrs Winifred Oakes/)
})

it('takes the person for the name, and keeps the firm', async () => {
  const { lead } = await said('two flat roof lights please. Lee, L&S Extensions, 07700 900921')
  expect(lead?.name).toBe('Lee')
})

it.each([
  'I’m Gareth Pollard, g.pollard@example.com, that’s the best way. 07700 900482 if you really have to ring.',
  'Gareth Pollard. g.pollard@example.com is best, or 07700 900482 if you must ring.',
  'Gareth Pollard, g.pollard@example.com. If e-mail fails, 07700 900482.',
])('keeps that an e-mail is liked better than a call: %s', async (tells) => {
  const { lead, text } = await said('A quote for a lantern please.', tells)
  expect(lead).toMatchObject({ email: 'g.pollard@example.com', phone: '07700 900482' })
  expect(text).toMatch(/by e-mail/)
})

it('takes no name that its writer is unsure of for the writer’s', async () => {
  const { text } = await said(
    'your van was outside number 14, what are they having done?',
    'you must have it on the computer. name’s Hargreave or Hargreaves',
  )
  expect(text).not.toMatch(/Noted|Hargreave/)
})

it('writes to who gives a mobile for need alone', async () => {
  const { text } = await said(
    'Two bedroom windows won’t open. I’m Stuart Ogilvie, s.ogilvie@example.com is the best way to get me',
    'my mobile’s 07700 900822 but only if you must, I’m on boats all week',
  )
  expect(text).toMatch(/by e-mail/)
})
