import { CALL, talk } from '../../support/talk'

/** The visitor's own contact beside a stranger's: the one is kept, the other is not. */

it.each([
  [
    'aisha bello',
    'my details are aisha bello, a.b@example.com. it’s my mum’s neighbour’s house, her number is 07700 900123 but dont ring her',
    { name: 'Aisha Bello', email: 'a.b@example.com' },
  ],
  [
    'a landlord after the e-mail',
    'my details: aisha bello a.b@example.com, my landlord is Mr Khan 07700 900123',
    { name: 'Aisha Bello', email: 'a.b@example.com' },
  ],
  [
    'a neighbour who wants some too',
    'Priya Shah 07700 900321. my neighbour wants some too, her number is 07700 900123',
    { name: 'Priya Shah', phone: '07700 900321' },
  ],
  [
    'a mate by name',
    'im dave osei, dave@example.com, and my mate kev wants a price too hes on 07700 900123',
    { name: 'Dave Osei', email: 'dave@example.com' },
  ],
  [
    'a stranger before the visitor',
    'My landlord Mr Khan is on 07700 900123 but I’m the one to ring, Rosa Pinto, 07700 900321',
    { name: 'Rosa Pinto', phone: '07700 900321' },
  ],
  [
    'a number for permission',
    'Rosa Pinto, 07700 900321, and the landlord’s number is 07700 900123 if you need permission',
    { name: 'Rosa Pinto', phone: '07700 900321' },
  ],
  [
    'an address each',
    'Tom Vale tom@example.com. My boss pays for it, his e-mail is x900123@example.com',
    { name: 'Tom Vale', email: 'tom@example.com' },
  ],
])('keeps what is the visitor’s: %s', async (_, told, lead) => {
  const conversation = await talk([CALL, told])
  expect(conversation.lead).toMatchObject(lead)
  expect(JSON.stringify(conversation.lead)).not.toContain('900123')
})

it.each([
  ['nothing else is given', 'here’s my neighbour’s number, ring her: 07700 900123', undefined],
  [
    'the stranger only speaks well of us',
    'My neighbour Sue recommended you. Priya Shah 07700 900321 priya@example.com',
    { name: 'Priya Shah', phone: '07700 900321', email: 'priya@example.com' },
  ],
  [
    'the landlord is away',
    'the landlord is away so its me, Priya Shah, 07700 900321 or priya@example.com',
    { phone: '07700 900321', email: 'priya@example.com' },
  ],
  [
    'a daughter is to be rung',
    'Rosa Pinto, rosa@example.com. my daughter’s number is 07700 900321, ring her',
    { phone: '07700 900321', email: 'rosa@example.com' },
  ],
  [
    'a tenant lets the fitters in',
    'I’m Rosa Pinto 07700 900321. The tenant, Mo, 07700 900123, lets you in',
    { phone: '07700 900321' },
  ],
  [
    'both numbers are the visitor’s',
    'Rosa Pinto, work 07700 900321, home 01632 960123',
    { phone: '07700 900321' },
  ],
])('is as careful as before where %s', async (_, told, lead) => {
  const conversation = await talk([CALL, told])
  if (lead) expect(conversation.lead).toMatchObject(lead)
  else expect(conversation.lead).toBeUndefined()
})

it('keeps back the number of somebody who has not agreed', async () => {
  const { lead } = await talk([
    'two windows please',
    'ring my neighbour Edna on 07700 900123, she needs a door',
    'Jo Bell, 07700 900321',
  ])
  expect(lead).toMatchObject({ phone: '07700 900321', withheld: ['07700 900123'] })
})

it.each([
  ['actually don’t ring mum, she’ll panic', '07700 900455'],
  ['please delete all my details', '07700 900455'],
])('keeps back what was taken back: %s', async (taken, number) => {
  const { lead } = await talk([
    'two windows for my mum, ring her on 07700 900455, Jean Bell',
    taken,
    'ring me then, Jo Bell, 07700 900321',
  ])
  expect(lead).toMatchObject({ phone: '07700 900321', withheld: [number] })
})

it('rings who writes in place of the one who is not to be rung after all', async () => {
  const { lead } = await talk([
    'windows for my mum in Enfield',
    'You can ring her to arrange it, Mrs Lakshmi Nair, 01632 960559',
    'actually no, please don’t ring mum, she’ll panic. Ring me: Priya Nair 07700 900743',
  ])
  expect(lead).toMatchObject({ name: 'Priya Nair', phone: '07700 900743', withheld: ['01632 960559'] })
  const when = await talk([
    'windows for my mum, ring her on 07700 900455, Jean Bell',
    'don’t ring mum before 10',
  ])
  expect(when.lead).toMatchObject({ name: 'Jean Bell', phone: '07700 900455' })
})
