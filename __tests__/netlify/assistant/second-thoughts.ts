import { said } from '../../support/said'

/** What a visitor changes, adds and leaves out while the details are taken. */

it('puts a number right by the digits that it ends in', async () => {
  const { lead } = await said(
    'I’d like a quote for a front door, Dave Prior, 01632 960881',
    'actually make it 960882, fat fingers',
  )
  expect(lead?.phone).toBe('01632 960882')
})

it('takes no size for the end of a number', async () => {
  const { lead } = await said(
    'A quote for sliding doors please. Dave Prior, 01632 960881',
    'sorry, the opening is 3200 wide',
  )
  expect(lead?.phone).toBe('01632 960881')
})

it('puts one product in the place of another', async () => {
  const { lead, text } = await said(
    'do you do bifolds',
    'get me a quote, Tom, 07700 900777',
    'can i change my mind and go for sliders instead',
  )
  expect(lead?.service).toBe('sliding patio doors')
  expect(text).toMatch(/noted: sliding patio doors/i)
})

it('hears what is left out', async () => {
  const { text } = await said(
    'Quote me for 3 doors please',
    'front composite, back upvc, patio sliding 2.4 wide',
    'Mr J. Adeyemi 07700 900678',
    'sorry the patio is 2.1 not 2.4',
    'actually leave the back door out',
  )
  expect(text).toContain('no back door')
})

it('rings whoever gives an address beside a number', async () => {
  const { lead, text } = await said(
    'A quote for a lantern. Jo Bell 07700 900678',
    'email me too: jo.bell@example.com',
  )
  expect(lead).toMatchObject({ phone: '07700 900678', email: 'jo.bell@example.com' })
  expect(text).not.toMatch(/hear by e-mail/)
})

it('rings the landlord and not the tenant who lets the fitters in', async () => {
  const { lead } = await said(
    'trickle vents for 8 windows in a rental, can you quote',
    'I’m the landlord but the tenant will let you in, she’s Gosia, 07700 900502',
    'my own is 07700 900503, Ian Whitlock',
  )
  expect(lead).toMatchObject({ name: 'Ian Whitlock', phone: '07700 900503' })
})

it('keeps the place of the work where the visitor lives elsewhere', async () => {
  const { lead } = await said(
    'my mum’s house in Great Dunmow needs new windows, ring me please',
    'Sarah Lamb, 07700 900256',
    'mum’s address is CM6 1AA, I live in Leeds',
  )
  expect(lead?.postcode).toBe('CM6 1AA')
})

it('writes down what was asked about, and not what an answer spoke of', async () => {
  const { lead } = await said(
    'Is the roof lantern self cleaning',
    'send me the technical sheets: r.hale@example.com',
    'Rowan Hale',
  )
  expect(lead?.service).toBe('roof lanterns')
})

it('passes on the repair, and not only the door', async () => {
  const { lead } = await said('i need a new key barrel for my back door', 'Abdul Rahman 07700900345')
  expect(lead?.service).toBe('door cylinder replacements')
})

it('tells who cannot wait a day what to do', async () => {
  const { text } = await said('ring me about a door, Jo Bell 07700 900678', 'I am not happy with 24 hours')
  expect(text).toContain('needn')
})

it('hears no complaint in a wish to be rung', async () => {
  const { lead, text } = await said(
    'what sizes do your flat roof lights come in',
    'great, can someone call, Fiona, 01632 960221, not on Fridays',
  )
  expect(text).not.toMatch(/sorry/i)
  expect(lead).toMatchObject({ name: 'Fiona', service: 'flat roof lights' })
})

it('takes a reference for a reference, and asks after the order', async () => {
  const { text } = await said('I ordered a door 3 weeks ago and heard nothing', 'ref RW-1234')
  expect(text).toMatch(/orders? or bookings/)
})

it('stays with the repair that is spoken of', async () => {
  const { text } = await said(
    'Two of our upstairs windows have gone cloudy between the glass',
    'does the whole window have to come out',
  )
  expect(text).toContain('double-glazing-replacements')
})

it('compares what two products cost by what is known: nothing', async () => {
  const { text } = await said('how does the R9 compare with the R7 on price')
  expect(text).toMatch(/no price for either/)
})

describe('what does not end or take back an enquiry', () => {
  it('keeps the number of who will not give an e-mail', async () => {
    const { lead } = await said(
      'A quote for French doors. Desmond Achebe, 07700 900351',
      "No I don't want to give an email thanks, phone only",
    )
    expect(lead).toMatchObject({ phone: '07700 900351' })
    expect(lead).not.toHaveProperty('withdrawn')
  })

  it('goes on after a size that was measured again', async () => {
    const { text } = await said(
      'A quote for a composite door. Pauline Treadgold, 01632 960184',
      "It's about 900 wide I think. Hang on... no, measured it, 950 by 2080.",
    )
    expect(text).toMatch(/Noted: .*950 by 2080/)
  })

  it('takes the roof out of what is wanted, and leaves the windows', async () => {
    const { lead } = await said(
      'A price for five windows and new glass in the conservatory roof. Jean Albury, 01632 960344',
      'Please forget about the roof, it is just the windows.',
    )
    expect(lead?.service).toMatch(/window/)
    expect(lead?.service).not.toMatch(/roof/)
  })
})

describe('who is who', () => {
  it('takes the name of who writes for somebody else', async () => {
    const { lead } = await said(
      'The lock on my mum’s back door has gone. Mrs Iris Cantwell, Sawbridgeworth. I’m her son Graham',
      'She’s happy for you to phone her but please ring me first: 07700 900743',
    )
    expect(lead).toMatchObject({ name: 'Graham', phone: '07700 900743' })
  })

  it('rings no tenant who only opens the door', async () => {
    const { lead } = await said(
      'A quote for new window hinges in a flat. Lewis Grant, 01632 960455',
      'For access you’d need the tenant, Ms Adeyemi, 07700 900604, after 3pm on a weekday',
    )
    expect(lead).toMatchObject({ name: 'Lewis Grant', phone: '01632 960455' })
  })
})

it('answers for each of two towns', async () => {
  const { text } = await said('do u cover cambridge or is that too far. also what about colchester')
  expect(text).toMatch(/^Yes, we cover Cambridge[^]*We cover Colchester, CO1/)
})

it('is sorry for who chases a door that does not lock', async () => {
  const { text } = await said('Third time I’ve had to chase about my door that won’t lock. Shocking service.')
  expect(text).toMatch(/sorry[^]*01632 960417/)
})
