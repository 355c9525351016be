import { shown as said } from '../../support/said'

/** What strangers who judged 1,687 answers found to be untrue, and not only beside the point. */

it('calls no place that is served too far, whatever else is asked', async () => {
  const { text } = await said('Is delivery to Braintree extra on a supply-only order?')
  expect(text).not.toMatch(/outside the area/)
})

it('says of each of two places whether we come, though one is also the name of a door', async () => {
  const { text } = await said('Do you cover Enfield and Cambridge for our properties?')
  expect(text).toMatch(/cover Enfield and Cambridge/)
})

it('greets nobody by the name of a glass', async () => {
  const { text } = await said('Which roof glass lets in more light, Ambi Ultra or Ambi-Bronze?')
  expect(text).not.toMatch(/Hello/)
})

it('does not say what the law asks of a landlord', async () => {
  const { text } = await said('Is a landlord obliged to have restrictors on upstairs windows?')
  expect(text).toMatch(/council/)
  expect(text).not.toMatch(/^Yes/)
})

it('does not say that a surround stays which comes out', async () => {
  const { text } = await said('If the old aluminium patio door is replaced, does its wooden surround stay?')
  expect(text).toMatch(/comes out/)
  expect(text).not.toMatch(/^Yes/)
})

describe('a record', () => {
  it('has the name of the writer, and not of the neighbour whom they asked about', async () => {
    const { lead } = await said(
      'my neighbour at number 12 had one off you last month, what did she pay? Mrs Abbott',
      'right get someone to ring me with a price then. Lee 07700 900496',
    )
    expect(lead?.name).toBe('Lee')
  })

  it('has no towns for a name', async () => {
    const { lead } = await said(
      'Do you change locks on upvc doors?',
      'Romford and Hornchurch, you cover there yes?',
      'Send me a price please: Imran Malik, imran.malik@example.com',
    )
    expect(lead?.name).toBe('Imran Malik')
  })

  it.each(['Actually don’t ring, I’m on shifts this week. email is better'])(
    'prefers e-mail, and is in no hurry, after %s',
    async (wish) => {
      const { lead } = await said('French doors quote please. Jo Bell, jo@example.com, 07700 900653', wish)
      expect(lead?.urgency).toBeUndefined()
    },
  )
})

it('hears a wish for a visit in polite words', async () => {
  const { text } = await said(
    'I am thinking of replacing my old wooden front door',
    'Would somebody be able to come and measure up? I would prefer a morning, not Thursdays.',
  )
  expect(text).toMatch(/to fix a time/)
})

it('says in an emergency that it is open', async () => {
  const { text } = await said(
    'HELP someones put a brick thru our patio door glass everywhere',
    'its about 9 at night are you even open??',
  )
  expect(text).toMatch(/day and night/)
})

it('makes no 8 metres of 1.8', async () => {
  const { text } = await said(
    'Looking at sliding patio doors',
    'opening is only 1.8m wide',
    'What about french doors then, would they fit 1800',
  )
  expect(text).not.toMatch(/\b8m/)
})
