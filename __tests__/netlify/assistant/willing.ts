import { said } from '../../support/said'

/** Who is willing to be rung is asked for the number, and is not sent to the office with what is noted here. */

it.each([
  'If you want me to leave a number I can',
  'I don’t mind leaving my number',
  'I can give you my mobile if you need one',
  'happy to leave my details',
  'I’ll leave a number then',
  'shall I leave my number?',
])('asks for it: %s', async (message) => {
  const { text } = await said('Do you do bi-folds?', message)
  expect(text).toMatch(/number to ring/)
})

it.each([
  'I’d rather not leave my number',
  'if I have to leave a number I won’t bother',
  'I can’t leave a number here',
  'I don’t want to leave my details',
  'do I have to leave my number?',
  'why should I give you my number',
])('presses nobody: %s', async (message) => {
  const { text } = await said('Do you do bi-folds?', message)
  expect(text).not.toMatch(/number to ring/)
})

it.each([
  'Can you note that all calls come to me, I deal with this for my mother? I’m Ella Marsh, 020 7946 0123',
  'Mum is 84. Please don’t ring her, ring me instead. My name is Ella Marsh, I’m on 020 7946 0123',
  'I look after things for my dad, can everything come to me? Ella Marsh, 020 7946 0123',
])('notes what is asked for, and sends nobody to the office with it: %s', async (message) => {
  const { lead, text } = await said('New windows please', message)
  expect(lead).toMatchObject({ name: 'Ella Marsh', phone: '020 7946 0123' })
  expect(text).not.toMatch(/note it from here/)
})

it('still says where to ask for it without a contact', async () => {
  expect((await said('Can you note that I deal with this for my mother?')).text).toMatch(/note it from here/)
})
