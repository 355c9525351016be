import { CARDS } from './cards'
import type { Example, Intent } from './examples'
import file from './knowledge/answerable.json'
import { topicOfPage } from './topics'

/** What words and subjects say for or against an example, beside its likeness. */

/** What an answer may be for alone. */
export const isOfHouse = (family: string) => /^(?:door|window|roof)$/.test(family)

/** Words that stand in the same places and mean the opposite: 'widest' and 'narrowest', 'facing south' and 'north'. */
const OPPOSITES = [
  [
    /\b(max|maximum|widest|biggest|largest|tallest|highest|longest)\b/,
    /\b(min|minimum|narrowest|smallest|shortest|lowest)\b/,
  ],
  // Dew on the one side is no fault, and damp on the other.
  [
    /\b(?:condens\w*|wet|water|mist\w*|steam\w*|dew|damp|fog\w*)\b.*\b(?:outside|outer)\b|\b(?:outside|outer)\b.*\b(?:condens\w*|wet|water|mist\w*|steam\w*|dew|damp|fog\w*)\b/,
    /\b(?:condens\w*|wet|water|mist\w*|steam\w*|dew|damp|fog\w*)\b.*\b(?:inside|inner)\b|\b(?:inside|inner)\b.*\b(?:condens\w*|wet|water|mist\w*|steam\w*|dew|damp|fog\w*)\b/,
  ],
  [/\b(?:saturdays?|sat)\b/, /\b(?:sundays?|sun)\b/],
  [/\b(darkest|densest|dark)\b/, /\b(lightest|brightest|clearest)\b/],
  ...['south', 'north', 'west', 'east'].map((side, _, sides) => [
    new RegExp(`\\b${side}\\b`),
    new RegExp(`\\b(${sides.filter((other) => other !== side).join('|')})\\b`),
  ]),
]

/** Whether an example says the opposite of what is asked: most questions have none, and then no example is looked at. */
export function oppositeOf(asked: string): (example?: string) => boolean {
  const sides = OPPOSITES.flatMap(([one, other]) => {
    if (!one || !other) return []
    const [isOne, isOther] = [one.test(asked), other.test(asked)]
    return isOne === isOther ? [] : [isOne ? { own: one, not: other } : { own: other, not: one }]
  })
  return (example = '') => sides.some(({ own, not }) => not.test(example) && !own.test(example))
}

/** Whose an answer is: by the beginning of its id, or by all that it links to. */
const FAMILIES: Record<string, string> = { windows: 'window', doors: 'door' }
const LINK = /\]\((\/[^)#?]*)\)/g
const LINKED = new Map(
  [...CARDS.values()].map(({ id, say }) => {
    const pages = [...say.matchAll(LINK)].flatMap(([, page]) => topicOfPage(page)?.family ?? [])
    const [only, ...others] = new Set(pages.filter(isOfHouse))
    return [id, others.length === 0 ? only : undefined]
  }),
)

/** What the subject adds to an example's score at the most. */
export const MOST_FIT = 0.08

/** What is about one product counts less for somebody who asks about another, and more where it is the subject. */
export function fit(
  example: Example | undefined,
  named: Set<string>,
  about: readonly string[],
  families: Set<string>,
) {
  const { topics = [], kind, only, id = '' } = example ?? {}
  // A page that is only looked at says less of what is asked than a product that is named.
  const family = FAMILIES[id.split('-')[0] ?? ''] ?? (named.size > 0 ? LINKED.get(id) : undefined)
  if (kind === 'answer' && family && families.size > 0 && !families.has(family)) return -0.2
  if (only) return about.includes(only) ? MOST_FIT : -0.2
  // Services and the offer have their answers in one file each, by their ids.
  if (kind === 'answer' && about.some((topic) => id.startsWith(topic))) return 0.06
  if (topics.length === 0) return 0
  if (topics.some((topic) => named.has(topic))) return kind === 'question' ? 0.05 : 0
  if (named.size > 0) return -0.12
  return kind !== 'question' ? 0 : topics.some((topic) => about.includes(topic)) ? 0.04 : -0.02
}

const MATTERS = file.map(({ says, asks }) => ({ says: new RegExp(says, 'i'), asks: new RegExp(asks) }))
/** What each written answer is about, where it is about a thing that has to be asked for. */
const MATTERS_OF = new Map(
  [...CARDS.values()].map(({ id, say }) => [id, MATTERS.filter(({ says }) => says.test(say))]),
)

/** Whether an answer is about a price, a time, a weight or a noise that a text does not ask for. */
export function unaskedIn(plain: string): (intent: Intent) => boolean {
  const asked = new Set(MATTERS.filter(({ asks }) => asks.test(` ${plain} `)))
  return ({ kind, id }) => {
    const matters = kind === 'answer' ? (MATTERS_OF.get(id) ?? []) : []
    return matters.length > 0 && !matters.some((matter) => asked.has(matter))
  }
}
