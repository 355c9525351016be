import file from './knowledge/attributes.json'
import { attributePart } from './attributes'
import { factOf } from './facts'
import { withoutQuestion } from './compose'
import type { Match } from './intents'
import { PATTERNS } from './patterns'
import type { Context, Part } from './part'
import type { Topic } from './topics'
import { lineOf, type Words } from './words'

/** Words that name an attribute whatever stands round them: 'thick', 'warmer', 'colours'. */
const CUES = (file as { id: string; cue?: string }[]).flatMap(({ id, cue }) =>
  cue ? [{ id, pattern: new RegExp(` (?:${cue}) `) }] : [],
)

/** The attributes whose words a text has. */
export function cuesIn(words: Words): string[] {
  const line = lineOf(words)
  return CUES.filter(({ pattern }) => pattern.test(line)).map(({ id }) => id)
}

/** 'Which is warmer?': asks to weigh things that were named before. */
export function asksToWeigh(words: Words) {
  return PATTERNS.compares.test(lineOf(words))
}

/** What is known of the attribute that the words name, of what the conversation is about. */
export function attributeFor(
  cues: string[],
  topics: Topic[],
  { service }: Context,
  isNamed: boolean,
  isList: boolean,
): Part | undefined {
  if (cues.length === 0 || topics.length === 0) return undefined
  if (service && !isNamed) return undefined
  // 'The U-value of the glass': glass is what has it.
  const telling = cues.length > 1 && !isList ? cues.filter((cue) => cue !== 'glass') : cues
  const known = telling.filter((cue) => topics.some((topic) => factOf(topic, cue)))
  if (known.length > 1 && isList)
    return joined(known.slice(0, 2).flatMap((cue) => attributePart(cue, topics) ?? []))
  return known[0] ? attributePart(known[0], topics) : undefined
}

/** Two attributes that were asked for in one breath. */
export function joined([first, second]: (Part | undefined)[]): Part | undefined {
  if (!first || !second) return first ?? second
  return {
    ...first,
    text: `${withoutQuestion(first.text)}\n\n${second.text}`,
    key: `${first.key} ${second.key}`,
  }
}

/** The attribute in which two things are weighed. */
export function cueOrBest(cues: string[], best: Match | undefined) {
  const [id] = cues
  return id ? { kind: 'attribute' as const, id } : best
}
