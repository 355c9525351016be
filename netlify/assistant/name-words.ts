import { COLOURS } from './catalogue'
import aboutCall from './knowledge/about-call.json'
import firstNames from './knowledge/first-names.json'
import { isTown, postcodeIn } from './places'
import { mentionsIn } from './topics'
import { isCommonWord, wordsOf } from './words'

export const WORD = "[A-Za-zÀ-ÖØ-öø-ɏȘ-țḀ-ỿ][A-Za-zÀ-ÖØ-öø-ɏȘ-țḀ-ỿ'’-]{0,24}"
export const TITLES = 'mr|mrs|ms|miss|mx|dr|rev|revd|reverend|father|canon|prof|professor|sir|lady|dame'
export const PARTICLE = '(?:van|von|de|der|den|la|le|du|di|da|dos|bin|al|el|ter)'
const PARTICLES = new RegExp(` (?:${PARTICLE} )+`, 'g')

const ALSO_NAMES = new Set(firstNames.ofTheCatalogue.split(' '))
/** 'Address is …': what a call is about is nobody's name, either. */
const NO_NAMES = new Set([
  ...firstNames.notNames.split(' '),
  ...aboutCall.words.split(' ').filter((word) => !ALSO_NAMES.has(word)),
])

export const ALSO_WORDS = new Set(firstNames.alsoWords.split(' '))
export const FIRST_NAMES = new Set([...firstNames.first.split(' '), ...ALSO_WORDS])
export const COLOUR_NAMES = new Set(
  Object.values(COLOURS).flatMap((colours) => colours.map(({ name }) => name.toLowerCase())),
)

/** 'Fox', 'Brown': words and colours that answer who it is. */
export const WORD_SURNAMES = new Set(firstNames.wordSurnames.split(' '))

const SURNAMES = new Set(firstNames.surnames.split(' '))
/** 'Meg Price', 'Kit Lane': what is no name by itself, behind a first name. */
export function isSurnamed(name: string) {
  const [first = '', last = '', ...more] = name.toLowerCase().split(/\s+/)
  return more.length === 0 && FIRST_NAMES.has(first) && SURNAMES.has(last) && `${first} ${last}` !== 'may day'
}

/** 'Brightside Dry Cleaners' */
const FIRM_WORDS =
  'Builders?|Building|Build|Homes|Extensions|Lofts|Construction|Properties|Developments?|Ltd|Limited|Lettings|Joinery|Carpentry|Contractors?|Contracts|Architects?|Interiors|Renovations|Roofing|Plastering|Projects|Housing|Cleaners|Salon|Bakery|Motors|Garage|Stores|Caf[eé]|Surgery|Nursery|Services|Estates|Management|Associates|Agency|Group|Partnership|Trust|Solutions|Maintenance|Consultants?|Surveyors|Council|Association|Kebabs?|Grill|Pizza|Takeaway|Barbers?|Hairdressers|Chapel|Academy|School|Tavern|Hotel|Dental|Vets'
const FIRM = new RegExp(`\\b(?:${FIRM_WORDS})$`, 'i')

/** Whether a name is a firm's. */
export const isFirm = (name: string) => FIRM.test(name)

/** The words up to the first that is no name; 'Will' is one where a name begins, and none behind it: 'Rob will ring'. */
export function upToNoName(text: string) {
  const words = text.trim().split(/\s+/)
  const end = words.findIndex((word, at) => {
    const plain = word.toLowerCase().replace(/[.,]|['’]s$/g, '')
    return (
      NO_NAMES.has(plain) &&
      !(at === 0 && FIRST_NAMES.has(plain)) &&
      // 'Mrs A. Okonjo': an initial.
      !/^\p{Lu}\.?$/u.test(word) &&
      !isSurnamed(words.slice(0, at + 1).join(' ')) &&
      !(plain === 'and' && at > 0 && at < words.length - 1)
    )
  })
  const kept = (end < 0 ? words : words.slice(0, end)).join(' ')
  return kept.replace(/\s*\band$/i, '')
}

/** @param isLikely - a capital or the question before it speaks for a name */
export function looksLikeName(name: string, isLikely: boolean) {
  // 'For R9 windows': a letter is no name.
  if (name.length < 2 || isTown(name) || postcodeIn(name)) return false
  // As it was written: the spelling takes 'Ali' for aluminium.
  const words = name
    .toLowerCase()
    .split(/[\s.]+/)
    .filter((word) => word && word !== 'and')
  const common = words.filter((word) => isCommonWord(word) && !ALSO_NAMES.has(word))
  if (isLikely && isInFull(name)) return true
  if (mentionsIn(wordsOf(name).stems).length > 0) return false
  return isLikely ? common.length < words.length : common.length === 0
}

/** 'Rose Brown': two words and more, of which one is a name as well as a word, and no colour of the catalogue. */
function isInFull(name: string) {
  const words = name.toLowerCase().split(/[\s.]+/)
  return (
    words.length > 1 &&
    !/\d/.test(name) &&
    words.every((word) => ALSO_NAMES.has(word) || !isCommonWord(word)) &&
    words.some((word) => ALSO_NAMES.has(word)) &&
    !COLOUR_NAMES.has(words.join(' '))
  )
}

export function isCapital(name: string) {
  return name
    .replace(PARTICLES, ' ')
    .split(/\s+/)
    .every((word) => /^(\p{Lu}|and$)/u.test(word))
}
