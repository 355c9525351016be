import { PHONE } from './catalogue'
import file from './knowledge/trades.json'
import type { Request } from './requests'
import { indexOfPhrase, learn, lineOf, listed, wordsOf } from './words'

learn([...file.certain, ...file.wished, ...file.withParts])

interface Phrase {
  name: string
  stems: string[]
}

const phrases = (names: string[]) => names.map((name): Phrase => ({ name, stems: wordsOf(name).stems }))
const CERTAIN = phrases(file.certain)
const WISHED = phrases(file.wished)
const WITH_PARTS = phrases(file.withParts)

const WISH =
  / (do|can|could|will|would) (you|u|riverway) (also |even |ever )?(do|fit|sell|make|build|clean|repair|replace|install|supply|fix|put in|lay|paint|service|mend) | (need|want|looking for|after) (a |an |some |my |new )/
const PRICED = / how much (is|are|for|would|does|do|to) | (price|cost) (of|for) /
/** Whether a thing is named as what is to be done or chosen: 'could you rewire our house', 'best boiler for a semi'. */
const isAsked = (line: string, name: string) =>
  new RegExp(
    ` (can|could|do|will|would) (you|u) (also )?${name} | (best|good|cheap(est)?|recommend( a)?|which) ${name} `,
  ).test(line)
const OURS = / (windows?|doors?|glass|glazing|panes?|roof|lights?|blinds?|frames?) /
const PART = '(glass|door|window|pane|handle|hinge|lock|seal)'

/**
 * What to say to somebody who asks for a thing that is not ours; undefined for anything else.
 *
 * @param score - how well an answer of ours fits
 */
export function outOfScope(request: Request, score: number): string | undefined {
  const { words, entities } = request
  const line = lineOf(words)
  const part = WITH_PARTS.find(({ stems }) => {
    const name = stems.join(' ')
    return new RegExp(` ${PART}s? (?:in|on|of|for) (?:\\w+ )?${name}s? | ${name} ${PART}s? `).test(line)
  })
  const certain = CERTAIN.find(({ stems }) => indexOfPhrase(words.stems, stems) >= 0)
  if (part && score < 0.9) return notOurs(part.name)
  // 'Will it stop my sofa fading' asks about the glass: a noun beside ours, or that nobody asks us for, is only an aside.
  // 'Can you repair …' alone names none of our services.
  const isNamed = entities.topics.some(({ topic }) => topic.id !== 'services')
  const isOurs = OURS.test(line) || isNamed
  const isWished =
    WISH.test(line) || PRICED.test(line) || words.said.length <= 4 || isAsked(line, certain?.name ?? '-')
  const isStorey =
    certain?.name === 'floor' &&
    / (\d+(st|nd|rd|th)|ground|top|upper|first|second|third|fourth|fifth) floor /.test(line)
  const isAside = isStorey || (!/window|door|glass|roof/i.test(certain?.name ?? '') && (isOurs || !isWished))
  if (certain && score < 0.8 && !isAside) return notOurs(...alsoNamed(request, certain))
  if (isNamed || score >= 0.7 || !WISH.test(line)) return undefined
  const wished = WISHED.find(({ stems }) => {
    const at = indexOfPhrase(words.stems, stems)
    return (
      at >= 0 &&
      !/^(in|on|to|for|at|over|near|by|from|into)$/.test(
        words.stems[at - 1] === 'the' ? (words.stems[at - 2] ?? '') : (words.stems[at - 1] ?? ''),
      )
    )
  })
  return wished && notOurs(wished.name)
}

/** 'Solar panels, fascias and gutters': each thing that is not ours, as it was said, where several are. */
function alsoNamed({ words }: Request, certain: Phrase): string[] {
  const found = [...CERTAIN, ...WISHED]
    .map((phrase) => ({ at: indexOfPhrase(words.stems, phrase.stems), length: phrase.stems.length }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.length - one.length)
  // 'Solar' of 'solar panels' is no other thing.
  const apart = found.filter(({ at }, index) =>
    found.slice(0, index).every((before) => before.at + before.length <= at),
  )
  return apart.length > 1
    ? apart.map(({ at, length }) => words.said.slice(at, at + length).join(' '))
    : [certain.name]
}

function notOurs(...names: string[]) {
  const all = listed(names)
  const subject = `${all.charAt(0).toUpperCase()}${all.slice(1)}`
  const those = names.length > 1 ? "They aren't" : "That isn't"
  return `${subject}? ${those} on our lists; ring ${PHONE} if you want to be sure. We do doors, windows, conservatory roofs, roof lights and repairs to them.`
}
