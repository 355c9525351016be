import { attributePart } from './attributes'
import { withoutQuestion } from './compose'
import type { Part } from './part'
import type { State } from './state'
import { SAY } from './talk'
import type { Topic } from './topics'

/** Who only tells something hears what is known of it, and then no more than that it was heard. */
export function heardOf(state: State, topics: Topic[], isOver: boolean): Part {
  const said = (text: string): Part => ({ text, key: 'unknown', isUnknown: true })
  if (isOver) return said(SAY.noted)
  const isLeftAlone = state.stage === 'declined'
  const about = topics[0] && state.heard === 0 ? attributePart('about', topics.slice(0, 1)) : undefined
  if (about && about.key !== state.lastKey && !about.isUnknown)
    return isLeftAlone ? { ...about, text: withoutQuestion(about.text) } : about
  return said(state.heard < 2 ? SAY.heard : isLeftAlone ? SAY.noted : SAY.heardMore)
}
