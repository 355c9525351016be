import {
  areas,
  COLOURS,
  DOOR_STYLES,
  FURNITURE,
  GLASS_DESIGNS,
  OFFER_STYLES,
  roofGlass,
  SERVICES,
  SUPERMARKET,
} from './catalogue'
import { listed } from './facts'
import { FIRST } from './general'
import notesFile from './notes.json'
import { plainWords } from './language'
import { contentWords } from './passages'
import { TOPICS } from './topics'

/**
 * What a chat service is told of the catalogue: every fact once. What several products share (colours, glass, furniture) stands
 * in a list of its own, and a page is named in a heading and not in each sentence.
 */
const NOTES = notesFile as Record<string, Record<string, string>>

/** Answers that the orders or the lines about the firm give already. */
const SAID_ELSEWHERE = new Set(
  'review quote-free injection hours address phone email whatsapp human about-firm why-details not-ours jobs compliment language mend-or-replace conservatory-leak measuring safety-glass builder threshold offer-end period thick-walls outside-glass snapping any-make wide-opening view-when-shut two-colours roof-green'.split(
    ' ',
  ),
)

/** Groups only repeat what is said of their products, apart from these aspects. */
const OWN_OF_GROUPS: Record<string, string[]> = {
  windows: ['glass', 'noise', 'security', 'care'],
}

/** Pairs of which nothing is said that does not stand with each. */
const SAID_APART = new Set(['r7|r9', 'comp-door|truframe'])

/** What is said of the firm, topic by topic. */
export function firmFacts() {
  return FIRST.filter(({ id }) => !SAID_ELSEWHERE.has(id))
    .map(
      ({ id, say }) =>
        `- ${id}: ${plain(say(new Date(0), '').replace(/ The office is (open|closed)[^.]*\./, ''))}`,
    )
    .join('\n')
}

/** What is said of each product and of pairs of them. */
export function productFacts() {
  const facts = TOPICS.filter(({ kind, id }) => kind !== 'service' && id !== 'patio').flatMap(
    ({ id, page, label, kind }) => {
      const notes = Object.entries(NOTES[id] ?? {}).filter(
        ([aspect]) => kind !== 'group' || OWN_OF_GROUPS[id]?.includes(aspect),
      )
      const texts = once(notes.map(([, text]) => plain(text)))
      return texts.length > 0 ? [`## ${label} (${page})\n${texts.join('\n')}`] : []
    },
  )
  const compared = Object.entries(NOTES.compare ?? {})
    .filter(([pair]) => !SAID_APART.has(pair))
    .map(([, text]) => plain(text))
  return [...facts, `## Compared\n${compared.join('\n')}`].join('\n')
}

/** Sentences that only say that something is not known, or in which list it is: a rule and the lists say it once for all. */
const NO_FACT =
  /^I have no|would confirm|\(listed below\)|^Say so when|^They are shown|ask (us|with your quote|for the)|^Which /

/** Share of its words that a sentence must have for itself, unless it brings a figure. */
const LEAST_NEW = 0.25

/** The sentences of several notes, without those that repeat what stands before them. */
function once(notes: string[]) {
  const seen = new Set<string>()
  return notes
    .map((note) =>
      note
        .split(/(?<=[.?])\s+(?=[A-Z])/)
        .filter((sentence) => isNew(sentence, seen))
        .join(' '),
    )
    .filter(Boolean)
}

function isNew(sentence: string, seen: Set<string>) {
  if (NO_FACT.test(sentence)) return false
  const words = [...new Set(contentWords(plainWords(sentence)))]
  const fresh = words.filter((word) => !seen.has(word))
  // A short one may turn on its small words: 'They can open in or out.'
  const isShort = sentence.split(' ').length < 7
  if (!isShort && fresh.length / words.length < LEAST_NEW && !fresh.some((word) => /\d/.test(word)))
    return false
  words.forEach((word) => seen.add(word))
  return true
}

const LISTS: [string, string][] = [
  ['comp-door', 'Comp Door (18)'],
  ['upvc-door', 'All uPVC doors (25)'],
  ['r7', 'R7 (20)'],
  ['r9', 'R9 (23)'],
  ['window', 'Window chart: all other windows'],
  ['offer', 'Offer doors (18)'],
]

/** Each list of colours once, with what comes in it. */
export function colourLists() {
  return LISTS.map(([key, label]) => `- ${label}: ${names(COLOURS[key] ?? [])}`).join('\n')
}

/** Styles, glass and furniture by name. */
export function nameLists() {
  const privacy = GLASS_DESIGNS.map(({ name, privacy: degree }) => `${name} ${degree}`).join(', ')
  return [
    `- Comp Door styles (37): ${names(DOOR_STYLES)}`,
    `- Offer styles: ${names(OFFER_STYLES)}`,
    `- Glass designs, with privacy out of 5: ${privacy}`,
    `- Furniture of composite doors: ${names(FURNITURE)}`,
  ].join('\n')
}

/** The table of roof glass. */
export function roofGlassFacts() {
  const rows = [...roofGlass.items.flatMap((item) => item.rows), ...roofGlass.tripleGlazed]
  return `Product: U-value, solar, light\n${rows.map(({ product, uValue, solar, light }) => `- ${product}: ${uValue}, ${solar}, ${light}`).join('\n')}`
}

/** The districts where we work: 'CM 17 18 19; EN 10 11'. */
export function districtList() {
  const byLetters = new Map<string, string[]>()
  for (const code of areas.postcodes.flatMap(({ codes }) => codes)) {
    const letters = code.replace(/\d+$/, '')
    byLetters.set(letters, [...(byLetters.get(letters) ?? []), code.slice(letters.length)])
  }
  return [...byLetters].map(([letters, numbers]) => `${letters} ${numbers.join(' ')}`).join('; ')
}

/** What each service does. */
export function serviceFacts() {
  return SERVICES.map(
    ({ slug, title, description }) => `- ${title} (/services/${slug}): ${description}`,
  ).join('\n')
}

function names(list: { name: string }[]) {
  return list.map(({ name }) => name).join(', ')
}

/** A note without its links, and with a word where the answer would list names. */
function plain(text: string) {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/: \{(?:colours|furniture|offerStyles)\}/g, ' (listed below)')
    .replace('{roofGlass}', () => listed(roofGlass.items.map(({ name }) => name)))
    .replace('{supermarket}', SUPERMARKET)
    .replace(/\n+- /g, '; ')
    .replace(/\n+/g, ' ')
}
