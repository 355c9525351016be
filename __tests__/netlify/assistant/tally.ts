import { latestFigures } from '../../../netlify/assistant/tally'
import { said } from '../../support/said'

/** Counts and colours as they stand in the end. */

describe('a colour', () => {
  it.each<[string[], string[]]>([
    [['a red composite door', 'red fades, rather chartwell green after all'], ['chartwell green']],
    [['a black front door', 'black shows every mark, anthracite then'], ['anthracite']],
    [['a front door in oak', 'oak looks dated. Let’s go with white'], ['white']],
    [['windows in white or grey, not decided', 'Grey it is'], ['grey']],
    [['I went off the green, blue now'], ['blue']],
    [['a door in cream', 'Our kitchen is cream but the door should be sage'], ['sage']],
  ])('that was turned down is gone: %s', (details, figures) => {
    expect(latestFigures(details)).toEqual(figures)
  })

  it.each<[string, string[]]>([
    ['There’s a walnut tree in front of it', []],
    ['The oak by the gate shades it, the door in blue', ['blue']],
    ['Mrs Green has one in blue', ['blue']],
    ['bronze or the Ultra?', []],
    ['an oak front door', ['oak']],
    ['a walnut door by the kitchen', ['walnut']],
    ['outside grey, inside white', ['grey outside', 'white inside']],
    ['oak outside, white inside', ['oak outside', 'white inside']],
    ['white windows', ['white']],
  ])('is one of the work, and of nothing beside it: %s', (detail, figures) => {
    expect(latestFigures([detail]).sort()).toEqual(figures)
  })

  it('says nothing of how soon', async () => {
    const { lead } = await said(
      'I want a red composite door',
      'red fades, rather chartwell green after all',
      'Amy Nash 07700 900333',
    )
    expect(lead).not.toHaveProperty('urgency')
  })
})

describe('a count', () => {
  it.each<[string[], string[]]>([
    [['Nine windows, casement', 'Eleven, sorry'], ['eleven windows']],
    [['6 casement windows', 'make that 7'], ['7 casement windows']],
    [
      ['6 casement windows and 2 doors', '8 windows, I miscounted'],
      ['2 doors', '8 windows'],
    ],
    [['6 windows', 'no, five'], ['five windows']],
    [['3 tilt and turn windows'], ['3 tilt and turn windows']],
    [['four sash windows', 'oh wait there are five of them'], ['five sash windows']],
    [['two bifold doors and three sash windows'], ['two bifold doors', 'three sash windows']],
  ])('is the last that was said: %s', (details, figures) => {
    expect(latestFigures(details)).toEqual(figures)
  })

  it.each<[string[], string[]]>([
    [['flat 12, 4 Mill Lane'], []],
    [['The address is 12 Flat Lane'], []],
    [['8 year old windows'], []],
    [['a 4 bedroom house, nine windows'], ['nine windows']],
    [['6 windows', 'ring after 5, sorry'], ['6 windows']],
    [['6 windows', 'the order was not 11 weeks late'], ['6 windows']],
  ])('is no address, age or hour: %s', (details, figures) => {
    expect(latestFigures(details)).toEqual(figures)
  })

  it('that is put right is said back, and refuses nothing', async () => {
    const { text } = await said('Quote for 6 casement windows', 'no, five')
    expect(text).toMatch(/^Noted: five casement windows\./)
    const idle = await said('Sage Green throughout. Nine windows, casement', 'Eleven, sorry')
    expect(idle.text).toMatch(/^Noted: eleven windows\./)
  })
})
