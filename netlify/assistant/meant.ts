import { asksToWeigh } from './cues'
import { productsOf } from './entities'
import { meaningOf, type Meaning } from './leaning'
import type { Context } from './part'
import { requestOf, type Request } from './requests'
import { isOfWork } from './subjects'
import { hasFigures } from './counted'
import { inFull } from './thread-words'
import { contentOf } from './words'

/** What a message means behind what was said before, by the model of threads (leaning.ts). */

/** From here a message asks though its words do not: 'two panes or three for mine', 'and the frame'. */
const ASKING = 0.8
/** What has a verb of its own tells something: 'the sill is tiled'. */
const STATES =
  /\b(?:am|is|are|was|were|have|has|had|do|did|want|wants|need|needs|like|think|got|live)\b|['’](?:m|s|re|ve|d|ll)\b/i

/** What a request means, without the product before where it names one of its own: it asks about that one. */
function ofOwnProduct(meaning: Meaning | undefined, { entities }: Request): Meaning | undefined {
  const isOfOther = meaning && productsOf(requestOf(meaning.leaned).entities).length > 0
  return isOfOther && productsOf(entities).length > 0 ? { ...meaning, leaned: '' } : meaning
}

/**
 * 'My wife thinks French doors would be better. Do you do those in uPVC?': of the message's own product, whatever was spoken of before.
 *
 * @param earlier - the sentences of the message before this one
 */
function ofMessage(meaning: Meaning | undefined, earlier: string[]): Meaning | undefined {
  const product = earlier.flatMap((text) => productsOf(requestOf(text).entities)).at(-1)
  const leaned = meaning?.leaned ? productsOf(requestOf(meaning.leaned).entities) : []
  if (!meaning || !product || leaned.length === 0 || leaned.includes(product)) return meaning
  const { vector, ...rest } = meaning
  void vector
  return { ...rest, leaned: product.label }
}

interface Said {
  text: string
  whole: Request
  requests: Request[]
}

/**
 * A message whose requests know what they mean behind what was said before them.
 *
 * @param before - the visitor's messages before, each with what it leaned on
 */
export async function inThread<T extends Said>(before: string[], said: T): Promise<T> {
  const { text, whole, requests } = said
  const thread = ofOwnProduct(await meaningOf(before, text), whole)
  const each = requests.map(async (request, at) => {
    if (requests.length === 1) return { ...request, thread }
    const earlier = requests.slice(0, at).map((one) => one.text)
    const own = request.asks && (await meaningOf([...before, ...earlier], request.text))
    return own ? { ...request, thread: ofMessage(ofOwnProduct(own, request), earlier) } : request
  })
  return { ...said, whole: { ...whole, thread }, requests: await Promise.all(each) }
}

/** A message's questions with what they mean, where they lean on words that were said before. */
export function withMeaning<T extends { whole: Request; requests: Request[] }>(turn: T, context: Context): T {
  const isOne = turn.requests.length === 1
  const asked = (request: Request) => (isOne && asksByThread(request) ? { ...request, asks: true } : request)
  // 'It's a glass door though' after 'do you fit cat flaps?' is told so that the answer fits.
  const isDetail =
    isOne &&
    !turn.whole.asks &&
    context.last !== undefined &&
    !OF_PRICE.test(context.last.id) &&
    !hasFigures(turn.whole.text)
  const full = (request: Request) => withMeant(asked(request), context, isDetail)
  return { ...turn, whole: full(turn.whole), requests: turn.requests.map(full) }
}

const asksByThread = ({ thread, text }: Request) => (thread?.asks ?? 0) >= ASKING && !STATES.test(text)

/** 'Dark blue', 'a pale green' */
const MOST_OF_COLOUR = 2

/** The products that a text names, in its words. */
function namesIn(text: string) {
  const { words, entities } = requestOf(text)
  return entities.topics.map(({ at, length }) => words.said.slice(at, at + length).join(' ')).join(' ')
}

/** 'How much are windows?', 'the sill is tiled': what a price turns on is noted, as counts and colours are. */
const OF_PRICE = /price|cost|quote|lead|how-long/

/** 'What areas do you go to exactly?' after a town: all of them, and not that town once more. */
const OF_AREAS =
  /\b(?:what|which) (?:other )?(?:areas?|towns?|places|counties)\b|\bwhere (?:else )?(?:exactly )?do (?:you|u) (?:go|cover|come|work|fit|travel)\b/i

function withMeant(request: Request, context: Context, isDetail: boolean): Request {
  const { asks, opens, told, thread } = request
  if (!(asks || isDetail) || !thread?.leaned || request.carries || request.isPut) return request
  // Two that are in play are compared as they stand.
  if (asksToWeigh(request.words) && context.topics.length > 1) return request
  if (OF_AREAS.test(request.text)) return request
  // 'And in dark blue?' asks of the door spoken of, and nothing of its threshold.
  const isColour =
    request.entities.colours.length > 0 && contentOf(request.words.stems).length <= MOST_OF_COLOUR
  const leaned = isColour ? namesIn(thread.leaned) : thread.leaned
  if (!leaned) return request
  const full = requestOf(inFull(request.text, leaned))
  // 'How much?' of a cat flap, which is to go into a uPVC door.
  const isWork = asks && request.entities.topics.length === 0 && isOfWork(context)
  const named = full.entities.topics.filter(({ topic }) => !isWork || topic.family === 'service')
  // 'Can it have a door in it?' after 'black metal glass walls' asks of no colour.
  const { colours } = contentOf(request.words.stems).length > 1 ? request.entities : full.entities
  // Without a vector of its own it is embedded as it is written out.
  const meaning = leaned === thread.leaned &&
    thread.vector && { meaning: { ...thread, vector: thread.vector } }
  return {
    ...request,
    meant: {
      ...full,
      entities: { ...full.entities, colours, topics: named },
      asks,
      opens,
      own: request.words,
      ...(told ? { told } : {}),
      ...(meaning || {}),
    },
  }
}
