import file from './knowledge/attributes.json'
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

const COMPARES =
  / (which|what) (one |ones |of (?:them|these|those|the two) |range )?(is |are |has |have |does |do |would |will |lets? |gives? |keeps? |lasts? |comes? |costs? |looks? |one ).*(\w+er|more|most|better|best|less|least|widest|biggest|warmest|longest) |^ (is|are) (the first|the second|one|either|it) .*(\w+er|better) |^ (and )?(which|what) (is )?(better|best|cheaper|\w+er) /

/** 'Which is warmer?': asks to weigh things that were named before. */
export function asksToWeigh(words: Words) {
  return COMPARES.test(lineOf(words))
}
