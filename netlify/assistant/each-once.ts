import { VALUES } from './catalogue'
import { matterOf } from './compose'
import type { Match } from './intents'
import type { Part } from './part'
import { contentOf, wordsOf } from './words'

/** Which of the answers to one message are given: each need once, and nothing that was only guessed beside what is known. */
export function eachOnce(parts: Part[], wanted: ReadonlyMap<Part, Match[]>): Part[] {
  // Who tries to give orders is told so, and nothing else.
  const refused = parts.find(({ key }) => key === 'injection')
  if (refused) return [refused]
  return onePlace(withoutFaint(withoutRepeated(oneOfSubject(ofOwnNeed(withoutAside(parts), wanted)), wanted)))
}

/** How near two answers are to each other where either would do. */
const NEAR = 0.1
/** From here a question has its own answer, and wants it. */
const OWN_NEED = 0.8

/**
 * Where an answer would do for what was asked before it as well, the better of the two: both are about one need. The other way
 * round says nothing: a question that leans on the one before it is near to its answer, too.
 */
function ofOwnNeed(parts: Part[], wanted: ReadonlyMap<Part, Match[]>): Part[] {
  const wouldDo = (part: Part, other: Part) => {
    const matches = wanted.get(part) ?? []
    const match = matches.find(({ kind, id }) => kind !== 'wish' && id === other.key)
    return match !== undefined && match.score >= (matches[0]?.score ?? 0) - NEAR
  }
  return withoutLesser(
    parts,
    (one, later) =>
      one.key !== later.key && !(isNeed(one, wanted) && isNeed(later, wanted)) && wouldDo(one, later),
  )
}

/** 'Are you registered, and if so what number?': what is asked so plainly is a need of its own. */
function isNeed(part: Part, wanted: ReadonlyMap<Part, Match[]>) {
  const matches = wanted.get(part) ?? []
  const own = matches.find(({ id }) => id === part.key)?.score ?? 0
  return own >= OWN_NEED && own > (matches[0]?.score ?? 0) - NEAR
}

/** Of two parts that are a pair the better; of two as good the first. */
function withoutLesser(parts: Part[], isPair: (one: Part, later: Part) => boolean): Part[] {
  const isLesser = (part: Part, at: number) =>
    parts.some((other, index) => {
      const [own, others] = [part.score ?? 0, other.score ?? 0]
      if (index < at) return others >= own && isPair(other, part)
      return index > at && others > own && isPair(part, other)
    })
  return parts.filter((part, at) => !isLesser(part, at))
}

/** What is written of the firm, of windows and of doors as such, by the last word of its name: 'firm-finance', 'windows-finance'. */
const GENERAL = /^(?:firm|windows|doors)-(\w+)$/

/** Of two general answers on one subject the better: 'do you do finance, and is there interest?' */
function oneOfSubject(parts: Part[]): Part[] {
  const subjectOf = ({ key }: Part) => GENERAL.exec(key)?.[1]
  return withoutLesser(
    parts,
    (one, later) => subjectOf(one) !== undefined && subjectOf(one) === subjectOf(later),
  )
}

/** From here one answer says what the other does. */
const SAME = 0.45
/** The same of answers to two plain questions. */
const MUCH_SAME = 0.75
/** A sentence of so few words may share them with any other. */
const FEW = 5

/** Of two answers of which one says most of what the other does, the one that says more. */
function withoutRepeated(parts: Part[], wanted: ReadonlyMap<Part, Match[]>): Part[] {
  const said = parts.map(({ text }) => new Set(contentOf(wordsOf(matterOf(text).replace(LINK, '$1')).stems)))
  const isIn = (one: Set<string>, other: Set<string>, least: number) =>
    one.size >= FEW && [...one].filter((word) => other.has(word)).length >= least * one.size
  const needs = parts.map((part) => isNeed(part, wanted))
  return parts.filter((part, at) => {
    const own = said[at] ?? new Set()
    return !said.some(
      (other, index) =>
        index !== at &&
        parts[index]?.key !== part.key &&
        isIn(own, other, needs[at] && needs[index] ? MUCH_SAME : SAME) &&
        (other.size > own.size || (other.size === own.size && index < at)),
    )
  })
}

const LINK = /\[([^\]]*)\]\([^)]*\)/g

/** From here an answer is sure enough to silence a guess beside it. */
const WELL = 0.7
/** From here an answer stands beside a good one: to what leans on another question, and to a question of its own. */
const FAINT = 0.7
const FAINT_OWN = 0.65

/** Beside a good answer, what was only guessed of the rest of the message says nothing. */
function withoutFaint(parts: Part[]) {
  const isGood = parts.some(({ isUnknown, score = 0 }) => !isUnknown && score >= WELL)
  return isGood
    ? parts.filter(({ isUnknown, isAside, score = 1 }) => isUnknown || score >= (isAside ? FAINT : FAINT_OWN))
    : parts
}

/** 'Builder in Brentwood. …': where somebody is was not asked. */
function withoutAside(parts: Part[]): Part[] {
  const isAnswered = parts.some(({ isTold, isUnknown }) => !isTold && !isUnknown)
  return parts.filter(({ key, isTold }) => !(isAnswered && isTold && key.startsWith('place ')))
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
