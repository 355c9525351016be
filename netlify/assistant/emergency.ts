import { refusesCall } from './acts'
import { wishOf } from './wanting'
import { CARDS } from './cards'
import { filled, PHONE } from './catalogue'
import { withoutQuestion } from './compose'
import type { Match } from './intents'
import { PATTERNS } from './patterns'
import type { Turn } from './part'
import { coverageOfAll } from './coverage'
import { afterwardsOf, alarmIn, isLifeAtStake, type Alarm } from './safety'
import { isReachable, type Found } from './slots'
import { SAY } from './talk'
import { BOARDING } from './topics'
import { reduce, type State } from './state'
import { advance, type Said } from './qualify'
import { lineOf } from './words'

/** What is said while a house stands open: the thread stays with it until somebody is on the way or it is boarded. */

/** How long an open house stays the first matter. */
export const ALARM_TURNS = 3

const DAY_AND_NIGHT = 'Boarding runs day and night.'
const OTHER_WAY = `If you can borrow a phone, ring ${PHONE}: boarding runs day and night. Otherwise give me your name and a number or e-mail that reaches you, and I'll pass it on now.`
const OF_LOCK = /^(?:unlocked|locked-out|trapped|electric|asbestos|hanging-window)$/
const LEAVE = `Take care. The number’s ${PHONE}, day and night.`
const STAY_OUT = `Stay clear of it, and ring 999 if nobody has yet. Once everybody is safe, ${PHONE} is our number, day and night.`
const SAME_NUMBER = `${PHONE} is our own number.`
const TELL_THEM = `Tell them that, too, when you ring: ${PHONE}.`
export const STATED = `Right. Ring ${PHONE} now if you can; boarding runs day and night. If you can't ring, give me your name and a number or e-mail that reaches you.`

/**
 * The reply in an emergency; undefined: what is asked has another answer, which then carries the number.
 *
 * @param found - a number beside a name counts here even if it is a neighbour's: it is where the visitor can be reached
 */
export function inEmergency(state: State, turn: Turn, found: Found): Said | undefined {
  const { words, entities } = turn.whole
  const isTaking = state.stage === 'collecting' || state.stage === 'confirming' || state.stage === 'sent'
  const isLife = isLifeAtStake(state.lastKey)
  const later =
    (isLife && afterwardsOf(state.lastKey ?? '', words, turn.now, state.told)) ||
    (isLife && afterwardsOf('life', words, turn.now, state.told)) ||
    afterwardsOf('alarm', words, turn.now, state.told)
  const hasContact = isReachable(found)
  if (state.stage !== 'sent' && hasContact && !isLife) return taken(state, found)
  const isAgain = later === state.told.at(-1) && !turn.whole.asks
  const isReached = isReachable(state.slots)
  // 'Kelly. Do you board up tonight and do the glass after?'
  if (later && found.name && isReached && state.stage !== 'sent' && !isLife) {
    const said = taken(state, found)
    return { ...said, text: `${later}\n\n${said.text}` }
  }
  if (later) {
    const all = [later, ...(isLife ? [] : besideAlarm(turn))].join('\n\n')
    return { state: { ...state, told: [...state.told, later] }, text: isAgain ? TELL_THEM : all }
  }
  // 'Don't need email, just ring me' says how.
  const isEnd =
    PATTERNS.takesLeave.test(lineOf(words)) ||
    PATTERNS.goesElsewhere.test(lineOf(words)) ||
    (refusesCall(words) && found.manners === undefined)
  if (isEnd && !hasContact) return { state, text: LEAVE }
  if (state.stage !== 'sent' && (hasContact || found.name)) return taken(state, found)
  if (!isReached && PATTERNS.cannotRing.test(lineOf(words))) {
    const isOwn = turn.text.replace(/\D/g, '').includes(PHONE.replace(/^.*tel:|\D/g, ''))
    const text = isOwn ? `${SAME_NUMBER} ${OTHER_WAY}` : OTHER_WAY
    return { state: reduce(begun(state), { type: 'asked', slot: 'contact' }), text }
  }
  if (isTaking) return undefined
  if (wishOf(turn.whole, turn.wholeMatches) === 'call') return taken(state, found)
  if (entities.place && !PATTERNS.otherMatter.test(turn.text)) {
    return {
      state,
      text: `${coverageOfAll([entities.place])} Ring ${PHONE} now: boarding runs day and night.`,
    }
  }
  const asks = turn.requests.some((request) => request.asks) || PATTERNS.otherMatter.test(turn.text)
  // Who has told other things since has left it behind.
  if (asks || (state.alarm ?? 0) > ALARM_TURNS) return undefined
  const text = isLife ? STAY_OUT : state.told.at(-1) === STATED ? TELL_THEM : STATED
  return { state: { ...state, told: [...state.told, text] }, text }
}

/** Somebody who leaves a name or a number in an emergency wants help now, and is asked for nothing else. */
function taken(state: State, found: Found): Said {
  const { slots } = state
  const said = advance(begun(state), found)
  // 'Call me NOW' is not asked for a name alone.
  if (said.lead && said.state.asked === 'name' && !slots.name)
    return { ...said, text: `${SAY.numberTaken} ${said.text}` }
  return said.lead
    ? said
    : { ...said, text: slots.phone || slots.email ? said.text : `${said.text} ${DAY_AND_NIGHT}` }
}

function begun(state: State): State {
  // Who is locked out, or cannot lock up, has nothing to board.
  const wishes = BOARDING && !OF_LOCK.test(state.lastKey ?? '') ? [BOARDING] : []
  const told = reduce(state, { type: 'told', slots: { urgency: 'high' }, wishes, isInstead: false })
  return reduce(told, { type: 'wished' })
}

/** Nobody with an open house is told that the office is closed. */
export function withoutOffice(text: string) {
  return text.replaceAll('{office}', DAY_AND_NIGHT)
}

/** From here a written answer to this very emergency is better than the general advice. */
const SAME_EMERGENCY = 0.72
/** 'The handle's come off and it won't lock': what says both whom to ring, and what is mended. */
const isOfThis = ({ id, score }: Match) => id.endsWith('-unlocked') && score >= OWN_ANSWER
const FIRST_999 = /^Ring 999 now/

const POLICE_BEEN = / police (?:have |has )?(?:just |already |now )?(?:been|gone|left|went) /
const RING_POLICE = /ring the police/i

/** What is written of this very emergency; where life is at stake there is one advice only, the alarm's own. */
export function emergencyAnswer({ isLife, say }: Alarm, { whole: { words }, wholeMatches, matches }: Turn) {
  if (isLife) return undefined
  const isPoliceBeen = POLICE_BEEN.test(lineOf(words))
  const found = [...wholeMatches.slice(0, isPoliceBeen ? 2 : 1), ...matches.map(([first]) => first)].find(
    (match) =>
      match &&
      match.score >= SAME_EMERGENCY &&
      (CARDS.get(match.id)?.file === 'emergency' || isOfThis(match)) &&
      // 'The police have just gone': they need not be rung.
      !(isPoliceBeen && RING_POLICE.test(CARDS.get(match.id)?.say ?? '')),
  )
  const written = found && CARDS.get(found.id)?.say
  // Who is to ring 999 first is not told of the key alone.
  return FIRST_999.test(say) && !written?.includes('999') ? undefined : written
}

/** From here a question beside an emergency has an answer of its own. */
const OWN_ANSWER = 0.82

/** An answer to an emergency, and that we come to the place, where one is named: no paragraph of its own. */
export function coveredIn(text: string, { whole: { entities } }: Turn) {
  return entities.place ? `${text} ${coverageOfAll([entities.place])}` : text
}

/** What is asked beside an emergency: what it costs, or what else has a plain answer. */
export function besideEmergency({ whole, requests, matches, now }: Turn): string[] {
  const price = PATTERNS.ofPrice.test(lineOf(whole.words)) ? afterwardsOf('alarm', whole.words, now) : ''
  return [price, ...besideAlarm({ requests, matches, now })].flatMap((text) => text || [])
}

/** 'Lantern or flat light? And can you walk on it?': another question of the message, which has a plain answer. */
export function besideAlarm({
  requests,
  matches,
  now,
}: Pick<Turn, 'requests' | 'matches' | 'now'>): string[] {
  const others = requests.flatMap(({ asks, plain, words }, at) => {
    const [best] = matches[at] ?? []
    const card = best?.kind === 'answer' && best.score >= OWN_ANSWER ? CARDS.get(best.id) : undefined
    const isOther = card && !OF_EMERGENCY.test(`${card.file} ${card.id}`) && alarmIn(words) === undefined
    const isTold = afterwardsOf('alarm', words, now) !== undefined
    return asks && isOther && !isTold && !WHAT_TO_DO.test(plain)
      ? [withoutQuestion(filled(card.say, now))]
      : []
  })
  return others.slice(0, 1)
}

/** What the advice itself answers. */
const WHAT_TO_DO = /\bwhat (?:do|should|can) (?:i|we|you) do\b/
const OF_EMERGENCY = /^emergency |24-hour|area|callout|how-soon/
