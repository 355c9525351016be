import { answer } from '../../../netlify/assistant/assistant'

const MONDAY_TEN = new Date('2026-11-23T10:00:00Z')

async function reply(...turns: string[]) {
  const messages = turns.map((content) => ({ role: 'user' as const, content }))
  return (await answer(messages, {}, MONDAY_TEN)).text
}

describe('what a message is about', () => {
  it('is no answer to who wishes for somebody to look at it', async () => {
    const text = await reply(
      'Rented the house out for ten years, half the windows stick. Could one of you look at the lot in one go?',
    )
    expect(text).toMatch(/^Happy to\. An expert rings you/)
  })

  it('is the difference that somebody says he does not know', async () => {
    const text = await reply(
      "I've seen the R7 and the R9 on your menu and I don't know what the difference is.",
    )
    expect(text).toContain('75mm')
    expect(text).toContain('100mm')
  })

  it('is each of the questions that are numbered', async () => {
    const text = await reply('Two things. 1) is the quote free 2) do you take cards')
    expect(text).toMatch(/free/)
    expect(text).toMatch(/card/)
  })

  it('is never the colour that is not wanted', async () => {
    const text = await reply('uPVC casement windows please', 'do they come in anything but white')
    expect(text).toMatch(/colour/)
    expect(text).not.toContain('come in White')
  })
})

describe('what goes before all else', () => {
  it('is a town that is not on the list', async () => {
    const text = await reply('Im in Leeds will you fit a conservatory roof here')
    expect(text).toMatch(/^Leeds isn't on our list/)
    expect(text).not.toContain('supply-only')
  })

  it('is that nobody hears of another customer, whatever else is asked', async () => {
    const text = await reply('my neighbour had windows off you, what did she pay and whats her phone number')
    expect(text).toMatch(/other customers/)
  })

  it('is a size below the least, even of two measures', async () => {
    const text = await reply('Do the roof lanterns come in 2m x 1m?')
    expect(text).toContain('2m and 1m are too small')
    expect(text).not.toContain('within the range')
  })

  it('is the own offer of a district that is named with a price', async () => {
    expect(await reply('what does a composite door cost, we are in CM17')).toContain('(/offers/cm17)')
    expect(await reply('what does a composite door cost, we are in CM7')).not.toMatch(/^Yes, CM7/)
  })
})

describe('when details are taken', () => {
  it('tells nobody who asked for e-mail that an expert rings', async () => {
    const text = await reply('can you email me a quote for a front door, no phone calls please, i am deaf')
    expect(text).toContain('e-mail address')
    expect(text).not.toMatch(/rings/)
  })

  it('hears a wish in "I should like somebody to look at my door"', async () => {
    const text = await reply('I should like somebody to look at my front door, it is very draughty.')
    expect(text).toContain('the best number to ring')
  })
})

describe('once the details are passed on', () => {
  const details = [
    'can you email me a quote for a front door, no phone calls',
    'Priya Nandra priya@example.com',
  ]

  it('promises no call to somebody who left an e-mail address alone', async () => {
    const text = await reply(...details, 'they will definitely not phone?')
    expect(text).toContain('by e-mail')
    expect(text).not.toContain('Building Regulations')
  })

  it('hears "speak soon" as a farewell, and not as how soon the work is wanted', async () => {
    const text = await reply(...details, 'ok will do, thanks, speak soon')
    expect(text).not.toContain('fairly soon')
    expect(text).not.toMatch(/hinge/)
  })
})

describe('a second paragraph', () => {
  it('is none that tells what a thing is to who knows', async () => {
    const text = await reply(
      'Need new rubber seals for upvc windows, ours have shrunk. Can I buy just the rubber from you and do it myself?',
    )
    expect(text).not.toContain('Seals are')
  })

  it('is none for a turn of phrase', async () => {
    const whistle = await reply(
      "what's wrong with my window, it whistles when it's windy. seals look ok to me but what do i know",
    )
    expect(whistle.split('\n\n')).toHaveLength(1)
  })
})

describe('what is asked with', () => {
  it('how much is it, is no price alone where an answer has both', async () => {
    expect(await reply('what does a health check actually include and how much is it')).toMatch(
      /locks, hinges/,
    )
  })

  it('a place named for a repair, is not what it is for', async () => {
    expect(await reply('do you come out to Southend for repairs')).not.toContain('?')
  })

  it('leave it, is whether it can stay', async () => {
    expect(await reply('the glass in my stable door has a chip from the strimmer. leave it?')).toMatch(/chip/)
  })

  it('a lock that works if the handle is lifted, is no emergency', async () => {
    expect(await reply("my front door won't lock unless I lift the handle really hard")).toMatch(
      /out of line/,
    )
  })
})
