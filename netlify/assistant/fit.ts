import type { Example } from './examples'

/** What words and subjects say for or against an example, beside its likeness. */

const MOST = /\b(max|maximum|widest|biggest|largest|tallest|highest|longest)\b/
const LEAST = /\b(min|minimum|narrowest|smallest|shortest|lowest)\b/

/** 'Widest' and 'narrowest' stand in the same places, and mean the opposite. */
export function isOpposite(asked: string, example = '') {
  return (
    (MOST.test(asked) && !LEAST.test(asked) && LEAST.test(example) && !MOST.test(example)) ||
    (LEAST.test(asked) && !MOST.test(asked) && MOST.test(example) && !LEAST.test(example))
  )
}

/** What is about one product counts less for somebody who asks about another, and more where it is the subject. */
export function fit(example: Example | undefined, named: Set<string>, about: Set<string>) {
  const { topics = [], kind, only, id = '' } = example ?? {}
  if (only) return about.has(only) ? 0.08 : -0.2
  // Services and the offer have their answers in one file each, by their ids.
  if (kind === 'answer' && [...about].some((topic) => id.startsWith(topic))) return 0.06
  if (topics.length === 0) return 0
  if (topics.some((topic) => named.has(topic))) return kind === 'question' ? 0.05 : 0
  if (named.size > 0) return -0.12
  return kind !== 'question' ? 0 : topics.some((topic) => about.has(topic)) ? 0.04 : -0.02
}
