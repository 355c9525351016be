import { cuesIn } from './cues'
import { factOf } from './facts'
import { computedFirst, type First } from './first'
import file from './knowledge/quantities.json'
import type { Request } from './requests'
import type { Topic } from './topics'
import { lineOf, listed } from './words'

const QUANTITIES = file.map(({ asks, has, not, covers, ...rest }) => ({
  ...rest,
  asks: new RegExp(asks),
  has: new RegExp(has),
  not: not ? new RegExp(not) : undefined,
  covers: new RegExp(covers),
}))

const sentences = (text: string) => text.split(/(?<=[.!?]) (?=\S)/)

/** What has a figure of its own: said with it, or said not to be known. */
export function figuresFirst(whole: Request, topics: Topic[]): First[] {
  const line = lineOf(whole.words)
  const about = topics.filter(({ group, family }) => !group && family !== 'service')
  const [one] = about
  if (!one) return []
  const asked = QUANTITIES.filter(({ asks, not }) => asks.test(line) && !not?.test(line))
  const seen = new Set<string>()
  const figures = asked.flatMap(({ id, attributes, has, label, covers }): First[] => {
    const found = about.map((topic) => ({ topic, sentence: sentenceWith(topic, attributes, has) }))
    const known = found.flatMap(({ sentence }) => sentence ?? [])
    if (known.length === 0 && !label) return []
    const fresh = known.filter((sentence) => !seen.has(sentence) && seen.add(sentence))
    const missing = found.filter(({ sentence }) => !sentence).map(({ topic }) => topic)
    const links = missing.map((topic) => `[${topic.label}](${topic.page})`)
    const lacking =
      label && links.length > 0
        ? `I've no ${label} for our ${listed(links)}, so ask with your [free quote](/contact) or ring {phone}.`
        : ''
    const beside = missing.flatMap((topic) => factOf(topic, attributes[0] ?? '')?.text ?? [])
    const text = [
      verdict(whole, known) + fresh.join(' '),
      difference(fresh),
      lacking,
      ...(known.length === 0
        ? beside.flatMap((fact) => sentences(fact)[0] ?? []).filter((s) => !/^I've no/.test(s))
        : []),
    ]
    return text.join('').trim()
      ? [
          computedFirst(
            text.filter(Boolean).join(' '),
            `${one.id} ${id}`,
            attributes[0] ?? 'about',
            about,
            covers,
          ),
        ]
      : []
  })
  return figures.length > 0 ? [...figures, ...besideFirst(whole, one, asked)] : figures
}

/** 'The frame depth and energy rating': what is asked for beside a figure. */
function besideFirst({ words, text }: Request, topic: Topic, asked: { attributes: string[] }[]): First[] {
  if (!/ and |,/.test(text)) return []
  const [id] = cuesIn(words).filter(
    (cue) => cue !== 'size' && !asked.some(({ attributes: [first] }) => first === cue),
  )
  const fact = id && factOf(topic, id)
  return id && fact ? [computedFirst(fact.text, `${topic.id} ${id}`, id, [topic], /(?!)/)] : []
}

function sentenceWith(topic: Topic, attributes: string[], has: RegExp) {
  return attributes
    .flatMap((attribute) => sentences(factOf(topic, attribute)?.text ?? ''))
    .find((sentence) => has.test(sentence) && !/I've no|I have no/.test(sentence))
}

const NUMBER = /\d+(?:\.\d+)?/g
const numbersOf = (text: string) => text.replace(/\]\([^)]*\)/g, '').match(NUMBER) ?? ([] as string[])
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
