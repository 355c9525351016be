import { findFarPlace } from '../../netlify/assistant/areas'
import { plainWords } from '../../netlify/assistant/language'
import { notOurs } from '../../netlify/assistant/not-ours'
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
