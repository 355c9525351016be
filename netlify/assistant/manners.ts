import file from './knowledge/timing.json'
import { tidy } from './words'

const MANNERS = file.manners.map(({ is, when, not }) => ({
  is,
  when: new RegExp(when, 'i'),
  not: not ? new RegExp(not, 'i') : undefined,
}))

/** How somebody would like to be reached: of each kind what says most. */
export function mannersIn(text: string): string[] {
  const found = MANNERS.filter(({ when, not }) => when.test(text) && !not?.test(text)).map(({ is, when }) =>
    is.replace('{1}', tidy(when.exec(text)?.[1] ?? '')),
  )
  return found.filter((said, at) => found.findIndex((one) => kindOf(one) === kindOf(said)) === at)
}

const kindOf = (manner: string) => /e-mail|text|whatsapp/i.exec(manner)?.[0].toLowerCase() ?? manner

/** What was told of this before, and what is new: the later wish counts. */
export function mannersWith(before: string[] = [], added: string[] = [], isRungNow = false) {
  const kept = before.filter(
    (said) =>
      !added.some((one) => kindOf(one) === kindOf(said)) && !(isRungNow && /mail|no calls/i.test(said)),
  )
  const all = [...new Set([...kept, ...added])]
  return all.filter((said) => said !== 'No calls' || !all.some((one) => / no calls/.test(one)))
}
