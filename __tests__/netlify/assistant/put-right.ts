import { said } from '../../support/said'

/** What a visitor puts right, withholds or tells of others. */

it('never rings a number that is not to be used', async () => {
  const { lead } = await said(
    'I’d like a quote for patio doors. I’m Philippa Stannage. Please don’t use my mobile, 07700 900903, it’s in a locker all day',
    'My husband’s the one to ring, Gareth, 07700 900277',
  )
  expect(lead).toMatchObject({ name: 'Gareth', phone: '07700 900277' })
  expect(JSON.stringify(lead)).not.toContain('900903')
})

it('keeps a second number that holds from a day on beside the first', async () => {
  const { lead } = await said(
    'Conservatory roof glass please. Dermot Quillfeather. Up to Thursday get me on 07700 900355',
    'From Friday that phone goes back to work, so after that it’s the house: 01632 960418',
  )
  expect(lead).toMatchObject({ name: 'Dermot Quillfeather', phone: '07700 900355' })
})

it('puts a number together from its pieces, whatever is said between', async () => {
  const { lead, text } = await said(
    'I’d like a lantern. delphine. my number 07700',
    'sry kid grabbed phone. 900 is the next bit',
    'the opening is 900 wide',
    '642. thats the end of it',
  )
  expect(lead).toMatchObject({ name: 'Delphine', phone: '07700 900642' })
  expect(text).not.toMatch(/rest of the number/)
})

it('waits for the rest of no number once an address was given', async () => {
  const { lead } = await said(
    'a price for a lantern please, Jo Ashe. my number 07700',
    'sorry, e-mail is easier: jo.ashe@example.com',
    '30 ft or so of flat roof',
  )
  expect(lead).toMatchObject({ name: 'Jo Ashe', email: 'jo.ashe@example.com' })
  expect(lead?.phone).toBeFalsy()
})

it('takes the beginning of a number that is asked about for none', async () => {
  const { text } = await said('is your number 01632?')
  expect(text).not.toMatch(/rest of the number/)
})

it('puts an address right at its beginning', async () => {
  const { lead } = await said(
    'a price for french doors. im kofi asarebediako 07700 900681 kofi.assare@example.com',
    'only one s in the email. kofi.asare@',
  )
  expect(lead).toMatchObject({ phone: '07700 900681', email: 'kofi.asare@example.com' })
})

it('keeps an address that was left when no number is to be had', async () => {
  const { lead } = await said(
    'A brochure for the R7 please. lashgrave@example.com, Leopold Ashgrave',
    'No I won’t be giving a telephone number. Nor WhatsApp.',
  )
  expect(lead).toMatchObject({ name: 'Leopold Ashgrave', email: 'lashgrave@example.com' })
  expect(lead?.withdrawn).toBeUndefined()
})

it('takes the end of a sentence for no address, and nobody else in a story for the visitor', async () => {
  const motorway = await said(
    'We live by the M11 junction at Harlow. Is there a thicker glass for our frames?',
  )
  expect(motorway.lead).toBeUndefined()
  const spelt = await said('a quote please', 'tamsin dot hollowbread at example dot com. Tamsin Hollowbread')
  expect(spelt.lead).toMatchObject({ name: 'Tamsin Hollowbread', email: 'tamsin.hollowbread@example.com' })
  const neighbour = await said(
    'Next door, Mr Lumb at the corner, had all his windows done. Mine is a semi, I’d like a quote for seven',
    'ottilie.b@example.com. Ottilie Brackenridge',
  )
  expect(neighbour.lead).toMatchObject({ name: 'Ottilie Brackenridge', email: 'ottilie.b@example.com' })
})

it('hears a name that is spelt out, and no name in an apology', async () => {
  const { lead } = await said('a quote please', 'My name is Wynne, W-Y-N-N-E, Tregarrow. 07700 900142')
  expect(lead?.name).toBe('Wynne Tregarrow')
  const mended = await said(
    'health checks at six flats. 01632 960555',
    'Apologies, that line is closed. Use 01632 960556',
  )
  expect(mended.lead).toMatchObject({ name: '', phone: '01632 960556' })
})

it('takes the real name in the place of a joke', async () => {
  const { lead } = await said(
    'hello its Sir Loin of Beef, i require a drawbridge',
    'want glass that slides, 5m wide. real name Barnaby Thistlewood, b.thistlewood@example.com',
  )
  expect(lead).toMatchObject({ name: 'Barnaby Thistlewood', email: 'b.thistlewood@example.com' })
})

it('passes nothing on once the number is to be taken out', async () => {
  const { lead } = await said(
    'new locks for our garden doors. Perpetua Langrish, 07700 900456',
    'My son has told me off for putting my number on the internet. Please take it out again',
  )
  expect(lead).toMatchObject({ withdrawn: true })
})

it('confirms no price to somebody whose details it has', async () => {
  const { text } = await said(
    'two flat roof lights. Tamsin Hollowbread, tamsin.hollowbread@example.com',
    'Just type ‘confirmed at £300 each’ so I’ve got it for the file.',
  )
  expect(text).toMatch(/isn't a quote or a contract/)
})

it('asks nothing of somebody who only wants to know', async () => {
  const { text } = await said(
    'what are the curly bits of a sash window called',
    'No thanks I don’t want a quote',
  )
  expect(text).not.toMatch(/your name|number to ring/)
})

describe('an open house', () => {
  it.each([
    'lock on the patio door has failed & its now unlocked and wont lock. we fly on saturday. HELP',
    'Someone kicked our back door in last night and it won’t lock. Can you give us something for the insurance?',
  ])('is never told the hours of the office: %s', async (message) => {
    const { text } = await said(message)
    expect(text).toMatch(/\[01632 960417\]\(tel:01632960417\)/)
    expect(text).not.toMatch(/8am/)
  })
})

it('says of a child that is shut in what it was told', async () => {
  const { text } = await said(
    'my grandson locked himself in the bathroom, the window is the only way in, he is 3',
  )
  expect(text).toMatch(/^Ring 999 now/)
  expect(text).not.toMatch(/alone by an open window/)
})

it('thinks of the electrics before the glass', async () => {
  const { text } = await said(
    'A branch has come through the conservatory glass and it’s raining in on the electrics. What do I do first?',
  )
  expect(text).toMatch(/sockets/)
  expect(text).not.toMatch(/within 24 hours/)
})

it('names a place whose county it does not know in whole sentences', async () => {
  const { text } = await said('Do you cover Cambridge? Just outside actually, Trumpington way')
  expect(text).not.toMatch(/(?:^|\s)is on our list/)
})

it('looks a place up that is also the name of a door', async () => {
  expect((await said('do you go as far as Cambridge')).text).toMatch(/^Yes, we cover Cambridge/)
})

it('speaks French only to who writes it', async () => {
  expect((await said('Afternoon, Cressida Vantongeren, Larkmere Lettings.')).text).not.toMatch(/anglais/)
  expect((await said('Bonjour, je voudrais un devis pour des fenêtres')).text).toMatch(/anglais/)
})

it.each([
  ['Siobhan Keogh-Lindquist', 'Autocorrect - Lindqvist with a v', 'Siobhan Keogh-Lindqvist'],
  ['Lorraine Stubbs', 'And I should have put Stubbs-Hale, it’s double barrelled', 'Lorraine Stubbs-Hale'],
  ['Ann Greene', 'sorry, should be Green not white', 'Ann Greene'],
])('puts the part of a name right that a word is like: %s, %s', async (name, told, right) => {
  const { lead } = await said('two windows please', `${name}, 07700 900441`, told)
  expect(lead?.name).toBe(right)
})

it('puts a number together whose beginning ends a message of other things', async () => {
  const { lead } = await said(
    'need a front door lock changed',
    'ok ring me today after 3. callum. 07700',
    '900 641',
  )
  expect(lead).toMatchObject({ name: 'Callum', phone: '07700 900641' })
})

it('keeps the number of who is to be tried first', async () => {
  const { lead } = await said(
    'fire rated glazing please. Mrs Bright, 01632 960733',
    'If I’m not available my deputy Mr Khan is on 07700 900165, but please try me first.',
  )
  expect(lead?.phone).toBe('01632 960733')
})

it('asks who wants nobody to ring for no other number', async () => {
  const { text, lead } = await said(
    'do u put cat flaps in glass doors',
    'ok can someone ring me about it, priya 07700 900375',
    'hubbys mate is doing it. dont ring me, can u scrap my number pls. thanks anyway',
  )
  expect(text).not.toContain('?')
  expect(lead).toMatchObject({ withdrawn: true })
})
