import { loadEncoder } from '../encoder'
import { EXAMPLES } from '../examples'

/** Prints what tune.py learns from: each example in word pieces, as it is and with what it names hidden, and whose it is. */
async function print() {
  const { tokenizer } = await loadEncoder()
  const pieces = (text: string) => tokenizer.encode(text.trim() || 'nothing')
  const rows = EXAMPLES.map(({ plain, masked, kind, id, only = null }) => ({
    plain: pieces(plain),
    masked: pieces(masked),
    answer: `${kind} ${id}`,
    only,
  }))
  console.log(JSON.stringify(rows))
}

print().catch((error: unknown) => {
  console.error('The examples could not be read:', error)
  process.exitCode = 1
})
