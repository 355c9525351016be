import { type Contact, contactsIn, emailIn, phoneIn } from './contacts'
import type { Vector } from './embed'
import { SIZE } from './encoder'
import { dot, readWeights, softmax } from './regression'
import type { Found } from './slots'
import { vectorsOf } from './vectors'

/**
 * Which of several numbers or addresses in a message is to be used: 'my work number's 01632 …, bin it, 07700 … instead'. Learnt from the
 * marked messages of knowledge/mentions.jsonl by a softmax regression on the embeddings of the words around each (fit-usable.ts).
 */

/** The weights of 'not', and of 'use'. */
export const WEIGHTS = 'netlify/assistant/tuning/usable.bin'

/** Words that are looked at before a number, and after it. */
const [BEFORE, AFTER] = [8, 6]
const [THIS, OTHER] = ['this number', 'another one']
/** Stands for the number itself while the words around it are counted. */
const HOLDER = '…number…'

/** What is said around one of several: on both sides, before it, and after it. */
export function wordsAround(text: string, all: Contact[], which: number): [string, string, string] {
  let [line, end] = ['', 0]
  all.forEach((one, at) => {
    line += `${text.slice(end, one.at)} ${at === which ? HOLDER : OTHER} `
    end = one.at + one.text.length
  })
  const words = (line + text.slice(end)).split(/\s+/).filter(Boolean)
  const at = words.findIndex((word) => word.includes(HOLDER))
  const part = (from: number, to: number) =>
    words.slice(Math.max(0, from), to).join(' ').replace(HOLDER, THIS)
  return [part(at - BEFORE, at + BEFORE + 1), part(at - BEFORE, at + 1), part(at, at + AFTER + 1)]
}

/** Numbers that one of several is told by: the three embeddings, where it stands among them, and one for the share of the label. */
const FEATURES = 3 * SIZE + 4

export function featuresOf(vectors: Vector[], which: number, count: number): Float32Array {
  const features = new Float32Array(FEATURES)
  vectors.forEach((vector, at) => features.set(vector, at * SIZE))
  const isOneOfSeveral = count > 1
  const half = (is: boolean) => (is ? 0.5 : 0)
  features.set(
    [
      half(isOneOfSeveral),
      half(isOneOfSeveral && which === count - 1),
      half(isOneOfSeveral && which === 0),
      1,
    ],
    3 * SIZE,
  )
  return features
}

let weights: Float32Array[] | undefined

/** How likely each of several is to be used, from 0 to 1. */
async function shares(text: string, all: Contact[]): Promise<number[]> {
  weights ??= readWeights(WEIGHTS, FEATURES)
  const vectors = await vectorsOf(all.flatMap((_, at) => wordsAround(text, all, at)))
  return all.map((_, at) => {
    const features = featuresOf(vectors.slice(3 * at, 3 * at + 3), at, all.length)
    return softmax(weights!.map((own) => dot(own, features)))[1] ?? 0
  })
}

/** The number and the address to be used, each where there are several of its kind; and how likely each is. */
export interface Usable {
  phone?: string
  email?: string
  likely: Record<string, number>
}

/** @throws when the weights have not been fitted */
export async function usableIn(text: string): Promise<Usable> {
  const { mails, phones } = contactsIn(text)
  const usable: Usable = { likely: {} }
  for (const [kind, all] of [
    ['email', mails],
    ['phone', phones],
  ] as const) {
    if (all.length < 2) continue
    const known = all.map((one) => (kind === 'email' ? emailIn(one.text) : phoneIn(one.text).phone))
    const likely = await shares(text, all)
    known.forEach((one, at) => {
      if (one) usable.likely[one] = Math.max(usable.likely[one] ?? 0, likely[at] ?? 0)
    })
    const best = likely.indexOf(Math.max(...likely))
    if (known[best]) usable[kind] = known[best]
  }
  return usable
}

/** One that is less likely gives way to another, and left over it is nobody's to ring; so does one that is so much less likely. */
const UNLIKELY = 0.4
const FAR_LESS = 0.4

/** The visitor's details, with the number and the address of several that are to be used. */
export function withUsable(found: Found, { phone, email, likely }: Usable): Found {
  const isNone = (one?: string) => one !== undefined && (likely[one] ?? 1) < UNLIKELY
  const givesWay = (one?: string, other = '') =>
    isNone(one) || (one !== undefined && (likely[one] ?? 1) + FAR_LESS < (likely[other] ?? 0))
  const number = givesWay(found.phone, phone) ? phone : found.phone
  const address = givesWay(found.email, email) ? email : found.email
  const { spare, ...rest } = found
  const left = spare !== undefined && spare === number ? found.phone : spare
  return {
    ...rest,
    ...(number ? { phone: number } : {}),
    ...(address ? { email: address } : {}),
    ...(left !== undefined && !isNone(left) ? { spare: left } : {}),
  }
}
