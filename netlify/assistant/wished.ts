import { attributePart } from './attributes'
import { CARDS } from './cards'
import { joined } from './cues'
import { colourPart } from './describe'
import { namesColour } from './entities'
import { isOfHouse } from './fit'
import type { Match } from './intents'
import type { Part } from './part'
import { PATTERNS } from './patterns'
import type { Request } from './requests'
import { topicById, type Topic } from './topics'
import { lineOf } from './words'

/** What is wished for in one breath, and what is only planned. */

/** From here a written answer is what is meant. */
export const GENERAL = 0.66

/** What is wished for beside a colour, and is sure. */
export function isBesideColour({ kind, id, score }: Match) {
  const { say = '' } = CARDS.get(id) ?? {}
  return kind === 'answer' && score >= GENERAL && !namesColour(say) && !/colou?r/i.test(say)
}

/** 'Dark grey with a bit of frosted glass': each of the things that are wished for, of the door or window in play. */
export function featuresPart(
  { entities: { colours } }: Request,
  cues: string[],
  topics: Topic[],
): Part | undefined {
  const other = cues.find((cue) => /^(?:glass|furniture)$/.test(cue))
  const [topic] = topics
  const isOfKind = topic && (isOfHouse(topic.family) || topic.family === 'offer')
  if (!other || colours.length === 0 || !isOfKind) return undefined
  return joined([
    colourPart(
      colours.map(({ name }) => name),
      topics,
    ),
    attributePart(other, topics),
  ])
}

/** From here what is told of a plan has an answer of its own. */
const TOLD = 0.7

/** 'Thinking about changing our front door': what there is, unless more is told of it. */
export function planned({ asks, words }: Request, topics: Topic[], score: number): Part | undefined {
  const line = lineOf(words)
  if (asks || score >= TOLD || !PATTERNS.wantsNew.test(line)) return undefined
  const front = topics.every(({ id }) => id === 'front-door') ? topicById('composite') : undefined
  const part = topics.length > 0 ? attributePart('about', front ? [front] : topics) : undefined
  return part && !part.isUnknown ? { ...part, score: 0.8 } : undefined
}
