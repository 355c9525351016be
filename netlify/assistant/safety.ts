import { PHONE } from './catalogue'
import file from './knowledge/safety.json'
import { lineOf, wordsOf, type Words } from './words'

/** Something that comes before every other answer. */
interface Alarm {
  id: string
  say: string
}

const ALARMS = file.map(({ id, when, not, say }) => ({
  id,
  say,
  when: new RegExp(when.join('|')),
  not: not.length > 0 ? new RegExp(not.join('|')) : undefined,
}))

/** Danger to people first, then a house that stands open or somebody who cannot get in. */
export function alarmIn(words: Words): Alarm | undefined {
  const line = lineOf(words)
  const found = ALARMS.find(({ when, not }) => when.test(line) && !not?.test(line))
  return found && { id: found.id, say: found.say }
}

const LATER: [RegExp, string][] = [
  [
    /how (long|soon|quick|quickly|fast)|when (can|could|will|would)|(come|be|get) (here|out|round|to me)|tonight|how far away/,
    `I can't see where the team are, so I won't guess a time. Ring ${PHONE} and they'll tell you; boarding runs day and night.`,
  ],
  [
    / (price|cost|charge|expensive|fee|pay) |how much/,
    `I've no price for that here. Ask on the phone before they set off: ${PHONE}.`,
  ],
]

/** What is asked while the house stands open: short, and always with the phone. */
export function afterAlarm(words: Words) {
  const line = lineOf(words)
  return LATER.find(([when]) => when.test(line))?.[1]
}

/** An answer to somebody whose house stands open: the number is in it, whatever the place and the hour. */
export function withPhone(text: string) {
  return text.includes(PHONE) ? text : `${text} If it can't wait, ring ${PHONE} now.`
}

/** Whether the visitor's last message is one to which nobody may invent an answer. */
export function isUrgent(messages: readonly { role: string; content: string }[]) {
  const last = messages.filter(({ role }) => role === 'user').at(-1)
  return last !== undefined && alarmIn(wordsOf(last.content)) !== undefined
}
