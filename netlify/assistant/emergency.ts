import { PHONE } from './contact'
import { coverage } from './coverage'
import type { Question, Thread } from './thread'
import { topicById } from './topics'

const OPENING = '(window|glass|pane|door|patio|conservatory|porch|shop ?front|bifold)'
const HARM = '(smashed|shattered|broken|smash|kicked|forced|bricked|vandalised|jemmied|wrecked)'

const EMERGENCY = new RegExp(
  [
    `${HARM} .{0,25}${OPENING}`,
    `${OPENING} .{0,20}(smashed|shattered|(is|has|got|been|just) broken|broken $|kicked|forced|smash)`,
    `(ball|football|brick|stone|rock|branch|tree|car|van|bird|lorry|slate) .{0,25}(through|into|onto|down on|on) .{0,20}${OPENING}`,
    `(gale|storm|wind) .{0,24}${OPENING} (out|off|away|in) `,
    `(blown|blew|ripped) .{0,16}${OPENING}`,
    `${OPENING} .{0,12}(fell|fallen|blew|blown) (out|in|off|away) `,
    `(someone|somebody|burglar|thief|they|yob|kid|vandal) .{0,20}(kicked|smashed|broken|forced|got) (in|into|through|my|our|the|a) `,
    `${OPENING} .{0,16}(dropped|fell|fallen|came) .{0,8}out `,
    '(someone|somebody|they) (has|have|had) been in(side)? |(door|frame|lock) .{0,12}(is |has )?(split|splintered) ',
    'break in |broken in(to)? |burgled|been robbed|kicked in|kicked .{0,12}door|(door|entry|lock) .{0,10}forced|forced (door|open|entry)',
    'locked (out|outside|inside|in) |locked (myself|ourselves|himself|herself|themselves|me|us|him|her) (out|in)|shut (myself|ourselves|me|us) out|(can not|can no longer) get (in|into|back in|back into) .{0,8}(house|home|flat|shop|front|back)|stuck outside',
    'door .{0,25}(can not|will not|does not|is not) (lock|locking|close|closing|shut|secure)|(can not|will not) (lock|close|shut|secure) .{0,15}(door|house|shop)',
    'pouring in|(branch|tree|chimney) .{0,30} roof |emergency|vandal|fallen out|blown (in|out) |glass (all over|everywhere)|house is (open|not secure|insecure)|not secure (tonight|overnight|now)|make .{0,12} secure|snapped .{0,12}key|key .{0,16}(snapped|broken off) ',
  ].join('|'),
)
const NOT_EMERGENCY =
  /how (secure|safe) (is|are) |any good|good enough|strong enough|last (month|year|summer|winter) | oven | car window|windscreen| phone |mirror|insurance|insurer|not (an |a )?(emergency|smashed|broken)|broken (cord|handle|hinge|seal|lock|cylinder|key|blind|vent|catch|sill|window (handle|hinge|seal|sill|catch|vent)|door (handle|hinge|seal))|(cord|handle|hinge|seal|sill|catch|vent|flap) .{0,24}broken|emergency exit|(what|how) .{0,20}(happen|do you|would you|do i).{0,30}emergency|emergency (service|boarding|work) (do|offer|price)/

/** Whether a message comes before all else: an open house, or somebody who cannot get in. */
export function isEmergency(line: string) {
  return EMERGENCY.test(line) && !NOT_EMERGENCY.test(line)
}

const BOARDING = '[24-hour boarding](/services/24-hour-boarding-up-services)'

/** What to do at once; the boarding is what the conversation is about from here. */
export function emergency(thread: Thread, line: string) {
  const isAgain = thread.isEmergency && thread.topic?.id === '24-hour-boarding-up-services'
  thread.topic = topicById('24-hour-boarding-up-services')
  thread.isEmergency = true
  if (
    /locked |stuck outside|get (in|into|back)|shut .{0,10}out|key .{0,16}(snapped|broken off)|snapped .{0,12}key/.test(
      line,
    )
  ) {
    if (isAgain)
      return `Yes, once you are in we can [change the cylinder](/services/door-cylinder-replacements). Say on the phone what has happened to the key and the lock: ${PHONE}.`
    return `Ring ${PHONE} now and say that you are locked out. If the door has been damaged as well, ask for ${BOARDING} in the same call: it is not tied to office hours. Afterwards we can [change the cylinder](/services/door-cylinder-replacements).`
  }
  if (/burgl|robbed|break in|broken in|kicked|forced|thief|vandal/.test(line)) {
    return `I am sorry to hear that. If somebody has broken in, ring the police first. Then ring us on ${PHONE} and ask for ${BOARDING}: it is not tied to office hours. Take a few pictures for your insurer before anything is moved.`
  }
  if (
    /(lock|close|closing|locking|shut|secure)/.test(line) &&
    !/glass|smash|shatter|window|pane/.test(line)
  ) {
    return `Ring ${PHONE} now and say that the door cannot be secured. We can make it close or board it, at any hour: ${BOARDING} is not tied to office hours. If only the lock has failed, we [change the cylinder](/services/door-cylinder-replacements).`
  }
  const care = isAgain
    ? ''
    : ' Until we come, keep children and animals out of the room, wear shoes and leave the large pieces where they are.'
  return `Ring ${PHONE} now and ask for ${BOARDING}: it is not tied to office hours.${care} We measure for the new glass on the same visit.`
}

/** What is asked while the house is open or the visitor outside: short, and always the phone. */
export function emergencyFollowUp(thread: Thread, question: Question): string | undefined {
  if (!thread.isEmergency || thread.topic?.id !== '24-hour-boarding-up-services') return undefined
  const { line } = question
  if (
    /how (long|soon|quick|quickly|fast)|when (can|could|will|would)|(come|be|get) (here|out|round) /.test(
      line,
    )
  ) {
    return `I have no time of arrival to give you, and would rather not guess. Ring ${PHONE} now, and they can tell you. Boarding is not tied to office hours.`
  }
  if (/ (price|charge|expensive|fee|pay) |how much/.test(line)) {
    return `I have no price to give you for it: we look at the job and quote before we start. Ask on the phone, ${PHONE}.`
  }
  const place = coverage(question, true)
  return place && `${place} Ring ${PHONE} now, if you have not done so yet.`
}
