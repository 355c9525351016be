import { cuesIn } from './cues'
import attributes from './knowledge/attributes.json'
import type { Context } from './part'
import { PATTERNS } from './patterns'
import { requestOf, type Request } from './requests'
import { lineOf } from './words'

/** What 'how many' stands for, put in its place. */

const COUNTED = new Map(attributes.map(({ id, counted = '' }) => [id, counted]))

/** The attribute that was asked for last. */
function aspectOf({ last, question }: Context): string | undefined {
  const isPlain = last?.kind === 'attribute' && !/^(?:about|compare)$/.test(last.id)
  if (isPlain) return last.id
  return (
    question && (cuesIn(question.words)[0] ?? (question.entities.colours.length > 0 ? 'colour' : undefined))
  )
}

export function counting(request: Request, context: Context): Request {
  const said = PATTERNS.howMany.test(lineOf(request.words))
  const noun = said && COUNTED.get(aspectOf(context) ?? '')
  return noun ? putting(request, 'how many', `how many ${noun}`) : request
}

/** A request with other words in the place of some. */
export function putting({ text, words }: Request, said: string, instead: string): Request {
  const literal = new RegExp(`\\b${said.split(' ').join('\\W+')}\\b`, 'i')
  const put = literal.test(text)
    ? text.replace(literal, instead)
    : lineOf(words).replace(said, instead).trim()
  return { ...requestOf(put), isPut: true }
}
