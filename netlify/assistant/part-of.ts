import { isTold, withoutOpening } from './answered'
import { withoutYes } from './compose'
import type { Match } from './intents'
import type { Part } from './part'
import type { Request } from './requests'
import { respond } from './respond'
import type { State } from './state'
import { withSubject } from './subjects'
import type { Topic } from './topics'
import { contentOf } from './words'

/** The answer to one request of a message, as it stands in the conversation. */

/** The answer to one request, another than was given before where there is one. */
export function partOf(request: Request, matches: Match[], context: State, topics: Topic[]): Part {
  const first = respond(request, matches, context)
  const said = isTold(context, first) ? (otherThan(first, request, matches, context) ?? first) : first
  return {
    ...inContext(said, request, topics),
    isTold: !request.asks,
    isAside: !isOwnQuestion(request),
    isSlight: !isSubstantial(request),
  }
}

/** An answer without the 'yes' that was not asked for, and with what it is about. */
const inContext = (part: Part, request: Request, topics: Topic[]): Part =>
  withSubject({ ...part, text: withoutYes(part.text, request.plain) }, request, topics)

/**
 * 'I fancy red. Is that one of the colours?': the colour of the sentence before.
 *
 * @param colours - those that were named up to the request
 */
export function withColours(request: Request, colours: Request['entities']['colours']): Request {
  const isOpen = request.entities.colours.length === 0 && colours.length > 0
  return isOpen && request.asks && COLOUR.test(request.plain)
    ? { ...request, entities: { ...request.entities, colours } }
    : request
}

/** 'Walthamstow, E17. Do you come round here?': the place of the sentence before. */
export function withPlace(request: Request, { entities: { place } }: Request, [best]: Match[]): Request {
  const isOpen =
    !request.entities.place &&
    place !== undefined &&
    (best?.id === 'area' ||
      / (?:what about (?:t?here|that one)|(?:do|will|can|would) (?:you|u) (?:go|come|cover|get|work|travel)(?: out)? (?:t?here|that|to (?:there|us))) $/.test(
        ` ${request.plain} `,
      ))
  return isOpen ? { ...request, entities: { ...request.entities, place } } : request
}

const COLOUR = /\bcolou?rs?\b/

const ENOUGH_WORDS = 3
/** From here another answer stands in the place of one that was given before. */
const FITTING = 0.62

/** 'Who pays for that?' leans on what was asked before it. */
const isOwnQuestion = (request: Request) => request.asks && contentOf(request.words.stems).length > 1

/** Whether a request has words of its own to be answered. */
function isSubstantial({ asks, words }: Request) {
  return asks && contentOf(words.stems).length >= ENOUGH_WORDS
}

/** The next answer that fits, where the first was given already. */
function otherThan({ key }: Part, request: Request, matches: Match[], context: State): Part | undefined {
  const others = matches.filter(
    ({ kind, id }) => id !== key && !(kind === 'answer' && context.told.includes(id)),
  )
  const part = respond(request, others, context)
  return isTold(context, part) || part.isUnknown || (part.score ?? 0) < FITTING
    ? undefined
    : withoutOpening(part)
}
