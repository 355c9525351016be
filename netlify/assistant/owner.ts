import { isGivenAsTheirs, isUnaskedOwner, type Consent } from './consent'
import { isReachable, type Found } from './slots'
import type { State } from './state'

/** 'Mrs' is nobody's name. */
const MOST_TITLE = 3

/** 'My neighbour Edna has asked me to …', and then 'Edna Frost, 01632 …': somebody who was spoken of. */
function wasSpokenOf({ words }: State, name = '') {
  const before = words
    .join(' ')
    .toLowerCase()
    .split(/[^a-z'’]+/)
  return name.split(' ').some((word) => word.length > MOST_TITLE && before.includes(word.toLowerCase()))
}

/**
 * Whose the number is that is kept once a message was heard.
 *
 * @param consent - what is known of somebody else who is to be rung
 */
export function ownerIn(before: State, given: Found, text: string, consent: Consent | undefined) {
  const isGiven = isReachable(given)
  const isRefused = before.isOfOther === true && !isGiven && isUnaskedOwner(text, before.slots.kin?.relation)
  // 'Landlord says go ahead', and then a name that was not spoken of: the visitor's own.
  const isNamedWithIt =
    consent === 'agreed' && before.slots.name === undefined && wasSpokenOf(before, given.name)
  const isTheirs = isNamedWithIt || isGivenAsTheirs(text) || given.kin?.isRung === true
  // Whose number is turned down is somebody who has not agreed.
  const isTurnedDown = given.isOthers && given.spare === undefined
  return {
    isRefused,
    isOfOther: !isRefused && (isGiven ? isTheirs : before.isOfOther === true),
    consent: consent ?? (isTurnedDown ? ('unasked' as const) : undefined),
  }
}
