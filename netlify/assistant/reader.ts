import type { InferenceSession } from 'onnxruntime-node'
import { warmUp } from './embed'
import { maskOf, sessionOf, tensorOf } from './encoder'
import { KINDS, type Kind, type Word, wordsOf } from './reading'
import { softmax } from './regression'

/**
 * Who and what a message mentions: the writer's name and others', which number is to be used, where the work is, which colours and
 * products are wanted. Learnt from the marked messages of knowledge/mentions.jsonl (tuning/read.py): the encoder's first layers and
 * four of its own tell of each word which mention it belongs to.
 */

export interface Mention {
  kind: Kind
  /** As it stands in the message. */
  text: string
  at: number
  /** How likely its words are mentions of this kind, from 0 to 1. */
  likely: number
  /** How likely they are each kind of the same family: 'name:self', 'name:contact', 'name:other'. */
  shares: Partial<Record<Kind, number>>
}

const MODEL = 'netlify/assistant/tuning/reader.onnx'

/** Pieces of what the assistant said before that are read, too: its end, where it asks. */
const BEFORE = 24
/** Pieces of a message that are read at once. */
const MOST = 100
/** The marks at the ends of a line, and what stands for 'no word of the message'. */
const [START, END, NO_LOOK] = [101, 102, 4]

let loading: Promise<InferenceSession> | undefined

/** Loads the model ahead of the first message. */
export function readerReady() {
  loading ??= sessionOf(MODEL)
  return loading
}

/** The latest messages: a conversation comes again whole with every message. */
const recent = new Map<string, Mention[]>()
const MOST_RECENT = 500

/**
 * @param text - the message, spoken numbers written out
 * @param before - what the assistant said last, '' before the first message
 */
export async function mentionsOf(text: string, before: string): Promise<Mention[]> {
  const key = `${before}\n${text}`
  const known = recent.get(key)
  if (known) return known
  const asked = wordsOf(before)
    .flatMap(({ pieces }) => pieces)
    .slice(-BEFORE)
  const mentions: Mention[] = []
  for (const words of partsOf(wordsOf(text))) mentions.push(...found(text, words, await tagged(words, asked)))
  if (recent.size >= MOST_RECENT) recent.clear()
  recent.set(key, mentions)
  return mentions
}

/** The words of a long message in parts that the model can read, cut where a sentence ends. */
function partsOf(words: Word[]): Word[][] {
  let length = 0
  const end = words.findIndex(({ pieces }) => (length += pieces.length) > MOST)
  if (end < 1) return words.length > 0 ? [words] : []
  const stop = words.slice(0, end).findLastIndex(({ text }) => /^[.!?,]$/.test(text)) + 1
  const cut = stop > 0 ? stop : end
  return [words.slice(0, cut), ...partsOf(words.slice(cut))]
}

/** Of each word how likely each tag is. */
async function tagged(words: Word[], asked: number[]): Promise<number[][]> {
  const [line, looks] = [[START, ...asked, END], Array.from({ length: asked.length + 2 }, () => NO_LOOK)]
  const first = words.map(({ pieces, look }) => {
    const at = line.length
    line.push(...pieces)
    looks.push(...pieces.map(() => look))
    return at
  })
  line.push(END)
  looks.push(NO_LOOK)
  const [{ early }, session] = [await warmUp(), await readerReady()]
  const { tags } = await session.run({
    early: await early(line),
    looks: tensorOf([looks]),
    mask: maskOf([line]),
  })
  const [numbers, count] = [tags!.data as Float32Array, 2 * KINDS.length + 1]
  return first.map((at) => softmax([...numbers.subarray(at * count, (at + 1) * count)]))
}

/** 'name' has the kinds 'name:self', 'name:contact' and 'name:other'. */
const FAMILIES = [...new Set(KINDS.map((kind) => kind.split(':')[0]!))].map((family) =>
  KINDS.filter((kind) => kind.startsWith(`${family}:`)),
)
/** The two tags of a kind: where a mention of it begins, and where it goes on. */
const beginOf = (kind: Kind) => 1 + 2 * KINDS.indexOf(kind)
const shareOf = (shares: number[], kind: Kind) =>
  (shares[beginOf(kind)] ?? 0) + (shares[beginOf(kind) + 1] ?? 0)

/** Words that are likeliest of one family, together as far as one goes on from the other; the family's kinds share them. */
function found(text: string, words: Word[], tags: number[][]): Mention[] {
  const runs: { kinds: Kind[]; from: number; to: number }[] = []
  tags.forEach((shares, at) => {
    const of = FAMILIES.map((kinds) => ({
      kinds,
      share: kinds.reduce((sum, kind) => sum + shareOf(shares, kind), 0),
      begins: kinds.reduce((sum, kind) => sum + (shares[beginOf(kind)] ?? 0), 0),
    }))
    const [best] = of.sort((one, other) => other.share - one.share)
    if (!best || best.share < (shares[0] ?? 0)) return
    const last = runs.at(-1)
    if (last?.kinds === best.kinds && last.to === at && best.begins < best.share / 2) last.to = at + 1
    else runs.push({ kinds: best.kinds, from: at, to: at + 1 })
  })
  return runs.map(({ kinds, from, to }) => {
    const shares = Object.fromEntries(
      kinds.map((kind) => [
        kind,
        tags.slice(from, to).reduce((sum, one) => sum + shareOf(one, kind), 0) / (to - from),
      ]),
    ) as Mention['shares']
    const kind = kinds.reduce((best, one) => ((shares[one] ?? 0) > (shares[best] ?? 0) ? one : best))
    const [first, last] = [words[from]!, words[to - 1]!]
    return {
      kind,
      text: text.slice(first.at, last.at + last.text.length),
      at: first.at,
      likely: shares[kind] ?? 0,
      shares,
    }
  })
}
