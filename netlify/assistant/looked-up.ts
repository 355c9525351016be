import { attributePart } from './attributes'
import { PHONE, VALUES } from './catalogue'
import { withoutQuestion } from './compose'
import { CARDS } from './cards'
import { colourPart, tintIn } from './describe'
import { serviceOf } from './entities'
import { factOf } from './facts'
import type { Match } from './intents'
import type { Context, Part } from './part'
import { partFor } from './part-for'
import { PATTERNS } from './patterns'
import { offerAt, offerFor } from './own-offer'
import { coverage, coverageOfAll } from './coverage'
import { townsIn, withoutAway, type Place } from './places'
import type { Request } from './requests'
import type { Topic } from './topics'
import { contentOf, lineOf, wordsOf } from './words'

/** From here the service that fits is the one that is meant. */
const SURELY = 0.72
/** From here it is the place that is asked about. */
const MEANT = 0.55
/** What else is asked of an offer, and well understood, has an answer of its own. */
const OF_PLACE = /^(?:area|offer|offers?-(?:who|.*page))$/
/** From here it is whether the offer is for that place. */
const MEANT_OFFER = 0.58

const SHOP = (VALUES.supermarket?.split(' ')[0] ?? '').toLowerCase()

/** What the words of a request name by themselves, so that no written answer is looked for: undefined if they do not. */
export function lookedUp(
  request: Request,
  best: Match | undefined,
  named: Topic[],
  topics: Topic[],
  context: Context,
): Part | undefined {
  const { entities, words } = request
  const line = lineOf(words)
  const score = best?.score ?? 0
  const answer = (id: string) => partFor({ kind: 'answer', id }, request, topics)
  // Who only says where they live is told of an offer if there is one.
  const isForOffer = request.asks || offerFor(entities.place?.code) !== undefined
  const isOffer =
    topics[0]?.id === 'offer' ||
    context.topics[0]?.id === 'offer' ||
    (entities.place !== undefined &&
      isForOffer &&
      score >= MEANT_OFFER &&
      /^offers?-who$/.test(best?.id ?? ''))
  // 'We live outside CM17' names where the visitor is not.
  const isOutside = isOffer && entities.place?.code && PATTERNS.outside.test(line)
  // 'If I shop at Greenbasket in Harlow' names the shop.
  const isOfShop = isOffer && SHOP !== '' && request.text.toLowerCase().includes(SHOP)
  const isArea =
    isOffer ||
    context.last?.id === 'area' ||
    (best?.id === 'area' && score >= MEANT) ||
    words.said.length <= 4 ||
    (request.asks && named.length === 0 && PATTERNS.worksThere.test(line))
  const isSpokenOf = context.topics.length > 0 || (context.last !== undefined && context.last.id !== 'area')
  // Who has lost the keys or asks for windows wants no new front door.
  const isForDoor =
    context.service === undefined &&
    context.wanted?.family !== 'service' &&
    (context.topics.length === 0 || context.topics.some(({ family }) => family === 'door'))
  const atPlace =
    entities.place &&
    isArea &&
    !isOfShop &&
    (isOffer
      ? score < SURELY || OF_PLACE.test(best?.id ?? '')
      : score < 0.9 || best?.id === 'area' || PATTERNS.covers.test(line))
      ? (ofSeveral(request, isOffer) ??
        placePart(
          { ...entities.place, ...(isOffer && placeWithoutOffer(request.text)) },
          isOffer,
          isSpokenOf,
          isForDoor,
          line,
        ))
      : undefined
  // 'The door has dropped, I have to lift the handle': what is wrong says more than what was named.
  const isFound = best?.kind === 'answer' || (best?.kind === 'service' && score >= SURELY)
  const service = PATTERNS.fault.test(line) && !isFound ? serviceOf(entities) : undefined
  const tint = topics[0]?.id === 'roof-glass' && !PATTERNS.choice.test(line) ? tintIn(words.stems) : undefined
  const isOther =
    named.length === 0 && topics[0] && PATTERNS.otherValue.test(line) && context.last?.kind === 'attribute'
  const isLength = PATTERNS.howLong.test(line) && topics[0] && factOf(topics[0], 'size')
  return (
    ((isOutside || (isOffer && FOR_WHOM.test(line))) && answer('offer-who')) ||
    (atPlace && withColour(atPlace, request, named)) ||
    (service && partFor({ kind: 'service', id: service.id }, request, topics)) ||
    (tint && answer(tint)) ||
    ofOtherFamily(request, best, named) ||
    (isBare(request, named, context) && attributePart('about', named)) ||
    (isOther ? otherPart(topics) : isLength ? attributePart('size', topics) : undefined)
  )
}

/** 'Is it only for CM23?', 'Do I have to live in CM17?' */
const FOR_WHOM = / only (for|in|to|if) | (have|need) to (live|be|shop) | must (i|we|you) (live|be|shop) /

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'A rosewood back door in Enfield, can you do it?': whether we come, and the colour. */
function withColour(atPlace: Part, { asks, entities: { colours, place } }: Request, named: Topic[]): Part {
  const isAsked = asks && place?.covered && named.some(({ family }) => /^(?:door|window)$/.test(family))
  const part = isAsked
    ? colourPart(
        colours.map(({ name }) => name),
        named,
      )
    : undefined
  return part && colours.length > 0
    ? { ...atPlace, text: `${withoutQuestion(atPlace.text)} ${capital(part.text.replace(/^Yes[:,] /, ''))}` }
    : atPlace
}

/** 'Front doors in Irish Oak?', where what is written of the colour speaks of windows alone: the lists are asked. */
function ofOtherFamily({ words, entities: { colours } }: Request, best: Match | undefined, named: Topic[]) {
  const [topic] = named
  const card = CARDS.get(best?.id ?? '')
  const isOfColour =
    card?.file === 'colours' &&
    (best?.score ?? 0) < SURELY &&
    colours.length > 0 &&
    !PATTERNS.judges.test(lineOf(words))
  const isFamily = topic !== undefined && /^(?:door|window)$/.test(topic.family)
  if (!isOfColour || !isFamily || card.say.toLowerCase().includes(topic.family)) return undefined
  return colourPart(
    colours.map(({ name }) => name),
    named,
  )
}

/** 'Does it have to be that?': of a figure that was given, nothing else is known. */
const otherPart = ([topic]: Topic[]): Part => ({
  text: `That’s the only one I have for our [${topic?.label}](${topic?.page}), so I can’t promise another. Ask with your [free quote](/contact) or ring ${PHONE}.`,
  key: `${topic?.id} other`,
})

/** 'One's in Enfield, the other in Epping': both. */
function ofSeveral({ text, words, entities: { place } }: Request, isOffer: boolean): Part | undefined {
  // 'Dad's in Brentwood and I'm in Leeds': the work is where he is.
  const there = withoutAway(OF_KIN.test(text) ? text.replace(WHERE_I_AM, '') : text)
  const all = isOffer || place?.code ? [] : townsIn(there === text ? words : wordsOf(there), there)
  // 'Do you cover Loughton? My sister is in Epping': hers was not asked.
  const asked = all.length > 1 ? townsAsked(there) : []
  const towns = asked.length > 0 ? asked : all
  return all.length > (there === text ? 1 : 0) && towns.length <= MOST_TOWNS
    ? {
        text: coverageOfAll(towns),
        key: `place ${towns.map(({ name }) => name).join()}`,
        intent: { kind: 'answer', id: 'area' },
        score: 1,
      }
    : undefined
}

/** 'It's for CM17, and we are in CM18': where they are, and no offer is. */
function placeWithoutOffer(text: string) {
  const districts = new Set((text.match(DISTRICT) ?? []).map((district) => district.toUpperCase()))
  const name = [...districts].find((district) => !offerFor(district))
  return districts.size > 1 && name !== undefined ? { name, code: name } : undefined
}

/** The towns that questions name. */
const townsAsked = (text: string) =>
  (text.match(/[^.!?]*\?/g) ?? []).flatMap((question) => townsIn(wordsOf(question), question))

const DISTRICT = /\b[a-z]{1,2}\d{1,2}\b/gi
const MOST_TOWNS = 3
const OF_KIN = /\b(?:he|she|they|mum|dad|mother|father|nan|gran|parents)(?:['’](?:s|re))?\b/i
const WHERE_I_AM =
  /,? (?:and|but|while|though) (?:I|we)(?:['’]m| am|['’]re| are| live) (?:\w+ )?in [A-Z]\w+/gi

/**
 * What is said of a place: whether its offer is to be had there, or whether we come at all.
 *
 * @param isKnown - what it is for was said before, and is not asked
 * @param line - what was asked
 */
export function placePart(
  place: Place,
  isOffer: boolean,
  isKnown = false,
  isForDoor = true,
  line = '',
): Part {
  const found = isOffer ? offerAt(place) : coverage(place, isForDoor)
  // 'Is that too far for you?', but not 'Do you cover it, or is that too far?'
  const said = TOO_FAR.test(line) && !COVERED.test(line) ? found.replace(/^Yes, we/, 'No, we') : found
  return {
    text: isKnown || MATTER.test(line) ? withoutQuestion(said) : said,
    key: `place ${place.name}`,
    intent: { kind: 'answer', id: 'area' },
    score: 1,
  }
}

const TOO_FAR = / too far /
const COVERED = / (?:cover|come|go|travel|reach|work) .* or /
/** 'Do you come to Southend for repairs?': what it is for need not be asked. */
const MATTER = / (?:repair\w*|mend\w*|fix\w*|panes?|handles?|hinges?|locks?|seals?|boarding) /

/** Nothing but the name of a product. */
function isBare({ entities, words, opens }: Request, named: Topic[], { last }: Context) {
  const line = lineOf(words)
  const mentioned = entities.topics.reduce((sum, { length }) => sum + length, 0)
  return (
    named.length === 1 &&
    contentOf(words.stems).length <= mentioned &&
    (words.said.length <= mentioned + 1 || PATTERNS.doYou.test(line)) &&
    !last?.id.startsWith('brochure') &&
    // 'Do you do those with a door in?'
    !(PATTERNS.pronoun.test(line) && opens) &&
    !PATTERNS.follows.test(line)
  )
}
