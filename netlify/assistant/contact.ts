import { officeState } from '../../src/lib/opening-hours'
import { company } from './catalogue'

/** The ways to reach a person, as Markdown links. */
export const PHONE = `[${company.phone}](${company.phoneHref})`
export const WHATSAPP = `[WhatsApp](https://wa.me/${company.whatsappNumber})`
export const EMAIL = `[${company.email}](mailto:${company.email})`
export const QUOTE = '[free no-obligation quote](/contact)'

/** 'The office is open now until 4pm.' */
export function officeNow(now: Date) {
  const hours = company.hours.map(({ opens = null, closes = null, ...entry }) => ({
    ...entry,
    opens,
    closes,
  }))
  const { text } = officeState(hours, now)
  const words = text.replace(', opens', ' and opens')
  return `The office is ${words.charAt(0).toLowerCase()}${words.slice(1)}.`
}

/** The opening hours in a sentence. */
export function hoursInWords() {
  const [office, sales, sunday] = company.hours
  return `The office is open ${office?.label} ${office?.text}. Sales appointments are made for ${sales?.text}; ${sunday?.label} is ${sunday?.text}.`
}
