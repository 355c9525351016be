import { leavesForNow } from './closing'
import { keepsDetails } from './acts'
import { attributePart } from './attributes'
import { withoutQuestion } from './compose'
import { toldIn } from './details'
import { productsOf } from './entities'
import type { Part } from './part'
import { coverage } from './coverage'
import type { Request } from './requests'
import { quoteOf } from './quoted'
import { sizePart } from './sizes'
import type { State } from './state'
import { heard, SAY } from './talk'
import { mannersIn } from './manners'
import { notesIn, urgencyIn } from './timing'
import { droppedIn } from './withdrawn'
import { listed } from './words'

/** Times to call are said back as they were told, if that is short. */
const MOST_TIMES = 48

/** What a statement tells, said back: whether we come to the place, its counts and colours, how soon. */
function saidBack(said: Request) {
  const {
    text,
    entities: { place },
  } = said
  const [details, notes, urgency] = [toldIn(text), notesIn([said]), urgencyIn([said])]
  const isBrief = (notes?.length ?? 0) <= MOST_TIMES
  const noted = heard(
    {
      ...(details ? { details: [details] } : {}),
      ...(notes && isBrief ? { notes } : {}),
      ...(urgency ? { urgency } : {}),
      manners: mannersIn(said),
    },
    false,
  )
  return [place && withoutQuestion(coverage(place)), noted].filter(Boolean).join(' ')
}

/** A statement is said back as it was put: so the visitor sees that it was heard, and not always in the same words. */
function saidBackWhole(text: string, turn: number) {
  const quote = quoteOf(toldIn(text))
  return quote && OPENINGS[turn % OPENINGS.length]!.replace('…', quote)
}
const OPENINGS = ['I’ve noted “…”.', 'Noted: “…”.', '“…”: that’s down as well.']

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
  const quoted = said.isPut ? '' : saidBackWhole(said.text, state.heard)
  if (state.heard > 0) return part(quoted || (state.heard % 2 ? SAY.heardMore : SAY.heardAgain))
  return part(state.last ? `${quoted || SAY.heardSince} ${next}` : SAY.heard)
}
