import { said } from '../../support/said'

const reply = async (...turns: string[]) => (await said(...turns)).text

describe('danger', () => {
  it.each([
    'locked out of the house and my little boy is inside, the hob is on',
    'we are locked out and the baby is asleep upstairs',
    'my mum is locked in her flat, key snapped in door and shes got the hob on',
  ])('to somebody inside comes before a lock: %s', async (text) => {
    expect(await reply(text)).toMatch(/^Ring 999 now/)
  })

  it.each([
    'top window came off its hinge, shall I lean out and grab it?',
    'can i climb out on the sill to push the sash back',
  ])('of a fall is answered with a plain no: %s', async (text) => {
    expect(await reply(text)).toMatch(/^Please don't lean or climb out/)
  })

  it.each([
    ['hinge snapped, window hanging off, 1st floor, HELP', /^(?:Don't lean out|Keep everybody away)/],
    [
      'a bird hit the roof of the conservatory, one panel has shattered and is hanging there',
      /^Please keep everybody out of that room/,
    ],
  ])('overhead is kept clear of: %s', async (text, says) => {
    expect(await reply(text)).toMatch(says)
  })

  it('of fire is not let into a fire door by ordinary glass', async () => {
    const text = await reply('the fire door panel is cracked, could you put an ordinary pane in it')
    expect(text).toMatch(/^No, please don't/)
  })

  it('keeps the one advice as long as it lasts', async () => {
    const smoke = 'there is smoke in the hall'
    expect(await reply(smoke, 'shall i open the cupboard to see')).toMatch(/^No: leave it shut, get out now/)
    expect(await reply(smoke, 'we are all outside')).toContain('Stay out')
    expect(await reply(smoke, 'we are all outside', 'the fire brigade are here')).toContain(
      'go back in only when they tell you',
    )
  })

  it('is not seen in a pane that the dog broke', async () => {
    const text = await reply('the dog smashed the glass in the back door, could you cut a piece today')
    expect(text).not.toMatch(/police|insurer/)
  })
})

it.each([
  ['The back door handle droops and does not spring back', /handle/i],
  ['My dad died last month and he had put down a deposit on a door with you. What happens now?', /so sorry/],
  ['any colour except white', /^Plenty/],
  ['a small ball went through the pane of the garage side door', /single glazing/],
])('takes a message for what it says: %s', async (text, says) => {
  expect(await reply(text)).toMatch(says)
})

describe('somebody who is let down', () => {
  it('is not told that a call is a pleasure', async () => {
    const text = await reply('Been waiting two weeks for somebody to ring me back about my door')
    expect(text).toMatch(/sorry/)
    expect(text).not.toContain('Happy to')
  })

  it('is asked nothing more once he has had enough', async () => {
    const text = await reply(
      'your fitters left a hole in the wall',
      'no, no more calls, I am not leaving my number',
    )
    expect(text).not.toContain('look up')
  })

  it('is told how to have his details erased', async () => {
    const text = await reply('stop ringing me and delete my details')
    expect(text).toContain('erased')
    expect(text).not.toContain('chase')
  })
})

describe('who is who', () => {
  it('is kept when a surname follows', async () => {
    const { lead } = await said(
      'I want a quote for bifolds',
      "amina.k@example.com, that's Amina",
      'surname Kadir, CM7 1AB',
    )
    expect(lead).toMatchObject({ name: 'Amina Kadir', email: 'amina.k@example.com' })
  })

  it('is a surname alone where that is all', async () => {
    const { lead } = await said('I want a quote for bifolds', 'amina.k@example.com', 'surname Kadir')
    expect(lead).toMatchObject({ name: 'Kadir' })
  })

  it('is the husband who is to be rung, whoever else is named after', async () => {
    const turns = [
      'quote for windows please',
      'ring my husband, hes Colin, 07700 900123',
      'surname is Draper',
      'CM20 1AA, not my mums',
    ]
    const { lead } = await said(...turns)
    expect(lead?.name).toBe('Colin Draper')
  })
})

describe('a detail', () => {
  it('is not asked for again in the reply to a question', async () => {
    const first = ['I want a quote for a composite door', 'what locks do they have']
    expect(await reply(...first)).not.toMatch(/who shall we ask for/i)
    expect(await reply(...first, 'and what colours')).toMatch(/who shall we ask for/i)
  })
})
