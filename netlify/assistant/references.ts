import { inOrder } from './attributes'
import { asksToWeigh, cuesIn } from './cues'
import { productsOf } from './entities'
import { comparisonOf } from './facts'
import attributes from './knowledge/attributes.json'
import type { Context } from './part'
import { PATTERNS } from './patterns'
import { requestOf, type Request } from './requests'
import { pairOf } from './subjects'
import type { Topic } from './topics'
import { lineOf, wordsOf } from './words'

/** What 'the deeper one', 'the second one', 'the other one' and 'those ones' stand for, put in their place. */

type Reference = (said: string, context: Context) => string | undefined

const REFERENCES: [RegExp, Reference][] = [
  [PATTERNS.picks, (said, context) => pickedBy(said, context)?.names[0]],
  [PATTERNS.other, (_, context) => otherOf(context)?.names[0]],
  [PATTERNS.ordinal, (said, context) => ordinalOf(said, context)?.names[0]],
  // 'Sold on flat', where a roof light is spoken of
  [/(?<= (?:on|for|with) (?:the )?)flat $/, (_, context) => (isOfRoof(context) ? 'flat one' : undefined)],
  [PATTERNS.described, (said, context) => said.replace(/\w+$/, nounFor(said, context) ?? '')],
]

export function referring(request: Request, context: Context): Request | undefined {
  const line = lineOf(request.words)
  if (productsOf(request.entities).length > 0 || asksToWeigh(request.words)) return undefined
  for (const [pattern, reference] of REFERENCES) {
    const said = pattern.exec(line)?.[0].trim()
    const instead = said && reference(said, context)
    if (instead && instead !== said) return putting(request, said, instead)
  }
  return undefined
}

const isOfRoof = ({ topics, listed = [], before }: Context) =>
  [...topics, ...listed, before].some((topic) => topic?.id === 'roof-light')

/** Of the two in play the one that is more so, or less so where that was said. */
function pickedBy(said: string, context: Context): Topic | undefined {
  const words = wordsOf(said)
  const pair = pairOf([], context)
  const [cue] = cuesIn(words)
  const verdict = pair?.[0] && pair[1] && cue && comparisonOf(pair[0], pair[1], cue)
  if (!verdict || UNDECIDED.test(verdict)) return undefined
  const order = inOrder(verdict, pair)
  return PATTERNS.lesser.test(said) ? order[1] : order[0]
}

/** A comparison that names no winner. */
const UNDECIDED = /^(?:They['’]re|I['’]ve|I can['’]t|I don['’]t|Both|Neither) /

/** Of two products that which was not spoken of last. */
function otherOf({ topics, before, listed = [] }: Context): Topic | undefined {
  const [one] = topics
  const isListed = listed.length === 2 && one && listed.includes(one)
  return topics[1] ?? (isListed ? listed.find((topic) => topic !== one) : before)
}

const ORDINALS = [/first|former/, /second|latter/, /third/]

/** Which of those that the last answer named, by its place among them. */
function ordinalOf(said: string, { listed = [] }: Context): Topic | undefined {
  return /\blast\b/.test(said) ? listed.at(-1) : listed[ORDINALS.findIndex((ordinal) => ordinal.test(said))]
}

/** What 'ones' stands for: what was counted, or the product in play. */
function nounFor(said: string, { topics: [topic], ...context }: Context): string | undefined {
  const counted = COUNTED.get(aspectOf({ topics: [], ...context }) ?? '')
  if (!topic || topic.group || topic.family === 'service') return undefined
  if (PATTERNS.ofMaterial.test(said)) return `${topic.family}s`
  return counted && said.endsWith('ones') ? counted : topic.names[0]
}

const COUNTED = new Map(attributes.map(({ id, counted = '' }) => [id, counted]))

/** The attribute that was asked for last. */
function aspectOf({ last, question }: Context): string | undefined {
  const isPlain = last?.kind === 'attribute' && !/^(?:about|compare)$/.test(last.id)
  if (isPlain) return last.id
  return (
    question && (cuesIn(question.words)[0] ?? (question.entities.colours.length > 0 ? 'colour' : undefined))
  )
}

export function counting(request: Request, context: Context): Request {
  const said = PATTERNS.howMany.test(lineOf(request.words))
  const noun = said && COUNTED.get(aspectOf(context) ?? '')
  return noun ? putting(request, 'how many', `how many ${noun}`) : request
}

/** A request with other words in the place of some. */
export function putting({ text, words }: Request, said: string, instead: string): Request {
  const literal = new RegExp(`\\b${said.split(' ').join('\\W+')}\\b`, 'i')
  const put = literal.test(text)
    ? text.replace(literal, instead)
    : lineOf(words).replace(said, instead).trim()
  return { ...requestOf(put), isPut: true }
}
