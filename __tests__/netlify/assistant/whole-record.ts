import { shown } from '../../support/said'

/** What a record must hold, and what it must not. */

describe('the work', () => {
  it('is all that was asked for, of whatever kind', async () => {
    const { lead } = await shown(
      'a new front door please. Bev Stannard 07700 900405',
      'can you also look at 2 windows at the front',
      'and a cat flap in the back door',
    )
    expect(lead?.service).toMatch(/cat and dog flap/)
    expect(lead?.service).toMatch(/front door/)
    expect(lead?.service).toMatch(/windows/)
  })

  it('is what was told first, however it began', async () => {
    const { lead } = await shown(
      'Penny Marsh 07700 900671',
      'what I’m after is a flat roof light over the utility room, roughly 1m x 1m',
    )
    expect(lead?.service).toBe('flat roof lights')
  })

  it('is not what somebody else does', async () => {
    const { lead } = await shown(
      'Got a job in Loughton, 5 casements and a set of bifolds',
      'client’s just told me he’s getting the bifolds elsewhere so only the 5 windows',
      'Tom Ridley, tom@example.com',
    )
    expect(lead?.service).not.toMatch(/bi-fold/)
  })

  it('is not the one that is dropped, whatever stands before its name', async () => {
    const { text, lead } = await shown(
      'roof light for a loft and internal doors. Al Fox 07700 900111',
      'oh and forget the internal doors',
    )
    expect(text).toMatch(/no internal doors/)
    expect(lead?.service).toBe('flat roof lights')
  })

  it('is what is left when the rest goes, and a seal that hangs is no broken glass', async () => {
    const { text, lead } = await shown(
      'I was thinking of a whole new conservatory roof in glass. Barbara Eastwell, b@example.com',
      'Actually what does just cleaning it cost?',
      'Let’s forget the new roof then. Just the clean, and can you look at the seals, one is hanging down',
    )
    expect(text).not.toMatch(/keep everybody out/)
    expect(lead?.service).toMatch(/clean/)
    expect(lead?.service).not.toMatch(/glass|boarding/)
    expect(lead?.urgency).toBeUndefined()
  })
})

it.each([
  ['can you clean my conservatory roof. Al Fox 07700 900111', 'conservatory roof cleans'],
  ['a fire rated door to the garage please. Al Fox 07700 900111', 'fire rated door'],
  ['we complete on 12th June and want the locks done that week. Al Fox 07700 900111', 'locks'],
])('names the work and nothing else: %s', async (asks, service) => {
  expect((await shown(asks)).lead?.service).toBe(service)
})

it('makes nothing urgent that is only told', async () => {
  const { lead } = await shown(
    'quote for R9 windows please. Al Fox 07700 900111',
    'side gate is locked so come to the front, code 1945',
  )
  expect(lead?.urgency).toBeUndefined()
})

it('has no salesman’s contract to do with a draught', async () => {
  const { text } = await shown('I’m enquiring for my mum, she’s 84 and her bedroom windows are so draughty')
  expect(text).not.toMatch(/signed|Citizens/)
})

it('says whose house it is', async () => {
  const { lead } = await shown(
    'My mum’s back door sticks. Mum is Jean Whittle, she’s at CM16 4HW. I’m Donna Cope',
    'Please ring me NOT mum. 07700 900471',
  )
  expect(lead?.name).toBe('Donna Cope')
})

it('says back a few words as they were put', async () => {
  const { text } = await shown('quote for french doors. Max Coe 07700 900121', 'green if you do it')
  expect(text).toMatch(/Noted: “green if you do it”/)
})

it('has no colour of what grows on a roof', async () => {
  const { text } = await shown(
    'my conservatory roof has gone quite green, could somebody clean it',
    'Mrs Okafor 01632 960174',
  )
  expect(text).not.toMatch(/, green/)
})

it('has the work that was settled on, and not what is there now', async () => {
  const chosen = await shown(
    'We have a sliding patio door. Is a new slider better or French doors?',
    'OK, French doors then. Can someone ring? That’s when we’re both in.',
    'Marcus Lind 07700 900855',
  )
  expect(chosen.lead?.service).toBe('uPVC French doors')
  const client = await shown(
    'need 14 flush sash windows',
    'client has changed his mind he wants the R9 ones now',
    'Gary Pike 07700 900451',
  )
  expect(client.lead?.service).toBe('R9 flush casement windows')
  const there = await shown(
    'back door wont lock. Jess Tolley 07700 900992',
    'its a white plastic door prob 15 yrs old',
  )
  expect(there.lead?.service).toBe('back door')
})
