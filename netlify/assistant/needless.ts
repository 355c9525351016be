import type { Part } from './part'
import type { Request } from './requests'

/** Which answers to a message are left out beside its others: what nobody asked, or what one of them has said. */

/** What a thing is, for whoever asks that. */
const TELLS_WHAT = /-what$/
const ASKS_WHAT = /\b(?:what|whats|which|how|mean\w*|differen\w*|explain|tell|describe|include\w*|like)\b/

/** From here that is what was asked, whatever the words. */
const WELL = 0.8

/** The pages that a text leads to. */
const pagesIn = (text: string) =>
  new Set([...text.matchAll(/\]\((\/[a-z]+\/[^)#]*)/g)].map(([, page]) => page))

/** @param asked - what each answer was found for */
export function withoutNeedless(parts: Part[], asked: ReadonlyMap<Part, Request>): Part[] {
  return parts.filter((part, at) => {
    const plain = asked.get(part)?.plain
    const before = parts.slice(0, at).filter(({ isUnknown }) => !isUnknown)
    if (plain === undefined || parts.length === 1) return true
    // 'The seals have shrunk. Can I buy the rubber?': who names a thing knows what it is.
    const isGuess = part.isTold === true || (part.score ?? 0) < WELL
    const isOfKnown = TELLS_WHAT.test(part.key) && !part.isUnknown && isGuess && !ASKS_WHAT.test(plain)
    // 'Is it the seals, or do I need acoustic glass?': the first answer has weighed both.
    const pages = pagesIn(part.text)
    const isOther =
      /^or\b/.test(plain) &&
      pages.size > 0 &&
      before.some(({ text }) => [...pages].every((page) => pagesIn(text).has(page)))
    return !(isOfKnown && parts.some((other) => other !== part && !other.isUnknown)) && !isOther
  })
}
