import type { Part } from './part'
import type { Topic } from './topics'

/** An answer that comes first, and what else of the message it answers. */
export interface First {
  part: Part
  covers: RegExp
  when?: RegExp
}

/** An answer that was worked out, whatever else the message says. */
export const computedFirst = (
  text: string,
  key: string,
  id: string,
  topics: Topic[],
  covers: RegExp,
): First => ({
  part: { text, key, topics, intent: { kind: 'attribute', id }, score: 1 },
  covers,
})
