import { learnt } from '../../netlify/assistant/intents'
import { said } from '../support/said'

/** What a visitor says about the enquiry itself. */

beforeAll(() => learnt(), 300_000)

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

  it('keeps the own number beside the landlord’s', async () => {
    const { lead } = await said(
      'the front door hinge has dropped',
      'im Shanice 07700 900671. hes Mr Devonport 07700 900098, ring him first for the ok',
    )
    expect(JSON.stringify(lead)).toMatch(/07700 900671/)
    expect(JSON.stringify(lead)).toMatch(/07700 900098/)
  })
})

describe('a channel that somebody has not got', () => {
  it('is none to be written on', async () => {
    const { lead } = await said(
      'quote for a door',
      'Pauline Stebbing 01632 960731 and dont tell me whatsapp i dont have it',
    )
    expect(lead?.notes ?? '').not.toMatch(/(?:^|\. )WhatsApp/)
    const { lead: other } = await said(
      'quote for a door',
      'Shel Barkway 07700 900245. dont have an email i use',
    )
    expect(other?.notes ?? '').not.toMatch(/E-mail only/)
  })
})
