import { company, PHONE, VALUES } from './catalogue'
import { comparisonOf, factOf } from './facts'
import { CARDS } from './cards'
import { LABELS, type Intent } from './examples'
import file from './knowledge/attributes.json'
import { type Match } from './intents'
import type { Part } from './part'
import { PATTERNS } from './patterns'
import { topicById, type Topic } from './topics'

/** What a product does not change. */
const INSTEAD = new Map(file.map(({ id, instead = '' }) => [id, instead]))
const WHICH_TWO = 'Which two shall I put side by side? Give me their names, R7 and R9 for instance.'

/** What is known of an attribute of the products asked about. */
export function attributePart(attribute: string, topics: Topic[]): Part | undefined {
  const intent: Intent = { kind: 'attribute', id: attribute }
  const [topic] = topics
  if (attribute === 'compare' && topics.length > 1) return comparePart(topics, undefined)
  // 'Patio doors' are two kinds already.
  if (attribute === 'compare' && topic?.id === 'patio') return attributePart('about', topics)
  if (attribute === 'compare') {
    const ranges =
      topic?.id === 'composite' ? ['truframe', 'comp-door'].flatMap((id) => topicById(id) ?? []) : []
    return comparePart(ranges, undefined) ?? { text: WHICH_TWO, key: 'which two', intent }
  }
  if (!topic) {
    const answer = CARDS.get(INSTEAD.get(attribute) ?? '')
    if (answer) return { text: answer.say, key: answer.id, intent }
    return {
      text: `Which is it for: a door, a window or a roof? Tell me and I'll look up the ${LABELS.get(attribute) ?? 'details'}.`,
      key: 'which',
      intent,
    }
  }
  const facts = topics.slice(0, 2).map((one) => factOf(one, attribute))
  const found = facts.filter((fact) => fact !== undefined)
  if (found.length > 0) {
    return {
      text: [...new Set(found.map(({ text }) => text))].join('\n\n'),
      key: `${topic.id} ${attribute}`,
      intent,
      topics,
    }
  }
  const instead =
    topic.group || ['care', 'noise'].includes(attribute) ? CARDS.get(INSTEAD.get(attribute) ?? '') : undefined
  if (instead) return { text: instead.say, key: instead.id, intent, topics }
  return { ...unknown(topics, attribute), intent }
}

/** Whether a line asks what something costs, or which of two costs more. */
export const asksOfCost = (line: string) =>
  PATTERNS.ofPrice.test(line) || / (?:cheaper|dearer|cheapest|dearest) /.test(line)

/** What two products cost beside each other. */
export const OF_PRICE: Intent = { kind: 'attribute', id: 'price' }

/** Two products beside each other. */
export function comparePart(topics: Topic[], best: Pick<Match, 'kind' | 'id'> | undefined): Part | undefined {
  const [one, other] = topics
  if (!one || !other) return undefined
  const intent: Intent = { kind: 'attribute', id: 'compare' }
  const attribute =
    best?.kind === 'attribute' && best.id !== 'compare' && best.id !== 'about' ? best.id : undefined
  const text = comparisonOf(one, other, attribute)
  const key = `${one.id} or ${other.id}${attribute ? ` ${attribute}` : ''}`
  if (text) {
    const told: Intent = attribute ? { kind: 'attribute', id: attribute } : intent
    return { text, key, intent: told, topics: inOrder(text, [one, other]) }
  }
  if (attribute === 'price')
    return {
      text: `I've no price for either, so I can't say by how much they differ. Ask for ${one.label} and ${other.label} side by side in your [free quote](/contact).`,
      key,
      intent: OF_PRICE,
      topics: [one, other],
    }
  // 'Patio doors' are two products already.
  const patio = [one, other].find(({ id }) => id === 'patio')
  const compared = patio ? [patio] : [one, other]
  const facts = compared.map((topic) => factOf(topic, attribute ?? 'about')?.text)
  if (facts.some((fact) => fact === undefined)) return undefined
  return {
    text: facts.join('\n\n'),
    key,
    intent: attribute ? { kind: 'attribute', id: attribute } : intent,
    topics: [one, other],
  }
}

/** The one that a verdict names first comes first: it is what 'it' stands for afterwards. */
function inOrder(text: string, topics: Topic[]) {
  const at = ({ page, like }: Topic) =>
    Math.max(text.indexOf(page), text.indexOf(topicById(like)?.page ?? page))
  return [...topics].sort((one, other) => at(one) - at(other))
}

/** What is not known, and who can tell. */
export function unknown(topics: Topic[], attribute: string | undefined): Part {
  const [topic] = topics
  const label = attribute ? LABELS.get(attribute) : undefined
  if (topic && label && !topic.group) {
    return {
      text: `I haven't got ${label} for our [${topic.label}](${topic.page}).${attribute === 'life' ? ' The guarantee is 10 years.' : ''} Ask with your [free quote](/contact) or ring ${PHONE}.`,
      key: `${topic.id} ${attribute}`,
      topics,
      isUnknown: true,
    }
  }
  if (topic && !topic.group) {
    return {
      text: `That I don't know about our [${topic.label}](${topic.page}), sorry, and I won't guess. Ring ${PHONE}, or ask with your [free quote](/contact).`,
      key: 'unknown',
      topics,
      isUnknown: true,
    }
  }
  return {
    text: `I don't have the answer to that, sorry. Somebody at ${VALUES.shortBrand} will: ring ${company.phone ? PHONE : ''}, or tell me a bit more about what you're after.`,
    key: 'unknown',
    isUnknown: true,
  }
}
