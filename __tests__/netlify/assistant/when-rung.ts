import { said } from '../../support/said'

/** When the firm rings, and what is over before it does. */

const WISH = ['a price for patio doors please', 'Jo Bell, 07700 900713']

describe('a time that is asked about once a number was left', () => {
  it.each([
    'when would that be, today or tomorrow?',
    'Any idea on timescale?',
    'Will it be today do you think?',
    'today or tomorrow?',
    'how soon is that likely to be',
    'roughly when?',
  ])('is that of the call: %s', async (asked) => {
    expect((await said(...WISH, asked)).text).toMatch(/within 24 hours/)
  })

  it.each([
    'what’s the timescale for fitting?',
    'how long do they take to make?',
    'are you open today?',
    'will they be ready by today?',
    'when do you deliver?',
    'will the doors be fitted today or tomorrow?',
  ])('is that of the work where this is named: %s', async (asked) => {
    expect((await said(...WISH, asked)).text).not.toMatch(/in touch within 24 hours/)
  })

  it('is nobody’s name', async () => {
    expect((await said('a price for patio doors please', 'Any idea on timescale?')).text).not.toMatch(
      /Thanks, Time/,
    )
  })
})

describe('a window that is covered for the night', () => {
  const BROKEN = 'our kitchen window is smashed, it was the storm'

  it.each([
    'ok my neighbour has screwed a sheet of ply over so we’re dry. panic over for tonight',
    'my brother came round and nailed some boards over it',
    'we’ve taped polythene across it for now, we’re fine',
    'the builder has put plywood up. no rush now',
    'dad has fixed a tarp over it',
    'crisis over, he has tacked cardboard up',
  ])('is no complaint and no alarm: %s', async (told) => {
    const { lead, text } = await said(BROKEN, 'Jo Bell, 07700 900713. CM17 9AB', told)
    expect(text).toMatch(/^I’m glad that’s settled/)
    expect(text).not.toMatch(/sorry/)
    expect(lead?.service).toBe('kitchen window')
    expect(lead?.urgency).not.toBe('high')
  })

  it.each([
    'can you put boards over it?',
    'nobody has put ply over it',
    'the last firm put plastic windows in',
    'it needs a sheet of ply over it',
    'my neighbour has a sheet of ply',
    'please board it up',
  ])('is not yet: %s', async (told) => {
    const { text } = await said(BROKEN, 'Jo Bell, 07700 900713. CM17 9AB', told)
    expect(text).not.toMatch(/glad that’s settled/)
  })

  it('is answered what is asked beside it', async () => {
    const { text } = await said(BROKEN, 'panic over, we have put ply over it. Do you do toughened glass?')
    expect(text).toMatch(/^I’m glad that’s settled\..*toughened/is)
  })
})

describe('who says when they want to be rung or visited', () => {
  it.each([
    'ring me tomorrow at 10 about a window please',
    'please can someone call me after 5.30, about 6 windows and a front door',
  ])('is told that it was heard: %s', async (wish) => {
    expect((await said(wish)).text).toMatch(/^Happy to, and I’ve put down when suits you\./)
  })

  it.each([
    'can someone come thursday evening to measure up for a stable door',
    'please send somebody to measure my windows on Saturday morning, I’m in Harlow',
  ])('is told that evenings and Saturdays can be done for a visit: %s', async (wish) => {
    expect((await said(wish)).text).toMatch(
      /^Happy to: sales appointments can be in the evening and on Saturday\./,
    )
  })

  it('is told nothing of the kind without a time', async () => {
    expect((await said('can someone ring me about a window')).text).toMatch(/^Happy to\. One of our experts/)
  })
})
