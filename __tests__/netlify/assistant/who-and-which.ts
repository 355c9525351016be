import { shown as said } from '../../support/said'

/** Who is rung, on which number, and who is only named beside it. */

const GLASS = ['Quote for acoustic glass please', 'Tom Bell 07700 900477, weekdays before 2pm']

describe('a number beside the visitor’s own', () => {
  it.each([
    "If it's a Tuesday ring Bex instead, 07700 900478, I'm on shift.",
    'on Tuesdays ring my wife Bex on 07700 900478',
    'at weekends try Bex, 07700 900478',
  ])('takes its place on no other day: %s', async (message) => {
    const { lead } = await said(...GLASS, message)
    expect(lead).toMatchObject({ name: 'Tom Bell', phone: '07700 900477' })
  })

  it('takes its place where it is put right', async () => {
    const { lead } = await said(...GLASS, 'actually use 07700 900478 instead')
    expect(lead).toMatchObject({ name: 'Tom Bell', phone: '07700 900478' })
  })

  it('is only for access where it is a tenant’s, beside an address as well', async () => {
    const access =
      'For getting in, the tenant in flat 1 has keys to the common parts, Mrs Begum, 07700 900415. Please don’t discuss costs with her, quote comes to me by email.'
    const { lead } = await said(
      'I want trickle vents in four flats, RM7 0PX. Martin Oyelaran, martin.oyelaran@example.com',
      access,
    )
    expect(lead).toMatchObject({ name: 'Martin Oyelaran', email: 'martin.oyelaran@example.com' })
    expect(lead?.phone).toBeUndefined()
  })
})

describe('who is rung', () => {
  const PRITI = [
    'our conservatory is like an oven. My wife wants it cleaned but I wonder about new glass',
    "Could somebody ring her rather than me, I'm abroad for work. Priti Nair 07700 900733. We're at CM23 4BN.",
  ]

  it('is the one whose name and number are given for it', async () => {
    const { text, lead } = await said(...PRITI)
    expect(text).not.toMatch(/Thanks, Priti/)
    expect(lead).toMatchObject({ name: 'Priti Nair', phone: '07700 900733' })
  })

  it('stays so when the writer says who writes', async () => {
    const { lead } = await said(...PRITI, "She'll ask about the colour. I'm Anand by the way.")
    expect(lead).toMatchObject({ name: 'Priti Nair', phone: '07700 900733' })
  })

  it.each([
    'I want my son Keith here if anybody visits. He can only manage Saturdays.',
    'My daughter Jane will be here when you come, she’s only free on Fridays',
  ])('is nobody who is only to be there: %s', async (message) => {
    const { lead } = await said(
      'I’d like a composite door quote',
      message,
      'Doreen Pettifer, 01632 960118. After 10 in the morning please',
    )
    expect(lead).toMatchObject({ name: 'Doreen Pettifer', phone: '01632 960118' })
  })
})

it('puts a surname of two parts right and keeps the first name', async () => {
  const { lead } = await said(
    'do you do cat flaps',
    'Kayleigh Thorne Smith 07700 900621 harlow cm18 6re',
    'its Thorne-Smyth with a y sorry autocorrect. anytime is fine just not thursdays',
  )
  expect(lead?.name).toBe('Kayleigh Thorne-Smyth')
})

describe('the record', () => {
  it('holds no number of a card', async () => {
    const card = await said(
      'can you quote for two sash windows, Jo Marsh 07700 900111',
      'shall I pay on 4929 1234 5678 9012 for the deposit on the windows now',
    )
    expect(JSON.stringify(card.lead)).not.toContain('4929')
  })
})

it('leaves the visitor’s number where somebody else only knows the sizes', async () => {
  const message = 'The builder’s Gary, 07700 900222, he knows the sizes and can tell you about the lintel'
  const { lead } = await said('two sash windows please', 'Jo Marsh 07700 900111', message)
  expect(lead).toMatchObject({ name: 'Jo Marsh', phone: '07700 900111' })
})
