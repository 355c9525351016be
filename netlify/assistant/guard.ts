import { LEAD_MARKER } from '../../src/contracts/chat'
import { PHONE } from './catalogue'
import { DOCUMENTS } from '../content/site-data'
import { slotsIn } from './slots'
import { written } from './spoken'

/**
 * The check of what a chat service writes, word by word as it comes: a figure or price that neither the data nor the visitor
 * named does not leave, nor a lead without a phone number or e-mail address that the visitor wrote.
 */

/** Said in place of a sentence whose figure nobody can vouch for. */
const INSTEAD = `I’d rather the office gave you that figure: ring ${PHONE}.`

const NUMBER = /\d+(?:[.,:]\d+)*/g
const plain = (figure: string) => figure.replace(/,(?=\d{3}\b)/g, '').replace(/^0+(?=\d)/, '')
/** The lines of a drawing or a map and the keys of pictures are no figures of the firm's. */
const SHAPES = new Set([
  'drawing',
  'drawings',
  'parts',
  'box',
  'outline',
  'measures',
  'src',
  'hex',
  'focus',
  'level',
])
const SHAPE_FILES = /^(map|door-leaves)\.json$/
const all = DOCUMENTS.filter(({ file }) => !SHAPE_FILES.test(file))
  .map(({ value }) => JSON.stringify(value, (key, part: unknown) => (SHAPES.has(key) ? undefined : part)))
  .join(' ')
const FIGURES = new Set((all.match(NUMBER) ?? []).map(plain))
const PRICES = new Set([
  ...(all.match(/£\s?\d[\d,.]*\d/g) ?? []).map((price) => plain(price.replace(/£\s?/, ''))),
  ...(all.match(/"(?:price|recommendedPrice|saving)":\d+/g) ?? []).map((price) => price.replace(/\D/g, '')),
])
/** Counts and the hours of a day need no source. */
const SMALL = 12
const ALWAYS = new Set(['24', '999', '101', '0800', '111'])

/** Whether every figure of a piece of text may be said. */
function mayBeSaid(text: string, visitorsFigures: Set<string>) {
  const isPrice = /[£$€]|\b(pounds?|quid|grand)\b|\d\s?k\b|\d\s?p\b/i.test(text)
  return (text.match(NUMBER) ?? []).map(plain).every((figure) => {
    if (isPrice) return PRICES.has(figure)
    if (/%/.test(text)) return all.includes(`${figure}%`) || all.includes(`${figure} %`)
    return FIGURES.has(figure) || visitorsFigures.has(figure) || ALWAYS.has(figure) || Number(figure) <= SMALL
  })
}

/**
 * Passes a service's words on, but for those that may not be said.
 *
 * @param said - everything that the visitor wrote
 */
export async function* guarded(
  fragments: AsyncIterator<string, void>,
  said: string,
): AsyncGenerator<string, void> {
  const visitorsFigures = new Set((said.match(NUMBER) ?? []).map(plain))
  let held = ''
  let isSkipping = false
  let hasLead = false

  function* pass(isEnd: boolean): Generator<string> {
    for (;;) {
      const marker = held.indexOf(LEAD_MARKER)
      if (marker >= 0) {
        const lead = leadAfter(held.slice(marker + LEAD_MARKER.length))
        if (lead === undefined && !isEnd) return
        const text = held.slice(0, marker)
        held = lead ? held.slice(marker + LEAD_MARKER.length + lead.length) : ''
        if (text.trim() && !isSkipping) yield text
        if (lead && !hasLead && isTrueLead(lead, `${said} ${written(said)}`)) {
          hasLead = true
          yield `${LEAD_MARKER}${lead.trim()}`
        }
        continue
      }
      const ready = isEnd ? held.length : safeLength(held)
      if (ready === 0) return
      const piece = held.slice(0, ready)
      held = held.slice(ready)
      let out = ''
      for (const word of piece.match(/^\s+|\S+\s*(?:(?:pounds?|quid|grand|percent)\b\S*\s*)?/gi) ?? []) {
        const isLast = /[.!?]["')\]]*\s*$/.test(word) || /\n/.test(word)
        if (isSkipping) isSkipping = !isLast
        else if (mayBeSaid(word, visitorsFigures)) out += word
        else {
          isSkipping = !isLast
          out += `${INSTEAD} `
        }
      }
      if (out) yield out
    }
  }

  try {
    for (;;) {
      const { done, value } = await fragments.next()
      if (!done) held += value
      yield* pass(done === true)
      if (done) return
    }
  } finally {
    await fragments.return?.()
  }
}

/** What may go at once: not a word with a figure that could grow, and not what could become a marker. */
function safeLength(text: string) {
  const open = /(?:[£$€]\s?)?[\d£$€][^\s]*(?:\s+(?:[a-z%]{0,7})?)?$/i.exec(text)
  const length = open ? open.index : text.length
  for (let size = Math.min(LEAD_MARKER.length - 1, text.length); size > 0; size -= 1) {
    if (LEAD_MARKER.startsWith(text.slice(-size))) return Math.min(length, text.length - size)
  }
  return length
}

/** The JSON after a marker, once it is whole. */
function leadAfter(text: string) {
  return /^\s*\{[^{}]*\}/.exec(text)?.[0]
}

function isTrueLead(json: string, said: string) {
  try {
    const { phone = '', email = '' } = JSON.parse(json) as { phone?: string; email?: string }
    const digits = (text: string) => text.replace(/\D/g, '').replace(/^44/, '0')
    const found = slotsIn(`${phone} ${email}`, undefined)
    if (found.phone) return digits(said).includes(digits(found.phone))
    return found.email !== undefined && said.toLowerCase().includes(found.email)
  } catch {
    return false
  }
}
