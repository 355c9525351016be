import { postcodeIn, townIn } from '../../../netlify/assistant/places'
import { written } from '../../../netlify/assistant/spoken'
import { mannersIn } from '../../../netlify/assistant/manners'
import { urgencyIn } from '../../../netlify/assistant/timing'
import { CALL, talk } from '../../support/talk'
import { nameIn } from '../../support/named'
import { sayings } from '../../support/sayings'

describe('a record', () => {
  it('is kept from the number on, name or none, and goes when the visitor does', async () => {
    const { said, lead } = await talk(['call me about a cat flap 07700 900937', 'gotta go cheers', 'thanks'])
    expect(said[0]).toMatch(/what name/)
    expect(lead).toMatchObject({ phone: '07700 900937', service: 'cat and dog flap installation' })
    expect(lead).not.toHaveProperty('complete')
    expect(said.slice(1).join()).not.toMatch(/what name|\?/)
  })

  it('takes the postcode that was put right', () => {
    expect(postcodeIn('its CM20 1xx, sorry CM20 1BG')?.whole).toBe('CM20 1BG')
    expect(postcodeIn('the postcode is cm18 actually, CM18 6JH')?.whole).toBe('CM18 6JH')
    expect(postcodeIn("we're in CM20 rather than CM17")?.whole).toBe('CM20')
    expect(postcodeIn('not CM17, CM19 5QT')?.whole).toBe('CM19 5QT')
  })

  it('is in the name of the husband who is to be rung, in full, whoever writes', async () => {
    const { lead, said } = await talk([
      'My husband wants a quote for tilt and turn windows, can you ring him not me',
      'He’s called Marek',
      'Marek Nowak',
      '07700 900771 thats his',
      'I’m Anna but he deals with it all. CM1 4RD',
      'he finishes at 3',
    ])
    expect(said[0]).toMatch(/ask for/)
    expect(lead).toMatchObject({ name: 'Marek Nowak', phone: '07700 900771', postcode: 'CM1 4RD' })
  })

  it('is in the name of who writes where only the number is a daughter’s', async () => {
    const { lead } = await talk([
      written(
        "please ring. Mrs J. Adeyemi-Cole, Brentwood, my daughter's number is best as I'm deaf: 07700 900855, she is called Folasade",
      ),
    ])
    expect(lead?.name).toBe('Mrs J Adeyemi-Cole')
  })

  it('keeps the material of what takes another’s place', async () => {
    const { lead } = await talk([
      'want a price on a upvc front door',
      'actually make it composite',
      'actually could you do the back door instead, the front can wait',
      'upvc is ok for the back',
      'Bev Tranter, CM18 7AY, 07700 900524',
    ])
    expect(lead).toMatchObject({ name: 'Bev Tranter', service: 'back door' })
    expect(lead).not.toHaveProperty('urgency')
  })

  it('names the firm beside the name', async () => {
    const { lead } = await talk([CALL, 'Nick @ Harrow Lane Homes, nick@example.com'])
    expect(lead).toMatchObject({ name: 'Nick', email: 'nick@example.com' })
    expect(townIn('Nick @ Harrow Lane Homes')).toBeUndefined()
  })

  it.each([
    ['and do I have to ask for permission first?', undefined],
    ['ask for Dave', 'Dave'],
  ])('has a name or none: %s', async (text, name) => expect(await nameIn(text)).toBe(name))

  it('tells how soon from what is wanted, not from what was', async () => {
    expect(urgencyIn(await sayings('Your fitters came three weeks ago'))).toBeUndefined()
    expect(urgencyIn(await sayings('the back door please, the front can wait'))).toBeUndefined()
    expect(urgencyIn(await sayings('we need it in three weeks'))).toBe('medium')
  })

  it('says how to be reached', async () => {
    expect((await sayings('only one call please')).flatMap(mannersIn)).toEqual(['One call only'])
    expect((await sayings('do you do email quotes?')).flatMap(mannersIn)).toEqual(['Prefers e-mail'])
  })
})

describe('while details are taken', () => {
  it('hears a product as what the call is about, and asks on', async () => {
    const { said } = await talk(['need 2 windows doing ASAP', 'upvc casements'])
    expect(said[1]).toMatch(/^Noted: uPVC casement windows\. And who/)
  })

  it('does not give up on somebody who asks for the call again', async () => {
    const { last } = await talk([
      'My name is Ada Bell. I should like a quotation for seven windows.',
      'They are wooden and rather rotten.',
      'Would you kindly have somebody telephone? Not before ten.',
    ])
    expect(last).not.toMatch(/leave that for now/)
    expect(last).toMatch(/number/)
  })

  it('asks for no number of somebody who would rather be written to', async () => {
    const { said } = await talk([
      'do you do email quotes? i cant take calls',
      'french doors',
      'I’d rather not give my number',
    ])
    expect(said.join()).not.toMatch(/number|won’t ask again/)
    expect(said[1]).toMatch(/e-mail address/)
  })

  it('reads back what it has, and says what happens next', async () => {
    const { said } = await talk([
      CALL,
      'Jo Bell 07700 900322',
      'did you get the right number?',
      'what happens next?',
    ])
    expect(said[2]).toMatch(/^I have: Jo Bell, 07700 900322/)
    expect(said[3]).toMatch(/in touch within 24 hours/)
  })

  it('takes a place for an answer, and not for an end', async () => {
    const { lead, last } = await talk([CALL, 'Jo Bell 07700 900322', 'Great Dunmow, CM6 1AE'])
    expect(lead).toMatchObject({ postcode: 'CM6 1AE', complete: false })
    expect(last).toMatch(/^Noted: CM6 1AE/)
  })

  it('tells of the own offer where the postcode has one, and only for a door', async () => {
    expect((await talk(['quote for a composite door', 'Jo Bell 07700 900322', 'cm17 0ab'])).last).toMatch(
      /\/offers\/cm17/,
    )
    expect((await talk([CALL, 'Jo Bell 07700 900322', 'cm17 0ab'])).last).not.toMatch(/offer/)
  })
})

describe('a wish that is taken back', () => {
  it('drops what the page keeps, and says so', async () => {
    const { lead, last } = await talk([
      'a quote for a roof lantern please',
      'Greg Sutton 07700 900388',
      'leave it then, please don’t call me. I’ll think about it',
    ])
    expect(lead).toMatchObject({ withdrawn: true })
    expect(last).toMatch(/nobody will ring you/)
  })

  it('is not one that says when not to ring', async () => {
    const { lead } = await talk([CALL, 'Jo Bell 07700 900322', 'please don’t call me before 10'])
    expect(lead).toMatchObject({
      name: 'Jo Bell',
    })
  })
})

describe('once the lead is sent', () => {
  it('is told that more comes too late', async () => {
    const { last } = await talk([
      CALL,
      'Jo Bell 07700 900322',
      'no that’s everything',
      'it’s for a flat roof 3.5m by 2m by the way',
    ])
    expect(last).toMatch(/gone to the team already/)
  })
})

describe('in an emergency', () => {
  it('promises nobody within a day', async () => {
    const { last } = await talk(['someone smashed our front window', 'Lisa 07700 900115'])
    expect(last).not.toMatch(/24 hours/)
    expect(last).toMatch(/ring \[01632 960417\].* now/)
  })

  it('says nothing twice, and thinks of the child', async () => {
    const { said } = await talk([
      'I am locked out!! the key just spins in the back door',
      'no I can’t get in another way and my little boy is inside',
      'he’s 3',
    ])
    expect(said[1]).toMatch(/ring 999 now/)
    expect(new Set(said).size).toBe(3)
  })
})
