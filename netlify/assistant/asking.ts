import { ADDS, isInstead, refusesCall } from './acts'
import { FIRST_NAMES } from './name-words'
import { cuesIn } from './cues'
import { ABOUT_CALL } from './details'
import { CERTAIN, type Match } from './intents'
import type { Turn } from './part'
import { PATTERNS } from './patterns'
import type { Request } from './requests'
import { ASKS } from './splitting'
import type { State } from './state'
import { mannersIn } from './manners'
import { saysWhen } from './timing'
import { SPELT_OUT } from './spelling'
import { contentOf, lineOf, wordsOf } from './words'
import { tellsStreet } from './whose'

const isTakingIn = ({ stage }: State) => stage === 'collecting' || stage === 'confirming'

/**
 * Which requests of a message want an answer.
 *
 * @param wishes - what each wants of the dialogue
 * @param isBusy - the message is about a call
 * @param name - the visitor's, if the message tells it
 */
export function asksIn(
  state: State,
  turn: Turn,
  wishes: (string | undefined)[],
  isBusy: boolean,
  name: string | undefined,
) {
  const isTaking = isTakingIn(state)
  const isLeaving = isTaking && PATTERNS.takesLeave.test(lineOf(turn.whole.words))
  const asks = turn.requests.map((request, at) => {
    const matches = turn.matches[at] ?? []
    return (
      !wishes[at] &&
      !isLeaving &&
      !(turn.requests.length > 1 && PRESSES.test(request.plain)) &&
      (!refusesCall(request.words) || asksAnyway(request, matches)) &&
      !(isTaking && (tellsStreet(request.text) || isChange(request))) &&
      (mannersIn(request).length === 0 || asksBeside(request, matches)) &&
      !introduces(request, name) &&
      isQuestion(request, matches, state, isBusy)
    )
  })
  // What is told beside a question may want an answer, too.
  const isOpen = !isTaking && !isBusy && turn.requests.some((request, at) => asks[at] && request.asks)
  return asks.map((isAsked, at) => isAsked || (isOpen && turn.requests[at]?.asks === false))
}

/** From here what is asked beside 'no call' is understood. */
const ASKED = 0.66

/** 'Is there a brochure I could look at, I'm not ready to talk?' */
function asksAnyway({ opens, words }: Request, [best]: Match[]) {
  return (
    opens && !PATTERNS.needMine.test(lineOf(words)) && best?.kind !== 'wish' && (best?.score ?? 0) >= ASKED
  )
}

/** 'Can you change the lock and not the door?' asks of the work. */
const RENEWS = /\b(?:change|switch|swap) (?!it\b|that\b|this\b|them\b|those\b)/i

/** 'Can I have the brochure posted, I don't have e-mail?': more is asked than how to be reached. */
const OF_REACH = /mail|phone|call|text|whatsapp|deaf/
const asksBeside = ({ opens }: Request, [best]: Match[]) =>
  opens && best?.kind === 'answer' && best.score >= CERTAIN && !OF_REACH.test(best.id)

/** 'Could you do the back door instead?' changes what the call is about. */
function isChange({ text, words, entities }: Request) {
  return (
    entities.topics.length > 0 &&
    (isInstead(words) || (ADDS.test(text) && !RENEWS.test(text))) &&
    !/\b(?:how|what|which|why|when)\b/i.test(text)
  )
}

/** 'May Whitcombe', 'will here by the way', 'can spell it, W O J C I E C H': who it is, whatever else the words are like. */
export function introduces({ text }: Request, name = '') {
  if (text.includes('?')) return false
  const own = name.toLowerCase().split(' ')
  const said = text.toLowerCase().replace(SPELT_OUT, ' ')
  if (name && new RegExp(`^\\W*${own[0]} (?:here|speaking)\\b`).test(said)) return true
  const isOfName = said !== text.toLowerCase() || (name && said.includes(own[0]!))
  const rest = wordsOf(said).said.filter((word) => !own.includes(word) && !FIRST_NAMES.has(word))
  return isOfName && contentOf(rest).every((word) => ABOUT_CALL.has(word))
}

/** 'If there was a fire she'd be stuck. Do you understand?': that asks nothing of its own. */
const PRESSES =
  /^(?:(?:do|can) (?:you|u) (?:not )?(?:understand|see|get (?:it|that|me|what i(?: a|')?m saying))|(?:do|can) (?:you|u) (?:see|get|know|understand) what i mean|(?:you )?(?:know|see) what i mean|get me|(?:you )?understand)(?: (?:that|this|me|now))?\W*$/

/** Whether a request wants an answer, or only tells what was asked for. */
function isQuestion(request: Request, matches: Match[], state: State, isBusy: boolean) {
  const score = matches[0]?.score ?? 0
  if (PATTERNS.confirmsPrice.test(lineOf(request.words)) || PATTERNS.tooLong.test(lineOf(request.words)))
    return true
  // Who is let down and leaves a number tells them what to do: that is no question.
  if (state.isComplaint && isBusy && !request.text.includes('?')) return false
  if (!isTakingIn(state)) return request.asks || (!isBusy && score >= 0.8)
  // 'Any weekday but Thursday is fine': when to ring.
  if (saysWhen([request]) && !request.text.includes('?')) return false
  const isOpen = ASKS.test(request.plain)
  // 'A telephone number? Very well', 'Number? 07700 …': said again, and not asked.
  if (!isOpen && contentOf(request.words.stems).every((stem) => ABOUT_CALL.has(stem))) return false
  if (!isOpen && request.words.said.length < 2) return false
  return (
    request.text.includes('?') ||
    PATTERNS.trailingQuestion.test(lineOf(request.words)) ||
    (request.asks && (score >= 0.5 || cuesIn(request.words).length > 0))
  )
}
