import { wordsOfVisitor, type Message } from './message'
import { textField, type VisitorInfo } from './visitor-info'

const LAST = 3
const MAX_SUMMARY = 200
/** Half of a letter that was cut in two: no address can hold it. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/**
 * The message that 'Continue on WhatsApp' starts with: a greeting, the visitor's last questions, and who they are as far
 * as that is known.
 */
export function handoffText(brand: string, messages: readonly Message[], info: VisitorInfo) {
  const summary = summarise(wordsOfVisitor(messages).slice(-LAST).join(' | '))
  const contact = [
    ['Name', textField(info, 'name')],
    ['Phone', textField(info, 'phone')],
    ['Email', textField(info, 'email')],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  return [
    `Hello ${brand}, I have been talking to the assistant on your website and would like to carry on here.`,
    ...(summary ? [`I asked about: ${summary}`] : []),
    ...contact,
  ]
    .join('\n')
    .replace(LONE_SURROGATE, '')
}

function summarise(text: string) {
  return text.length > MAX_SUMMARY ? `${text.slice(0, MAX_SUMMARY)}...` : text
}
