import { said } from '../../support/said'

/** What a visitor leaves is kept, and nothing of somebody else's. */

describe('a number or an address is never lost', () => {
  it('beside words that sound like danger', async () => {
    const { lead } = await said(
      'Tobias Renwick, tobias.renwick@example.com, 07700 900338. E-mail first please, I’m up a scaffold most of the day.',
    )
    expect(lead).toMatchObject({
      name: 'Tobias Renwick',
      phone: '07700 900338',
      email: 'tobias.renwick@example.com',
    })
  })

  it('of who speaks of a neighbour', async () => {
    const { lead } = await said(
      'My neighbour has my keys, her name is Mrs Lockyear. You may ring her. 01632 960147.',
      'Myself I am Anders Holmqvist. Please do not give my neighbour the bill. anders.h@example.com',
    )
    expect(lead).toMatchObject({ name: 'Anders Holmqvist', email: 'anders.h@example.com' })
    expect(lead?.phone).toBeUndefined()
  })

  it('said in two halves', async () => {
    const { lead } = await said('a quote for a back door please', 'Lowri. number is 07700 900 then 392')
    expect(lead).toMatchObject({ name: 'Lowri', phone: '07700 900392' })
  })
})

describe('who is who', () => {
  it('rings the daughter once she says that her mother is not to be rung', async () => {
    const { lead } = await said(
      'my mum needs a window looked at, could somebody ring her? She’s Mrs Doreen Whitlam, 01632 960238',
      'please don’t ring her, she’ll hang up. Ring me first. I’m Alison Craye, 07700 900652',
    )
    expect(lead).toMatchObject({ name: 'Alison Craye', phone: '07700 900652' })
  })

  it('takes the one who speaks, and not the name on the order', async () => {
    const { lead } = await said(
      'Your fitters put in three windows and one has leaked since, nobody rings back',
      'Order was under my husband’s name, Gerald Stannifer. You speak to me though, Maureen, 07700 900774',
    )
    expect(lead).toMatchObject({ name: 'Maureen', phone: '07700 900774' })
  })

  it('takes a surname and a spelling that come after', async () => {
    const { lead } = await said('quote for windows, Jonquil Pascoe, 07700 900265', 'it’s spelt Pasco, no e')
    expect(lead?.name).toBe('Jonquil Pasco')
    const other = await said('Ring me on 07700 900402 about windows. Im Roshni, surname Dattani')
    expect(other.lead?.name).toBe('Roshni Dattani')
  })
})

describe('when to ring', () => {})

describe('danger that shows in the story', () => {
  it('is a headache in the room with the gas fire', async () => {
    const { text } = await said(
      'Please seal the lounge windows up tight, there is a gas fire in there so it gets toasty',
      'We both keep getting headaches in that room in the evening, is it the cold coming in?',
    )
    expect(text).toMatch(/carbon monoxide.*0800 111 999/s)
  })

  it('is no headache by itself', async () => {
    const { text } = await said('the traffic noise gives me headaches, is triple glazing the answer')
    expect(text).not.toMatch(/carbon monoxide/)
  })

  it('is no key that is stuck in a lock', async () => {
    const { text } = await said('my key is stuck in the front door and it will not turn, should I try WD40')
    expect(text).not.toMatch(/999/)
  })

  it('is nobody who was locked out last week', async () => {
    const { text } = await said('mum got locked out in the cold last week, can the lock be made easier')
    expect(text).not.toMatch(/day and night/i)
  })
})

describe('somebody who was let down', () => {
  it('is heard the second time, and offered no door', async () => {
    const fedUp = await said(
      'the door you fitted in march is sticking and nobody rings me back',
      'i’m fed up',
    )
    expect(fedUp.text).toMatch(/sorry/i)
    const offered = await said(
      'the door you fitted in march is sticking and nobody rings me back',
      'Jane Doyle 07700 900222',
      'its CM17',
    )
    expect(offered.text).not.toMatch(/1450/)
  })

  it('says so of our own work', async () => {
    const { text, lead } = await said(
      'You fitted a composite door for us two years ago and it has dropped. Have to lift it to lock it.',
      'Maureen Ashdown, 01632 960388',
    )
    expect(text).toMatch(/aftercare/)
    expect(lead?.service).toMatch(/^aftercare/)
  })
})

describe('places', () => {
  it('are all answered', async () => {
    const { text } = await said('The new place is in Enfield, this one’s in Epping. Do you go that far?')
    expect(text).toMatch(/Yes, we cover Enfield and Epping/)
  })

  it('are no cue for the local offer', async () => {
    const { text } = await said('after a new back door in upvc', 'im in Stansted, the CM24 bit')
    expect(text).toMatch(/CM24/)
    expect(text).not.toMatch(/1450/)
  })
})

it('says a corrected size back as it was put', async () => {
  const { text } = await said(
    'I’d like a quote for a roof lantern, approx 4m by 2m. Jonquil Pascoe, 07700 900265',
    'Make it 3m by 2m please, the 4 was the whole roof',
    'what have you actually noted down?',
  )
  expect(text).toMatch(/4m by 2m\..* \/ Make it 3m by 2m please/)
})

it('says of a door’s colour what the door lists say', async () => {
  const { text } = await said('can I have a front door in irish oak')
  expect(text).toMatch(/Comp Door.* and .*uPVC front doors.* come in Irish Oak/)
})

describe('what is told stays as it was told', () => {
  it('takes a corrected number that is followed by its last digits in words', async () => {
    const { lead } = await said(
      'quote for a front door, my name is Wilfred Askew, 01632 960411',
      'I beg your pardon, it is 01632 960471, seven one at the end, not one seven.',
    )
    expect(lead).toMatchObject({ name: 'Wilfred Askew', phone: '01632 960471' })
  })

  it('keeps the urgency of the first job beside a second that can wait', async () => {
    const { lead } = await said(
      'quote for boarding up a shop window, it’s urgent. Hester Crundall, 07700 900951',
      'I’ve a house in Romford as well, the windows there can wait until after the 20th.',
    )
    expect(lead).toMatchObject({ urgency: 'high' })
  })

  it('takes the number of the mother away who is not to be rung after all', async () => {
    const turns = [
      'My mum needs handles. Her name is Jean Tolliver and her phone is 07700 900254',
      'please don’t ring her, she panics',
    ]
    expect((await said(...turns)).lead).toMatchObject({ withdrawn: true })
    const { lead } = await said(...turns, 'I’m Kirsty, kirsty.tolliver@example.com')
    expect(lead).toMatchObject({ name: 'Kirsty', email: 'kirsty.tolliver@example.com' })
    expect(lead?.phone).toBeUndefined()
  })

  it('is no refusal where only somebody else’s number is withheld', async () => {
    const { lead } = await said(
      'double glazing units please, Rohan Brackley, 07700 900812',
      'For access it’s the tenant, but I’m not allowed to pass on her number.',
    )
    expect(lead).toMatchObject({ name: 'Rohan Brackley', phone: '07700 900812' })
    expect(lead?.withdrawn).toBeUndefined()
  })

  it('notes who lets the fitters in, and asks for the visitor’s own number', async () => {
    const turns = [
      'The window of my flat won’t shut, can you quote?',
      'Ring the tenant, Mr Vole, 07700 900305, he’ll let you in',
    ]
    expect((await said(...turns)).lead).toBeUndefined()
    const { lead } = await said(...turns, 'Hester Crundall, hester@example.com')
    expect(lead).toMatchObject({ name: 'Hester Crundall', email: 'hester@example.com' })
  })
})

describe('what is put right, and whose it is', () => {
  const asked = 'could somebody ring me about a back door? Desmond Farrowby, 07700 900146'

  it('takes new last digits that are said in words', async () => {
    const { lead } = await said(asked, 'No hang on, it ends one six four, not one four six.')
    expect(lead).toMatchObject({ name: 'Desmond Farrowby', phone: '07700 900164' })
  })

  it('takes the number that is to be used instead', async () => {
    const { lead } = await said(asked, 'actually use the shop number 01632 960 022, my battery is on 4%')
    expect(lead).toMatchObject({ phone: '01632 960022' })
  })

  it('keeps the visitor’s number where a neighbour’s ends otherwise', async () => {
    const { lead } = await said(asked, 'Next door is Bhavesh Lakhani, his is the same as mine but ends 046.')
    expect(lead).toMatchObject({ name: 'Desmond Farrowby', phone: '07700 900146' })
  })

  it('rings the agent, and keeps the owner’s number for emergencies', async () => {
    const { lead } = await said(
      'I’d like a price for windows. Contact the managing agent not me: ask for Ifeoma, lettings@example.com.',
      'Her direct line is 01632 960650. Mine for emergencies only is 07700 900118, name of R. Szymanowski.',
    )
    expect(lead).toMatchObject({ name: 'Ifeoma', phone: '01632 960650', email: 'lettings@example.com' })
  })

  it.each([
    ['philippa_dt at example.com, all lower case', 'philippa_dt@example.com'],
    ['it’s reeceapple (at) example (dot) com', 'reeceapple@example.com'],
  ])('reads %s', async (text, email) => {
    const { lead } = await said('a quote for sash windows please', 'Reece Applethwaite', text)
    expect(lead).toMatchObject({ name: 'Reece Applethwaite', email })
  })

  it('hears a number with words between its parts', async () => {
    const { lead } = await said(
      'I’m Maureen. A new porch door please',
      'The telephone is 01632 then nine six oh, then eight three eight.',
    )
    expect(lead).toMatchObject({ name: 'Maureen', phone: '01632 960838' })
  })
})

describe('every part of a message', () => {
  it.each([
    ['Are you FENSA registered and if so what number?', [/registered FENSA installer/, /FENSA number/]],
    [
      'Planning a 3m x 1.5m lantern. Does that need planning permission, what’s it weigh, and will it take the snow',
      [/permitted development/, /weight/, /snow/],
    ],
    ['Do you do bifolds in grey? opening is about 4.2m', [/Grey/, /4\.2m is within the range/]],
    [
      'windows steam up between the panes. can u swop just the glass and is there a guarantee on that',
      [/10[ -]years?/],
    ],
    [
      'someones kicked our back door in and police have just gone. can anyone come tonite?? were in romford',
      [/\]\(tel:/, /we cover Romford/],
    ],
  ])('%s', async (text, wanted) => {
    const { text: told } = await said(text)
    for (const one of wanted) expect(told).toMatch(one)
  })
})
