import type { Entities } from './entities'
import type { Match } from './intents'
import type { Request } from './requests'
import { topicById } from './topics'
import { lineOf, type Words } from './words'

/** What a message does in the dialogue, apart from what it asks. */

const YES =
  /^ (yes|yeah|yea|yep|yup|ok|okay|sure|please|go on|go ahead|alright|definitely|absolutely|why not|please do|that would be|that is fine|sounds|lovely|great|perfect|fine|i would|ye|aye|course|of course)( |$)/
const NO =
  /^ (no|nope|nah|not now|not at the moment|not yet|not right now|maybe later|leave it|forget it|never mind|do not bother|i will (ring|call|phone|think|leave|have a think)|i would rather not|rather not|i do not want|not today|stop|cancel)( |$)/
const REFUSES =
  /(rather not|do not want to|not giving|not comfortable|do not like|not happy|prefer not|will not|why do you|none of your|not going to) .{0,30}(number|phone|name|details|email|give|leave|share|say)|(stop asking|forget (it|the call)|changed my mind|do not (call|ring|phone) me|leave it)/
const KIN = '(daughter|son|wife|husband|partner|mum|mother|dad|father|sister|brother|nan|gran)'
const CALL_ME = new RegExp(
  ` (call|ring|phone|contact|email|text|speak to|talk to) (my|our) ${KIN} | (give|get) (me|us) (a|some) (price|prices|quote)s? | (quote|price) (me |us |up |for )*(both|all|the lot|everything|them) | (call|ring|phone|contact|email|text) (me|us)( |$)| (call|ring|phone) (me |us )?back| callback | give (me|us) a (call|ring|bell|buzz)| get in touch with (me|us) | (my|our) (number|mobile|phone) is `,
)

export function saysYes(words: Words) {
  return YES.test(lineOf(words)) && words.said.length <= 10
}

export function saysNo(words: Words) {
  return NO.test(lineOf(words)) && words.said.length <= 12
}

export function refuses(words: Words) {
  return REFUSES.test(lineOf(words))
}

const NO_CALL =
  /(not|will not be|am not) (giving|leaving|sharing) (you )?(my|out|a|any)|(do not|no|not) (really )?(want|need|after) (to leave )?(a |any |my )?(call|calls|ring|number|phone|callback)|no (calls?|callback) (please|thanks?)|(do not|need not) (have to )?(call|ring|phone) me/
const DONE =
  /^ ((lovely|great|perfect|brilliant|ok|okay|right|fine|good|and|yes|no|nah|nope) )*(that is|thats|nothing|that will be|that would be) (everything|all|it|else|good|fine)|^ (no|nah|nope|all done|done|that is it|pass it on|go ahead|send it|yes|ok|okay|please do|thanks|thank you|cheers|ta|lovely|great|perfect|brilliant|bye|goodbye)( |$)/
const DONE_ANYWAY =
  / (no|nope|nah) (that is|thats) (it|all|everything|the lot|us) | (that is|thats) (it|all|everything|the lot) (thanks?|thank you|cheers|ta|for now|then) /
const MOST_DONE = 7
const NEED_MINE = /(need|want|have to (leave|give)) .{0,12}my (number|phone|name|details|email)/

/** 'Don't ring me, ring the client.' */
const RING_ANOTHER = / (call|ring|phone|contact) (the|my|her|him|them) /

/** Somebody who wants no call, and is left alone. */
export function refusesCall(words: Words) {
  return NO_CALL.test(lineOf(words)) && !RING_ANOTHER.test(lineOf(words))
}

/** There is nothing to add. */
export function isDone(words: Words) {
  const line = lineOf(words)
  return (DONE.test(line) && words.said.length <= MOST_DONE) || DONE_ANYWAY.test(line)
}

/** 'You don't need my number, do you?' */
export function asksForNeed(words: Words) {
  return NEED_MINE.test(lineOf(words)) && !/ why /.test(lineOf(words))
}

/** 'Could I just ring someone?', 'will anybody answer at this hour?', 'who do I speak to?' */
const PERSON =
  / (could|can|may) (i|we) (just |actually )?(ring|call|phone|speak|talk) (to )?(someone|somebody|anyone|anybody|you|a person|up)( |$)| who (do|should|can|would) (i|we) (actually |need to )?(speak|talk|ring|call|phone|contact) | (will|does|would) (someone|somebody|anyone|anybody) (actually |even )?(answer|pick up) /

const COME =
  /(can|could|would) (someone|somebody|anyone|you|anybody) (please )?(come |pop |and |round |out |over |to )*(have|take) a look/

/** Which wish a request is, if it is one. */
export function wishOf({ words, entities }: Request, matches: Match[]): string | undefined {
  const [best] = matches
  const wish = matches.find(({ kind }) => kind === 'wish')
  if (refusesCall(words)) return undefined
  if (
    CALL_ME.test(lineOf(words)) &&
    !/ (when|how (soon|long|quick)|what time|why|will (you|someone|somebody)|nobody|no one|never|did not|still) /.test(
      lineOf(words),
    )
  )
    return wish && wish.score > 0.6 ? wish.id : 'call'
  if (PERSON.test(lineOf(words))) return 'person'
  if (COME.test(lineOf(words))) return 'visit'
  if (needsSeveral(words, entities)) return 'quote'
  if (!wish || !best || wish.score < 0.62 || wish.score < best.score - 0.03) return undefined
  return wish.id
}

const NEED =
  /^ (hello |i am a builder |and )?(we |i )?(would like|need|want|after|am after|are after|looking for|are looking for|am looking for) /
const SEVERAL = / (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) /

/** 'Need twelve windows and a set of bifolds': who says how many wants a price. */
function needsSeveral(words: Words, { topics }: Entities) {
  const line = lineOf(words)
  const products = new Set(
    topics.filter(({ topic }) => topic.family !== 'service').map(({ topic }) => topic.id),
  )
  const isMuch = products.size > 1 || (products.size > 0 && SEVERAL.test(line))
  return isMuch && NEED.test(line) && !/ (repair|fix|fixing|mend|snapped|broken|lock|locks) /.test(line)
}

/** What the call is to be about, as the record says it: products by their names, groups in the visitor's own words. */
export function subjectsOf({ words, entities }: Request, matches: Match[]): string[] {
  const named = entities.topics
    .filter(({ topic, at }) => topic.id !== 'services' && words.said[at - 1] !== 'not')
    .map(({ topic, at, length }) =>
      topic.group
        ? words.said
            .slice(at, at + length)
            .join(' ')
            .replace(/^new /, '')
        : topic.label,
    )
    .filter((label, at, all) => all.indexOf(label) === at)
  const [best] = matches
  const service = best?.kind === 'service' && best.score >= 0.6 ? topicById(best.id)?.label : undefined
  if (
    service &&
    !named.some((label) => !/^(door|doors|window|windows|front door|back door|conservatory)$/.test(label))
  )
    return [service]
  return named
}

/** 'Actually not windows, make it a door.' */
export function isInstead({ said }: Words) {
  return / (actually|instead|not windows?|not doors?|rather than|make it|i meant|sorry i mean|changed my mind) /.test(
    ` ${said.join(' ')} `,
  )
}

/** Asks for repetition of what is already known: correcting oneself. */
export function isCorrection(words: Words) {
  return / (sorry|wrong|correct|correction|mistake|typo|meant|should be|actually|change|not that) /.test(
    lineOf(words),
  )
}
