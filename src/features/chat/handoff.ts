import words from '@data/wording/chat.json'
import { fillIn } from '@/lib/fill-in'
import { wordsOfVisitor, type Message } from './message'
import { textField, type VisitorInfo } from './visitor-info'

const LAST = 3
const MAX_SUMMARY = 200
/** A lone surrogate, left where the text was cut: encodeURIComponent would throw. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/**
 * The message that 'Continue on WhatsApp' starts with: a greeting, the visitor's last questions, and who they are as far
 * as that is known.
 */
export function handoffText(brand: string, messages: readonly Message[], info: VisitorInfo) {
  const summary = summarise(wordsOfVisitor(messages).slice(-LAST).join(' | '))
  const contact = [
    [words.name, textField(info, 'name')],
    [words.phone, textField(info, 'phone')],
    [words.email, textField(info, 'email')],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  return [
    fillIn(words.whatsappGreeting, { shortBrand: brand }),
    ...(summary ? [fillIn(words.whatsappSummary, { summary })] : []),
    ...contact,
  ]
    .join('\n')
    .replace(LONE_SURROGATE, '')
}

function summarise(text: string) {
  return text.length > MAX_SUMMARY ? `${text.slice(0, MAX_SUMMARY)}...` : text
}
