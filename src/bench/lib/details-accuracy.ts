import { markedIn, readMarked, type Marked } from '../../../netlify/assistant/marked'
import { mentionsOf } from '../../../netlify/assistant/reader'
import { slotsIn, type Found } from '../../../netlify/assistant/slots'
import { written } from '../../../netlify/assistant/spoken'
import { usableOf, withUsable } from '../../../netlify/assistant/usable'

/** What the reader learnt from, and what it did not. */
const MESSAGES = ['netlify/assistant/knowledge/mentions.jsonl', 'netlify/assistant/evaluation/mentions.jsonl']
const ASKS_NAME = /\bname\b|\bwho should\b/i
const ASKS_CONTACT = /\bnumber\b|\be-?mail\b|\breach you\b/i
/** Of a number so many digits at its end are compared: '+44 7700 …' is '07700 …'. */
const DIGITS = 9

interface Detail {
  /** What is marked in a message, as it is compared; whoever is to be contacted may give the record its name. */
  wanted: (text: string) => string[]
  found: (found: Found) => string | undefined
}

const markedAs = (text: string, ...kinds: string[]) =>
  markedIn(text).mentions.flatMap(({ text: words, kind }) => (kinds.includes(kind) ? [words] : []))

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:mr|mrs|ms|miss|dr)\b/, '')
    .replace(/[^\p{L}]+/gu, '')
const digitsOf = (text: string) => text.replace(/\D/g, '').slice(-DIGITS)
const codeOf = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '')
const POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]?(?:\d[A-Z]{2})?$/

const DETAILS: Record<string, Detail> = {
  name: {
    wanted: (text) => markedAs(text, 'name:self', 'name:contact').map(lettersOf),
    found: ({ name }) => name && lettersOf(name),
  },
  number: {
    wanted: (text) =>
      markedAs(text, 'phone:use')
        .map((said) => digitsOf(written(said)))
        .filter((digits) => digits.length === DIGITS),
    found: ({ phone }) => phone && digitsOf(phone),
  },
  address: {
    wanted: (text) => markedAs(text, 'mail:use').map((said) => written(said).toLowerCase()),
    found: ({ email }) => email,
  },
  postcode: {
    wanted: (text) =>
      markedAs(text, 'place:job')
        .map(codeOf)
        .filter((code) => POSTCODE.test(code)),
    found: ({ postcode }) => postcode && codeOf(postcode),
  },
}

/** How a detail of a message was taken. */
function judge({ wanted, found }: Detail, text: string, taken: Found) {
  const [marks, got] = [wanted(text), found(taken)]
  if (marks.length === 0) return got ? 'false' : 'none'
  if (!got) return 'missed'
  return marks.includes(got) || marks.join('').includes(got) ? 'right' : 'wrong'
}

async function takenFrom({ before, text: marked }: Marked): Promise<Found> {
  const asked = ASKS_NAME.test(before) ? 'name' : ASKS_CONTACT.test(before) ? 'contact' : undefined
  const text = written(markedIn(marked).text)
  const mentions = await mentionsOf(text, before)
  return withUsable(slotsIn(text, asked, { mentions }), usableOf(mentions))
}

/** Of each of a visitor's details how often it is taken rightly, by its message alone, from messages that strangers marked. */
export async function detailsAccuracy(): Promise<string> {
  const lines: string[] = []
  for (const file of MESSAGES) {
    const messages = readMarked(file)
    const taken: Found[] = []
    for (const message of messages) taken.push(await takenFrom(message))
    lines.push(`Details, in the ${messages.length} messages of ${file}:`)
    for (const [name, detail] of Object.entries(DETAILS)) {
      const judged = messages.map(({ text }, at) => judge(detail, text, taken[at]!))
      const count = (wanted: string) => judged.filter((verdict) => verdict === wanted).length
      const [right, wrong, missed] = ['right', 'wrong', 'missed'].map(count) as [number, number, number]
      lines.push(
        `  ${name}: ${right} of ${right + wrong + missed} right, ${wrong} wrong, ${missed} missed; ${count('false')} where there was none`,
      )
    }
  }
  return lines.join('\n')
}
