import { doorStyles, offers } from './catalogue'
import { comparePart } from './attributes'
import { cueOrBest, cuesIn } from './cues'
import { grainless, sharedColours } from './describe'
import { productsOf } from './entities'
import { factOf } from './facts'
import type { First } from './firsts'
import file from './knowledge/quantities.json'
import { coverage, offerAt, ownCode, postcodesIn } from './places'
import { PATTERNS } from './patterns'
import type { Request } from './requests'
import { roofGlassFirst } from './roof-glass'
import { panesFirst } from './sizes'
import type { Topic } from './topics'
import { lineOf, listed } from './words'

/** Answers that are worked out from `data/` and the facts of the products, and come before any written answer. */

const QUANTITIES = file.map(({ asks, has, not, covers, ...rest }) => ({
  ...rest,
  asks: new RegExp(asks),
  has: new RegExp(has),
  not: not ? new RegExp(not) : undefined,
  covers: new RegExp(covers),
}))

/**
 * @param topics - what the message names, or else the conversation
 * @param before - what the conversation was about
 */
export function computed(whole: Request, topics: Topic[], before: Topic[] = []): First[] {
  return [
    panesFirst(whole, topics),
    roofGlassFirst(whole, topics),
    coloursFirst(whole, topics),
    stylesFirst(whole, topics),
    offerFirst(whole, topics) ?? areaFirst(whole, topics),
    compareFirst(whole, before),
    ...figuresFirst(whole, topics),
  ].filter((first) => first !== undefined)
}

const sentences = (text: string) => text.split(/(?<=[.!?]) (?=\S)/)

/** What has a figure of its own: said with it, or said not to be known. */
function figuresFirst(whole: Request, topics: Topic[]): First[] {
  const line = lineOf(whole.words)
  const [one, other] = topics.filter(({ group, family }) => !group && family !== 'service')
  const about = one && other ? [one, other] : one ? [one] : []
  if (!one || topics.length > 2) return []
  const asked = QUANTITIES.filter(({ asks, not }) => asks.test(line) && !not?.test(line))
  const seen = new Set<string>()
  return asked.flatMap(({ id, attributes, has, label, covers }): First[] => {
    const found = about.map((topic) => ({ topic, sentence: sentenceWith(topic, attributes, has) }))
    const known = found.flatMap(({ sentence }) => sentence ?? [])
    if (known.length === 0 && !label) return []
    const fresh = known.filter((sentence) => !seen.has(sentence) && seen.add(sentence))
    const missing = found.filter(({ sentence }) => !sentence).map(({ topic }) => topic)
    const lacking = missing.map(
      (topic) =>
        `I've no ${label} for our [${topic.label}](${topic.page}), so ask with your [free quote](/contact) or ring {phone}.`,
    )
    const beside = missing.flatMap((topic) => factOf(topic, attributes[0] ?? '')?.text ?? [])
    const text = [
      verdict(whole, known) + fresh.join(' '),
      difference(fresh),
      ...lacking.filter(() => label),
      ...(known.length === 0
        ? beside.flatMap((fact) => sentences(fact)[0] ?? []).filter((s) => !/^I've no/.test(s))
        : []),
    ]
    return text.join('').trim()
      ? [first(text.filter(Boolean).join(' '), `${one.id} ${id}`, attributes[0] ?? 'about', about, covers)]
      : []
  })
}

function sentenceWith(topic: Topic, attributes: string[], has: RegExp) {
  return attributes
    .flatMap((attribute) => sentences(factOf(topic, attribute)?.text ?? ''))
    .find((sentence) => has.test(sentence) && !/I've no|I have no/.test(sentence))
}

const NUMBER = /\d+(?:\.\d+)?/g
const numbersOf = (text: string) => text.replace(/\]\([^)]*\)/g, '').match(NUMBER) ?? []
const CLOSED = /^ (so |and |but )*(is|are|does|do|has|have|am i right|its|it is) /

/** 'Is it 70mm?': yes or no before the value. */
function verdict({ text, words }: Request, known: string[]) {
  const [sentence] = known
  const said = [...text.matchAll(/\b(\d+(?:\.\d+)?) ?(?:mm|degrees?|°)/gi)].map(([, number]) => number)
  if (known.length !== 1 || !sentence || said.length !== 1 || !CLOSED.test(lineOf(words))) return ''
  return numbersOf(sentence).includes(said[0] ?? '') ? 'Yes. ' : 'No. '
}

/** How much deeper the one is than the other. */
function difference([one = '', other = '']: string[]) {
  const [a, b] = [one, other].map((text) => /(\d+)mm/.exec(text.replace(/\]\([^)]*\)/g, ''))?.[1])
  return a && b && a !== b ? `That's ${Math.abs(Number(a) - Number(b))}mm between them.` : ''
}

const first = (text: string, key: string, id: string, topics: Topic[], covers: RegExp): First => ({
  part: { text, key, topics, intent: { kind: 'attribute', id }, score: 1 },
  covers,
})

const BOTH = / (both|either|same (colour|color)|match|matching|share|shared|in common) /

/** Which of the named colours two products have in common, or which they share at all. */
function coloursFirst({ text, words, entities }: Request, topics: Topic[]): First | undefined {
  const line = lineOf(words)
  const [topic] = topics
  const smooth =
    topic && entities.colours.length > 0
      ? grainless(
          topic,
          entities.colours.map(({ name }) => name),
          text,
        )
      : undefined
  if (topic && smooth)
    return first(smooth, `${topic.id} smooth`, 'colour', [topic], /\b(colou?r|smooth|grain|texture|got|one)/)
  const [one, other] = productsOf(entities).length > 1 ? productsOf(entities) : topics
  const said = entities.colours.map(({ name }) => name)
  if (
    !one ||
    !other ||
    !BOTH.test(line) ||
    !(said.length > 0 || / (colou?rs?|colou?rways?|shades?) /.test(line))
  )
    return undefined
  const told = sharedColours(said, one, other)
  return told
    ? first(told, `${one.id} ${other.id} colours`, 'colour', [one, other], /\b(colou?r|both|same|match)/)
    : undefined
}

const FAMILIES = ['stable', 'cottage', 'farmhouse', 'victorian', 'contemporary', 'panelled']
const NO_GLASS =
  / (no (window|glass|glazing|pane)s?|without (a |any )?(window|glass|glazing)s?|(window|glass)less|solid|unglazed|not glazed) /

/** The named doors of a family with or without glass. */
function stylesFirst({ words }: Request, topics: Topic[]): First | undefined {
  const line = lineOf(words)
  const topic = topics.find(({ id }) => id === 'comp-door')
  const family = FAMILIES.find((name) => line.includes(` ${name} `))
  if (!topic || !family || !NO_GLASS.test(line)) return undefined
  const all = (doorStyles as { name: string; family?: string; glazed?: boolean }[]).filter(
    (style) => style.family === family,
  )
  const solid = all.filter(({ glazed }) => !glazed).map(({ name }) => name)
  const text = `Of the ${family} doors, ${listed(all.map(({ name }) => name))}, ${solid.length === 0 ? 'none is' : solid.length === 1 ? `${solid[0]} is the one` : `${listed(solid)} are`} without glass. [See them](${topic.page}).`
  return first(text, `styles ${family}`, 'style', [topic], /\b(glass|window|stable|style|one)/)
}

const THAN = / (than|versus|vs|compared (to|with)|better|difference|differ) /

/** 'Is it a lot better than the R7?': the one before beside the one that is named. */
function compareFirst({ words, entities }: Request, before: Topic[]): First | undefined {
  const [other, third] = productsOf(entities)
  const [one] = before.filter(({ group, id }) => !group && id !== other?.id)
  const isPair = one && other && !third && !other.group && one.family === other.family
  if (!isPair || !THAN.test(lineOf(words)) || !PATTERNS.pronoun.test(lineOf(words))) return undefined
  const part = comparePart([one, other], cueOrBest(cuesIn(words), undefined))
  return part && { part: { ...part, score: 1 }, covers: /\b(better|difference|differ|than|versus|vs)\b/ }
}

const COMES =
  / (would|will|do|does|can|could) (someone|somebody|anyone|anybody|you|yous|they|one of you)( lot| guys| ever| even| still)* (come|cover|travel|go|get|reach|work|serve)( |$)|(do|cover) (you )?(do |cover )?round (here|there|us) /

/** 'Would someone come?' of a place that another sentence names. */
function areaFirst({ words, entities: { place } }: Request, topics: Topic[]): First | undefined {
  const isAsked = place?.code && COMES.test(lineOf(words)) && !topics.some(({ id }) => id === 'offer')
  return isAsked
    ? {
        part: {
          text: coverage(place),
          key: `place ${place.name}`,
          intent: { kind: 'answer', id: 'area' },
          score: 1,
        },
        covers: COVERS_AREA,
      }
    : undefined
}

const COVERS_AREA =
  /\b(come|cover|travel|reach|round here|this far|serve)\b(?!.*\b(extra|charge|measure|when|quote)\b)/

const OF_OFFER = / (offer|deal|leaflet|flyer|price|1450|that door|qualify) /

/** The offer of one district for somebody who lives in another. */
function offerFirst({ text, words }: Request, topics: Topic[]): First | undefined {
  const codes = postcodesIn(text)
  const line = lineOf(words)
  const isOffer = topics.some(({ id }) => id === 'offer') && OF_OFFER.test(line)
  if (!isOffer || codes.length < 2) return undefined
  const own = ownCode(text) ?? codes.find((code) => !offers.some(({ slug }) => slug.toUpperCase() === code))
  return own
    ? {
        part: {
          text: offerAt({ name: own, code: own, covered: true, at: -1, length: 1 }),
          key: `place ${own}`,
          intent: { kind: 'answer', id: 'area' },
          score: 1,
        },
        covers: /\b(price|deal|offer|have it|get it|leaflet|cm\d+)/,
      }
    : undefined
}
