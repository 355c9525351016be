import { refusesCall } from '../../../netlify/assistant/acts'
import { firstsFor } from '../../../netlify/assistant/firsts'
import { requestOf } from '../../../netlify/assistant/requests'
import { written } from '../../../netlify/assistant/spoken'
import { wordsOf } from '../../../netlify/assistant/words'
import { CALL, talk } from '../../support/talk'

describe('a number or address as it is spoken', () => {
  it.each([
    ['oh one six three two nine six oh four one eight', '01632960418'],
    ['oh double seven double oh nine double oh one two three. cheers', '07700900123. cheers'],
    ['zero seven seven zero zero, nine zero zero, six five four', '07700900654'],
    ['Ron, O7700 900 456', 'Ron, 07700900456'],
    ['plus four four seven seven double oh nine hundred one two three', '+447700900123'],
    ['pat dot bell at mail dot example', 'pat.bell@mail.example'],
  ])('is written out: %s', (said, text) => expect(written(said)).toBe(text))

  it.each([
    'two or three windows, four panes',
    'one of the two doors is 2100 by 900',
    'we need 4 900 2100 1200 ones',
    'look at the door. Two things',
    '07700 900 456 or 01632 960 455',
  ])('leaves everything else as it is: %s', (text) => expect(written(text)).toBe(text))

  it('makes a lead of it', async () => {
    const { lead } = await talk([
      CALL,
      'Sandra Pike',
      written('oh seven seven double oh nine hundred one two three'),
    ])
    expect(lead).toMatchObject({ name: 'Sandra Pike', phone: '07700 900123' })
  })
})

describe('a no to being called or leaving details', () => {
  it.each([
    "i'm not putting my phone number into a chat box",
    'actually i dont give my mobile out online',
    'no way am i typing my details in here',
    "i'd sooner not hand over a phone number to a robot",
    'can we do this without me leaving my number',
    "i'm not ready to talk to anyone yet",
  ])('is heard: %s', (text) => expect(refusesCall(wordsOf(text))).toBe(true))

  it.each(["i can't find your number", 'just looking for a new front door', 'my number is not 07700'])(
    'is not read into: %s',
    (text) => expect(refusesCall(wordsOf(text))).toBe(false),
  )

  it('ends the asking, and gives the number to ring', async () => {
    const { said, lead } = await talk([CALL, 'no way am i typing my details in here', 'the frames are oak'])
    expect(said[1]).toMatch(/won’t ask again.*tel:.*contact/)
    expect(said[2]).not.toMatch(/who shall we ask|number for you|ring you/)
    expect(lead).toBeUndefined()
  })
})

describe('a call', () => {
  it('is offered once', async () => {
    const { said } = await talk([
      'we live in a bungalow',
      'the rooms are cold in winter',
      'it was built in 1962',
    ])
    expect(said.filter((text) => /ring you/.test(text)).length).toBeLessThan(2)
  })

  it('about work that went wrong begins with an apology and asks for no product', async () => {
    const { said, lead } = await talk(['nobody turned up today. ring me, Linda Frost 07700 900218'])
    expect(said[0]).toMatch(/Linda/)
    expect(said[0]).not.toMatch(/a door, windows, a roof/)
    expect(lead?.service).toMatch(/aftercare/)
  })

  it('about something that no list has keeps the visitor’s words', async () => {
    const { lead } = await talk(['ring me about a leaking roof', 'Terry Cole 07700 900155'])
    expect(lead?.service).toMatch(/leaking roof/)
  })
})

describe('what has another answer than it looks', () => {
  it.each([
    ['is this the council', 'firm-who'],
    ['are you fensa', undefined],
    ['the handle you fitted 3 years ago has gone floppy', 'complaint'],
    ['can you mend a floppy handle', undefined],
    ['when we sell will we get a certificate', undefined],
    ['we lost the certificate for the windows from 2017', 'lost-certificate'],
  ])('%s: %s', (text, id) => expect(firstsFor(requestOf(text), [])[0]?.part.key).toBe(id))
})
