import { attributePart } from './attributes'
import { shortened } from './compose'
import { CARDS } from './cards'
import { QUESTIONS, type Intent } from './examples'
import { factOf } from './facts'
import type { Part } from './part'
import type { Request } from './requests'
import { topicById, topicOfPage, type Topic } from './topics'
import { lineOf } from './words'
import { answerPart, NARROWER } from './written'

/** Whether the same can be asked of another product: a written answer about one of them cannot. */
export function isOfAny({ kind, id }: Intent) {
  return kind === 'attribute' || id in NARROWER || (kind === 'answer' && isTheme(CARDS.get(id)?.file))
}

const isTheme = (file: string | undefined) => !topicById(file) || topicById(file)?.group === true

/** What is known of an intent. */
export function partFor(intent: Intent, request: Request, topics: Topic[]): Part | undefined {
  const isLength =
    /^(life|lifespan)$/.test(intent.id) &&
    !/ (last|lasts|lasting|life|lifespan|durable|year|years|wear) /.test(lineOf(request.words))
  // 'How long are they?' asks for their length.
  if (isLength && topics.length > 0) return attributePart('size', topics)
  if (intent.kind === 'attribute') return attributePart(intent.id, topics)
  if (intent.kind === 'service') {
    const topic = topicById(intent.id)
    const fact = topic && factOf(topic, 'about')
    return fact && { text: fact.text, key: intent.id, intent, topics: [fact.topic] }
  }
  if (intent.kind === 'question') {
    const question = QUESTIONS.get(intent.id)
    if (!question) return undefined
    const topic = topicOfPage(question.page)
    return {
      text: `${shortened(question.text, 55)} See [${question.where}](${question.page}).`,
      key: question.title,
      intent,
      ...(topic ? { topics: [topic] } : {}),
    }
  }
  return intent.kind === 'answer' ? answerPart(intent, request, topics) : undefined
}
