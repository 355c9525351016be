import { unknown } from './attributes'
import { brochures } from './catalogue'
import { CARDS, type Card } from './cards'
import { type Intent } from './examples'
import { factOf } from './facts'
import type { Part } from './part'
import type { Request } from './requests'
import { topicById, TOPICS, type Topic } from './topics'
import { lineOf } from './words'

/** Answers that say less than what is known of the product asked about. */
export const NARROWER: Record<string, string> = {
  noise: 'noise',
  'low-maintenance': 'care',
  lifespan: 'life',
  guarantee: 'guarantee',
  uvalue: 'energy',
  'gas-fill': 'glass',
  'trim-sizes': 'size',
  'security-advice': 'security',
  'letterbox-extras': 'furniture',
  'open-way': 'opening',
}

/** A written answer, or what is known of the product where that says more. */
export function answerPart(intent: Intent, request: Request, topics: Topic[]): Part | undefined {
  const [topic] = topics
  const isMeaning = !request.carries && / (mean|means|explain|meaning|stand for) /.test(lineOf(request.words))
  const narrower = isMeaning ? undefined : NARROWER[intent.id]
  const fact = narrower && topic && !topic.group ? factOf(topic, narrower) : undefined
  if (fact) return { text: fact.text, key: `${topic?.id} ${narrower}`, intent, topics }
  // What holds for another product is no answer.
  if (narrower === 'life' && topic && !topic.group) return { ...unknown(topics, narrower), intent }
  const id = swapped(intent.id, topic, lineOf(request.words))
  const printed = topics.filter(({ page }) => brochures.has(page)).slice(0, 2)
  if (id === 'brochure' && printed.length > 0) {
    const pages = printed.map(({ label, page }) => `[${label} page](${page})`).join(' or the ')
    return {
      text: `Yes, press Download Brochure on the ${pages}.`,
      key: intent.id,
      intent,
      topics,
    }
  }
  const answer = CARDS.get(id)
  return answer && { text: withWay(answer), key: answer.id, intent, ...(topics.length > 0 ? { topics } : {}) }
}

/** An answer that leads nowhere: no page, no number, no question. */
const LEADS_ON = /\]\(|\{(?:phone|email|mobile)\}|\?$/

/** An answer with its way on: the page of the service or the product that it is about. */
function withWay({ id, file, say }: Card) {
  const topic = file === 'services' ? SERVICES.find((service) => id.startsWith(service.id)) : topicById(file)
  if (!topic || topic.group || LEADS_ON.test(say)) return say
  const label = /^u?[A-Z]/.test(topic.label) ? topic.label : capital(topic.label)
  return `${say} [${label}](${topic.page}).`
}

const SERVICES = TOPICS.filter(({ family, group }) => family === 'service' && !group)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The same question has another answer for some products. */
function swapped(id: string, topic: Topic | undefined, line: string) {
  // Who asks for paper is not sent to a page.
  const isOfBrochure = / brochures? /.test(line) && /brochure/.test(CARDS.get(id)?.say ?? '')
  if (isOfBrochure && / (post|posted|postal|paper|printed|print) /.test(line)) return 'brochure-post'
  if (id === 'price' && topic?.id === 'offer') return 'offer'
  if (id === 'price' && (/composite|truframe|comp-door/.test(topic?.id ?? '') || / front door/.test(line)))
    return 'door-price'
  if (id === 'open-way' && topic?.id === 'upvc-french') return 'french-way'
  if (id === 'open-way' && topic?.id === 'tilt-turn') return 'what-tilt'
  if (id === 'area') return 'area'
  if (
    id === 'offer' &&
    / (not in|outside|do not live|live in|qualify|am i|are we|can i|could i|can we|still have|still get) /.test(
      line,
    )
  )
    return 'offer-who'
  if (id === 'best-energy' && topic?.family === 'roof') return 'rec-roof-tint'
  return id
}
