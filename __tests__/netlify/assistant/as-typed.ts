import { said } from '../../support/said'

/** Details as they are typed in a hurry: who, where and when come out of them whole. */

const leadOf = async (...turns: string[]) => (await said(...turns)).lead

it('takes no end of a postcode for a name', async () => {
  const lead = await leadOf(
    'someone’s just smashed the glass in my front door',
    'cm17 0aj. kelly 07700 900774',
  )
  expect(lead).toMatchObject({ name: 'Kelly', phone: '07700 900774', postcode: 'CM17 0AJ' })
})

it.each([
  ['CM16 4 something, hang on, CM16 4DL', 'CM16 4DL'],
  ['EN8 9 KD sorry forgot that', 'EN8 9KD'],
  ['we have 2 of them in CM20 2 up and 2 down', 'CM20'],
])('takes the whole postcode: %s', async (told, postcode) => {
  expect((await leadOf('roof glass please. Jo Bell, 07700 900713', told))?.postcode).toBe(postcode)
})

it.each([
  'danny 07700900213 after 5 if poss',
  'name is Leanne Foss no is 07700 900392 pls txt dont ring im at work til 3',
])('hears no hurry in when to ring: %s', async (told) => {
  const lead = await leadOf('composite door please', told)
  expect(lead?.urgency).toBeUndefined()
})

it('hears next week as soon, and not as no hurry', async () => {
  const lead = await leadOf(
    'door cylinders please, Mr A. Okonjo, 07700 900631',
    'Some time next week is fine',
  )
  expect(lead?.urgency).toBe('medium')
})

it('answers whether the firm is registered, whatever was left', async () => {
  const { text } = await said('do you have flush windows', 'Are you FENSA registered?')
  expect(text).toMatch(/registered FENSA installer/)
})
