import { checkPostcode } from '../../src/lib/postcode'
import { areas } from './catalogue'
import farFile from './far.json'
import { plainWords, positionOf } from './language'

const PLACES = [...new Set([...areas.home, ...areas.contact])]
  .map((name) => ({
    name: name === 'Bishops Stortford' ? "Bishop's Stortford" : name,
    words: plainWords(name),
  }))
  .concat([
    { name: 'Cambridge', words: ['cambridgeshire'] },
    { name: "Bishop's Stortford", words: ['stortford'] },
    { name: 'Stansted', words: ['stansted', 'airport'] },
    { name: 'Great Dunmow', words: ['great', 'dunmow'] },
  ])
  .sort((one, other) => other.words.length - one.words.length)

/** Words of place names, for the spelling. */
export const PLACE_WORDS = PLACES.flatMap(({ words }) => words).filter(
  (word) => !['north', 'east', 'great'].includes(word),
)

/** Words of places further off: right as they are. */
export const FAR_WORDS = Object.values(farFile).flat().flatMap(plainWords)

/** A place on our lists that the question names. */
export function findPlace(words: string[]) {
  return PLACES.find((place) => positionOf(words, place.words) >= 0)?.name
}

const byWords = (names: string[]) => names.map((name) => ({ name, words: plainWords(name) }))
const FAR = byWords(farFile.outside)
/** Places with the name of something else: 'bath' is one only after 'to' or 'in'. */
const FAR_AFTER_TO = byWords(farFile.afterTo)

/** A place outside our lists that the question names. */
export function findFarPlace(words: string[]) {
  const far = FAR.find((place) => positionOf(words, place.words) >= 0)
  const after = FAR_AFTER_TO.find((place) =>
    ['to', 'in', 'cover', 'near', 'from'].some((before) => positionOf(words, [before, ...place.words]) >= 0),
  )
  return (far ?? after)?.name
}

const POSTCODE = /\b([a-z]{1,2}\d[a-z\d]?)(?:\s*(\d[a-z]{2}))?\b/gi
/** Names of ours that look like the first half of a postcode. */
const OUR_NAMES = /^(r7|r9|s1|a\d|h\d|u\d)$/i

/**
 * What our list says of a postcode in the text.
 *
 * @param isAboutPlaces - whether the question is about where we work, so that half a postcode is taken for one
 */
export function findPostcode(text: string, isAboutPlaces: boolean) {
  for (const [whole, outward = '', inward] of text.matchAll(POSTCODE)) {
    if (!inward && OUR_NAMES.test(outward)) continue
    const coverage = checkPostcode(whole, areas.postcodes)
    if (coverage.state === 'covered') return coverage
    if (coverage.state === 'outside' && (inward || isAboutPlaces)) return coverage
  }
  return undefined
}
