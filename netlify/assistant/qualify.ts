import type { QualifiedLead } from '../../src/contracts/chat'
import { districtOf, offerFor } from './own-offer'
import { requestOf } from './requests'
import { isReachable, type Found } from './slots'
import { readBack } from './recap'
import { reduce, type AskedService, type Slot, type State } from './state'
import * as talk from './talk'
import { BOARDING, mentionsIn } from './topics'
import { listed, wordsOf } from './words'

export interface Said {
  state: State
  text: string
  lead?: QualifiedLead
}

/** How often each thing is asked for. */
const MOST_TRIES = 2

/**
 * Asks for the next thing that is missing, each once and no more than is needed, or says what is passed on.
 *
 * @param isOver - the visitor has nothing to add
 * @param isNoted - the message told something else
 * @param isWish - it asks for the call once more
 */
export function advance(
  state: State,
  found: Found,
  { isOver = false, isNoted = false, isWish = false } = {},
): Said {
  const { slots, wishes, tries, stage } = state
  const hasContact = isReachable(slots)
  const ask = (slot: Slot) => {
    // Who told something else meanwhile did not fail to answer.
    const text =
      isNoted && (tries[slot] > 0 || slot === 'contact')
        ? talk.softly(slot, state)
        : talk.questionFor(slot, state, found)
    return { state: reduce(state, { type: 'asked', slot }), text }
  }
  if (stage !== 'confirming') {
    if (wishes.length === 0 && tries.service === 0 && !hasContact && !state.isComplaint) return ask('service')
    if (hasContact && isOver) return pass(state)
    if (!hasContact && found.isOurs) return ask('contact')
    // A number alone can be rung: it is kept while the name is asked for.
    if (!slots.name && tries.name < MOST_TRIES) return hasContact ? withDraft(ask('name')) : ask('name')
    // Who tells or spells their name refuses nothing.
    if (!hasContact && tries.contact >= MOST_TRIES && !isWish && !found.name)
      return isNoted
        ? { state, text: '' }
        : { state: reduce(state, { type: 'declined' }), text: talk.SAY.giveUp }
    if (!hasContact && found.isShort && tries.contact === 0) {
      const tried = reduce(state, { type: 'asked', slot: 'contact' })
      return { state: tried, text: talk.questionFor('contact', tried, found) }
    }
    if (!hasContact) return ask('contact')
  }
  const isAsked = tries.service > 0 || wishes.length > 0 || state.isComplaint
  if (stage === 'confirming' && isOver) return pass(state)
  if (stage !== 'confirming' && state.alarm !== undefined && isAsked) return passSoon(state)
  // A complaint is heard at once, boards are wanted now, and a date has been told.
  const isKnownHowSoon = state.isComplaint || state.isTimed || wishes.some((wish) => wish === BOARDING)
  const missing: Slot | undefined = !isAsked
    ? 'service'
    : !slots.urgency && !isKnownHowSoon && tries.urgency === 0
      ? 'urgency'
      : undefined
  const { asked: answered, ...rest } = state
  void answered
  const asked = missing
    ? ask(missing)
    : { state: rest, text: state.isClosing || state.alarm !== undefined ? '' : talk.SAY.anythingElse }
  // Who they are and what they want is said back whenever it is new; the rest is only noted.
  const isNew = stage !== 'confirming' || found.name || found.phone || found.email
  const told = isNew ? talk.thanks(lead(state), state, false) : ''
  const next = missing ? asked.state : { ...asked.state, isClosing: true }
  const said = kept(next)
  const text = [told, asked.text].filter(Boolean).join(' ')
  return { ...said, text: text || (isNoted ? '' : talk.thanks(lead(state), state)) }
}

/** What is known so far, said back to somebody who asks for it. */
export function recap(state: State) {
  const whole = lead(state)
  const { service } = whole
  return readBack({ ...whole, service: service || listed(withoutGeneral(state.named)) }, state)
}

function withDraft(said: Said): Said {
  return { ...said, lead: { ...lead(said.state), complete: false } }
}

/** The lead of an enquiry that was taken back: nothing goes out, and what was kept goes. */
export const TAKEN_BACK: QualifiedLead = { name: '', service: '', withdrawn: true }

/** What was done last: the enquiry was taken back. */
export const WITHDRAWN = 'withdrawn'

/** Somebody who takes the wish back: nothing goes out that has not gone. */
export function withdrawn(state: State): Said {
  return {
    state: { ...reduce(state, { type: 'declined' }), lastKey: WITHDRAWN },
    text: talk.SAY.withdrawn,
    lead: TAKEN_BACK,
  }
}

/** The lead as it now stands, beside an answer to a question. */
export function kept(state: State): Said {
  const draft: QualifiedLead = { ...lead(state), complete: false }
  return { state: reduce(state, { type: 'qualified', lead: draft }), text: '', lead: draft }
}

function pass(state: State): Said {
  const whole = lead(state)
  return {
    state: reduce(state, { type: 'qualified', lead: whole }),
    text: talk.thanks(whole, state),
    lead: whole,
  }
}

/** In an emergency it goes within the minute, unless the visitor adds to it: where it is, when not to ring. */
function passSoon(state: State): Said {
  const isPlaced = () => state.words.some((text) => requestOf(text).entities.place)
  const where = state.slots.postcode ? '' : isPlaced() ? ' Which street is it?' : ' Where is it?'
  return { ...kept(state), text: `${talk.thanks(lead(state), state, false)}${where}` }
}

/** 'Door' says nothing beside 'composite doors'. */
function withoutGeneral(wishes: string[]) {
  const kinds = wishes.map((wish) => topicsNamed(wish))
  return wishes.filter((wish, at) => {
    // 'Windows and window'
    if (wishes.findIndex((one) => plainly(one) === plainly(wish)) < at) return false
    const [own] = kinds[at] ?? []
    const others = kinds.flat().filter(({ group }) => !group)
    // 'Sliding patio doors and aluminium sliding patio doors'
    if (own?.id === 'patio' && others.some(({ id }) => /^(?:aluminium-sliding|upvc-patio)$/.test(id)))
      return false
    if (!own?.group) return true
    // 'Conservatory roof glass and conservatory'
    if (wishes.some((other) => other !== wish && other.includes(wish) && !/door|window/.test(wish)))
      return false
    if (!/^(doors?|windows?|new doors?)$/.test(wishes[at] ?? ''))
      return (
        !/(front|back) door/.test(wishes[at] ?? '') ||
        !others.some(({ id, like }) => /^(composite|upvc-front|offer)$/.test(like ?? id))
      )
    // 'A front door, two windows and a cat flap': three jobs.
    const isOfBoth = ['door', 'window'].every((one) => kinds.flat().some(({ family }) => family === one))
    return !others.some(
      ({ family }) =>
        family === own.family ||
        (family === 'service' && !isOfBoth) ||
        (family === 'offer' && own.family === 'door'),
    )
  })
}

/** 'The back door' alone does not say that it is to have a cat flap. */
function withServices(wishes: string[], others: string[], asked: AskedService[]) {
  const kinds = wishes.flatMap(topicsNamed)
  const isOfProduct = kinds.some(({ group, family }) => !group && family !== 'service')
  const ofIt = asked.filter(({ of }) => !isOfProduct || of.some((label) => wishes.includes(label)))
  const named = [...ofIt.map(({ label }) => label), ...others]
  if (wishes.length === 0 || (isOfProduct && ofIt.length === 0)) return wishes
  const meant = named.filter((label) =>
    topicsNamed(label).some(
      ({ family }) => family === 'service' || kinds.some((kind) => kind.family === family),
    ),
  )
  return [...new Set([...meant.slice(-2), ...wishes])]
}

const plainly = (text: string) => wordsOf(text).stems.join(' ')
const topicsNamed = (text: string) => mentionsIn(wordsOf(text).stems).map(({ topic }) => topic)

/** 'Clean my conservatory roof' wants no new glass in it. */
const isOnlyCleaned = (wish: string, all: string[], told: string[]) =>
  all.some((other) => other === wish.replace(/ glass$/, ' cleans') && other !== wish) &&
  !/\b(?:glass|glazing|new|replac\w*)\b/i.test(told.join(' '))

/** 'I want the door in the leaflet': which door that is. */
const ofOffer = (wishes: string[], told: string[], postcode = '') =>
  wishes.length === 1 &&
  (postcode === '' || offerFor(districtOf(postcode)) !== undefined) &&
  /^(?:front |new )?doors?$/.test(wishes[0] ?? '') &&
  told.some((key) => /^offer/.test(key))
    ? ['composite door offer']
    : wishes

/**
 * Who, where, what and how soon. What else was said, above all when and how to be reached, stands in the visitor's own words in
 * the summary that the page sends along: read as it was meant, and never made of it here.
 */
function lead({
  slots: { name = '', phone, email, urgency, postcode },
  words,
  withheld,
  wishes,
  named,
  services,
  gone = [],
  told,
  isComplaint,
}: State): QualifiedLead {
  const asked = services.filter(({ label, isLate }) => !isLate && !gone.includes(label))
  const whole = withServices(ofOffer(wishes, told, postcode), named, asked)
  const about = withoutGeneral(whole.filter((wish) => !isOnlyCleaned(wish, whole, words)))
  const others = withheld.filter((one) => one !== phone && one !== email)
  return {
    name,
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
    ...(urgency ? { urgency } : {}),
    ...(postcode ? { postcode } : {}),
    ...(others.length > 0 ? { withheld: others } : {}),
    service: [...(isComplaint ? ['aftercare'] : []), ...about].join(' and '),
  }
}
