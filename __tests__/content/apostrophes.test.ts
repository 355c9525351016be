import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dataFilesBelow } from '../../src/content/read-data'

const DATA = path.resolve(__dirname, '../../data')

/** Wordings that the specification fixes to the letter; it writes them with a straight apostrophe. */
const FIXED = [
  "What's Included",
  "Don't Miss Out on This Exclusive CM17 Offer!",
  "Don't Miss Out on This Exclusive CM23 Offer!",
  "Secure your exclusive CM23 offer today - No payment until you've spoken to our experienced team member.",
  "We'll email your brochure shortly. Thank you for your interest!",
  "Bishop's Stortford",
]

/** Every text of a file. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

it.each(dataFilesBelow(DATA).filter((file) => file.endsWith('.json')))(
  '%s writes an apostrophe as ’, where the specification fixes nothing else',
  (file) => {
    const texts = textsOf(JSON.parse(readFileSync(path.join(DATA, file), 'utf8')))
    expect(texts.filter((text) => text.includes("'") && !FIXED.includes(text))).toEqual([])
  },
)
