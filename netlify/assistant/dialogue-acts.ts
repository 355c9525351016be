import type { Vector } from './embed'
import { SIZE } from './encoder'
import { dot, readWeights, softmax } from './regression'

/**
 * What a sentence does in the dialogue, beside what it asks: whether it says when to ring, how soon the work is wanted, whether what it
 * names is wanted, how to be reached, and what it does about the enquiry itself. Learnt from labelled sentences
 * (knowledge/dialogue-acts.json) by a softmax regression on their embeddings, fitted at build (fit-acts.ts).
 */

export const ACTS = {
  /** 'After 6 is best'; a time of something else; none. */
  when: ['ring', 'other', 'none'],
  /** How soon the work is wanted. */
  soon: ['high', 'medium', 'low', 'none'],
  /** What a product that it names is there for. */
  wish: ['want', 'ask', 'drop', 'talk', 'none'],
  /** How to be reached: not at all, only in writing, and so on. */
  reach: ['stop', 'mail', 'text', 'phone', 'both', 'them', 'me', 'none'],
  /** What it does about the enquiry itself: has it read back, asks whether it was changed, holds it, lets it go, cancels it. */
  desk: ['recap', 'check', 'sent', 'hear', 'hold', 'go', 'cancel', 'none'],
  /** What it wants of the firm: that somebody comes, prices the job, gets in touch, or can be spoken to. */
  wants: ['visit', 'quote', 'call', 'person', 'none'],
} as const

export type Dimension = keyof typeof ACTS
export const DIMENSIONS = Object.keys(ACTS) as Dimension[]

/** Of each dimension how likely each label is. */
export type Acts = { [Key in Dimension]: Record<(typeof ACTS)[Key][number], number> }

/** The weights of each label, one dimension after the other. */
export const WEIGHTS = 'netlify/assistant/tuning/dialogue-acts.bin'

/** Numbers that a sentence is told by: both embeddings, whether it asks, its length, and one for the share of the label. */
const FEATURES = 2 * SIZE + 3

/** A sentence of so many words is long. */
const LONG = 40

/** A sentence as numbers. */
export function featuresOf(text: string, plain: Vector, masked: Vector): Float32Array {
  const features = new Float32Array(FEATURES)
  features.set(plain)
  features.set(masked, SIZE)
  features.set([text.includes('?') ? 0.5 : 0, text.split(/\s+/).length / LONG, 1], 2 * SIZE)
  return features
}

let weights: Float32Array[][] | undefined

function read() {
  const all = readWeights(WEIGHTS, FEATURES)
  return DIMENSIONS.map((dimension) => all.splice(0, ACTS[dimension].length))
}

/**
 * @param plain, masked - the embeddings of the sentence as it stands, and with its products, colours and places replaced by their kind
 * @throws when the weights have not been fitted
 */
export function actsOf(text: string, plain: Vector, masked: Vector): Acts {
  weights ??= read()
  const features = featuresOf(text, plain, masked)
  const each = DIMENSIONS.map((dimension, index) => {
    const shares = softmax(weights![index]!.map((own) => dot(own, features)))
    return [dimension, Object.fromEntries(ACTS[dimension].map((label, at) => [label, shares[at]]))]
  })
  return Object.fromEntries(each) as Acts
}

/** A clause of a sentence, with what it does by itself. */
export interface Clause {
  text: string
  acts: Acts
}

/** What was learnt of a sentence; of one that was made up for a question, nothing. */
interface Learnt {
  acts?: Acts
}

/** From here an act is taken for sure; from here what it changes is grave. */
export const LIKELY = 0.55
export const SURE_ACT = 0.7

/** From here a sentence is about the enquiry itself: few of all sentences are, so that less is needed, and more where much is lost. */
const OF_DESK = { recap: 0.5, check: 0.3, sent: 0.4, hear: 0.4, hold: 0.35, go: 0.3, cancel: 0.5 }

export type DeskAct = keyof typeof OF_DESK
export const DESK_ACTS = Object.keys(OF_DESK) as DeskAct[]

/** Whether a request does something about the enquiry itself. */
export const concerns = (request: Learnt, act: DeskAct) => does(request, 'desk', act, OF_DESK[act])

/** What a request does most likely, of one dimension; undefined: nothing, or nothing that is known. */
export function likeliest<Key extends Dimension>({ acts }: Learnt, dimension: Key) {
  const shares = Object.entries(acts?.[dimension] ?? {}) as [(typeof ACTS)[Key][number], number][]
  const [best] = shares.sort(([, one], [, other]) => other - one)
  return best && best[0] !== 'none' ? best : undefined
}

/** Whether a request does something. */
export function does<Key extends Dimension>(
  { acts }: Learnt,
  dimension: Key,
  is: keyof Acts[Key],
  from = LIKELY,
) {
  return acts !== undefined && (acts[dimension][is] as number) >= from
}

/** From here a request wants something of the firm: the near misses of strangers stay below. */
export const WANTED = 0.35

/** What a request wants of the firm: that somebody comes, prices the job, gets in touch or can be spoken to. */
export function wantedOf(request: Learnt, from: number) {
  const best = (['visit', 'quote', 'call', 'person'] as const)
    .filter((want) => does(request, 'wants', want, from))
    .sort((one, other) => request.acts!.wants[other] - request.acts!.wants[one])
  return best[0]
}
