import { CARDS } from './cards'
import { namesColour } from './entities'
import { CERTAIN, type Match } from './intents'
import type { Context } from './part'
import { PATTERNS } from './patterns'
import type { Request } from './requests'
import { lineOf } from './words'

/** Which of the answers that fit a request may be given to it. */

/** A colour in a sentence of more words may be there by the way. */
const LONG = 12

/** A question about an emergency has to be just that. */
const EMERGENCY = 0.75
const isLikely = ({ id, score }: Match) => score >= EMERGENCY || CARDS.get(id)?.file !== 'emergency'

/** 'There's a chip in it. Leave it?' lets nothing go. */
const isLettingGo = ({ id }: Match, { text }: Request) =>
  id !== 'site-never-mind' || !text.trim().endsWith('?')

/** Beside a house that stands open only what is of it, or fits beyond doubt, is an answer: no size limits to 'one glass, 2 by 2.4'. */
const OF_ALARM = 0.76
const OF_IT = /^(?:emergency|services|mending|glass(?:-faults)?)$/
const isOfAlarm = ({ id, kind, score }: Match, { alarm }: Context) =>
  alarm === undefined || score >= OF_ALARM || kind === 'service' || OF_IT.test(CARDS.get(id)?.file ?? '')

/** An answer of the local offer is for who speaks of it, or says so beyond doubt. */
const OFFER = 0.8
function isOffered({ id, score }: Match, { text, words }: Request, { topics }: Context) {
  return (
    score >= OFFER ||
    CARDS.get(id)?.file !== 'offers' ||
    PATTERNS.speaksOfOffer.test(lineOf(words)) ||
    text.includes('£') ||
    topics.some((topic) => topic.id === 'offer')
  )
}

/** An answer that was found by the name of another colour is none, unless it tells of something else than colours. */
function isOfColours({ kind, id, example }: Match, { entities }: Request) {
  if (kind !== 'answer') return true
  const { say = '', file } = CARDS.get(id) ?? {}
  const isFoundByColour =
    namesColour(example) || ((file === 'colours' || /colour/.test(id)) && namesColour(say))
  const text = `${say} ${example}`.toLowerCase()
  return !isFoundByColour || entities.colours.every(({ name }) => text.includes(name.toLowerCase()))
}

const OF_FURNITURE = / (?:handles?|knockers?|letter ?(?:box|plate)|furniture|chrome) /
const OF_LEAF = / (?:doors?|windows?|frames?|leaf|outside|inside) /
/** 'Which handle would you put on a black door?' */
const WHERE_TO = / (?:on|for|with|to) (?:a|an|the|my|our|her|his) (?:\w+ ){0,3}(?:doors?|windows?)(?= )/g

/** Whether an answer says only on which lists a colour is. */
const isList = ({ id }: Match) => {
  const { say = '' } = CARDS.get(id) ?? {}
  return namesColour(say) && (say.match(RANGES)?.length ?? 0) > 1
}
const RANGES =
  /\b(?:R7|R9|Comp Door|uPVC (?:front |French |patio )?doors?|TruFrame|the offer|every range|all our|other windows|window (?:charts?|ranges))\b/g

/** The answers that may be given, those of colours apart, and whether colours are what is asked about. */
export function admissible(request: Request, all: Match[], context: Context) {
  const found = all.filter(
    (match) =>
      isLikely(match) &&
      isOfAlarm(match, context) &&
      isLettingGo(match, request) &&
      isOffered(match, request, context),
  )
  const { entities, words } = request
  const line = lineOf(words)
  // 'Blue glass' for a roof is a tint, and no colour of a frame.
  const isTint = / (?:blue|bronze|grey|green|clear|tinted|neutral) glass /.test(line)
  // Whether a colour dates, suits or gets hot is no question of which list it is on.
  const judges = entities.colours.length > 0 && PATTERNS.judges.test(line)
  // 'Does the handle come in gold?'
  const isOfFurniture = OF_FURNITURE.test(line) && !OF_LEAF.test(line.replace(WHERE_TO, ' '))
  const isAboutColour =
    !isTint && !judges && !isOfFurniture && (words.said.length <= LONG || PATTERNS.asksColour.test(line))
  const matches = judges
    ? found.filter((match) => match.score >= CERTAIN || !isList(match))
    : entities.colours.length === 0 || !isAboutColour
      ? found
      : found.filter((match) => isOfColours(match, request))
  return { found, matches, isAboutColour }
}
