import { offers } from './catalogue'
import { saysOnlyWhere } from './details'
import type { First } from './first'
import { placePart } from './looked-up'
import { PATTERNS } from './patterns'
import { ownCode, postcodesIn, townsIn } from './places'
import type { Request } from './requests'
import type { Topic } from './topics'
import { lineOf } from './words'

/** Answers that turn on where the visitor is: whether we come there, and whose offer it has. */

const COMES =
  / (would|will|do|does|can|could) (someone|somebody|anyone|anybody|you|yous|they|one of you)( lot| guys| ever| even| still)* (come|cover|travel|go|get|reach|work|serve)( |$)|(do|cover) (you )?(do |cover )?round (here|there|us) | (is|would) (that|this|it) (be )?(alright|all right|ok|okay|fine|too far|in your area|covered) /

/** 'I'm in Leeds, will you fit a roof here?': whether we come there goes before all else. */
const DOES =
  / (i am|we are|i live|we live|based) (\w+ )?(in|near) .* (will|do|can|could|would) you (\w+ )?(fit|do|install|replace|repair|supply|build|put|make|cover|come)( |$)| (will|do|can|could|would) you (\w+ )?(fit|do|install|replace|repair|supply|build|cover|come) .* (here|in|to|near) [a-z]+ $/

/** 'Would someone come?' of a place that another sentence names. */
export function areaFirst(whole: Request, topics: Topic[]): First | undefined {
  const { words, entities } = whole
  const { place } = entities
  // Of several towns each has its answer.
  const isOne =
    place?.code !== undefined || (place?.covered === true && townsIn(words, whole.text).length < 2)
  const isThere = isOne
    ? COMES.test(lineOf(words)) || saysOnlyWhere(whole)
    : place?.covered === false && (DOES.test(lineOf(words)) || COMES.test(lineOf(words)))
  const isAsked = place && isThere && !topics.some(({ id }) => id === 'offer')
  return isAsked
    ? {
        part: placePart(place, false, topics.length > 0, true, lineOf(words)),
        covers: !place.covered || saysOnlyWhere(whole) ? /./ : COVERS_AREA,
      }
    : undefined
}

const COVERS_AREA =
  /\b(come|cover|travel|reach|round here|this far|too far|alright|okay|ok|serve)\b(?!.*\b(extra|charge|measure|when|quote)\b)/

const OF_OFFER = / (offer|deal|leaflet|flyer|price|1450|that door|qualify) /

/** A longer message tells a story, and asks something of its own. */
const LONGEST_PRICED = 20

/** The offer of one district for somebody who lives in another. */
export function offerFirst({ text, words }: Request, topics: Topic[]): First | undefined {
  const codes = postcodesIn(text)
  const line = lineOf(words)
  const isOffer = topics.some(({ id }) => id === 'offer') && OF_OFFER.test(line)
  const [only] = codes
  // 'How much is a composite door? We're in CM17.'
  const isPriced =
    codes.length === 1 &&
    words.said.length <= LONGEST_PRICED &&
    PATTERNS.ofPrice.test(line) &&
    topics.length > 0 &&
    topics.every(({ id, family }) => family === 'door' && /^(doors|composite|offer)$/.test(id))
  if (isPriced && offers.some(({ slug }) => slug.toUpperCase() === only))
    return {
      part: placePart({ name: only ?? '', code: only, covered: true, at: -1, length: 1 }, true),
      covers: /./,
    }
  if (!isOffer || codes.length < 2) return undefined
  const own = ownCode(text) ?? codes.find((code) => !offers.some(({ slug }) => slug.toUpperCase() === code))
  return own
    ? {
        part: placePart({ name: own, code: own, covered: true, at: -1, length: 1 }, true),
        covers: /\b(price|deal|offer|have it|get it|leaflet|cm\d+)/,
      }
    : undefined
}
