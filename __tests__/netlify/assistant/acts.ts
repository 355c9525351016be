import sentences from '../../../netlify/assistant/evaluation/dialogue-acts.json'
import {
  concerns,
  DESK_ACTS,
  type Dimension,
  DIMENSIONS,
  likeliest,
} from '../../../netlify/assistant/dialogue-acts'
import { requestOf } from '../../../netlify/assistant/requests'
import { withActs } from '../../../netlify/assistant/with-acts'
import { said } from '../../support/said'

type Labelled = { text: string } & Partial<Record<Dimension, string>>

/** Of sentences by strangers, none of which was learnt from, so many of a hundred are told right; fewer is a step back. */
const AT_LEAST: Record<Dimension, number> = { when: 90, soon: 90, wish: 85, reach: 80, desk: 75, wants: 85 }

/** What is taken of a sentence: few are about the enquiry itself, so that less is needed for that. */
const told = (one: Parameters<typeof likeliest>[0], dimension: Dimension) =>
  (dimension === 'desk' ? DESK_ACTS.find((act) => concerns(one, act)) : likeliest(one, dimension)?.[0]) ??
  'none'

describe('the acts of a sentence', () => {
  it.each(DIMENSIONS)('are told apart: %s', async (dimension) => {
    const labelled = (sentences as Labelled[]).filter((one) => one[dimension] !== undefined)
    const heard = await withActs(labelled.map(({ text }) => requestOf(text)))
    const right = heard.filter((one, at) => told(one, dimension) === labelled[at]![dimension])
    expect((100 * right.length) / labelled.length).toBeGreaterThanOrEqual(AT_LEAST[dimension])
  })
})

describe('what a visitor says of a call', () => {
  it('passes nothing on before the visitor says so', async () => {
    const { lead } = await said(
      'Before you start I do not want my details passed on until I say so. Simon Oyelaran 07700 900920',
      'What is the U value of your flat rooflights?',
    )
    expect(lead).toBeUndefined()
  })

  it('takes the enquiry back in whatever words', async () => {
    const { lead } = await said(
      'quote for two windows please',
      'Simon Oyelaran 07700 900920',
      "gone with another firm so please don't send anything and nobody ring me",
    )
    expect(lead).toMatchObject({ withdrawn: true })
  })

  it('takes the right one of two addresses, and a number in two pieces', async () => {
    const mail = await said('email only. lee@example.com no sorry lee.dowsett@example.com', 'Lee Dowsett')
    expect(mail.lead?.email).toBe('lee.dowsett@example.com')
    const pieces = await said(
      'can you come and measure',
      '07700',
      '900296 thats the rest of it. r9 i think',
      'Marion Tresco',
    )
    expect(pieces.lead).toMatchObject({ name: 'Marion Tresco', phone: '07700 900296' })
  })

  it('is in the name of the neighbour who writes', async () => {
    const { lead } = await said(
      'storm has blown in the upstairs window at my neighbours, glass all over',
      'shes Mrs Winifred Pratt, doesnt hear the phone. im Colin next door',
      'my number 07700 900 991',
    )
    expect(lead).toMatchObject({ name: 'Colin', phone: '07700 900991' })
  })
})
