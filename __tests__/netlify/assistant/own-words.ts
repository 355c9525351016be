import { shown as said } from '../../support/said'

/** The visitor's own words say what a conversation is about, and not what an answer spoke of beside it. */

const JO = 'Jo Bell, 07700 900713'

describe('the subject', () => {
  const DOOR = 'we need a front door that a wheelchair gets over. Can you do one with a low threshold?'

  it('stays a front door where the answer speaks of French doors', async () => {
    expect((await said(DOOR, 'and in dark blue?')).text).not.toMatch(/upvc-french|aluminium-sliding/)
    expect((await said(DOOR, JO)).lead?.service).toBe('front door')
  })

  it('is the product that the same message names', async () => {
    const { text } = await said(
      'looking at sliding patio doors for the back of the house',
      'Hmm, my wife thinks French doors would be better. Do you do those in uPVC?',
    )
    expect(text).toMatch(/French doors are uPVC/)
  })

  it('is asked about in its own colours', async () => {
    const { text } = await said('do you do french doors', 'can they be grey outside and white inside?')
    expect(text).toMatch(/25 finishes/)
  })

  it('is no handle that only an answer spoke of', async () => {
    const { lead } = await said(
      'my mum needs a new front door, what would you suggest for someone with arthritis?',
      JO,
    )
    expect(lead?.service).not.toMatch(/handle/)
  })
})

describe('what is wanted', () => {
  it('is the glass screen, though a door in it was asked for', async () => {
    const { text, lead } = await said(
      'Can I close off part of our living room with glass? Is that something you do?',
      'Looks like what I’m after. Can it have a door in it?',
      JO,
    )
    expect(lead?.service).toBe('interior aluminium screening')
    expect(text).not.toMatch(/uPVC/)
  })

  it('is the cat flap, and not the door that it goes into', async () => {
    const turns = [
      'do you fit cat flaps in glass doors?',
      'its a upvc back door with glass all the way down. can you cut the glass or do i need new glass',
    ]
    expect((await said(...turns, 'how much ish')).text).not.toMatch(/uPVC front door/)
    expect((await said(...turns, 'how much ish', JO)).lead?.service).toBe('cat and dog flap installation')
  })
})

describe('a detail', () => {
  it.each([
    [['do you fit cat flaps', 'its a glass back door tho not a panel'], /new (?:sealed )?unit/],
    [['do you do lanterns', 'its for a kitchen extension that faces south'], /lets in sun|solar/],
  ])('has what was asked before answered with it: %s', async (turns, answer) => {
    expect((await said(...turns)).text).toMatch(answer)
  })

  it.each(['the sill is tiled', 'there are three of them'])('is noted beside a price: %s', async (told) => {
    expect((await said('how much are windows', told)).text).toMatch(/noted/i)
  })
})

describe('a wish', () => {
  it('is heard beside a name and a postcode', async () => {
    const { text } = await said('Do you cover E17?', 'ok please can I get a quote, Grace Adeyemi, E17 4QX.')
    expect(text).toMatch(/^Happy to/)
  })

  it('is the last of several, once', async () => {
    const { text } = await said(
      'sliding patio doors please, about 3m wide',
      'or French doors, grey outside and white inside',
      'we are going back to the sliding ones, aluminium. In black',
      JO,
    )
    expect(text).toMatch(/about aluminium sliding patio doors/)
  })
})

it('takes nothing out because somebody has no e-mail', async () => {
  const { text } = await said('sash windows', `${JO}. I am afraid I don’t have the email.`)
  expect(text).not.toMatch(/taken that out/)
})

it('reads nothing back to who only gathers information', async () => {
  const { text } = await said(
    'do you do the R9 in sage green',
    'Ok thanks, I’m just gathering information at this stage so I won’t leave my details.',
  )
  expect(text).not.toMatch(/So far|passed on/)
})
