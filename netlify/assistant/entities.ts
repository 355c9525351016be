import { COLOURS, doorStyles, glassDesigns, offerStyles, roofGlass, type Named } from './catalogue'
import { placeIn, type Place } from './places'
import { mentionsIn, topicById, type Mention } from './topics'
import { indexOfPhrase, isCommonWord, learn, phraseBook, wordsOf, type Words } from './words'

/** What a request names. */
export interface Entities {
  topics: Mention[]
  place: Place | undefined
  /** Names of colours as visitors say them: 'grey', 'sage green'. */
  colours: Span[]
  style: Named | undefined
  glass: Named | undefined
  roofGlass: Named | undefined
}

interface Span {
  name: string
  at: number
  length: number
}

const PLAIN_COLOURS =
  'white grey gray black green blue red cream brown pink purple yellow orange gold silver bronze beige oak rosewood mahogany anthracite charcoal turquoise teal navy burgundy walnut sage maroon lilac magnolia chartwell agate'.split(
    ' ',
  )
const COLOUR_NAMES = [
  ...new Set([...Object.values(COLOURS).flatMap((list) => list.map(({ name }) => name)), ...PLAIN_COLOURS]),
]
const ANY_COLOUR = new RegExp(`\\b(?:${COLOUR_NAMES.join('|')})\\b`, 'i')

/** Whether a text names a colour of ours, or an everyday one. */
export const namesColour = (text: string) => ANY_COLOUR.test(text)

learn(PLAIN_COLOURS)
const phrases = (names: string[]) =>
  phraseBook(
    names
      .map((name) => ({ name, stems: wordsOf(name).stems }))
      .sort((one, other) => other.stems.length - one.stems.length),
  )
const COLOUR_PHRASES = phrases(COLOUR_NAMES)
const STYLES = phrases([...doorStyles, ...offerStyles].map(({ name }) => name))
const GLASS = phrases(glassDesigns.map(({ name }) => name))
const ROOF_GLASS = phrases(roofGlass.map(({ name }) => name))

function spansOf(book: ReturnType<typeof phrases>, stems: string[]): Span[] {
  const taken = stems.map(() => false)
  const found: Span[] = []
  for (const { name, stems: phrase } of book(stems)) {
    const at = indexOfPhrase(stems, phrase)
    if (at < 0 || taken[at]) continue
    taken.fill(true, at, at + phrase.length)
    found.push({ name, at, length: phrase.length })
  }
  return found
}

/** A colour by its number: 'RAL 7016'. */
function ralIn(stems: string[]): Span[] {
  const at = stems.findIndex((stem, index) => stem === 'ral' && /^\d{4}$/.test(stems[index + 1] ?? ''))
  return at < 0 ? [] : [{ name: `RAL ${stems[at + 1]}`, at, length: 2 }]
}

const GLASS_WORDS = new Set(['glass', 'pattern', 'design', 'obscure', 'privacy', 'private', 'pane'])
const STYLE_WORDS = new Set(['door', 'style', 'design', 'one', 'glass', 'panel', 'model'])

/** Finds what a text names, each kind by its own words; a style that is a place as well needs a word of doors beside it. */
export function entitiesIn(text: string, words: Words): Entities {
  const { stems } = words
  const has = (set: Set<string>) => stems.some((word) => set.has(word))
  const glassName = spansOf(GLASS, stems)[0]
  const styleName = spansOf(STYLES, stems)[0]
  const styleAfter =
    styleName &&
    (/^(in|to|near|from|cover|live)$/.test(stems[styleName.at - 1] ?? '') ||
      /^(road|rd|street|st|avenue|ave|close|lane|drive|way|crescent|garden|court|house|terrace)$/.test(
        stems[styleName.at + styleName.length] ?? '',
      ))
  // 'Does the kendal come in red with stippolyte?'
  const isDressed = glassName !== undefined || spansOf(COLOUR_PHRASES, stems).length > 0
  // Of the styles only this one is an everyday word, too: 'two wells in the garden'.
  const isWord =
    styleName !== undefined &&
    isCommonWord(styleName.name.toLowerCase()) &&
    !isCapital(text, styleName.name) &&
    !(isDressed && styleName.name !== 'WELLS')
  const style =
    styleName &&
    !isWord &&
    !styleAfter &&
    (has(STYLE_WORDS) || isDressed || stems.length <= 4 || isLoud(text, styleName.name))
  const glass = glassName && has(GLASS_WORDS)
  const roof = spansOf(ROOF_GLASS, stems)[0]
  const named = (list: Named[], span: Span) => list.find(({ name }) => name === span.name)
  const shades = spansOf(COLOUR_PHRASES, stems)
  // 'French Grey' names no French doors.
  const isInShade = ({ at, length }: Mention) =>
    shades.some((shade) => shade.at <= at && at + length <= shade.at + shade.length)
  return {
    topics: withoutLoose(
      mentionsIn(stems).filter((mention, _, all) => !isInShade(mention) && !isMatched(mention, words, all)),
      stems,
    ),
    place: style ? undefined : placeIn(text, words),
    colours: [...shades, ...ralIn(stems)].filter(
      ({ name, at, length }) =>
        !OF_ANOTHER.test(words.said.slice(at + length).join(' ')) &&
        !isUnwanted(words.said.slice(0, at).join(' ')) &&
        !(WOODS.test(name) && OF_WOOD.test(words.said.join(' '))),
    ),
    style: style ? named([...doorStyles, ...offerStyles], styleName) : undefined,
    glass: glass ? named(glassDesigns, glassName) : undefined,
    roofGlass: roof && named(roofGlass, roof),
  }
}

/** 'Can the back door be made to match our patio doors?': what it is to match is there already. */
const TO_MATCH =
  /\b(?:to match|matching|to go with|same as)(?: with)?(?: the| our| my| your| his| her)?(?: \w+)?$/
const isMatched = ({ at }: Mention, { said }: Words, all: Mention[]) =>
  all.some((other) => other.at + other.length < at) && TO_MATCH.test(said.slice(0, at).join(' '))

/** 'Wooden doors, proper oak': what it is made of. */
const OF_WOOD = /\b(?:proper|real|solid|actual|genuine)\b|\b(?:wooden|timber)\b(?! (?:look|effect|grain))/
const WOODS = /^(?:oak|mahogany|walnut|rosewood)$/
/** 'Black handles', 'the oak floor', 'yellow brick': the colour of something else. */
const OF_ANOTHER =
  /^(?:\w+ )?(?:(?:or \w+ )?(?:handle|knocker|letter|hinge|furniture|hardware)|floor|laminate|table|beam|worktop|kitchen|carpet|brick|wall|tile|render|stone|gutter|garage|car|van|sofa|curtain|blind|mould|specks?|stains?|marks?|algae|rubber|seals?|gasket)/

/** 'Anything but white', 'not boring grey': the colour that is not wanted. */
const EXCEPT = new RegExp(
  `\\b(?:but|besides|except|apart from|instead of|rather than|other than|as well as|(?<!why )not(?! (?:in|a|the)\\b)|(?:do not|dont|not) (?:want|like|fancy)|hates?|hated|dislikes?|went off|no more|(?:sick|tired|bored) of|fed up with)(?: (?:any|another|plain|just|boring|more|too|the|usual|same old|so much))*$`,
)
/** 'Not white or grey': the second as well. */
const SECOND = new RegExp(` (?:${COLOUR_NAMES.map((name) => name.toLowerCase()).join('|')}) (?:or|nor|and)$`)
const isUnwanted = (before: string) =>
  EXCEPT.test(before) || (SECOND.test(before) && EXCEPT.test(before.replace(SECOND, '')))

/** 'Wells', which is no 'well'. */
function isCapital(text: string, name: string) {
  return text.includes(name.charAt(0).toUpperCase() + name.slice(1).toLowerCase()) || isLoud(text, name)
}

/** 'The YORK': written as the list writes it. */
function isLoud(text: string, name: string) {
  return text.includes(name.toUpperCase())
}

/** 'uPVC' beside a window or patio door is what that is made of, and 'flush casement' beside a range its kind. */
function withoutLoose(mentions: Mention[], stems: string[]) {
  const has = (ids: RegExp) => mentions.some(({ topic }) => ids.test(topic.id))
  const isOffer =
    has(/^offer$/) && !stems.some((stem) => /^(?:than|vs|versus|or|better|differ\w*|other)$/.test(stem))
  return mentions
    .map((mention) => ofMaterial(mention, stems))
    .filter(({ at, length, topic }) => {
      const said = stems.slice(at, at + length).join(' ')
      // 'The windows, the old sliding ones' are no doors.
      if (/^sliding( one)?$/.test(said) && stems.some((stem) => /^(window|sash)$/.test(stem))) return false
      // 'She deals with it', 'a great deal of noise' speak of no offer.
      // 'The leaflet about a composite door': that is the offer's, whose colours and price are asked.
      if (/^(?:composite|doors|front-door)$/.test(topic.id) && isOffer) return false
      if (said === 'deal' && /^(with|of)$/.test(stems[at + length] ?? '')) return false
      if (said === 'upvc')
        return (mentions.length === 1 && stems.length <= 2) || has(/^(composite|truframe|comp-door)$/)
      return said !== 'flush casement' || !has(/^(r7|r9|refine)$/)
    })
}

/** 'The sliding ones, in uPVC, not aluminium': which of the two kinds of patio door is meant. */
function ofMaterial(mention: Mention, stems: string[]): Mention {
  if (mention.topic.id !== 'patio') return mention
  const has = (name: string) => stems.some((stem, at) => stem === name && stems[at - 1] !== 'not')
  const [isPlastic, isMetal] = [has('upvc') || has('plastic'), has('aluminium')]
  const topic = isPlastic === isMetal ? undefined : topicById(isPlastic ? 'upvc-patio' : 'aluminium-sliding')
  return topic ? { ...mention, topic } : mention
}

/** The one service that is named. */
export function serviceOf({ topics }: Entities) {
  return topics.find(({ topic }) => topic.family === 'service' && !topic.group)?.topic
}

/** The products that a request is about, groups only where nothing narrower is named. */
export function productsOf({ topics }: Entities) {
  const named = topics.map(({ topic }) => topic).filter(({ family }) => family !== 'service')
  const narrow = named.filter(({ group }) => !group)
  return [...new Set(narrow.length > 0 ? narrow : named)]
}
