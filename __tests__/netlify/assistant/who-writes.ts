import { said } from '../../support/said'

/** Who it is that leaves a number: names that are words as well, couples, sign-offs, and clients who are not rung. */

it.each([
  ['Quote for a door please, Jo Day, 07700 900123', 'Jo Day'],
  ['Quote for a door please, Meg Price 07700 900123', 'Meg Price'],
  ['Kit Lane, 07700 900123, new windows please', 'Kit Lane'],
  ['jo day 07700 900123 need a back door', 'Jo Day'],
  ['my windows are misted, can someone ring 01632 960971, thanks very much. Kit Lane', 'Kit Lane'],
  ['Still waiting about my front door quote, 01632 960971. I rang last week. Fran Oakes', 'Fran Oakes'],
  [
    'Someone to look at a misted window. Pauline Dobbs thats d o double b s. number should be on your books but its 01632 960971',
    'Pauline Dobbs',
  ],
  ['Windows please. It’s Ann Wyn, that’s W-Y-N, 07700 900123', 'Ann Wyn'],
  ['Quote for windows please. Mr D & Mrs J Patel, 07700 900123', 'Mr D and Mrs J Patel'],
  ['Mr and Mrs Stannard, 07700 900123, a new porch door', 'Mr and Mrs Stannard'],
  ['I’d like a quote for sash windows. Imogen Castellane, 07700 900123', 'Imogen Castellane'],
])('knows the name: %s', async (message, name) => {
  expect((await said(message)).lead?.name).toBe(name)
})

it.each([
  'What a price! I’ll have a door please, 07700 900123',
  'The house is on Mill Lane, need a quote for a door, 07700 900123',
  'Quote for a door at 12 Victoria Lane, 07700 900123',
  'A back door, we’re off George Street, 07700 900123',
  'A door please, any day, 07700 900123',
  'Quote for sash windows, 07700 900123',
  'will price matter for a door? 07700 900123',
  'A door by May Day please, 07700 900123',
])('takes no word for a name: %s', async (message) => {
  expect((await said(message)).lead).toMatchObject({ name: '', phone: '07700 900123' })
})

it.each([
  [
    'its not my name you want on it, its the client, Mr and Mrs Stannard, but ring me, Lee, 07700 900825',
    'Lee',
  ],
  ['New front door for a customer of mine, Mrs Oduya. Ring me though, Baz, 07700 900825', 'Baz'],
  ['Bi-folds for my client Mr Hale but I’m the contact, Sam Cole 07700 900825', 'Sam Cole'],
  ['A door in the client’s name, Mrs Vane. My number is 07700 900825, I’m Lee', 'Lee'],
  ['Our client is Ruth Amos, and I’m her builder, Ken Moss, 07700 900825', 'Ken Moss'],
  ['Client: Mr J Rudd. Contact: Tim Voss 07700 900825', 'Tim Voss'],
])('rings who writes, and not the client: %s', async (message, name) => {
  const { lead } = await said('Can I have a quote for 4 windows', message)
  expect(lead).toMatchObject({ name, phone: '07700 900825' })
})

it('takes a client who is the only one named', async () => {
  const { lead } = await said('A door for my client, Mrs Vane, 07700 900825')
  expect(lead?.name).toBe('Mrs Vane')
})
