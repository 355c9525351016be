import { answer } from '../../netlify/assistant/answer'
import { findFarPlace } from '../../netlify/assistant/areas'
import { plainWords } from '../../netlify/assistant/language'
import { notOurs } from '../../netlify/assistant/not-ours'
import { PASSAGES } from '../../netlify/assistant/passages'
import { literalAnswer, passageOn } from '../../netlify/assistant/recall'
import { spell } from '../../netlify/assistant/spelling'

const lineOf = (text: string) => ` ${plainWords(text).join(' ')} `
const titleOf = (text: string) => literalAnswer(plainWords(text), lineOf(text))?.title

describe('literalAnswer', () => {
  it.each([
    [
      'the key turns but my door does not lock, is that the cylinder',
      'The key turns but the door does not lock. Is that the cylinder?',
    ],
    ['is it alright to prop a fire door open', 'May I wedge a fire door open?'],
  ])('finds the question of a page in other words: %s', (asked, title) => {
    expect(titleOf(asked)).toBe(title)
  })

  it('leaves a question alone that turns on a word no page has', () => {
    expect(titleOf('may I wedge a submarine door open with a harpoon')).toBeUndefined()
  })

  it('leaves a price to the rules', () => {
    expect(titleOf('how much is it to turn a window into french doors')).toBeUndefined()
  })
})

describe('passageOn', () => {
  it('takes no passage that has too little of the question', () => {
    expect(passageOn(plainWords('submarine harpoon window'), undefined, 0.7)).toBeUndefined()
  })
})

describe('notOurs', () => {
  it.each([
    ['do you fit garage doors', 'garage door'],
    ['can you send a plumber', 'plumber'],
    ['the glass in my oven is broken', 'oven'],
    ['how much for a fitted wardrobe', 'wardrobe'],
  ])('names what we do not do: %s', (asked, name) => {
    expect(notOurs(lineOf(asked))).toBe(name)
  })

  it.each(['my kitchen window is misted', 'which glass for a bathroom', 'is R7 right for a garden room'])(
    'leaves a question about ours alone: %s',
    (asked) => {
      expect(notOurs(lineOf(asked))).toBeUndefined()
    },
  )
})

describe('findFarPlace', () => {
  it('knows a place by its name, and one that means something else only after a word of place', () => {
    expect(findFarPlace(plainWords('do you work in Scotland'))).toBe('Scotland')
    expect(findFarPlace(plainWords('would you come to Bath'))).toBe('Bath')
    expect(findFarPlace(plainWords('a window over the bath'))).toBeUndefined()
  })
})

describe('spell', () => {
  it('mends a word by its sound, and leaves one alone that is right', () => {
    expect(spell(plainWords('slidng sach windoes'))).toEqual(['sliding', 'sash', 'window'])
    expect(spell(plainWords('planes wake us'))).toEqual(['plane', 'wake', 'us'])
  })
})

it('answers every question of the pages, asked word for word, with what the page says', () => {
  const now = new Date('2026-11-23T10:00:00Z')
  const questions = [...new Set(PASSAGES.map(({ title }) => title).filter((title) => title.endsWith('?')))]
  const missed = questions.filter((question) => {
    if (COMPARISONS.has(question)) return false
    const { text } = answer([{ role: 'user', content: question }], {}, now)
    const passages = PASSAGES.filter(({ title }) => title === question)
    return !passages.some((passage) => text.includes(`(${passage.path})`) && quotes(text, passage.text))
  })
  // Whoever stands in broken glass or outside is sent to the telephone first.
  expect(missed.sort()).toEqual([
    'A window is smashed. Should I use the form?',
    'I am locked out at this moment. What should I do?',
  ])
})

/** Answered by what both products have, and not only by the page that asks. */
const COMPARISONS = new Set([
  'Sliding or bi-folding?',
  'Lantern or flat roof light?',
  'TruFrame or Comp Door?',
])

/** Whether a reply has a sentence of a text; 'It has' may have become 'Self-cleaning glass has'. */
function quotes(reply: string, text: string) {
  return text
    .split(/(?<=[.!?]) /)
    .some((sentence) => sentence.length > 20 && reply.includes(sentence.slice(3)))
}
