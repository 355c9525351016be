import { said } from '../../support/said'

/** Whose number the office rings: the customer's own, as it was put right, and none that was taken back. */

const QUOTE = 'do you fit sash windows, id like a quote'
const NADIA = { name: 'Nadia Frost', phone: '07700 900588', email: 'nadia@example.com' }
const ONE = `${NADIA.name} ${NADIA.phone}`
const BOTH = `${ONE} ${NADIA.email}`

describe('somebody else’s number beside the customer’s', () => {
  it.each([
    'Sol’s number for Tuesday is 07700 900134',
    'Tuesday: Sol, 07700 900134',
    'Gate code man is Phil 07700 900134',
    'builder is Gaz, 07700 900134, he can tell you the sizes',
    'my dads number for the Tuesday visit 07700 900134',
    'key with neighbour Sid at no 4, 07700 900134',
    'If there’s no answer try my daughter Sue on 07700 900134, but only if you cannot get me. I do not want her bothered',
  ])('goes into the notes: %s', async (told) => {
    const { lead } = await said(QUOTE, ONE, told)
    expect(lead).toMatchObject({ name: NADIA.name, phone: NADIA.phone })
  })

  it('of a tenant is never the landlord’s own', async () => {
    const { lead } = await said(QUOTE, ONE, 'tenants no. 07700 900134 (Sol)')
    expect(lead).toMatchObject({ name: NADIA.name, phone: NADIA.phone })
  })

  it.each([
    ['its 07700 900134, got it wrong before, Nadia', NADIA.name],
    ['oh use my work one 07700 900134', NADIA.name],
    ['that was Sols number. mine is 07700 900134', NADIA.name],
    ['Ring Bex not me, she is dealing with it, 07700 900134', 'Bex'],
    ['can you ring Sol Frost on 07700 900134 instead of me', 'Sol Frost'],
  ])('is told from one to be rung: %s', async (told, name) => {
    expect((await said(QUOTE, ONE, told)).lead).toMatchObject({ name, phone: '07700 900134' })
  })

  it('is no reason for another name', async () => {
    const darren = 'Tenant is called Darren, he’ll let you in, but arrange it with me first please not him'
    expect((await said(QUOTE, ONE, darren)).lead?.name).toBe(NADIA.name)
  })
})

it.each([
  [
    '07700 900940',
    'sorry just looked, that number is wrong, its 07700 900904. last two digits other way round',
  ],
  [
    '07700 900611',
    'Wait, that’s my old number. 07700 900756. Don’t use the other one, my ex has that phone now',
  ],
  ['07700 900611', 'oops thats the old one, 07700 900756 is the new one. changed it last month'],
])('of two the one that puts the other right is rung: %s, %s', async (first, told) => {
  const { lead } = await said(QUOTE, `Nadia Frost ${first}`, told)
  expect(lead?.phone).toBe(/\d{5} \d{6}/.exec(told)?.[0])
})

describe('a number taken back', () => {
  it.each([
    'on reflection dont use the mobile, signal on site is hopeless, take it off. Just email',
    'Actually not my mobile. Remove it, work monitor it. Email instead',
    'i take back the mobile, use email',
    'please remove mobile from the enquiry',
    'changed my mind, no phone number. email only',
    'i dont want you having my number. just email',
    'Please don’t phone the mobile. I’d like it off your records, email is fine',
    'sorry can you not have my phone number on there, email only',
    'scrap the number, email only thx',
    'no actually no phone. delete the number and email me pls',
    'id rather not have my mobile passed on. just the email',
    'I changed my mind about the phone number, please dont pass that on',
  ])('leaves the record: %s', async (told) => {
    const { lead } = await said(QUOTE, BOTH, told)
    const { withheld, ...record } = lead!
    expect(record).toMatchObject({ name: NADIA.name, email: NADIA.email })
    expect(JSON.stringify(record)).not.toContain('900588')
    expect(withheld).toEqual(['07700 900588'])
  })

  it('so does an address', async () => {
    const { lead } = await said(QUOTE, BOTH, 'dont email, that inbox is dead, take it out. phone is fine')
    expect(lead?.phone).toBe(NADIA.phone)
    expect(lead?.email).toBeUndefined()
  })

  it.each([
    'dont use the mobile before 9',
    'the door handle is loose, take it off. Just email',
    'my mobile is off till noon so email or ring after',
    'please dont pass my number to anyone else but yours',
    'would prefer email, use the phone only if you have to',
    'the number on the door, can you take it off? its 14',
  ])('is told from one that stays: %s', async (told) => {
    expect((await said(QUOTE, BOTH, told)).lead).toMatchObject(NADIA)
  })
})

describe('a number put right', () => {
  it.each([
    ['no sorry thats wrong', '07700 900134. fat fingers'],
    ['no thats not right', 'its 07700 900134'],
    ['no hang on', '07700 900134 not 588'],
    ['no i messed up', '07700 900134 is it'],
    ['no thats my husbands', 'mines 07700 900134'],
  ])('is waited for: %s / %s', async (first, then) => {
    const open = await said(QUOTE, BOTH, first)
    expect(open.lead?.complete).toBe(false)
    expect((await said(QUOTE, BOTH, first, then)).lead?.phone).toBe('07700 900134')
  })

  it('is asked for', async () => {
    expect((await said(QUOTE, BOTH, 'no sorry thats wrong')).text).toMatch(/^Sorry about that\. What should/)
  })

  it.each(['no thats everything', 'no thats right, nothing else', 'no sorry thats it', 'nope, all correct'])(
    'is told from the end: %s',
    async (told) => {
      expect((await said(QUOTE, BOTH, told)).lead?.complete).toBeUndefined()
    },
  )
})

describe('an address that stops early', () => {
  it('is completed by what comes after it', async () => {
    const told = [QUOTE, 'Nadia Frost nadia.frost@example']
    expect((await said(...told)).text).toContain('stops at “nadia.frost@example”')
    expect((await said(...told, 'oh its .co.uk sorry')).lead?.email).toBe('nadia.frost@example.co.uk')
    expect((await said(...told, 'dot com')).lead?.email).toBe('nadia.frost@example.com')
  })

  it('is whole where it can end in one way only', async () => {
    expect((await said(QUOTE, 'Nadia Frost nadia@gmail')).lead?.email).toBe('nadia@gmail.com')
    expect((await said(QUOTE, 'Nadia Frost nadia@example. com')).lead?.email).toBe('nadia@example.com')
  })

  it('is told from a place', async () => {
    expect((await said(QUOTE, 'meet us@the house')).text).not.toContain('stops at')
  })
})

it.each(['Donald Duck 00000 000000', 'Al Bell, 0412 345 6789'])(
  'is one that begins as numbers in Britain do, or is asked for again: %s',
  async (told) => {
    expect((await said(QUOTE, told)).lead).toBeUndefined()
  },
)

it('may be one from abroad, however its prefix is written', async () => {
  expect((await said(QUOTE, 'Zofia Lis 0048 601 555 123')).lead?.phone).toMatch(/48 ?601/)
})

it('stays where only the work is put right', async () => {
  const { lead } = await said(
    QUOTE,
    ONE,
    'scrap that its 12 windows not 14, two are going. price by friday tho',
  )
  expect(lead).toMatchObject({ name: NADIA.name, phone: NADIA.phone })
  expect((await said(QUOTE, ONE, 'scrap that, i dont want it any more')).lead).toMatchObject({
    withdrawn: true,
  })
})

it('has the postcode of the site, and not of the yard', async () => {
  expect((await said(QUOTE, `yard is CM7 3RT but site is CM6 1XW. ${ONE}`)).lead?.postcode).toBe('CM6 1XW')
})
