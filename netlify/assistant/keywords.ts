import { CARDS } from './cards'
import { EXAMPLES } from './examples'
import { madeOf } from './made'
import { finderOf, listsOf } from './packed'
import { pushTo, stemsOf, wordsOf } from './words'

/**
 * How well the words of a request fit an answer as a whole: those of all its examples and of what it says. Left out in turn,
 * an example finds its own answer by this alone more often than by its likeness to single examples.
 */
const SAID = 2
/** How much a long answer counts for less. */
const LONG = 0.3

/**
 * What the words of every answer are worth: of each word the answers that have it, each followed by how often, and of each answer how
 * much it counts for its length.
 *
 * @param keys - the answers, in their order: kind and id
 */
function indexOf(keys: string[]) {
  const at = new Map(keys.map((key, index) => [key, index]))
  const counts = keys.map(() => new Map<string, number>())
  const add = (key: string, stems: string[], by: number) => {
    const words = counts[at.get(key) ?? -1]
    for (const stem of stems) words?.set(stem, (words.get(stem) ?? 0) + by)
  }
  for (const { kind, id, plain } of EXAMPLES) add(`${kind} ${id}`, stemsOf(plain), 1)
  for (const { id, say } of CARDS.values())
    add(`answer ${id}`, stemsOf(wordsOf(say.replace(/\]\([^)]*\)/g, ' ')).said.join(' ')), SAID)
  const places = new Map<string, number[]>()
  counts.forEach((words, index) => {
    for (const [stem, count] of words) {
      pushTo(places, stem, index)
      pushTo(places, stem, count)
    }
  })
  const mean = counts.reduce((sum, { size }) => sum + size, 0) / counts.length
  return {
    ...listsOf(places),
    shorter: Float64Array.from(counts, ({ size }) => (0.5 + (0.5 * size) / mean) ** -LONG),
  }
}

/** @param keys - the answers, in their order: kind and id */
export function keywordIndex(keys: string[]) {
  const from = () => [
    ...keys,
    ...EXAMPLES.map(({ plain }) => plain),
    ...[...CARDS.values()].map(({ say }) => say),
  ]
  const { shorter, ...lists } = madeOf('keywords', from, () => indexOf(keys))
  const placesOf = finderOf(lists)
  const rarity = (stem: string) => {
    const count = (placesOf(stem)?.length ?? 0) / 2
    return count === 0 ? 0 : Math.log(1 + (keys.length - count + 0.5) / (count + 0.5))
  }

  /**
   * For each answer how well the words fit: from 0 to about 2.
   *
   * @param without - an answer of which one example does not count, the text itself: for measuring
   */
  return (text: string, without = -1) => {
    const stems = stemsOf(text)
    const length = Math.hypot(...stems.map(rarity)) || 1
    const scores = new Float32Array(keys.length)
    for (const stem of stems) {
      const worth = rarity(stem) / length
      const found = placesOf(stem) ?? []
      for (let at = 0; at < found.length; at += 2) {
        const [index, count] = [found[at]!, found[at + 1]!]
        const left = index === without ? count - 1 : count
        scores[index]! += (left / (left + 1)) * worth * (shorter[index] ?? 1)
      }
    }
    return scores
  }
}
