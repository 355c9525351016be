import { said } from '../../support/said'

/** What is said back: what holds now, in the visitor's own words, and never twice the same. */

const JO = 'Jo Bell, 07700 900713'
const readBack = async (...turns: string[]) =>
  (await said(...turns, JO, 'what have you got down?')).text.split('\n')[0]

describe('what is read back', () => {
  it.each([
    [
      ['Winslow 1 in red for our front door please', 'actually the whitmore', 'no, Winslow 1 but black'],
      /Winslow 1 but black/,
      /red|whitmore/i,
    ],
    [['I’d like 9 windows please', 'actually make it 6 windows'], /6 windows/, /9 windows/],
    [['a red front door please', 'no, make it sage'], /sage/, /red/],
    [['the Harrington in blue please', 'sorry, the Westminster in blue'], /Westminster/, /Harrington/],
    [['four windows for the back', 'five windows, I miscounted'], /five windows/, /four windows/],
    [['a front door in grey', 'forget the colour, white will do him'], /white/, /grey/],
  ])('leaves out what was changed: %s', async (turns, holds, gone) => {
    const text = await readBack(...turns)
    expect(text).toMatch(holds)
    expect(text).not.toMatch(gone)
  })

  it.each([
    [['the Harrington in blue please', 'and the Westminster in red for the back'], /Harrington.*Westminster/],
    [['four windows for the back', 'white'], /four windows for the back/],
    [['a front door in grey', 'my mum has the key until the weekend'], /grey.*mum has the key/],
    [['the Winslow 1 in red please', 'the step outside is high'], /Winslow 1 in red.*step outside/],
    [['two doors in black', 'and two windows in white'], /two doors in black.*two windows in white/],
    [['a front door in red for my mother who lives with us and uses a frame', 'no, in sage'], /uses a frame/],
  ])('keeps what holds: %s', async (turns, holds) => {
    expect(await readBack(...turns)).toMatch(holds)
  })
})

describe('a plain statement', () => {
  it.each([
    'tap sticks up a fair bit',
    'about twelve feet by ten',
    'she’s a small whippet and she goes in and out all day long, rain or shine',
    'he is in a wheelchair since the summer and the old step is too much for him now',
    'it looks over the garden towards the church, and gets the sun all afternoon',
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
