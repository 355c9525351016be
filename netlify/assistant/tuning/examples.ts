import { tokenizer } from '../encoder'
import { EXAMPLES } from '../examples'

/** Prints what tune.py learns from: each example in word pieces, as it is and with what it names hidden, and whose it is. */
const piecesOf = tokenizer()
const pieces = (text: string) => piecesOf(text.trim() || 'nothing')
const rows = EXAMPLES.map(({ plain, masked, kind, id, only = null }) => ({
  plain: pieces(plain),
  masked: pieces(masked),
  answer: `${kind} ${id}`,
  only,
}))
console.log(JSON.stringify(rows))
