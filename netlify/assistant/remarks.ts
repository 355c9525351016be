import { leavesForNow } from './closing'
import type { Turn } from './part'
import { kept, type Said } from './qualify'
import { isReachable, type Found } from './slots'
import { isWrong } from './slips'
import { reduce, type State } from './state'
import * as talk from './talk'

/** What a visitor says of their own number or address: neither told of the work, nor asked. */

/** 'That’s the number mate' */
const INSISTS =
  /^\W*(?:no |yes |yeah |but |well )*(?:that['’]?s|it['’]?s|thats|its|that is|it is) (?:the|my|a|all|what|right|it\b)[^.!?]{0,20}\b(?:number|one|got|have|it)\b/i
const SAID =
  /^\W*(?:but |as |well |like )?(?:i|we)(?:['’]ve)? (?:already |just )?(?:said|told you)\b|\b(?:i|we)(?:['’]ve)? (?:already|just) (?:said|told you|told u)\b/i
/** 'No number till Thursday', 'I’ll come back on here with it' */
const LATER =
  /\b(?:no|haven['’]?t (?:got )?(?:a|my|any)?|not got a|without a) ?(?:number|phone|mobile|e-?mail)\b[^.!?]{0,24}\b(?:till?|until|yet|at the moment|before|for now)\b|\b(?:i['’]?ll|i will|will)(?: have to| need to| just)? (?:come|be|pop|get) back (?:on (?:here )?|here |to you )?[^.!?]{0,24}\b(?:with (?:it|that|one|a number|my number|the rest)|when i (?:have|know|get|['’]?ve)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i

/** 'Not e-mail either' */
const NOR_MAIL = /^\W*(?:and |no |or )*(?:not|nor|no) (?:my |by |an? )?e-?mail(?: address)?(?: either)?\W*$/i

/** The reply to it; undefined: the message is of something else. */
export function remarked(state: State, { text, whole }: Turn, found: Found): Said | undefined {
  const { name } = state.slots
  const isReached = isReachable(state.slots)
  if (found.phone ?? found.email ?? found.name ?? found.postcode) return undefined
  if ((isReached || name) && isWrong(text) && !state.isComplaint) {
    const said = state.stage === 'confirming' ? kept(state) : { state }
    return { ...said, text: talk.SAY.putRight }
  }
  // 'I already told you, six windows'
  if (isReached && state.stage === 'confirming' && SAID.test(text) && !text.includes('?'))
    return {
      ...kept({ ...state, asked: undefined, isClosing: true }),
      text: `${talk.SAY.saidAlready} ${talk.SAY.anythingElse}`,
    }
  if (isReached || whole.asks) return undefined
  const isTaking = state.stage === 'collecting'
  if (isTaking && state.isShort && !found.isShort && INSISTS.test(text))
    return { state, text: talk.SAY.stillShort }
  if (state.stage === 'declined' && NOR_MAIL.test(text)) return { state, text: talk.SAY.whenever }
  if (isTaking && leavesForNow(text))
    return { state: reduce(state, { type: 'declined' }), text: talk.SAY.whenever }
  if (isTaking && LATER.test(text))
    return { state: reduce(state, { type: 'declined' }), text: talk.SAY.later }
  return undefined
}
