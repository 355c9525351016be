import { VALUES } from './catalogue'
import { matterOf } from './compose'
import { examplesWith, rarity } from './example-words'
import type { Match } from './intents'
import type { Part } from './part'
import { contentOf, wordsOf } from './words'

/**
 * Which of the answers to one message are given: each need once, and nothing that was only guessed beside what is known.
 *
 * @param wanted - what would answer the request that each was found for
 * @param needs - those that were asked for by themselves, where the scores are not of one request
 */
export function eachOnce(
  parts: Part[],
  wanted: ReadonlyMap<Part, Match[]>,
  needs: ReadonlySet<Part> = new Set(),
): Part[] {
  // Who tries to give orders is told so, and nothing else.
  const refused = parts.find(({ key }) => key === 'injection')
  if (refused) return [refused]
  return onePlace(worthSaying(withoutAside(parts), wanted, needs))
}

/** From here a question has its own answer, and wants it. */
const OWN_NEED = 0.8
/** How near two answers are to each other where either would do. */
const NEAR = 0.1
/** From here an answer is sure enough to silence a guess beside it, and below it a second one is a guess. */
const WELL = 0.7
/** The same of the answer to a question with words of its own: that is wanted sooner. */
const FAIR = 0.65

/** An answer with what it is to the message. */
interface Candidate {
  part: Part
  at: number
  /** How well it fits what it was asked for; what code put together fits no better than the best that is written. */
  fits: number
  /** 'Are you registered, and if so what number?': asked so plainly that it is a need of its own. */
  isNeed: boolean
  /** What else would answer what it was asked for. */
  matches: Match[]
  words: Set<string>
}

function candidateOf(part: Part, at: number, matches: Match[]): Candidate {
  const best = matches[0]?.score ?? 1
  const own = matches.find(({ kind, id }) => kind !== 'wish' && id === part.key)?.score
  const fits = own ?? Math.min(part.score ?? 1, best)
  return {
    part,
    at,
    fits,
    isNeed: fits >= OWN_NEED && fits > best - NEAR,
    matches,
    words: new Set(contentOf(wordsOf(matterOf(part.text).replace(LINK, ' ')).stems)),
  }
}

/** The answers that are worth saying: the one that fits best, and each other that answers what no better one does. */
function worthSaying(parts: Part[], wanted: ReadonlyMap<Part, Match[]>, needs: ReadonlySet<Part>): Part[] {
  const each = parts
    .map((part, at) => candidateOf(part, at, wanted.get(part) ?? []))
    .map((one) => (needs.has(one.part) ? { ...one, isNeed: true } : one))
    .sort((one, other) => other.fits - one.fits || one.at - other.at)
  const said: Candidate[] = []
  for (const one of each) if (!said.some((better) => isSaidBy(better, one))) said.push(one)
  return said.sort((one, other) => one.at - other.at).map(({ part }) => part)
}

/** Whether a better answer leaves nothing for another to say. */
function isSaidBy(better: Candidate, one: Candidate) {
  if (better.part.key === one.part.key) return false
  // 'I don't have our insurance details' beside what is said of terms and insurance: nothing of it is left.
  if (one.words.size > 1 && [...one.words].every((word) => better.words.has(word))) return true
  const areNeeds = better.isNeed && one.isNeed
  // Neither the weight nor the snow load is known: two things that were asked.
  if (areNeeds && ADMITS.test(better.part.text) && ADMITS.test(one.part.text)) return false
  const isSame = isMuchTheSame(better, one, one.isNeed ? SAME_OF_NEEDS : SAME)
  return isSame || (!areNeeds && wouldDo(better, one)) || isGuess(better, one)
}

const ADMITS = /^I(?: don['’]t have|['’]ve no)\b/

/** Beside a good answer, what was only guessed says nothing; what was told silences no question. */
const isGuess = (better: Candidate, { part, fits }: Candidate) =>
  fits < (part.isTold || part.isAside ? WELL : FAIR) &&
  better.fits >= WELL &&
  !part.isUnknown &&
  !better.part.isUnknown &&
  (part.isTold === true || !better.part.isTold)

/**
 * Whether one of two answers would do for what the other was asked for. That the earlier one would do for the later question says
 * nothing while that has a good answer: what leans on a question is near to its answer, too.
 */
function wouldDo(better: Candidate, one: Candidate) {
  const scoreOf = ({ matches }: Candidate, { part }: Candidate) =>
    matches.find(({ kind, id }) => kind !== 'wish' && id === part.key)?.score ?? 0
  const [earlier, later] = better.at < one.at ? [better, one] : [one, better]
  const isOfBoth =
    scoreOf(earlier, later) > 0 && scoreOf(earlier, later) >= (earlier.matches[0]?.score ?? 0) - NEAR
  // What was asked for is said, and this is only the next that would fit.
  return isOfBoth || scoreOf(one, better) > one.fits + NEAR
}

/** What share of the shorter answer both have, the rarer words counting for more, for them to say one thing: more where it was plainly asked for. */
const SAME = 0.22
const SAME_OF_NEEDS = 0.45
/** A sentence of so few words may share them with any other. */
const FEW = 5

function isMuchTheSame({ words }: Candidate, { words: others }: Candidate, least: number) {
  const shared = [...words].filter((word) => others.has(word))
  const lesser = Math.min(weightOf(words), weightOf(others))
  return Math.min(words.size, others.size) >= FEW && weightOf(shared) >= least * lesser
}

const weightOf = (words: Iterable<string>) =>
  [...words].reduce((sum, word) => sum + Math.sqrt(rarity(examplesWith(word)?.length ?? 0)), 0)

/** The name of what both are about says nothing. */
const LINK = /\[([^\]]*)\]\([^)]*\)/g

/** 'Builder in Brentwood. …', 'It won't open. uPVC.': where somebody is and what they have was not asked. */
function withoutAside(parts: Part[]): Part[] {
  const isAnswered = parts.some(({ isTold, isUnknown }) => !isTold && !isUnknown)
  return parts.filter(
    ({ key, isTold }) =>
      !(isTold && ((isAnswered && key.startsWith('place ')) || (parts.length > 1 && key.endsWith(' about')))),
  )
}

/** A town and its postcode are one place, and what the offer says of it stands alone. */
function onePlace(parts: Part[]): Part[] {
  const places = parts.filter(({ key }) => key.startsWith('place '))
  const [best] = [...places].sort((one, other) => Number(/\d/.test(other.key)) - Number(/\d/.test(one.key)))
  const isOffer = best?.text.includes(VALUES.price ?? '')
  return parts.filter(
    (part) =>
      part === best ||
      !(
        // Two towns are two answers.
        (places.includes(part) && /\d/.test(`${part.key}${best?.key}`)) ||
        (best && /^area-/.test(part.key) && !isOfOther(part, best)) ||
        (isOffer && /^offer(-who)?$/.test(part.key))
      ),
  )
}

/** 'Cambridge, and Colchester?': what is written of the one beside what is looked up of the other. */
function isOfOther({ key }: Part, { key: place }: Part) {
  const town = /^area-(\w+)$/.exec(key)?.[1]
  return town !== undefined && !place.toLowerCase().endsWith(town)
}
