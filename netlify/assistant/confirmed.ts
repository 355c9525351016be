import { placePart } from './looked-up'
import type { Part } from './part'
import { townsIn } from './places'
import type { Request } from './requests'
import type { State } from './state'

/** That we come to where the work is, for whoever asks whether we would do it there. */

const WOULD = /\b(?:can|could|will|would|do) (?:you|u|yous|someone|somebody|anyone|your lot)\b/i
/** 'The opening's in Epping', 'a terrace in E17': where the work is, and not where a thing was seen or somebody lives. */
const OF_WORK =
  /\b(?:doors?|windows?|house|home|terrace|semi|flat|bungalow|cottage|conservatory|shop|place|property|roof|kitchen|extension)(?: is|['’]s)? (?:\w+ ){0,2}?(?:in|near|outside) $/i

/** That we come there is no matter where it can't be done. */
const REFUSES = /^(?:No|Not|Sorry)\b/

/** An answer with the place of the work, where nothing else is said of it: told once, at the beginning. */
export function withConfirmedPlace(parts: Part[], { text, words, entities }: Request, state: State): Part[] {
  const { place } = entities
  const [only, ...others] = parts
  if (!place?.covered || !only || only.isUnknown || others.length > 0 || state.told.length > 0) return parts
  const at = text.toLowerCase().indexOf(place.name.toLowerCase())
  const isOne = place.code === place.name || townsIn(words, text).length === 1
  const isAsked = at > 0 && OF_WORK.test(text.slice(0, at)) && WOULD.test(text)
  const isSaid = only.key.startsWith('place ') || only.text.includes(place.name) || REFUSES.test(only.text)
  return isOne && isAsked && !isSaid ? [only, placePart(place, false, true, false)] : parts
}
