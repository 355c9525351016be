import { loadEncoder } from '../encoder'
import { EXAMPLES } from '../examples'
import { wrapped } from './wrapped'

/** How often each example is wrapped anew. */
const WRAPPED = 4

/** Prints what tune.py learns from: each example in word pieces, as it is, with what it names hidden and as visitors write, and whose it is. */
async function print() {
  const { tokenizer } = await loadEncoder()
  const pieces = (text: string) => tokenizer.encode(text.trim() || 'nothing')
  const random = mulberry(1)
  const rows = EXAMPLES.map(({ plain, masked, kind, id, only = null }) => ({
    plain: pieces(plain),
    masked: pieces(masked),
    wrapped: Array.from({ length: WRAPPED }, () => pieces(wrapped(plain, random))),
    answer: `${kind} ${id}`,
    only,
  }))
  console.log(JSON.stringify(rows))
}

/** The same numbers from 0 to 1 in every run (Tommy Ettinger's Mulberry32). */
function mulberry(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

print().catch((error: unknown) => {
  console.error('The examples could not be read:', error)
  process.exitCode = 1
})
