import { filled, PHONE } from './catalogue'
import afterwards from './knowledge/afterwards.json'
import file from './knowledge/safety.json'
import { learn, lineOf, wordsOf, type Words } from './words'

/** Something that comes before every other answer. */
export interface Alarm {
  id: string
  say: string
  /** Something not to do, where nothing has happened yet. */
  isAdvice: boolean
  /** Somebody's life may be at stake. */
  isLife: boolean
}

// No slip of another word: 'torch' is not 'touch'.
learn(file.flatMap(({ examples }) => examples))

const ALARMS = file.map(({ id, when, not, say, isAdvice = false, isLife = false, isStory = false }) => ({
  id,
  say,
  isAdvice,
  isLife,
  isStory,
  when: new RegExp(when.join('|')),
  not: not.length > 0 ? new RegExp(not.join('|')) : undefined,
}))

/** Danger to people first, then a house that stands open or somebody who cannot get in. */
export function alarmIn(words: Words): Alarm | undefined {
  const line = lineOf(words)
  return ALARMS.find(({ when, not }) => when.test(line) && !not?.test(line))
}

/** What is dangerous only with what was told before: a headache in the room with the gas fire. */
const STORIES = ALARMS.filter(({ isStory }) => isStory)

/**
 * Danger that shows in the whole story.
 *
 * @param before - what was told, message by message
 */
export function alarmInStory(before: string[], text: string): Alarm | undefined {
  const earlier = lineOf(wordsOf(before.join(' . ')))
  const whole = `${earlier}${lineOf(wordsOf(text))}`
  return STORIES.find(({ when, not }) => when.test(whole) && !when.test(earlier) && !not?.test(whole))
}

const AFTERWARDS = afterwards.map(({ of, when, say }) => ({ of, say, when: new RegExp(when.join('|')) }))

/** Whether somebody's life may be at stake in an alarm. */
export const isLifeAtStake = (id: string | undefined) => ALARMS.some((one) => one.id === id && one.isLife)

/**
 * What is asked while the house burns or stands open, or after a complaint: short, and always with who can help.
 *
 * @param kind - `life`, `alarm`, `complaint`, or one alarm's id
 * @param told - what was answered before: nothing is said twice running
 */
export function afterwardsOf(kind: string, words: Words, now: Date, told: string[] = []) {
  const line = lineOf(words)
  const fitting = AFTERWARDS.filter(({ of, when }) => of === kind && when.test(line)).map(({ say }) =>
    filled(say, now),
  )
  return fitting.find((say) => say !== told.at(-1)) ?? fitting[0]
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
