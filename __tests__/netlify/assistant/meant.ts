import { requestsOf } from '../../../netlify/assistant/requests'
import { urgencyIn } from '../../../netlify/assistant/timing'
import { talk } from '../../support/talk'
import { sayings } from '../../support/sayings'

describe('a record says what was meant', () => {
  it('names the door, and not the town after ‘we’re’', async () => {
    const { lead } = await talk([
      'thinking about bifolds for the back of the house, the opening is about 4.2 metres',
      'Could someone come and measure up? We’re in Brentwood',
      'Im Darren Whitlock, number is 07700 900451',
    ])
    expect(lead).toMatchObject({ name: 'Darren Whitlock', service: 'aluminium bi-folding doors' })
  })

  it('is in the name of the one who writes for a father who is not to be rung', async () => {
    const { lead } = await talk([
      'I am writing on behalf of my father. The glass in two of his windows has misted up.',
      'Please would you contact me rather than him. My name is Catherine Boyle.',
      'My number is 01632 960284. My father is Mr Leonard Marsh, the house is in CM20.',
    ])
    expect(lead).toMatchObject({ name: 'Catherine Boyle', phone: '01632 960284', postcode: 'CM20' })
  })

  it('forgets the husband who is away after all', async () => {
    const { lead } = await talk([
      'can we have the door seals done',
      'name is Priya Raman you can ring my husband his name is Anand 07700 900762',
      'actually ring me not him hes away till the end of the month mine is 07700 900763 any time on a tuesday',
    ])
    expect(lead).toMatchObject({ name: 'Priya Raman', phone: '07700 900763' })
    expect(lead).not.toHaveProperty('urgency')
  })

  it('takes the number of a site manager', async () => {
    const { lead } = await talk([
      'Four houses going up near Stansted. After casements and front doors for the lot.',
      'Get somebody to ring my site manager, Tomasz Nowak, 07700 900127.',
    ])
    expect(lead).toMatchObject({ name: 'Tomasz Nowak', phone: '07700 900127' })
  })

  it('keeps the days on which not to call, whatever the reason', async () => {
    expect(urgencyIn(await sayings('he’s away till the end of the month'))).toBeUndefined()
  })
})

describe('somebody who keeps the number back', () => {
  it('gets a quote by e-mail', async () => {
    const { said } = await talk([
      'i’d like a quote for a front door. im not givin my phone number tho i hate bein rung up',
    ])
    expect(said.at(-1)).toMatch(/e-mail address/)
  })

  it('is left alone without a wish, and when the matter is thought over', async () => {
    expect((await talk(['I’m not giving my phone number to anyone'])).said.at(-1)).toMatch(/no call/)
    const { said } = await talk([
      'Right, I’ll have a think and talk to the wife. No need to take my details.',
    ])
    expect(said.at(-1)).not.toMatch(/sorry|erased/)
  })
})

it('hears what was meant after a slip', () => {
  const [first] = requestsOf('we want the gutters no sorry not gutters i mean the door seals doing')
  expect(first?.text).toBe('we want the door seals doing')
})
