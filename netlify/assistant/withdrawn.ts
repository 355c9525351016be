import { has } from './tally'
import { mentionsIn } from './topics'
import { wordsOf } from './words'

/** What a visitor takes back of what was told. The words stay as they were said: whoever rings reads both. */

const DROPS =
  /\b(?:forget|leave|drop|skip|scrap|cancel|never mind|without|no longer (?:want|need)|(?:don'?t|do not) (?:want|need|bother with)|instead of|rather than|not)\s+(?:about\s+|out\s+)?(?:the |a |an |any |that |those |my )?([\w'-]+(?:\s[\w'-]+){0,2})/gi

/** 'Actually leave the back door out': the things that are not to be done after all, in the visitor's words. */
export function droppedIn(text: string): string[] {
  return [...text.matchAll(DROPS)]
    .filter(([said]) => /^(?:forget|leave|drop|skip|scrap|cancel)\b/i.test(said))
    .flatMap(([, rest = '']) => {
      const { said, stems } = wordsOf(rest)
      const named = mentionsIn(stems).find(({ at }) => at === 0)
      return named ? [said.slice(0, named.length).join(' ')] : []
    })
}

/** The things that a message takes back, by all their names. */
export function withdrawnIn(text: string): string[] {
  return [...text.matchAll(DROPS)].flatMap(([, rest = '']) => {
    const [first = ''] = rest.toLowerCase().split(' ')
    const named = mentionsIn(wordsOf(rest.toLowerCase()).stems).filter(({ at }) => at === 0)
    return [
      ...(PARTS.test(first) ? [first] : []),
      ...named.flatMap(({ topic }) => [topic.label, ...topic.names]),
    ]
  })
}

/** Whether a wish is among what was taken back; 'forget about the roof' takes back the roof glass of a conservatory, too. */
export const isWithdrawn = (wish: string, names: string[]) =>
  names.some((name) => name === wish || (PARTS.test(name) && has(wish, name)))

const PARTS = /^(?:roof|conservatory|lantern|porch|garage)$/
