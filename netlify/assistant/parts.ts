import { findAspect } from './aspects'
import { findPlace, findPostcode } from './areas'
import { FIRST } from './general'
import { hasPhrase } from './language'
import { contentWords } from './passages'
import { findRemedy, isComplaint } from './symptoms'
import { readText, type Question } from './thread'
import { wishOf } from './wishes'
import { findColour, findTopics, mainTopic, topicById, withoutTopic, type Topic } from './topics'

/** More than this makes no reply that anybody reads. */
const MOST = 3

/** A stranger can write a thousand commas. */
const MOST_PIECES = 10

const SENTENCE = /(?<=[?!.;])\s+|\n+/
/** Where a sentence may go on to something else. The connecting word stays with what it leads to, for 'and in black?'. */
const JOINT = /\s*[,;]\s+|\s+[-–]\s+|\s+(?=(?:and|also|plus|&|then|n|but|or)\s)/i
const CONNECTOR = /^(?:(?:and|also|plus|&|then|n|but|or|so)\s+)+(?=\S+\s+\S)/i

/** Whether a message asks anything, in whichever of its sentences. */
export function asksSomething({ text, userInfo, now }: Question) {
  return text.split(SENTENCE).some((sentence) => {
    const { words, line } = readText(sentence.replace(CONNECTOR, ''), { userInfo, now })
    return ASKING.test(line) || (findAspect(words) !== undefined && words.length > 2)
  })
}

const ASKING =
  /^ (and |also |plus |but |or |so |then |(fine|ok|yes|right|great|thanks) )*(what|how|which|who|where|when|why|is|are|do|does|can|could|will|would|should|whether|if|have|has|any|tell me|(in|at|on|to|for|from|by|with) (what|which|how)) /

/** What a piece of a message wants to know. */
interface Demand {
  /** A question about the firm, or where it works. */
  firm?: string | undefined
  aspect?: string | undefined
  topics: string[]
  isQuestion: boolean
}

/**
 * Takes a message with several questions apart. A piece begins only where both sides ask something of their own: 'black and
 * white' and 'tilt and turn' stay together, 'how wide are bi-folds and do you cover Epping' does not.
 */
export function partsOf(question: Question): Question[] {
  const parts: Question[] = []
  for (const sentence of question.text.split(SENTENCE).slice(0, MOST_PIECES)) {
    let sentencePart: Question | undefined
    for (const piece of sentence.split(JOINT).slice(0, MOST_PIECES)) {
      if (!piece.trim()) continue
      const next = readText(piece, question)
      if (!sentencePart) sentencePart = next
      else if (isApart(sentencePart, next)) {
        parts.push(sentencePart)
        sentencePart = readText(piece.trim().replace(CONNECTOR, ''), question)
      } else sentencePart = readText(`${sentencePart.text} ${piece}`, question)
    }
    if (sentencePart) parts.push(sentencePart)
  }
  const asking = joined(parts, question)
  return asking.length > 0 ? foremost(asking) : [question]
}

/** What is asked goes before what is only told, when there is too much of both. */
function foremost(parts: Question[]) {
  if (parts.length <= MOST) return parts
  const asked = parts.filter((part) => demandOf(part).isQuestion)
  return (asked.length > 0 ? asked : parts).slice(0, MOST)
}

/** Puts a piece that asks nothing to its neighbour: it is what the question is about. */
function joined(parts: Question[], question: Question) {
  const kept: Question[] = []
  let waiting = ''
  for (const part of parts) {
    const { firm, aspect, topics, isQuestion } = demandOf(part)
    const before = kept.at(-1)
    if (!firm && !aspect && topics.length === 0) {
      // 'Hello.' and 'Thanks!' ask nothing; 'is that right?' goes with what was asked.
      if (before && isOwnQuestion(part)) kept.push(part)
      else if (before && isQuestion) kept[kept.length - 1] = readText(`${before.text} ${part.text}`, question)
      else waiting = `${waiting} ${part.text}`.trim()
      continue
    }
    const main = mainTopic(findTopics(part.words), false)
    // 'My conservatory faces north. Which roof glass?': what was told of it decides.
    if (before && isQuestion && !aspect && !firm && main && isBackground(before, main)) {
      waiting = `${waiting} ${before.text}`.trim()
      kept.pop()
    }
    const told = waiting ? { ...part, context: readText(waiting, question).words } : part
    kept.push(waiting && !isQuestion ? readText(`${waiting} ${part.text}`, question) : told)
    waiting = ''
  }
  return kept
}

/** Whether a piece only tells of what is asked about next. */
function isBackground(before: Question, asked: Topic) {
  const { aspect, firm, isQuestion } = demandOf(before)
  const told = mainTopic(findTopics(before.words), false)
  return (
    !isQuestion && !aspect && !firm && told !== undefined && (told.id === asked.id || told.kind !== 'service')
  )
}

/** 'Can it be seen from the garden?' names nothing that we know, and yet it is a question of its own. */
function isOwnQuestion({ text, userInfo, now }: Question) {
  const { words, line } = readText(text.trim().replace(CONNECTOR, ''), { userInfo, now })
  return ASKING.test(line) && contentWords(words).length > 1
}

/** Whether what follows asks something that what stands before it does not. */
function isApart(before: Question, next: Question) {
  const one = demandOf(before)
  const other = demandOf(readText(next.text.trim().replace(CONNECTOR, ''), next))
  const isNew = (demand: string | undefined, old: string | undefined) =>
    demand !== undefined && demand !== old
  if (crossesJoint(before, next)) return false
  // 'And the guarantee, how long is it?'
  if (!one.isQuestion && one.firm && other.topics.length === 0 && / (it|that|they|this) /.test(next.line))
    return false
  if (areRepairs(one, other)) return true
  // 'My nan is in a wheelchair, can you …': what is told first helps nobody to find the answer.
  if (!isSomething(one) && !one.isQuestion && other.isQuestion && isSomething(other)) return true
  if (one.isQuestion && isSomething(one) && !isSomething(other) && isOwnQuestion(next)) return true
  if (one.isQuestion && isSomething(one) && asksAnew(before, next)) return true
  if (other.firm) return isNew(other.firm, one.firm) && isSomething(one)
  if (!isSomething(one) || !isSomething(other)) return false
  if (/^\s*or\b/.test(next.text) && one.topics.length > 0 && other.topics.length > 0 && !one.aspect)
    return false
  // 'A composite door, black outside': the colour is asked of the door.
  if (one.topics.length > 0 && !one.aspect && !one.firm && other.topics.length === 0) return one.isQuestion
  if (isNew(other.aspect, one.aspect)) return true
  const isOtherTopic = other.topics.length > 0 && !other.topics.some((id) => one.topics.includes(id))
  // 'R7 or R9' and 'doors and windows' are one question.
  if (
    !isOtherTopic ||
    /^\s*or\b/.test(next.text) ||
    / (difference|compare|versus|vs|better|between|both) /.test(before.line)
  )
    return false
  return other.isQuestion || one.aspect !== undefined
}

/** '…, and how far should the cylinder stick out?': a whole question again, of two words at least that the first has not. */
function asksAnew(before: Question, next: Question) {
  const piece = readText(next.text.trim().replace(CONNECTOR, ''), next)
  const isWhole =
    ASKING.test(before.line) &&
    /^ (what|how|where|when|why|is|are|do|does|can|could|will|would|should) \w+ \w+ \w+/.test(piece.line)
  const said = new Set(before.words)
  return isWhole && contentWords(piece.words).filter((word) => !said.has(word)).length > 1
}

/** Two jobs in one breath: 'new locks, a window handle and the roof cleaned'. */
function areRepairs(one: Demand, other: Demand) {
  const [first] = one.topics
  const [second] = other.topics
  return (
    first !== undefined && second !== undefined && first !== second && isRepair(first) && isRepair(second)
  )
}

function isRepair(id: string) {
  return topicById(id)?.kind === 'service'
}

function isSomething({ firm, aspect, topics }: Demand) {
  return firm !== undefined || aspect !== undefined || topics.length > 0
}

/** Whether a name of ours runs over the joint. */
function crossesJoint(before: Question, next: Question) {
  const around = [...before.words.slice(-2), ...next.words.slice(0, 3)]
  return [
    'tilt and turn',
    'black on white',
    'grey on white',
    'cat and dog',
    'door and window',
    'window and door',
  ].some((name) => hasPhrase(around, name.split(' ')) && !hasPhrase(before.words.slice(-2), name.split(' ')))
}

function demandOf({ text, words, line }: Question): Demand {
  const topics = findTopics(words)
  const remedy = topics.every(({ kind }) => kind === 'group') && isComplaint(line, false) && findRemedy(words)
  if (remedy) topics.unshift(remedy)
  const [main] = topics
  const rest = main ? withoutTopic(words, main) : words
  const firm =
    wishOf(line) ??
    FIRST.find(({ when }) => when.test(line))?.id ??
    (findPostcode(text, false) || (findPlace(words) && words.length <= 8) ? 'area' : undefined)
  return {
    firm,
    aspect: findAspect(rest) ?? (findColour(rest) ? 'colour' : undefined),
    topics: topics.map(({ id }) => id),
    isQuestion: text.includes('?') || ASKING.test(line),
  }
}
