import { said } from '../../support/said'

/** What a visitor says about the enquiry itself. */

describe('what is written down', () => {
  it.each(['so what have you got down for me', 'read me back what you have please', 'say what you got'])(
    'is read back: %s',
    async (asks) => {
      const { text } = await said(
        'need a price for 4 casement windows in Epping',
        'Priya Mandair 07700 900214, ring after 4',
        'tenant is Owen, no prices with him please',
        asks,
      )
      expect(text).toMatch(/Priya Mandair, 07700 900214/)
      expect(text).toMatch(/after 4/)
      expect(text).toMatch(/tenant is Owen/)
    },
  )

  it('is read back to who left no number, too', async () => {
    const { text, lead } = await said(
      'flat roof extension in Basildon, want a roof light over the sink, about 900x900',
      'so what have you noted for us then',
    )
    expect(text).toMatch(/900x900/)
    expect(text).toMatch(/nothing’s been passed on/)
    expect(lead).toBeUndefined()
  })

  it('has not gone before the visitor is done', async () => {
    const { text } = await said('quote for bifolds', 'Jo Bell 07700 900123', 'has it gone to anyone yet?')
    expect(text).toMatch(/hasn’t gone yet/)
  })
})

describe('an enquiry that is held', () => {
  it.each([
    "Someone came round last week but I've not had the quote yet, name of Pearson. Can you chase it up?",
    'This is Mrs Obi, nobody has rung me yet about my door',
  ])('is none where nothing was asked for before: %s', async (asks) => {
    expect((await said(asks)).text).not.toMatch(/stays here with me/)
  })

  const HELD = [
    'price for 6 flush windows in Epping please',
    'Im Gareth Moss 07700 900638 but dont pass that on to anyone till i say so ok?',
  ] as const

  it('stays here', async () => {
    const { text, lead } = await said(...HELD)
    expect(text).toMatch(/nothing is passed on until you say so/)
    expect(text).not.toMatch(/I’ll pass this on/)
    expect(lead).toBeUndefined()
  })

  it('stays here for who is only comparing, too', async () => {
    const { lead } = await said(
      'do you do sash windows',
      'im Colin, 07700 900868, but dont ring me yet im only comparing',
    )
    expect(lead).toBeUndefined()
  })

  it('answers what is asked meanwhile', async () => {
    const { text, lead } = await said(...HELD, 'does the R9 come in english oak?')
    expect(text).toMatch(/English Oak/i)
    expect(lead).toBeUndefined()
  })

  it('goes when the visitor says so', async () => {
    const { lead } = await said(...HELD, 'right she says yes so send it now')
    expect(lead).toMatchObject({ name: 'Gareth Moss', phone: '07700 900638' })
  })

  it('is taken back in whatever words', async () => {
    const { text, lead } = await said(...HELD, 'nah, not this year. so bin it please')
    expect(text).toMatch(/pass nothing on/)
    expect(lead?.phone).toBeUndefined()
  })
})

describe('somebody with a complaint', () => {
  const ANGRY = [
    'Your bifolds you put in last spring are leaking all over my floor',
    'Bernadette Quill, 07700 900299, CM14 5ZZ',
  ] as const

  it('has a question without its mark answered', async () => {
    const { text } = await said(...ANGRY, 'its covered by the 10 yr guarantee yes or no')
    expect(text).toMatch(/guarantee/)
  })

  it('hears that what is added is taken, and a word of regret', async () => {
    const { text } = await said(
      ...ANGRY,
      'if nobody rings by tomorrow dinner time im going to trading standards',
    )
    expect(text).toMatch(/sorry/)
  })
})

describe('one of several things', () => {
  it('is given up without the rest', async () => {
    const { lead } = await said(
      'Shel, 07700 900245, can someone ring me about windows and a cat flap',
      'actually leave the cat flap, the cat never comes home anyway',
    )
    expect(lead).toMatchObject({ phone: '07700 900245' })
    expect(lead).not.toMatchObject({ withdrawn: true })
  })

  it('keeps the call for the partner who is to be rung instead', async () => {
    const { lead } = await said(
      'quote for acoustic glazing, Marek Osei, 07700 900386',
      'better ring my partner actually, Jolanta 07700 900540, anytime after 9',
      'dont ring me at all then',
    )
    expect(lead).toMatchObject({ phone: '07700 900540' })
  })
})

describe('who a visitor is', () => {
  it('is told by a name alone', async () => {
    const { lead } = await said(
      'can someone call me about tilt and turn windows, jan.pethwick@example.com',
      'Jan Pethwick obvs. EN1 2GZ',
    )
    expect(lead?.name).toBe('Jan Pethwick')
  })

  it.each(['white inside and anthracite outside, can you do that', 'scrap white, make it grey'])(
    'is not told by colours: %s',
    async (words) => {
      const { text } = await said('can someone call me about a front door', words)
      expect(text).not.toMatch(/Thanks, (?:White|Scrap)/)
    },
  )

  it('is the person, and not the firm', async () => {
    const { lead } = await said(
      'need a shop window boarding',
      'Dervla, Brightside Dry Cleaners, 020 7946 0318',
    )
    expect(lead?.name).toBe('Dervla')
  })
})

describe('what is put right', () => {
  it('takes a size for no telephone number', async () => {
    const { lead } = await said(
      'need bifolds 4200 wide x 2300 high',
      'Tobias Renshaw, 07700 900618',
      'its 4800 not 4200. height same',
    )
    expect(lead?.phone).toBe('07700 900618')
  })

  it('is read back as it was put', async () => {
    const { text } = await said(
      'quote for a door, harrington in chartwell green, Kelly Marchbanks 07700 900142',
      'actually scrap the green my other half says black',
      'what have you written',
    )
    expect(text).toMatch(/chartwell green.* \/ actually scrap the green my other half says black”/)
  })

  it('rings the office of who is not to be rung', async () => {
    const { lead } = await said(
      'price for 3 flat rooflights',
      'Dean Okonjo-Price. my mobile is 07700 900530 but dont use it, ring the office 01632 960733 and ask for Sunita',
    )
    expect(lead).toMatchObject({ name: 'Dean Okonjo-Price', phone: '01632 960733' })
  })

  it('keeps the number of the landlord who was named before', async () => {
    const { lead } = await said(
      'window in my rented flat is cracked right across, can you replace the glass',
      'im only the tenant tho. hes Mr Garrick Voss 020 7946 0344',
      'no hang on ring me first so i can let him know. im Shanice Adu 07700 900733',
    )
    expect(lead).toMatchObject({ name: 'Shanice Adu', phone: '07700 900733' })
  })

  it('passes no supplier on, whatever is wanted of us', async () => {
    const { lead } = await said(
      'hi, who deals with your marketing please',
      'Fine, put me down as wanting a quote for windows then. Jasper Fynn 07700 900444',
    )
    expect(lead).toBeUndefined()
  })
})
