import type { QualifiedLead } from '../../src/contracts/chat'
import type { Found } from './slots'
import { reduce, type Slot, type State } from './state'
import * as talk from './talk'

export interface Said {
  state: State
  text: string
  lead?: QualifiedLead
}

/** How often each thing is asked for. */
export const MOST_TRIES = 2

/** Asks for the next thing that is missing, or passes the lead on. */
export function advance(state: State, found: Found, isCorrected = false): Said {
  const { slots, wishes, tries } = state
  const hasContact = slots.phone !== undefined || slots.email !== undefined
  const ask = (slot: Slot, text = '') => {
    const question = talk.questionFor(slot, state, found.isShort)
    return { state: reduce(state, { type: 'asked', slot }), text: [text, question].filter(Boolean).join(' ') }
  }
  const open = state.asked
  const isNext = state.stage === 'confirming' && open === 'service' && wishes.length > 0 && !slots.urgency
  const isOpen = (open === 'urgency' && !slots.urgency) || (open === 'service' && wishes.length === 0)
  if (
    state.stage === 'confirming' &&
    !isNext &&
    !(isOpen && isCorrected && open && tries[open] < MOST_TRIES)
  ) {
    return pass(state, lead(state))
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
      : !slots.urgency && tries.urgency < (isCorrected ? MOST_TRIES : 1)
        ? 'urgency'
        : undefined
  if (!missing) return pass(state, lead(state))
  const draft: QualifiedLead = { ...lead(state), complete: false }
  const asked = ask(missing, talk.noted(state))
  return { state: reduce(asked.state, { type: 'qualified', lead: draft }), text: asked.text, lead: draft }
}

function pass(state: State, whole: QualifiedLead): Said {
  return { state: reduce(state, { type: 'qualified', lead: whole }), text: talk.thanks(whole), lead: whole }
}

function lead({ slots, wishes }: State): QualifiedLead {
  const { name = '', place, ...rest } = slots
  const notes = [place && !rest.postcode && `In ${place}`, rest.notes].filter(Boolean).join('. ')
  return { name, ...rest, ...(notes ? { notes } : {}), service: wishes.join(' and ') }
}
