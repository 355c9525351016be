import { saysWhen, urgencyIn } from '../../../netlify/assistant/timing'
import { sayings } from '../../support/sayings'

/** What is no time to ring, and no hurry, though it speaks of hours and days. */

const times = async (text: string) => saysWhen(await sayings(text))
const urgency = async (text: string) => urgencyIn(await sayings(text))

describe('when to ring', () => {
  it.each([
    'noise is worst at 6 in the morning',
    'We get the planes from 6 in the morning, so it is the bedrooms',
    'the school run is 8 to 9 in the morning and it’s loud',
    'trains every morning at 5',
    'kids are up at 6 in the morning',
    'tenant works nights, not before 2',
    'tenant is only in mornings',
    'tenant Mo works nights so not before 2 please',
  ])('is not said by %s', async (text) => {
    expect(await times(text)).toBe(false)
  })

  it.each([
    'I work nights, not before 2',
    'ring at 8 in the morning',
    'the planes wake us at 6 in the morning, ring after 9',
    'I’m the tenant, after 4 please',
    'ring the tenant after 4, she works',
    'noisy road so ring before 8 in the morning',
    'my husband works nights so don’t ring before 2',
    'It’s a noisy road, after 6 please',
  ])('is said by %s', async (text) => {
    expect(await times(text)).toBe(true)
  })
})

describe('how soon', () => {
  it.each([
    'We need 48 hours notice to get in as its a secure site',
    'tenant needs 48 hours’ notice for access',
    'need a week’s notice to get time off',
    'just so you know, need to go out the window',
    'need to go out of the window for a smoke',
    'just so you know there is a skip outside',
    'btw the dog bites',
    'we are away all this week',
    'say you’ll do me 20% off and i’ll order today',
    'I think my wife and I would like somebody to come and have a look, if there is no charge',
    'I’m asking for my mum, she’s 84 and her front door is really hard to lock, she has to lift the handle with both hands',
  ])('is not said by %s', async (text) => {
    expect(await urgency(text)).toBeUndefined()
  })

  it.each([
    ['just so you know I need it by Friday', 'medium'],
    ['btw it’s urgent', 'high'],
    ['need it asap, 48 hours notice to get in though', 'high'],
    ['needs doing in the next 24 hours', 'high'],
    ['need it done soon', 'medium'],
    ['just so you know, no rush', 'low'],
  ])('is said by %s', async (text, soon) => {
    expect(await urgency(text)).toBe(soon)
  })
})
