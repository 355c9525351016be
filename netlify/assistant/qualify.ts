import type { QualifiedLead } from '../../src/contracts/chat'
import type { Found } from './slots'
import { reduce, type Slot, type State } from './state'
import * as talk from './talk'
import { mentionsIn } from './topics'
import { wordsOf } from './words'

export interface Said {
  state: State
  text: string
  lead?: QualifiedLead
}

/** How often each thing is asked for. */
export const MOST_TRIES = 2

const NONE: State['tries'] = { service: 0, name: 0, contact: 0, urgency: 0 }

/** Asks for the next thing that is missing, or passes the lead on. */
export function advance(
  state: State,
  found: Found,
  { isCorrected = false, isNoted = false, isOver = false } = {},
): Said {
  const { slots, wishes, tries } = state
  const hasContact = slots.phone !== undefined || slots.email !== undefined
  const ask = (slot: Slot, text = '') => {
    // Who told something else meanwhile did not fail to answer.
    const isAgain = isNoted && state.tries[slot] > 0
    const question = isAgain
      ? talk.SOFTLY[slot]
      : talk.questionFor(slot, isNoted ? { ...state, tries: NONE } : state, found.isShort)
    const asked = reduce(state, { type: 'asked', slot })
    return {
      state: isNoted ? { ...asked, tries: state.tries } : asked,
      text: [text, question].filter(Boolean).join(' '),
    }
  }
  const open = state.asked
  const isNext = state.stage === 'confirming' && open === 'service' && wishes.length > 0 && !slots.urgency
  const isOpen = (open === 'urgency' && !slots.urgency) || (open === 'service' && wishes.length === 0)
  if (
    state.stage === 'confirming' &&
    !isNext &&
    !(isOpen && (isNoted || (isCorrected && open && tries[open] < MOST_TRIES)))
  ) {
    return isOver || state.isClosing ? pass(state, lead(state)) : closing(state)
  }
  if (wishes.length === 0 && tries.service === 0 && !hasContact) return ask('service')
  if (!slots.name && tries.name < MOST_TRIES) return ask('name')
  if (!hasContact) {
    if (tries.contact >= MOST_TRIES) return { state: reduce(state, { type: 'declined' }), text: talk.GIVE_UP }
    if (found.isShort && tries.contact === 0) {
      const tried = reduce(state, { type: 'asked', slot: 'contact' })
      return { state: tried, text: talk.questionFor('contact', tried, true) }
    }
    return ask('contact')
  }
  const missing: Slot | undefined =
    wishes.length === 0 && tries.service < (isCorrected ? MOST_TRIES : 1)
      ? 'service'
      : !slots.urgency && !state.isComplaint && tries.urgency < (isCorrected || isNoted ? MOST_TRIES : 1)
        ? 'urgency'
        : undefined
  if (!missing) return isOver || slots.urgency === 'high' ? pass(state, lead(state)) : closing(state)
  const draft: QualifiedLead = { ...lead(state), complete: false }
  const asked = ask(missing, tries[missing] > 0 ? '' : talk.noted(state))
  return { state: reduce(asked.state, { type: 'qualified', lead: draft }), text: asked.text, lead: draft }
}

/** Everything is there: the visitor may still add to it, and who leaves now is passed on as they are. */
function closing(state: State): Said {
  const draft: QualifiedLead = { ...lead(state), complete: false }
  const next = reduce({ ...state, isClosing: true }, { type: 'qualified', lead: draft })
  const { asked, ...rest } = next
  void asked
  return { state: rest, text: `${talk.noted(state)} ${talk.ANYTHING_ELSE}`, lead: draft }
}

/** The lead as it now stands, beside an answer to a question. */
export function kept(state: State): Said {
  const draft: QualifiedLead = { ...lead(state), complete: false }
  return { state: reduce(state, { type: 'qualified', lead: draft }), text: '', lead: draft }
}

function pass(state: State, whole: QualifiedLead): Said {
  return {
    state: reduce(state, { type: 'qualified', lead: whole }),
    text: talk.thanks(whole, state),
    lead: whole,
  }
}

/** 'Door' says nothing beside 'composite doors'. */
function withoutGeneral(wishes: string[]) {
  const kinds = wishes.map((wish) => topicsNamed(wish))
  return wishes.filter((_, at) => {
    const [own] = kinds[at] ?? []
    if (!own?.group) return true
    const others = kinds.flat().filter(({ group }) => !group)
    if (!/^(doors?|windows?|new doors?)$/.test(wishes[at] ?? ''))
      return (
        !/(front|back) door/.test(wishes[at] ?? '') ||
        !others.some(({ id, like }) => /^(composite|upvc-front|offer)$/.test(like ?? id))
      )
    return !others.some(
      ({ family }) => family === own.family || (family === 'offer' && own.family === 'door'),
    )
  })
}

const topicsNamed = (text: string) => mentionsIn(wordsOf(text).stems).map(({ topic }) => topic)

function lead({ slots, wishes, isComplaint }: State): QualifiedLead {
  const { name = '', place, details = [], manners = [], ...rest } = slots
  const told = details.filter(
    (detail) => !wishes.some((wish) => wish.toLowerCase().includes(detail.toLowerCase())),
  )
  const notes = [
    told.length > 0 && `Details: ${told.join('; ')}`,
    place && `In ${place}`,
    rest.notes,
    ...manners,
  ]
    .filter(Boolean)
    .join('. ')
  const service = [isComplaint && 'aftercare', ...withoutGeneral(wishes)].filter(Boolean).join(' and ')
  return { name, ...rest, ...(notes ? { notes } : {}), service }
}
