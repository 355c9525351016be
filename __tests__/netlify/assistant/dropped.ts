import { droppedIn } from '../../../netlify/assistant/withdrawn'
import { said } from '../../support/said'

/** What is taken off an enquiry, what is chosen, and what was only compared. */

const ME = 'Sam Cox 07700 900111'
const serviceOf = async (...turns: string[]) => (await said(...turns)).lead?.service

describe('a thing is taken off the enquiry', () => {
  it.each([
    ['no more about the lantern, that’s off', 'lantern'],
    ['the lantern is off the list, husband says no', 'lantern'],
    ['omit the lantern', 'lantern'],
    ['Can the lantern be omitted from my list?', 'lantern'],
    ['take the lantern off my list', 'lantern'],
    ['the lantern can be left out', 'lantern'],
  ])('%s', async (drop, thing) => {
    const turns = ['Quote for a lantern and a slider please', ME, drop]
    expect((await said(...turns)).text).toContain(`no ${thing}`)
    expect(await serviceOf(...turns)).toBe('sliding patio doors')
  })

  it('and its roof goes with it', async () => {
    const turns = ['I’d like a quote for a conservatory roof and two bifold doors', 'Leave the roof', ME]
    expect(await serviceOf(...turns)).toBe('aluminium bi-folding doors')
  })

  it('of two doors only that one', async () => {
    const text = 'Quote for a front door and a back door. Leave the back door as it is.'
    expect(await serviceOf(`${text} ${ME}`)).toBe('front door')
  })

  it('of a door with its flap only the flap', async () => {
    expect(await serviceOf('Quote for a front door and a cat flap please', ME, 'omit the cat flap')).toBe(
      'front door',
    )
  })
})

it.each([
  'The door is off its hinges',
  'do you remove the old windows',
  'take the door off and plane it',
  'the window has dropped',
  'leave the door open for the cat',
  'the lantern is back on again',
])('takes nothing off: %s', (text) => {
  expect(droppedIn(text)).toEqual([])
})

describe('of two that were compared', () => {
  it.each([
    [['Torn between R7 and R9', `R9 it is. ${ME}`], 'R9 flush casement windows'],
    [['We compared bifolds with sliders and think the sliders', ME], 'sliding patio doors'],
    [['R7 or R9?', 'We’ve settled on the R7 for the front', ME], 'R7 flush casement windows'],
    [['sliders or bifolds, no idea', `right, sliders have won. ${ME}`], 'sliding patio doors'],
  ])('the chosen one is wanted: %s', async (turns, service) => {
    expect(await serviceOf(...turns)).toBe(service)
  })

  it('none is in the record of somebody who wants neither', async () => {
    const { lead } = await said(
      'Do you do bifolds and sliders?',
      `Neither, thanks. I want French doors quoted. ${ME}`,
    )
    expect(lead?.service).toBe('uPVC French doors')
  })

  it.each([
    ['Quote for R7 windows and a composite door please', 'R7 flush casement windows and composite doors'],
    [
      'A quote for both the R7 and the R9, to compare',
      'R7 flush casement windows and R9 flush casement windows',
    ],
  ])('both are wanted where both are asked for: %s', async (text, service) => {
    expect(await serviceOf(text, ME)).toBe(service)
  })
})

it('begins an enquiry with a door that drops, and cancels none', async () => {
  const { lead } = await said(`My front door drops, just mend it please. ${ME}`)
  expect(lead).toMatchObject({ name: 'Sam Cox', service: 'front door' })
})
