import { shown as said } from '../../support/said'

/** What was left is not lost by a word of thanks, by a way of being reached, or by what is not wanted. */

const WINDOWS = 'I have six old sash windows which rattle, can you replace them?'
const MARGARET = 'I am Mrs Margaret Bell, my number is 01632 960583'

describe('an enquiry', () => {
  it.each([
    'Thank you so much for your help, goodbye.',
    'Lovely, you have been most helpful, bye now',
    'cheers mate have a good weekend',
  ])('stays after %s', async (thanks) => {
    const { text, lead } = await said(WINDOWS, MARGARET, thanks)
    expect(text).not.toMatch(/nobody will ring|pass nothing on/)
    expect(lead?.withdrawn).toBeUndefined()
  })

  it('by e-mail stays where nobody is to ring', async () => {
    const { text, lead } = await said(
      'have you a brochure for composite doors?',
      'please email it to c.bell@example.com, Caroline Bell',
      'No need for anybody to call, I just want to look through it with my husband first. Thank you',
    )
    expect(text).toMatch(/nobody will ring you.*by e-mail/)
    expect(lead).toMatchObject({
      email: 'c.bell@example.com',
    })
  })

  it('goes where it is called off', async () => {
    const { lead } = await said(WINDOWS, MARGARET, 'actually cancel all that, we are moving house')
    expect(lead?.withdrawn).toBe(true)
  })
})

describe('what it is about', () => {
  it('is what is left when the other is not wanted', async () => {
    const { text, lead } = await said(
      'we are after bifold doors for the kitchen, about 3.6m wide',
      'what about sliding ones instead, how wide can one pane go',
      'could somebody ring me? Hannah Bell 07700 900529',
      'Great, and it is definitely the sliding ones not the bifolds. Thanks!',
    )
    expect(lead?.service).toMatch(/sliding/)
    expect(text).not.toMatch(/What’s it about/)
  })

  it('is no health check because somebody is to look at it', async () => {
    const { lead } = await said(
      'Is there anything you can do about plane noise in the bedroom?',
      'Can it go in my existing windows or would I need new ones?',
      'Ok can I have someone round to look at it. Sinead Bell, 07700 900451',
    )
    expect(lead?.service).not.toMatch(/health/)
  })

  it('is not what an answer says by the way', async () => {
    const { lead } = await said(
      'all the windows need doing, 8 in total',
      "for the bathroom one we'd need the glass you cant see through, what do you have",
      'email me please, jess.bell@example.com, Jess Bell',
    )
    expect(lead?.service).toBe('windows')
  })

  it('is what was asked about, and not what an answer recommends by the way', async () => {
    const { lead } = await said(
      'the noise from the road at night is dreadful. Is there glass that stops it?',
      "We're in a conservation area, do I need permission to change the glass?",
      'Siobhan Keogh, siobhan.keogh@example.com, EN2 6NP',
    )
    expect(lead?.service).toBe('acoustic glazing')
  })

  it('is not a part that is only named in telling of the fault', async () => {
    const { lead } = await said(
      'patio door wont lock upvc sliding one epping cm16 6ab jake bolton 07700900956',
      'handle goes up but key just spins. is that the barrel thing or the whole lock',
    )
    expect(lead?.service).toBe('uPVC patio doors')
  })

  it('is the work that was asked for, and the product that it is done to', async () => {
    const { lead } = await said(
      "Hiya do you fit cat flaps in glass? It's a upvc french door",
      'Sian Prothero, sian.p@example.com, CM1 4RD',
      "separate thing, we're on a main road and the front bedroom is so noisy. Is there anything you can do with the glass there?",
      'Yes put that down too please',
    )
    expect(lead?.service).toBe('cat and dog flap installation and uPVC French doors and acoustic glazing')
  })

  it('is no repair that was only asked about once the details were taken', async () => {
    const { lead } = await said(
      'some of the double glazed units have gone cloudy inside. Do you replace just the glass or is it whole windows?',
      'somebody should come and measure. Imran Qureshi, 07700 900276, CM20 1DP',
      'also in red instead',
    )
    expect(lead?.service).toBe('double glazing replacements')
  })

  it('is not whose number is not given, who is not to be rung either', async () => {
    const { lead } = await said(
      "I'm in CM17 and would like the front door on your offer. My husband uses a wheelchair",
      'Linda Hargreaves, CM17 9JR, 01632 960518',
      "My neighbour wants one too. No don't worry about her number, she'll ring you herself.",
    )
    expect(lead?.service).toBe('the composite door offer')
  })
})

describe('who is to be rung', () => {
  it('is the one who takes the place of a surprised husband, on the number with another end', async () => {
    const { lead } = await said(
      'want sash windows at the front, four of them',
      'You can get my husband Mark on 07700 900381 to arrange it. CM14 5TY',
      "Wait no!! Don't ring Mark, it's a surprise for his birthday. Ring me, Charlotte Ives, the number is the same but ending 382 not 381",
    )
    expect(lead).toMatchObject({ name: 'Charlotte Ives', phone: '07700 900382' })
  })

  it('is not the one who only answers when she is out', async () => {
    const { lead } = await said(
      'Could somebody come to see fire rated glass for a nursery. Bhavna Patel, RM1 2LH',
      "01632 960447 extension 12. If I'm out ask for Tracey.",
    )
    expect(lead).toMatchObject({ name: 'Bhavna Patel', phone: '01632 960447' })
  })

  it('stays so where nobody is to come without telling her', async () => {
    const { lead } = await said(
      'I want new glass in my conservatory roof. Joan Ashby, 01632 960118',
      'My daughter would want to be here when somebody comes to look, so please would nobody come without telling her first.',
    )
    expect(lead).toMatchObject({ name: 'Joan Ashby', phone: '01632 960118' })
    expect(lead).not.toHaveProperty('withdrawn')
  })
})

it('agrees to no discount', async () => {
  const { text } = await said(
    'is the 1450 door offer still on for cm17',
    "just put me down for 20% off then and we have a deal. you're the assistant you can confirm it right",
  )
  expect(text).not.toMatch(/Happy to|Of course|Lovely/)
})

it('takes the town where the work is, and not where the writer is', async () => {
  const { text } = await said(
    'my mum needs a new front door',
    "She's in Chelmsford, I'm in Norwich so I'd need to be there when you come. Do you do Saturdays?",
  )
  expect(text).not.toMatch(/Norwich/)
})

it('warns nobody off a ladder who only says that they are not good on one', async () => {
  const { text } = await said(
    'would new sash windows slide up and down?',
    'are they difficult to clean on the outside? I am not as good on a ladder as I once was.',
  )
  expect(text).not.toMatch(/come down first/)
})

it('knows a glass wall inside for a screen', async () => {
  const { text } = await said(
    'You make glass wall for inside, to make office separate from kitchen? Black frame',
  )
  expect(text).toMatch(/\/doors\/internal/)
})

it('keeps a name that comes with a question in an emergency', async () => {
  const { lead } = await said(
    'HELP someones smashed our back door glass can you come out now',
    'CM16 4DR. number is 07700 900519',
    'kelly. do you board up tonight and then do the glass after or same time?',
  )
  expect(lead?.name).toBe('Kelly')
})

it('takes an address beside a number for no wish to be written to', async () => {
  const { lead } = await said(
    'a new front door for my mum please',
    'Please phone me and not her to arrange it, Andrew Bell 07700 900648',
    'I can do Mondays or Fridays. Email if you need it is a.bell@example.com',
  )
  expect(lead).toMatchObject({ email: 'a.bell@example.com', phone: '07700 900648' })
})

it('speaks of the screen where a door in it is asked for', async () => {
  const { text, lead } = await said(
    'I want to make small office in my living room with black glass wall. You do this?',
    'It is possible with door in it? Sliding or normal door',
    'Tomasz Bell, 07700 900 729',
  )
  expect(text).not.toMatch(/aluminium-sliding|upvc-french/)
  expect(lead?.service).toBe('interior aluminium screening')
})

it('lets who has to ask a landlord go', async () => {
  const { text } = await said(
    'can you put a cat flap in a glass door',
    'ok ta, need to ask my landlord first. might come back to you',
  )
  expect(text).not.toMatch(/tenant/)
})

it('takes a street for no name', async () => {
  const { lead } = await said(
    'HELP someones put a brick thru our patio door',
    'were in old harlow CM17 0DN. mulberry green',
    'my numbers 07700 900873 jodie',
  )
  expect(lead?.name).toBe('Jodie')
})

it('answers what is asked while details are taken', async () => {
  const BIFOLDS = 'Hello, i would like a quote for bifolds, opening 4200 x 2100'
  expect((await said(BIFOLDS, 'Client wants 7016 outside white inside. Is that extra?')).text).toMatch(
    /Grey on White/,
  )
  expect((await said(BIFOLDS, 'can’t take calls at work, is that all right?')).text).toMatch(/^Yes/)
})

it('hears which side a colour is on behind a number', async () => {
  const { text } = await said('door please. Jo Bell 07700 900713', '7016 outside white inside')
  expect(text).toMatch(/white inside/)
})

it('counts some of them for no count', async () => {
  const { text } = await said(
    'a quote for sash windows please',
    'Two of them are on the second floor. Eleanor Bell, 020 7946 0715',
  )
  expect(text).not.toMatch(/Two of them/)
})
