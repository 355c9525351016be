import { said } from '../../support/said'

/** What is said back: what was told, in the visitor's own words, and never twice the same. */

const JO = 'Jo Bell, 07700 900713'
const readBack = async (...turns: string[]) =>
  (await said(...turns, JO, 'what have you got down?')).text.split('\n')[0]

describe('what is read back', () => {
  it.each([
    [['a red front door please', 'no, make it sage'], /“a red front door please \/ no, make it sage”/],
    [['four windows for the back', 'five windows, I miscounted'], /four windows.*five windows, I miscounted/],
    [['a front door in grey', 'my mum has the key until the weekend'], /grey.*mum has the key/],
  ])('is what was told, in its order: %s', async (turns, holds) => {
    expect(await readBack(...turns)).toMatch(holds)
  })
})

describe('a plain statement', () => {
  it.each([
    'tap sticks up a fair bit',
    'about twelve feet by ten',
    'it looks over the garden towards the church',
    'the sill is tiled',
  ])('is said back in its own words: %s', async (told) => {
    const { text } = await said('how much are windows', told)
    expect(text).toContain(told.split(' ').slice(0, 4).join(' '))
    expect(text).not.toMatch(/I see, thank you/)
  })

  it('is never answered twice in the same words', async () => {
    const told = [
      'how much are windows',
      'it looks over the garden towards the church, and gets the sun all afternoon',
      'the children climb out of it in the summer although we tell them not to do so',
      'there was a blind in front of it once, but the cord broke and we threw it away',
    ]
    const texts = await Promise.all([2, 3, 4].map(async (many) => (await said(...told.slice(0, many))).text))
    const sentences = texts.flatMap((text) => text.split(/(?<=[.”])\s+/))
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})

it('calls a front door by that name, whatever an answer spoke of', async () => {
  const { lead } = await said('Hi, a new front door please, I need a low threshold for mum’s chair', JO)
  expect(lead?.service).toBe('front door')
})
