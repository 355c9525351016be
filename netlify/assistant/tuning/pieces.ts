import { readFileSync } from 'node:fs'
import { tokenizer } from '../encoder'

/** Prints the word pieces of the texts that it is given. */
const pieces = tokenizer()
console.log(JSON.stringify((JSON.parse(readFileSync(0, 'utf8')) as string[]).map((text) => pieces(text))))
