import type { Aspect } from './aspects'
import {
  BROCHURE_ROUTES,
  COLOURS,
  FURNITURE,
  OFFER_STYLES,
  roofGlass,
  SUPERMARKET,
  type Named,
} from './catalogue'
import { QUOTE } from './contact'
import { OFFER_NOTE } from './general'
import { plainWords } from './language'
import notesFile from './notes.json'
import { ASKED, contentWords, findPassage, PASSAGES, type Passage } from './passages'
import { coverOf, passageOn } from './recall'
import { coloursLike, pagesOf, withoutTopic, type NamedThing, type Topic } from './topics'

/** What the assistant says of each topic, aspect by aspect. A test holds every figure in it against the catalogue. */
const NOTES = notesFile as Record<string, Record<string, string | undefined>>

/** Where an aspect that a topic says nothing about itself is found instead. */
const FAMILY: Record<string, string> = {
  designer: 'comp-door',
  'comp-door': 'composite',
  truframe: 'composite',
  casement: 'windows',
  'tilt-turn': 'windows',
  'sliding-sash': 'windows',
  'sash-horn': 'windows',
  r7: 'windows',
  r9: 'windows',
  refine: 'windows',
  'flush-sash': 'windows',
  'conservatory-roof-glass-replacements': 'roof-glass',
}

/** The list of colours of a topic. */
function colourList(topic: string): Named[] | undefined {
  if (topic.startsWith('upvc')) return COLOURS['upvc-door']
  if (topic === 'designer') return COLOURS['comp-door']
  return COLOURS[topic] ?? (topic === 'windows' || FAMILY[topic] === 'windows' ? COLOURS.window : undefined)
}

/** What we know of an aspect; undefined when we have nothing written about it. */
export function note(topic: Topic, aspect: Aspect | 'about' | 'guarantee'): string | undefined {
  for (let id: string | undefined = topic.id; id; id = FAMILY[id]) {
    const text = NOTES[id]?.[aspect]
    if (text) return filled(text, topic.id)
    if (aspect === 'about') break
  }
  return undefined
}

/** Of the notes on several aspects, the one that has most of the question's own words. */
export function noteOn(topic: Topic, aspects: Aspect[], words: string[]): string | undefined {
  const asked = new Set(contentWords(words))
  const met = (text: string) => new Set(plainWords(text).filter((word) => asked.has(word))).size
  const notes = [...new Set(aspects)].flatMap((aspect) => note(topic, aspect) ?? [])
  return notes.sort((one, other) => met(other) - met(one))[0]
}

/** Whatever is written of a topic that has most of the question; undefined when it has too little. */
export function noteWith(topic: Topic, words: string[], least: number): string | undefined {
  const [best] = Object.values(NOTES[topic.id] ?? {})
    .flatMap((text) => (text ? [{ text, cover: coverOf(words, text) }] : []))
    .sort((one, other) => other.cover - one.cover)
  return best && best.cover >= least ? filled(best.text, topic.id) : undefined
}

function filled(text: string, topic: string) {
  return text
    .replace('{colours}', () => listed((colourList(topic) ?? []).map(({ name }) => name)))
    .replace('{furniture}', () => listed(FURNITURE.map(({ name }) => name)))
    .replace('{roofGlass}', () => listed(roofGlass.items.map(({ name }) => name)))
    .replace('{offerStyles}', () => listed(OFFER_STYLES.map(({ name }) => name)))
    .replace('{supermarket}', SUPERMARKET)
}

/** 'A, B and C' */
export function listed(parts: string[]) {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** Two topics side by side. */
export function comparison(one: Topic, other: Topic) {
  const ids = [one, other].map(({ id }) => (id === 'patio' ? 'aluminium-sliding' : id))
  const written = NOTES.compare?.[ids.sort().join('|')]
  if (written) return written
  const [first, second] = [note(one, 'about'), note(other, 'about')]
  return first && second ? `${first}\n\n${second}` : (first ?? second)
}

const COMPOSITES = ['composite', 'truframe', 'comp-door', 'designer', 'doors', 'offer']

/** The prices of the specification, and for all the rest a free quote: never a guess. */
export function price(topic: Topic | undefined, colour?: NamedThing) {
  const offer = `${OFFER_NOTE}.`
  if (topic?.id === 'offer') {
    return `${offer} That saves £200, with free survey and fitting and a 10 year guarantee. No payment is due until you have spoken to a team member.`
  }
  const quote = `I have no price to give you, because it depends on size, glass and opening. You get a ${QUOTE}, and nothing is ordered before you have seen the price in writing.`
  if (topic && COMPOSITES.includes(topic.id))
    return `${offer} For any other door, you get a ${QUOTE}: it depends on size, style and glass.`
  if (topic?.id === 'bifold' && colour) return bifoldColour(colour)
  if (topic?.id === 'bifold')
    return `${quote} What I can say: the five standard colours of [bi-folds](${topic.page}) all cost the same.`
  if (topic?.kind === 'service')
    return `I have no price to give you for ${topic.label}: we look at the job and quote before we start. The quote is free: [ask for one](/contact).`
  return topic ? quote : `${quote} The one fixed price: ${offer.replace(/^Our/, 'our')}`
}

/** Whether a topic comes in a colour. */
export function inColour(topic: Topic | undefined, colour: NamedThing): string {
  const { name } = colour
  if (topic?.id === 'bifold') return bifoldColour(colour)
  if (topic?.id === 'patio') {
    const likes = coloursLike(COLOURS['upvc-door'] ?? [], colour)
    const upvc = likes.length > 0 ? `has ${listed(likes)}` : `has no ${colour.name} on its list`
    return `The [uPVC patio door](/doors/upvc-patio) ${upvc}. [Aluminium sliding doors](/doors/aluminium-sliding) come in 200+ RAL colours.`
  }
  if (topic?.id === 'truframe') {
    return `[TruFrame](${topic.page}) comes in 400 colours. Tell us which ${name} you have in mind, or bring a sample, and we look for the nearest.`
  }
  if (topic?.id === 'aluminium-sliding') {
    return `[Aluminium sliding doors](${topic.page}) come in 200+ RAL colours, so ask for the ${name} you want by its RAL number.`
  }
  const list = topic ? colourList(topic.id) : undefined
  if (topic && list && topic.id !== 'windows') {
    const likes = coloursLike(list, colour)
    return likes.length > 0
      ? `Yes: the list for [${topic.label}](${topic.page}) has ${listed(likes)}.`
      : `There is no ${name} among the ${list.length} colours on the list for [${topic.label}](${topic.page}): ${listed(list.map((entry) => entry.name))}. Ask us, in case another can be made.`
  }
  const only =
    topic?.id === 'windows'
      ? WINDOW_LISTS
      : topic?.id === 'composite'
        ? DOOR_LISTS.slice(0, 1)
        : topic?.kind === 'group' || !topic
          ? [...DOOR_LISTS, ...WINDOW_LISTS]
          : DOOR_LISTS
  const found = only.flatMap(([label, key]) => {
    const likes = coloursLike(COLOURS[key] ?? [], colour)
    return likes.length > 0 ? [`- ${label}: ${listed(likes)}`] : []
  })
  const rest =
    topic?.id === 'windows'
      ? ''
      : '[TruFrame composite doors](/doors/truframe-composite) have 400 colours besides.'
  return found.length > 0
    ? `Yes, in these ranges:\n\n${found.join('\n')}\n\n${rest}`.trim()
    : `I find no ${name} on our colour lists. ${rest} Ask us, in case it can be made.`
}

const DOOR_LISTS: [string, string][] = [
  ['[Comp Door composite](/doors/comp-door)', 'comp-door'],
  ['[uPVC doors](/doors/upvc-front)', 'upvc-door'],
]
const WINDOW_LISTS: [string, string][] = [
  ['[R7 windows](/windows/r7-flush-casement)', 'r7'],
  ['[R9 windows](/windows/r9-flush-casement)', 'r9'],
  ['[Our other windows](/windows)', 'window'],
]

const BIFOLD_COLOURS = ['White', 'Grey', 'Grey on White', 'Black', 'Black on White'].map((name) => ({ name }))

function bifoldColour(colour: NamedThing) {
  const likes = coloursLike(BIFOLD_COLOURS, colour)
  const page = '[bi-folding doors](/doors/aluminium-bifolding)'
  return likes.length > 0
    ? `Yes: ${listed(likes)} ${likes.length > 1 ? 'are' : 'is'} among the five standard colours of our ${page}, all at the same price.`
    : `${colour.name} is not one of the five standard colours of our ${page}. There are 417 special RAL colours, price on application.`
}

/** Where to find the brochure. */
export function brochure(topic: Topic | undefined) {
  const page =
    topic && ['truframe', 'offer', 'designer'].includes(topic.id) ? '/doors/composite' : topic?.page
  const label = topic?.id === 'offer' || topic?.id === 'designer' ? 'composite doors' : topic?.label
  return page && BROCHURE_ROUTES.has(page)
    ? `Yes: press Download Brochure on the page of [${label}](${page}).`
    : 'Each range has its own brochure: press Download Brochure on its page. Start from [doors](/doors), [windows](/windows) or [conservatories and roofs](/conservatories), or tell me which range you mean.'
}

/** What a page of the topic, or the whole catalogue, says to a question. */
export function fromPages(words: string[], topic: Topic | undefined, least?: number): string | undefined {
  const pages = topic && pagesOf(topic)
  const passage =
    (pages && passageOn(withoutTopic(words, topic), pages, LEAST_RECALLED)) ??
    findPassage(words, pages, least)
  return passage ? quoted(passage, words) : undefined
}

/** Share of a question's rare words that settles it. */
const LEAST_RECALLED = 0.75

/** The same where a topic is named: the passage that says most of what is asked beside its name. */
export function nearest(words: string[], rest: string[], topic: Topic): Passage | undefined {
  const found = [findPassage(words, pagesOf(topic)), findPassage(rest, pagesOf(topic))].filter(
    (one) => one !== undefined,
  )
  const asked = contentWords(rest)
  const met = ({ title, text }: Passage) => {
    const said = new Set(plainWords(`${title} ${text} ${ASKED[title] ?? ''}`))
    return asked.filter((word) => said.has(word)).length
  }
  return found.sort((one, other) => met(other) - met(one))[0]
}

/** An answer in the catalogue to just this question, wherever it is; better than anything general. */
export function exactAnswer(words: string[], topic: Topic | undefined): string | undefined {
  const passage = topic && findPassage(words, pagesOf(topic))
  if (!passage?.title.endsWith('?')) return undefined
  const asked = new Set(contentWords(words))
  const said = `${passage.title} ${ASKED[passage.title] ?? ''}`.toLowerCase()
  const share = (of: string[]) => of.filter((word) => said.includes(word)).length / (of.length || 1)
  // The name of the topic is in every question about it: what is asked of it has to be met too.
  const rest = contentWords(topic ? withoutTopic(words, topic) : words)
  const isMet = asked.size >= 3 && share([...asked]) >= 0.7 && share(rest) >= 0.6
  return isMet ? quoted(passage, words) : undefined
}

/** Longest text to quote whole. */
const MAX_QUOTE = 330

/** A passage as an answer; of a long one, the sentences that answer. */
export function quoted({ title, text, page, path, isPoint }: Passage, words: string[]) {
  if (isPoint) return `From the list for [${page}](${path}): ${text}.`
  const said = text.length > MAX_QUOTE ? excerpt(text, words) : text
  // 'What is self-cleaning glass?' 'It has a coating': standing alone, the answer names its subject.
  const subject = /^What is (?:an? )?(.+)\?$/.exec(title)?.[1]
  const named = subject
    ? said.replace(/^It /, `${subject.charAt(0).toUpperCase()}${subject.slice(1)} `)
    : said
  // Where the question of the page is not quite the visitor's, it says what is answered.
  const isSame = coverOf(plainWords(title), words.join(' ')) >= SAME_QUESTION
  // So it does where the answer leans on its question: 'It saves you an application.'
  const isLeaning = /^(It|They|That|This|Those|These) /.test(said)
  const asked = title.endsWith('?') && (!isSame || isLeaning) && !subject ? `${title} ` : ''
  // 'Good over a bath or a sink': a short heading says what is.
  const heading = !title.endsWith('?') && title.split(' ').length <= SHORT && !subject ? `${title}: ` : ''
  return `${asked}${heading}${named}${pointsOf(said, title, path)} More: [${page}](${path}).`
}

/** Words of a heading that names what its text is about. */
const SHORT = 3

/** Share of the question of a page that makes it the visitor's own. */
const SAME_QUESTION = 0.75

/** 'These points are for your builder': the points themselves. */
function pointsOf(said: string, title: string, path: string) {
  if (!/these points|below|what follows|the following/i.test(said)) return ''
  const points = PASSAGES.filter((one) => one.isPoint && one.title === title && one.path === path)
  return points.length > 0
    ? `\n\n${points
        .slice(0, 5)
        .map(({ text }) => `- ${text}`)
        .join('\n')}\n\n`
    : ''
}

/** The two neighbouring sentences that share most with the question, and the one before if they lean on it. */
function excerpt(text: string, words: string[]) {
  const sentences = text.split(/(?<=[.?!])\s+(?=[A-Z])/)
  const met = sentences.map((sentence) => coverOf(words, sentence))
  const sums = met.map((count, at) => count + (met[at + 1] ?? 0))
  const best = sums.indexOf(Math.max(...sums))
  const leans = /^(It|They|This|That|These|Those|He|So|But|And|Then|There) /.test(sentences[best] ?? '')
  return sentences.slice(leans ? Math.max(0, best - 1) : best, best + 2).join(' ')
}
