import type { Match } from './intents'
import type { Context } from './part'
import { TOPICS, type Topic } from './topics'

/** 'What about …' */
export const FOLLOWS = /^ (and |or |ok |so )*(what about|how about|same for|and for|what of|and|or) /

/** The two that are compared: both named, one named and the one before, or the last two. */
export function pairOf(named: Topic[], { topics, before }: Context, isOther = false): Topic[] | undefined {
  if (named.length > 1) return named
  const [only] = named
  // 'TruFrame compared to the other one': two of a kind.
  const kin = TOPICS.filter(({ like, id }) => only?.like && like === only.like && id !== only.id)
  if (only && kin.length === 1 && isOther) return [only, ...kin]
  const recent = [...new Set([...named, ...topics, ...(before ? [before] : [])])].filter(
    ({ group, family }) => !group && family !== 'service',
  )
  return recent.length > 1 && recent[0]?.family === recent[1]?.family ? recent.slice(0, 2) : undefined
}

/** What a request is about: what it names, or what the conversation was about if that is of the same kind. */
export function topicsFor(named: Topic[], topics: Topic[]): Topic[] {
  const [first] = named
  if (!first) return topics
  const isGroup = named.every(({ group }) => group)
  // The offer is of doors, too.
  const isSame = ({ family }: Topic) =>
    family === first.family || (family === 'offer' && first.family === 'door')
  return isGroup && topics.some(isSame) ? topics : named
}

/** 'And the R9?' asks the same of another thing. */
export function isFollowUp(line: string, size: number, named: Topic[], best: Match | undefined) {
  if (named.length === 0) return false
  if (FOLLOWS.test(line)) return size <= 7
  return size <= 3 && best?.id === 'about' && / (the|for) /.test(line)
}
