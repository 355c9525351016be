import { PATTERNS } from './patterns'
import type { Request } from './requests'
import { mentionsIn, type Mention } from './topics'
import { contentOf, wordsOf } from './words'

/** What a visitor takes back of what was told. The words stay as they were said: whoever rings reads both. */

const THE = '(?:the |a |an |any |another |more |that |those |my |our )?(?:(?:whole )?new |whole )?'
const THING = "([\\w'-]+(?:\\s[\\w'-]+){0,2})"
const BRIEFLY = THING.replace('{0,2}', '{0,2}?')
const LIST =
  '(?:off|from|out of) (?:(?:the|my|our|your|that) )?(?:list|order|quote|enquiry|record|table|cards)\\b'

/** 'Leave the back door out', 'no more about the lantern', 'take the roof off my list', 'the roof can be left off'. */
const DROPS = [
  new RegExp(
    `\\b(?:(?:forget|leave|drop|skip|scrap|cancel|bin|omit|never mind|no more|no further)\\s+(?:(?:about|of|out|off)\\s+)?|(?:rule|count|leave) out )${THE}${THING}`,
    'gi',
  ),
  new RegExp(
    `\\b(?:take|strike|cross|knock|remove|delete|get|count|rule|leave) ${THE}${BRIEFLY} ${LIST}`,
    'gi',
  ),
  new RegExp(`\\bno ${BRIEFLY} (?:after all|any ?more|thanks|thank you)\\b`, 'gi'),
  new RegExp(`\\b(?:rule|count) ${THE}([\\w'-]+(?:\\s[\\w'-]+)?) out\\b`, 'gi'),
  // 'He's getting the bifolds elsewhere'
  new RegExp(
    `\\b(?:get|getting|got|buy|buying|bought|order|ordering|ordered|having|sourcing|sourced) ${THE}${BRIEFLY} (?:from )?(?:elsewhere|somewhere else|someone else|somebody else|another firm)\\b`,
    'gi',
  ),
  // '5.4 is the sliding door I dropped'
  new RegExp(
    `${THE}${BRIEFLY} (?:(?:that |which )?(?:i|we|you) [^,.;!?]{3,30}? )??(?:that |which )?(?:i|we)(?:['’]ve| have)? (?:now |since |just )?(?:dropped|scrapped|ditched|binned|decided against|went off)\\b`,
    'gi',
  ),
  new RegExp(
    `${THE}${BRIEFLY} (?:(?:is|are|was|can|could|should|may|has|have|will|to|now|all|also|then) )*(?:be(?:en)? )?(?:(?:now )?${LIST}|left (?:out|off)\\b|omitted|(?<=\\bbe )dropped|scrapped|cancelled|binned|ruled out|not happening|no longer (?:needed|wanted|required|happening)|(?:taken|struck|crossed) (?:off|out)\\b)`,
    'gi',
  ),
]

/** Those whose thing stands before the words for it. */
const BEFORE = DROPS.slice(-2)

/** 'Without a threshold', 'not the lantern', 'don’t sell me another door': not wanted, which is no change of mind. */
const UNWANTED = new RegExp(
  `\\b(?:without|no longer (?:want|need)|(?:don['’]?t|do not) (?:want|need|bother with|(?:try to )?sell me|talk me into|push)|instead of|rather than|not)\\s+(?:about\\s+|out\\s+)?${THE}${THING}`,
  'gi',
)

/** 'Neither, thanks': of what was compared nothing. */
export const NEITHER =
  /^\W*(?:no,? )?neither\b(?! (?:have|has|do|did|had|am|are|is|was|can|will)\b)|\b(?:neither|none) of (?:them|those|these|the two)\b/i

/** 'Leave the door open' */
const AS_IT_IS = /\b(?:open|ajar|shut|closed|unlocked|locked)\b/i

/** 'We can drop the lantern to 5.5m' */
const TO_SIZE = /^\S+ (?:[\w'-]+ ){0,4}(?:to|at|by) (?:about |around |just )?\d/i

interface Drop {
  said: string
  mention: Mention | undefined
}

/** The things at the beginning of what follows the words for it, or at the end of what stands before them. */
function dropsIn(text: string, patterns: RegExp[]): Drop[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 1: rest = '', index }): Drop[] => {
      if (AS_IT_IS.test(rest) || TO_SIZE.test(text.slice(index))) return []
      const isBefore = BEFORE.includes(pattern)
      const { said, stems } = wordsOf(rest)
      const mentions = mentionsIn(stems)
      const mention = mentions.find(({ at, length }) => (isBefore ? at + length === stems.length : at === 0))
      if (mention) return [{ said: said.slice(mention.at, mention.at + mention.length).join(' '), mention }]
      const word = (isBefore ? said.at(-1) : said[0]) ?? ''
      // 'Leave the porch door'
      const noun = mentions.find(({ at }) => at === 1)?.length ?? 0
      // 'Forget the internal doors'
      const isKind = !isBefore && noun > 0 && PATTERNS.kind.test(word)
      return PARTS.test(word) || isKind
        ? [{ said: isBefore ? word : said.slice(0, 1 + noun).join(' '), mention }]
        : []
    }),
  )
}

/** 'Actually leave the back door out': the things that are not to be done after all, in the visitor's words. */
export const droppedIn = (text: string): string[] => [
  ...new Set(dropsIn(text, DROPS).map(({ said }) => said)),
]

/** '5.4 is the sliding door I dropped. The bifold is 6.2, is that ok?': what is asked is not of the slider. */
export function withoutDropped<T extends { whole: Request; requests: Request[] }>(turn: T): T {
  const dropped = droppedIn(turn.whole.text)
  if (dropped.length === 0) return turn
  const without = (request: Request): Request => {
    const { said } = request.words
    const topics = request.entities.topics.filter(
      ({ at, length }) => !dropped.includes(said.slice(at, at + length).join(' ')),
    )
    return { ...request, entities: { ...request.entities, topics } }
  }
  return { ...turn, whole: without(turn.whole), requests: turn.requests.map(without) }
}

/** Of what is known, what a message drops by a word of it alone: 'forget the clean', where a roof clean was wanted. */
export function droppedOf(labels: string[], text: string): string[] {
  const words = DROPS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, rest = '']) => {
      const { stems } = wordsOf(rest)
      if (AS_IT_IS.test(rest) || mentionsIn(stems).length > 0) return []
      return (BEFORE.includes(pattern) ? contentOf(stems).at(-1) : contentOf(stems)[0]) ?? []
    }),
  )
  return words.flatMap((word) => {
    const named = labels.filter((label) => wordsOf(label.toLowerCase()).stems.includes(word))
    return new Set(named).size === 1 ? named : []
  })
}

/** Of what was dropped, what a message wants again by a word of it: 'do the vents after all'. */
export function wantedAgain(gone: string[], text: string): string[] {
  if (text.includes('?') || !AGAIN.test(text)) return []
  const { stems } = wordsOf(text)
  const own = (label: string) =>
    contentOf(wordsOf(label.toLowerCase()).stems).filter((stem) => !ANY_WORK.has(stem))
  return gone.filter((label) => own(label).some((stem) => stems.includes(stem)))
}
const AGAIN =
  /\b(?:do|add|include|put|have|want|keep|need)\b.*\b(?:too|as well|after all|again|plus|both|also)\b|\b(?:plus|also|add|back (?:on|in))\b/i
const ANY_WORK = new Set(
  wordsOf(
    'replacements repairs services installation door window roof glass and front back upvc composite aluminium',
  ).stems,
)

/** The things that a message takes back, by all their names; of several of a kind only the one that was said. */
export const withdrawnIn = (text: string): string[] =>
  dropsIn(text, [...DROPS, UNWANTED]).flatMap(({ said, mention }) =>
    !mention || (mention.topic.group && mention.length > 1)
      ? said
      : [...(PARTS.test(said) ? [said] : []), mention.topic.label, ...mention.topic.names],
  )

/** Whether a wish is among what was taken back; 'forget about the roof' takes back the roof glass of a conservatory, too. */
export const isWithdrawn = (wish: string, names: string[]) =>
  names.some((name) => plain(name) === plain(wish) || (PARTS.test(name) && has(wish, name)))

const plain = (name: string) => wordsOf(name.toLowerCase()).stems.join(' ')

const PARTS = /^(?:roof|conservatory|lantern|porch|garage)$/

/** A text in lower case between spaces, without stops. */
const sayable = (text: string) => ` ${text.toLowerCase().replace(/[^\w.'-]+|\.(?=\s|$)/g, ' ')} `
const has = (text: string, word: string) => sayable(text).includes(` ${word} `)
