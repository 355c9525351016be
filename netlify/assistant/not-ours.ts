import { plainWords, positionOf } from './language'
import tradesFile from './trades.json'

const byLength = (names: string[]) =>
  names
    .map((name) => ({ name, words: plainWords(name) }))
    .sort((one, other) => other.words.length - one.words.length)

/** Trades and goods of a house that the firm has nothing to do with. */
const CERTAIN = byLength(tradesFile.certain)
/** Places and things of a house that are as often only where a window is: not ours where work on them is asked for. */
const WISHED = byLength(tradesFile.wished)

/** Things with glass, doors and locks of their own, which are not ours either. */
const WITH_PARTS = byLength(tradesFile.withParts)
const PART = '(?:glass|door|window|pane|seal|handle|hinge|lock|key|screen)'

/** What we do: beside one of these, the kitchen is where it is, and no kitchen is wanted. */
const OURS =
  / (window|windowsill|door|glass|glazing|glazed|pane|unit|conservatory|lantern|roof light|polycarbonate|lock|hinge|handle|cylinder|sash|casement|bifold|sliding|patio|french|sill|vent|seal|gasket|draught|draughty|flap|composite|upvc|aluminium|truframe|r7|r9|frame|fensa|screen|partition|boarding|offer|key) /
const WISH =
  / (do|can|could|would|will|does|are) (you|u|they|your|riverway|somebody|one of you|the firm) |how much|price|quote|charge| (need|want|sell|fix|send|install|supply|looking for|like|after|replace|repair|mend|blocked|dripping|leaks?|broken) |^ (any|new) /

/**
 * Something asked for that we do not do, by its name; undefined when the question is about ours.
 *
 * @param line - the question in plain words, with a space at both ends
 */
export function notOurs(line: string): string | undefined {
  // 'Does it need painting?' asks about a door, and wants no painter.
  if (/ (do|does|will|would) (it|they|that|these|those) (ever |still )?(need|want) /.test(line))
    return undefined
  const words = line.trim().split(' ')
  const find = (list: typeof CERTAIN) =>
    list.find(({ words: name }) => {
      const at = positionOf(words, name)
      if (at < 0) return false
      // 'Onto the garden' says where.
      const before = words.slice(0, at).filter((word) => !/^(the|my|our|a)$/.test(word))
      if (
        list === WISHED &&
        /^(onto|into|to|in|at|from|overlooking|facing|by|near|over)$/.test(before.at(-1) ?? '')
      )
        return false
      const rest = [...words.slice(0, at), '|', ...words.slice(at + name.length)]
      return !OURS.test(` ${rest.join(' ')} `)
    })?.name
  return partOf(line) ?? find(CERTAIN) ?? (WISH.test(line) ? find(WISHED) : undefined) ?? otherMakes(line)
}

/** 'The glass in my oven' and 'a wardrobe door'. */
function partOf(line: string) {
  return WITH_PARTS.find(({ words }) => {
    const name = words.join(' ')
    return new RegExp(` ${PART} (?:in|on|of|for) (?:\\w+ )?${name} | ${name} ${PART} `).test(line)
  })?.name
}

/** Doors and windows of a kind that we do not have. */
function otherMakes(line: string) {
  const isWanted = /(do|sell|supply|make|new|buy|want|fit|have) (you )?(do |sell |have )?(a |an |any )?/
  const kind = new RegExp(
    `${isWanted.source}(?<kind>(?:timber|steel) (?:front |back |sash |casement )?(?:door|window)|aluminium window)`,
  ).exec(line)
  return kind && !/ (pane|glass|putty|repair|effect|look) /.test(line) ? kind.groups?.kind : undefined
}
