import { admissible } from './admissible'
import { asksOfCost, attributePart, comparePart, OF_PRICE, unknown } from './attributes'
import { CARDS } from './cards'
import { asksToWeigh, attributeFor, cueOrBest, cuesIn, joined } from './cues'
import { colourPart, glassPart, roofGlassPart, stylePart } from './describe'
import { productsOf } from './entities'
import { comparisonOf } from './facts'
import { isWritten, MAYBE, SURE, type Match } from './intents'
import { lookedUp } from './looked-up'
import type { Context, Part } from './part'
import { partFor } from './part-for'
import { PATTERNS } from './patterns'
import type { Request } from './requests'
import { sizePart } from './sizes'
import type { Topic } from './topics'
import { pairOf, topicsFor } from './subjects'
import { asksWhetherDone, isDependent, resolved } from './thread'
import { featuresPart, GENERAL, isBesideColour, planned } from './wished'
import { contentOf, lineOf, wordsOf } from './words'

const SHORT = 4
/** 'Which would you go for?' has no more words of its own. */
const MOST_PICKING = 4

/** A message with so many words of its own says what is asked. */
const ENOUGH = 3

/** From here a written answer stands before all that is put together: sooner if it is one of the product that is asked about. */
const OWN = 0.55
const OWN_OVER_CUE = 0.62
/** How much less well a product's own answer may fit than a general one. */
const NEARLY = 0.06
/** What has gone wrong has an answer that mends it, and not the one which tells how the product works. */
const OF_FAULT =
  / (?:broke|broken|snapped|gone|cracked|shattered|stuck|jammed|slams?|guillotine|fell|fallen|bang|bangs|banging) /
/** From here a written answer stands against what the words name by themselves. */
const WELL = 0.75

/** From here a general answer stands before that of one of two products that are named. */
const OF_ALL = 0.8

/** From here a written answer speaks to what is asked, and stands before every list and comparison. */
const SPEAKS = 0.72
const speaks = (best: Match | undefined) => best?.kind === 'answer' && best.score >= SPEAKS

/** 'Black framed glass doors, can they slide?': that has an answer, whatever colour and glass are named. */
const OF_MOVEMENT = / (?:slide|slides|sliding|hinge|hinged|swing|fold) /
const OF_SIZE = /size|length|width|height|tall|wide|max/

/** Answers of a colour on one side alone, and of what the sun does to it. */
const OF_SIDES = /two-(?:sided|tone|colours)$|inside-outside$|-(?:sun|south|warp)$/

/** An answer that compares two products. */
const isOfPair = ({ id }: Match) => /-vs-/.test(id)

/** 'Bi-folds or sliders, with two small children?': what the choice turns on has an answer, and the plain comparison is only nearer. */
const turnsOn = (matches: Match[]) =>
  matches.find(
    (match) =>
      match.kind === 'answer' &&
      match.only === undefined &&
      !isOfPair(match) &&
      match.score >= OF_ALL &&
      match.score >= (matches[0]?.score ?? 0) - OF_CHOICE,
  )
const OF_CHOICE = 0.1

/** The written answer that fits. */
function cardFor(
  request: Request,
  matches: Match[],
  topics: Topic[],
  isAboutColour: boolean,
): Match | undefined {
  const { entities, words } = request
  const [best] = matches
  const ofAll = productsOf(entities).length > 1 ? matches.find(({ only }) => only === undefined) : undefined
  if (ofAll?.kind === 'answer' && ofAll.score >= OF_ALL) return ofAll
  const own = topics.length > 0 ? matches.find(({ only }) => only !== undefined) : undefined
  const behind = OF_FAULT.test(lineOf(words)) ? 0 : NEARLY
  const isOwn = own && own.score >= OWN && own.score >= (best?.score ?? 0) - behind
  const isColour = isAboutColour && entities.colours.length > 0 && topics.length > 0
  // Which product has a colour is looked up; of colours else, what no answer is written of.
  const isLookedUp = PATTERNS.hasColour.test(lineOf(words)) || !(isOwn || isWritten(best))
  // 'White inside, and brown to match outside': which lists have white is not what is asked.
  const isOfSides = best?.kind === 'answer' && OF_SIDES.test(best.id) && best.score >= SPEAKS
  if (isColour && isLookedUp && !isOfSides && !PATTERNS.ofPrice.test(lineOf(words))) return undefined
  return isOwn ? own : best?.kind === 'answer' && best.score >= GENERAL ? best : undefined
}

const EXTRA =
  / (?:is (?:that|it|this) (?:an )?extra|extra (?:cost|charge|over|on top)|cost(?:s|ing)? (?:any )?(?:more|extra)|(?:more|any) (?:expensive|dearer)|dearer|pricier|(?:the )?same price|surcharge) /
const priceOfColour = ([topic]: Topic[]) =>
  topic?.family === 'window'
    ? 'windows-colour-cost'
    : topic?.id === 'offer'
      ? 'offers-colour-price'
      : 'colour-price'

const coloursOf = ({ entities }: Request) => entities.colours.map(({ name }) => name)

/** 'uPVC door in rosewood?', 'do you have rosewood back doors?': a product and a colour, and nothing else. */
function isOnlyColour({ entities: { colours, topics }, words, asks }: Request) {
  const named = [...colours, ...topics].reduce((sum, { length }) => sum + length, 0)
  const isOfHouse = topics.some(({ topic }) => /^(?:door|window)$/.test(topic.family))
  return asks && colours.length > 0 && isOfHouse && contentOf(words.stems).length <= named
}

/** Two products that a sentence of facts sets side by side. */
const isCompared = ([one, other]: Topic[]) => one && other && comparisonOf(one, other) !== undefined

/** Answers a request, or says that it cannot. */
export function respond(request: Request, all: Match[], context: Context): Part {
  const { entities, words } = request
  const line = lineOf(words)
  const asksPrice = PATTERNS.ofPrice.test(line)
  const { found, matches, isAboutColour } = admissible(request, all, context)
  const [best] = matches
  const score = best?.score ?? 0
  const named = productsOf(entities)
  const topics = topicsFor(named, resolved(request, context))
  const size = words.said.length

  const carried = request.carries && partFor(request.carries, request, named)
  if (carried) return { ...carried, score: 0.9 }
  const weighs = asksToWeigh(words) && named.length < 2
  const pair = pairOf(named, context, PATTERNS.otherOne.test(line))
  // 'About 3.5m. What would you go for?' wants advice, and no limits.
  const own = request.told ? wordsOf(request.text.slice(request.told.length)) : words
  const isPicking = PATTERNS.picksOne.test(lineOf(own))
  // 'If she needs a new door, what suits arthritis?' after a lock was spoken of asks nothing of locks.
  const saysItself = request.own && contentOf(request.own.stems).length >= ENOUGH
  const cues = cuesIn(saysItself ? request.own! : words).filter((cue) => cue !== 'size' || !isPicking)
  const isWeighed = weighs && pair?.[0] && pair[1] && comparisonOf(pair[0], pair[1], cues[0])
  const weighed = isWeighed && comparePart(pair, asksOfCost(line) ? OF_PRICE : cueOrBest(cues, undefined))
  const isPick = named.length === 0 && contentOf(own.stems).length <= MOST_PICKING && isPicking
  // 'Bi-fold or slider, with toddlers' fingers?' has an answer of its own; one that compares the pair is the comparison.
  const isOwnAnswer = best && speaks(best) && !isOfPair(best)
  if (weighed && !isOwnAnswer && (cues[0] || (isPick && !context.told?.includes(weighed.key))))
    return { ...weighed, score: 0.9 }
  const both = named.length === 0 && PATTERNS.both.test(line) ? pair : undefined
  const ofBoth = both && attributeFor(cues, both, context, true, false)
  if (ofBoth) return { ...ofBoth, score: 0.9 }
  const isTold = speaks(best) && (score >= OF_ALL || OF_MOVEMENT.test(line))
  const features = isTold ? undefined : featuresPart(request, cues, topics)
  if (features) return { ...features, score: 0.9 }
  const atOnce = lookedUp(request, best, named, topics, context)
  if (atOnce) return { score: 0.9, ...atOnce }
  // 'Anthracite in and out, is that extra over white?'
  const dearer = entities.colours.length > 0 && EXTRA.test(line) && topics[0]?.family !== 'service'
  const ofDearer = dearer && partFor({ kind: 'answer', id: priceOfColour(topics) }, request, topics)
  if (ofDearer) return { ...ofDearer, score: 0.9 }
  const inColour = isOnlyColour(request) ? colourPart(coloursOf(request), topics) : undefined
  if (inColour) return { ...inColour, score: 0.9 }
  // 'Do you take the old windows and doors, or must I?' has nothing to choose.
  // 'Do the sliders or the bi-folds come with a flat threshold?' asks it of both, and not which.
  const hasChoice =
    PATTERNS.choice.test(line) &&
    !(named.length > 1 && (named.every(({ group }) => group) || PATTERNS.asksOfEach.test(line)))
  const isChoice = named.length > 1 && hasChoice
  const card = isChoice
    ? isOwnAnswer && best.only === undefined
      ? best
      : (turnsOn(matches) ??
        matches.find((match) => isOfPair(match) && match.score >= OWN && !isCompared(named)))
    : cardFor(request, matches, topics, isAboutColour)
  const isOfSize =
    request.asks &&
    PATTERNS.fits.test(line) &&
    !asksPrice &&
    !(isWritten(card) && !OF_SIZE.test(card?.id ?? ''))
  const fits = isOfSize ? sizePart(request, topics) : undefined
  if (fits) return { ...fits, score: 0.85 }
  // 'How wide', 'which colours': what the words name by themselves, unless a written answer fits well.
  // Figures are looked up; what else a word names, the product's own answer tells better.
  const isOwnCard = card?.only !== undefined || topics.some(({ id }) => card?.id.startsWith(id))
  const isPlainCue = isOwnCard && cues.length === 1 && !cues.includes('size')
  const isPlain = request.opens || size <= SHORT
  const byCue =
    isPlain &&
    (card?.score ?? 0) < (isPlainCue ? OWN_OVER_CUE : WELL) &&
    topics.some(({ group }) => !group) &&
    entities.colours.length === 0 &&
    !asksPrice
      ? attributeFor(cues, topics, context, named.length > 0, / and |,/.test(request.text))
      : undefined
  if (byCue) return { ...byCue, score: 0.85 }
  const plans = planned(request, topics, score)
  if (plans) return plans
  const told = card && partFor(card, request, topics)
  if (told) return { ...told, score: card.score, isOwn: card.only !== undefined }
  const service = asksWhetherDone(request) ? context.service : undefined
  if (service)
    return {
      ...(partFor({ kind: 'service', id: service.id }, request, topics) ?? unknown([], undefined)),
      key: `done ${service.id}`,
      score: 0.9,
    }
  const special = roofGlassPart(entities) ?? glassPart(entities) ?? stylePart(entities)
  if (special && (size <= 8 || score < 0.75)) return { ...special, score: 0.9 }
  if (
    pair &&
    (best?.id === 'compare' ||
      weighs ||
      ((named.length > 1 || PATTERNS.otherOne.test(line) || PATTERNS.withThis.test(line)) && hasChoice))
  ) {
    const compared = comparePart(pair, asksOfCost(line) ? OF_PRICE : cueOrBest(cues, best))
    if (compared) return { ...compared, score: 0.9 }
  }
  const isColour =
    best?.id === 'colour' ||
    best?.id === 'about' ||
    PATTERNS.hasColour.test(line) ||
    (PATTERNS.asksColour.test(line) && CARDS.get(best?.id ?? '')?.file === 'colours') ||
    (size <= 5 && score < 0.7)
  if (entities.colours.length > 0 && isColour && isAboutColour && !asksPrice && !(card && score > SPEAKS)) {
    const colours = coloursOf(request)
    const isOne = topics.some(({ group }) => !group)
    const part =
      colourPart(colours, topics) ?? (isOne ? attributePart('colour', topics) : colourPart(colours, []))
    // 'With a spyhole and a chain, in red'
    const beside =
      size > SHORT && !isDependent(request) ? found.find((match) => isBesideColour(match)) : undefined
    const other = beside && partFor(beside, request, topics)
    if (part) return { ...(other ? { ...part, ...joined([part, other]) } : part), score: 0.9 }
  }

  const isUnderstood = score >= (best?.kind === 'attribute' && topics.length === 0 ? SURE : MAYBE)
  const part = best && isUnderstood ? partFor(best, request, topics) : undefined
  if (part) return { ...part, score }
  return { ...unknown(isDependent(request) ? topics : [], undefined), score }
}
