import { leavesForNow } from './closing'
import { keepsDetails } from './acts'
import { attributePart } from './attributes'
import { withoutQuestion } from './compose'
import { productsOf } from './entities'
import type { Part } from './part'
import { coverage } from './coverage'
import type { Request } from './requests'
import { sizePart } from './sizes'
import type { State } from './state'
import { heard, quoted, SAY } from './talk'
import { mannersIn } from './manners'
import { urgencyIn } from './timing'
import { droppedIn } from './withdrawn'
import { listed } from './words'

/** What a statement tells of place, hurry and how to be reached, said back. */
function saidBack(said: Request) {
  const { place } = said.entities
  const urgency = urgencyIn([said])
  const noted = heard({ ...(urgency ? { urgency } : {}), manners: mannersIn(said) })
  return [place && withoutQuestion(coverage(place)), noted].filter(Boolean).join(' ')
}

/** Who only tells something hears what is known of it, else that it was heard; who takes leave, no more than that. */
export function heardOf(state: State, said: Request, isOver: boolean): Part {
  const part = (text: string): Part => ({ text, key: 'unknown', isUnknown: true })
  if (isOver || keepsDetails(said.words)) return part(SAY.noted)
  if (leavesForNow(said.text)) return part(SAY.whenever)
  const dropped = droppedIn(said.text)
  if (dropped.length > 0) return part(`Noted: ${listed(dropped.map((name) => `no ${name}`))}.`)
  const isLeftAlone = state.stage === 'declined'
  // Who has a name already is asked for the number alone.
  const next = state.slots.name ? SAY.heardNextNamed : SAY.heardNext
  const [topic] = productsOf(said.entities)
  const size = sizePart(said, topic ? [topic] : state.topics)
  if (size) return size
  // Who was left alone is asked for nothing, and told nothing back.
  if (isLeftAlone) return part(SAY.noted)
  const named = topic && !topic.group && state.heard > 0 ? `Noted: ${topic.label}.` : ''
  const back = saidBack(said) || named
  const about = topic && !topic.group && state.heard === 0 ? attributePart('about', [topic]) : undefined
  if (!back && about && !state.told.includes(about.key) && !about.isUnknown)
    return isLeftAlone ? { ...about, text: withoutQuestion(about.text) } : about
  if (urgencyIn([said]) === 'high') return part(`${back} ${SAY.soon}`)
  if (back) return part(`${back} ${state.heard === 0 && !isLeftAlone ? next : ''}`.trim())
  if (isLeftAlone) return part(SAY.noted)
  const again = state.heard % 2 ? SAY.heardMore : SAY.heardAgain
  const noted = said.isPut ? again : quoted(said.text, state.heard > 0 ? again : SAY.heardSince)
  if (state.heard > 0) return part(noted)
  return part(state.last ? `${noted} ${next}` : SAY.heard)
}
