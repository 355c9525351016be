import { answer } from '../../../netlify/assistant/assistant'
import { fuller } from '../../../netlify/assistant/renamed'
import { townIn } from '../../../netlify/assistant/places'
import { slotsIn } from '../../../netlify/assistant/slots'
import { mannersIn } from '../../../netlify/assistant/manners'
import { saysWhen, urgencyIn } from '../../../netlify/assistant/timing'
import { ASKS_NAME, nameIn } from '../../support/named'
import { sayings } from '../../support/sayings'

const NIGHT = new Date('2026-11-22T21:00:00Z')

/** The last reply, and the last lead that was passed on. */
async function talk(turns: string[]) {
  const messages = turns.map((content) => ({ role: 'user' as const, content }))
  let lead: Awaited<ReturnType<typeof answer>>['lead']
  let text = ''
  for (let end = 1; end <= messages.length; end += 1) {
    const said = await answer(messages.slice(0, end), {}, NIGHT)
    lead = said.lead ?? lead
    text = said.text
  }
  return { lead, text }
}

describe('a name', () => {
  it.each([
    ['Violet Grey', 'Violet Grey'],
    ['April Brown', 'April Brown'],
    ['Mr and Mrs Shah', 'Mr and Mrs Shah'],
    ['Green, first name is June. June Green', 'June Green'],
    ['grey, with a chrome handle', undefined],
    ['black, something plain', undefined],
  ])('is told from a colour when it was asked for: %s', async (text, name) => {
    expect(await nameIn(text, ASKS_NAME)).toBe(name)
  })

  it('needs no question before it where it has a title', async () => {
    expect(await nameIn('We would like a quote. Dr and Mrs Bell')).toBe('Dr and Mrs Bell')
  })
})

describe('a person who says who they are', () => {
  it.each([
    ['B Okoro, CM23', 'B Okoro'],
    ['aoife brennan', 'Aoife Brennan'],
    ['fiona brennan', 'Fiona Brennan'],
    ['Lincoln Black', 'Lincoln Black'],
    ['don’t call me, call the tenant. im steve', 'Steve'],
    ['Harlow CM20', undefined],
    ['jade green', undefined],
    ['may i ask', undefined],
    ['its cold', undefined],
    ["Hi I'm Priya", 'Priya'],
  ])('%s: %s', async (text, name) => {
    expect(await nameIn(text, 'Shall I ask someone to ring you?')).toBe(name)
  })
})

it.each([
  ['Dobson', 'Kayleigh Dobson'],
  ['Harlow', undefined],
  ['Composite', undefined],
  ['Urgent', undefined],
  ["I'M", undefined],
])('takes a surname that comes by itself for no other thing: %s', (text, name) => {
  expect(fuller('Kayleigh', text)).toBe(name)
})

it('takes a great deal of noise for no offer', async () => {
  const { lead } = await talk(['My windows let in a great deal of noise. Ring me, Ann Bell 07700 900188'])
  expect(lead?.service).not.toMatch(/offer/)
})

it.each([['CM16 by the way. ring me dont text', 'Ring, no texts']])(
  'hears how to be reached: %s',
  async (text, manner) => {
    expect((await sayings(text)).flatMap(mannersIn)).toContain(manner)
  },
)

describe('how soon and when', () => {
  it.each([
    ['how soon would you get back to me?', undefined],
    ['When could it be fitted, this month?', undefined],
    ['can you come today?', 'high'],
    ['it is quite urgent', 'high'],
    ['we shall not need it until about April', 'low'],
  ])('%s: %s', async (text, urgency) => expect(urgencyIn(await sayings(text))).toBe(urgency))
})

describe('a call that is being arranged', () => {
  it.each([
    [
      ['need a price for new door handles', 'Rose Brown', '07700 900457'],
      { name: 'Rose Brown', phone: '07700 900457' },
    ],
    [
      [
        'quote for sash windows please',
        'Jean Fairweather',
        '07700 900604',
        'my number for backup 07700 900605',
      ],
      { name: 'Jean Fairweather' },
    ],
    [
      ['a quote for sash windows please', 'cream, quite plain', 'Violet Grey', '07700 900111'],
      { name: 'Violet Grey', phone: '07700 900111', service: 'vertical sliding sash windows' },
    ],
    [
      [
        'do you do bifolds in Epping',
        'ok its Ana Cruz 07700 900301',
        'no wrong, 07700 900310',
        'the 310 one',
      ],
      { phone: '07700 900310', service: 'aluminium bi-folding doors' },
    ],
    [
      ['call me about a roof lantern', 'Jo Bell 07700 900301', 'how soon would anybody ring?'],
      { name: 'Jo Bell', service: 'roof lanterns' },
    ],
    [['call me about a roof lantern', 'Jo Bell', 'Monday after 6', '07700 900301', 'or Friday morning'], {}],
  ])('is passed on as it was told: %s', async (turns, told) => {
    const { lead } = await talk(turns)
    expect(lead).toMatchObject(told)
    if (/how soon/.test(turns.at(-1) ?? '')) expect(lead).not.toHaveProperty('urgency')
  })

  it('leaves out of the record what was taken back, and keeps a second number as one', async () => {
    const { lead } = await talk([
      'a misted unit in the hall and a cat flap please, can someone call me',
      'fiona brennan',
      '07700 900123',
      'forget the cat flap',
      'my work number as backup 07700 900456',
    ])
    expect(lead).toMatchObject({ name: 'Fiona Brennan', phone: '07700 900123' })
    expect(lead?.service).not.toMatch(/flap/)
  })

  it('is for the person whose number it is, whoever writes', async () => {
    const { lead } = await talk([
      'quote for two sash windows',
      'im steve, ring the owner not me',
      'Mrs Adeyemi 07700 900123',
    ])
    expect(lead).toMatchObject({ name: 'Mrs Adeyemi', phone: '07700 900123' })
  })

  it('has no apology before a good reply', async () => {
    const { text } = await talk([
      'my gnome squeaks',
      'call me about a door',
      'can you e-mail? a.bell@post.example',
    ])
    expect(text).not.toMatch(/beyond me|have the answer/)
  })
})

describe('an emergency', () => {
  const SMASHED = 'someone smashed our shop window, glass everywhere'

  it.each([
    [['we are in Epping'], /Yes, we cover Epping\..*day and night/],
    [['nobody is hurt, it is just all over the floor'], /day and night/],
    [['my mobile is dead'], /borrow a phone.*name and a number/],
    [['nobody is hurt', 'ok', 'my phone died', 'I am Ana Cruz', 'how long will they be'], /won't guess/],
    [['what number do I ring'], /day and night/],
  ])('stays the first matter: %s', async (turns, pattern) => {
    const { text } = await talk([SMASHED, ...turns])
    expect(text).toMatch(pattern)
    expect(text).not.toMatch(/closed just now|beyond me|composite door offer/)
  })

  it('takes a number at which somebody without a phone can be reached', async () => {
    const { lead } = await talk([
      SMASHED,
      'my phone is dead',
      'Ana Cruz, use my neighbours number 07700 900402',
    ])
    expect(lead).toMatchObject({ name: 'Ana Cruz', phone: '07700 900402', urgency: 'high' })
    expect(lead?.service).toMatch(/boarding/)
  })

  it('takes the street and the hour to ring, too, before the lead goes', async () => {
    const { text, lead } = await talk([
      SMASHED,
      'Ana Cruz, 07700 900402, in Epping',
      "i'm at work, its hemnall st",
      'dont call before 10 please, i sleep till then',
    ])
    expect(text).toMatch(/Noted: “don.?t call before 10/)
    expect(lead).toMatchObject({ name: 'Ana Cruz', urgency: 'high', complete: false })
  })
})

describe('somebody else’s number', () => {
  it('is no lead, whatever is said for it; the speaker’s own is', async () => {
    const turns = ['flat in enfield, two units blown', 'tenant is Kasia shes on 07700 900777']
    const first = await talk(turns)
    expect(first.lead).toBeUndefined()
    expect(first.text).toMatch(/can’t keep anybody else’s number/)
    expect((await talk([...turns, 'go on she wont mind'])).text).toMatch(/still can’t/)
    const { lead } = await talk([...turns, 'dont ring her though. Im Dev Patel 01632 960588'])
    expect(lead).toMatchObject({ name: 'Dev Patel', phone: '01632 960588' })
  })
})

it('asks for no address of somebody who wants neither call nor e-mail', async () => {
  const { text, lead } = await talk([
    'which is cheaper, casement or sash',
    'no i dont want a call thanks, nor an email',
  ])
  expect(text).not.toMatch(/your name|e-mail address/)
  expect(lead).toBeUndefined()
})

it('says that what comes after the lead has gone is not added to it', async () => {
  const turns = ['call me about bi-folds', 'Jo Bell 07700 900322', 'my postcode is CM17 9XX']
  const messages = turns.map((content) => ({ role: 'user' as const, content }))
  const { text, lead } = await answer(messages, { leadSent: true }, NIGHT)
  expect(lead).toBeUndefined()
  expect(text).toMatch(/gone to the team already/)
})

/** Who is who, which number, when: each as it is said in a message of its own. */
describe('what people write instead of a form', () => {
  it.each([
    ['Raj & Meera Nair 07700900413', 'Raj and Meera Nair'],
    ['Address is p.dewit@example.com', undefined],
    ['Pieter de Wit. We are near Epping', 'Pieter de Wit'],
    ['Gemma Tilley cm16', 'Gemma Tilley'],
    ['Prof. Amara Obi', 'Prof. Amara Obi'],
  ])('has a name in it or none: %s', async (text, name) => expect(await nameIn(text, ASKS_NAME)).toBe(name))

  it.each([
    ['07700 900414, if no reply 01632 960415', '07700 900414', '01632 960415'],
    ['07700 900414 and 07700 900416', '07700 900414', '07700 900416'],
    ['07700 900414, no sorry 07700 900416', '07700 900416', undefined],
  ])('has one number to ring and one beside it: %s', (text, phone, spare) =>
    expect(slotsIn(text, 'contact')).toMatchObject({ phone, ...(spare ? { spare } : {}) }),
  )

  it.each([
    ['any time i read them in the evening', true],
    ['can we make that friday only', true],
    ['once i am back from the school run, say half 4ish', true],
    ['be done by 10', true],
    ['2 metres by 1.2', false],
    ['after 4 tomorrow', true],
  ])('tells when to call: %s', async (text, isTold) => expect(saysWhen(await sayings(text))).toBe(isTold))

  it.each([
    ['ask for Nisha or Paul', ['Asked for by name']],
    ['01632 960411 ext 7', ['Extension']],
    ['i cant take calls', ['No calls']],
  ])('tells how to reach them: %s', async (text, manners) =>
    expect((await sayings(text)).flatMap(mannersIn)).toEqual(manners),
  )

  it('gives a number in two halves', async () => {
    const { lead } = await talk(['please ring me about a lantern', '07700', '900 419', 'Dev Anand'])
    expect(lead).toMatchObject({ name: 'Dev Anand', phone: '07700 900419' })
  })

  it('gives the surname first', async () => {
    const { lead } = await talk([
      'a quote for casements please',
      'my name is Pendleton',
      'first name Asha',
      '07700 900418',
    ])
    expect(lead?.name).toBe('Asha Pendleton')
  })

  it('keeps somebody else’s name and address apart from the one to ring', async () => {
    const { lead } = await talk([
      'please call me about a door',
      'Mr Osei 07700 900427',
      'Invoices to me though, Tara Lund, accounts@example.org',
    ])
    expect(lead).toMatchObject({
      name: 'Mr Osei',
    })
    expect(lead?.email).toBeUndefined()
  })

  it('is a wish in any words', async () => {
    expect((await talk(['do you do lanterns', 'buzz me about it'])).text).toMatch(/name, and the best number/)
    expect((await talk(['I would like an appointment about a new door'])).text).toMatch(
      /name, and the best number/,
    )
  })

  it('never has a card number in it, whatever its check digit', async () => {
    const { text } = await talk(['4111 2222 3333 4445 exp 01/29 for the deposit'])
    expect(text).toMatch(/^Please don’t put card numbers/)
    expect(text).not.toContain('£')
  })

  it('says one thing of one thing', async () => {
    const { lead } = await talk(['two misted windows', 'please ring me, Jo Bell 07700 900322'])
    expect(lead?.service).toBe('double glazing replacements')
  })
})

describe('a place', () => {
  it.each([
    ['we are in Great Dunmow', 'Great Dunmow'],
    ['Harlow, Potter Street', 'Harlow, Potter Street'],
    ['Romford RM1', 'Romford'],
  ])('is said as it was: %s', (text, place) => expect(townIn(text)).toBe(place))
})
