import { keepsNumber } from './acts'
import type { Answered } from './answered'
import { withoutQuestion } from './compose'
import { productsOf } from './entities'
import type { Turn } from './part'
import { advance, type Said } from './qualify'
import type { Found } from './slots'
import { reduce, type State } from './state'
import { after, composedOf } from './taking'
import * as talk from './talk'
import { mentionsIn } from './topics'
import { wordsOf } from './words'

/** Starts to take details: what was asked beside the wish is answered first. */
export function begin(
  state: State,
  how: string,
  answered: Answered | undefined,
  turn: Turn,
  found: Found,
): Said {
  const named = productsOf(turn.whole.entities)
  const before = answered ? after(state, answered) : state
  const wished = reduce(named.length > 0 ? { ...before, topics: named } : before, { type: 'wished' })
  const { wanted } = wished
  const about = (wanted ? [wanted] : wished.topics.slice(0, 2)).map(({ label }) => label)
  // A service that only an answer spoke of is none beside the one that was asked for.
  const isAsked = wished.named.includes(wanted?.label ?? '') || wished.last?.id.startsWith(wanted?.id ?? ' ')
  const isOther = !isAsked && wished.wishes.some(isService)
  const isKnown = wished.wishes.length > 0 && (wanted?.family !== 'service' || isOther)
  // 'Doors' says less than the cat flap that was asked for before.
  // Nor does what only an answer spoke of.
  const isOurs = wanted?.family !== 'service' && !wished.named.includes(wanted?.label ?? '')
  const isVague = (!wanted || wanted.group || isOurs) && wished.named.length > 0
  const front = isOurs ? frontIn(state, wanted?.id ?? '') : undefined
  const ours = isOurs && wished.service ? [wished.service.label] : about
  const topics = isKnown ? [] : front ? [front] : isVague ? wished.named.slice(-2) : [...ours]
  // A roof clean, asked about last, takes no new roof glass from who has asked of that again and again.
  const often = wished.about.findLast(
    (label, at, all) => all.indexOf(label) < at && !wished.gone?.includes(label),
  )
  const wishes = [...topics, ...wished.wishes]
  const hasWork = wishes.some(isService) || wished.services.length > 0
  if (often !== undefined && hasWork && !wishes.some(isProduct))
    topics.push(...wished.services.slice(-1).map(({ label }) => label), often)
  const fault = topics.length === 0 && wished.wishes.length === 0 ? faultIn(state) : undefined
  const slots = keepsNumber(turn.whole.words) && !found.phone ? { manners: ['Prefers e-mail'] } : {}
  const next = advance(
    reduce(wished, { type: 'told', slots, wishes: fault ? [fault] : topics, isInstead: false }),
    found,
  )
  const isOpened = /^(?:Thanks|Of course)/.test(next.text)
  const isFigure = how === 'quote' && !answered && ASKS_FIGURE.test(turn.text)
  const said = answered && withoutQuestion(composedOf(answered, turn, state))
  const opening = isOpened ? '' : talk.opening(isFigure ? 'figure' : how, next.state.slots)
  // That a quote is free is said once.
  const once = said?.includes(' obligation')
    ? opening.replace(/^(Happy to\.) Quotes are free.*/, '$1')
    : opening
  return { ...next, text: [said, [once, next.text].filter(Boolean).join(' ')].filter(Boolean).join('\n\n') }
}

const isService = (wish: string) =>
  mentionsIn(wordsOf(wish).stems).some(({ topic }) => topic.family === 'service')

const isProduct = (wish: string) =>
  mentionsIn(wordsOf(wish).stems).some(({ topic }) => topic.family !== 'service' && !topic.group)

/** 'Price for a three-bed semi, all white casements??' */
const ASKS_FIGURE =
  /^\W*(?:rough(?:ly)? |ballpark |any idea of (?:the |a )?)*(?:prices?|costs?|how much)\b|\b(?:price|cost|how much)\b[^.!]*\?/i

/** 'A new front door with a low threshold' is none of the French doors that an answer spoke of. */
const frontIn = ({ words }: State, id: string) =>
  IN_FRONT.test(id)
    ? undefined
    : /\b(?:front|back) door(?!s? handle)\b/i.exec(words.join('. '))?.[0].toLowerCase()
const IN_FRONT = /^(?:$|doors$|composite|truframe|comp-door|upvc-front|offer)/

/** 'A cracked pane': what is to be mended, in the visitor's words, where no service is spoken of. */
const FAULT =
  /\b(?:cracked|broken|smashed|shattered|loose|leaking|leaky|dripping|stiff|jammed|stuck|misted|cloudy|blown|rattling|draughty|rotten|perished|snapped|faulty|dropped)(?: \w+)? (?:panes?|glass|windows?|doors?|hinges?|handles?|locks?|seals?|gutters?|roof|units?|skylights?)\b/i
const faultIn = ({ words }: State) =>
  (FAULT.exec(words.join('. ')) ?? PART.exec(words.join('. ')))?.[0].toLowerCase()
/** 'Want the locks done': a part, where nothing else is named. */
const PART =
  /\b(?:locks?|glass|panes?|handles?|hinges?|seals?|letter ?box(?:es)?|gutters?|fascias?|soffits?|sills?|skylights?)\b/i

/** Asks for the rest of a number or an address of which a piece was sent: about what was spoken of. */
export function restOf(state: State): Said {
  const text = state.begun?.includes('@') ? talk.SAY.restOfMail.replace('{1}', state.begun) : talk.SAY.rest
  if (state.stage === 'collecting' || state.stage === 'confirming') return { state, text }
  const wished = reduce(reduce(state, { type: 'wished' }), { type: 'asked', slot: 'contact' })
  const about = state.wanted ?? state.service ?? state.topics[0]
  const isNew = about !== undefined && !about.group && state.wishes.length === 0
  const wishes = isNew ? [about.label] : []
  return { state: reduce(wished, { type: 'told', slots: {}, wishes, isInstead: false }), text }
}
