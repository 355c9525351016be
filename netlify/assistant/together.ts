import { doorStyles, glassDesigns, offerStyles, type Named } from './catalogue'
import { colourNames, coloursLike } from './facts'
import { computedFirst, type First } from './first'
import type { Match } from './intents'
import { PATTERNS } from './patterns'
import type { Request } from './requests'
import { topicById } from './topics'
import { lineOf, listed } from './words'

/** A door style with what is wanted on it. */

// 'I've measured it, can you order one off that?' asks of no style.
const COVERS =
  /^(?!.*\bhow long\b).*\b(?:possible|available|comes?|(?<!\b(?:i|we) )have|(?:can|could) (?:i|we) have|get|made|colou?r|glass)\b/

/** From here another matter is asked about than how a door looks. */
const OF_OTHER = 0.82
const OF_LOOKS = /style|colou?r|glass|comp-door|truframe|offers|design/

/** 'Winslow in Chartwell Green with reeded glass': whether the style, the colour and the glass go together. */
export function togetherFirst({ words, entities }: Request, [best]: Match[] = []): First | undefined {
  const { style, glass, colours } = entities
  // 'Order me a Kent in French Grey off my own sizes': that they go together is not what is asked.
  if (best?.kind === 'answer' && best.score >= OF_OTHER && !OF_LOOKS.test(best.id)) return undefined
  if (!style || (!glass && colours.length === 0) || PATTERNS.ofPrice.test(lineOf(words))) return undefined
  // Of two sides each product has its own answer.
  if (/ (?:inside|outside|indoors|both sides) /.test(lineOf(words))) return undefined
  const isNamed = doorStyles.includes(style)
  // The offer's patterns of glass are not named on its page.
  if (!isNamed && (glass || !offerStyles.includes(style))) return undefined
  const topic = topicById(isNamed ? 'comp-door' : 'offer')
  if (!topic) return undefined
  const lists = colourNames(topic) ?? []
  const found = colours.map(({ name }) => ({ name, own: coloursLike(lists, name) }))
  // Of a colour alone that it has not, the written answers know the nearest.
  if (!glass && found.some(({ own }) => own.length === 0)) return undefined
  const where = isNamed ? `[Comp Door](${topic.page})` : 'the offer'
  const end = isNamed
    ? '[Put it together in the door designer](/design-your-door).'
    : `[See the offer](${topic.page}).`
  const said = [
    ...coloured(style.name, found, `the ${lists.length} colours of ${where}`),
    glass && glassOf(style, glass.name),
    end,
  ]
  const key = [style.name, ...colours.map(({ name }) => name), glass?.name].filter(Boolean).join(' ')
  return computedFirst(said.filter(Boolean).join(' '), key, 'style', [topic], COVERS)
}

/** Which of the colours it has, and which it has not. */
function coloured(style: string, found: { name: string; own: string[] }[], list: string) {
  const has = [...new Set(found.flatMap(({ own }) => own))].slice(0, 4)
  const missing = found.filter(({ own }) => own.length === 0).map(({ name }) => name)
  return [
    has.length > 0 && `Yes, ${style} in ${listed(has)}: that's among ${list}.`,
    missing.length > 0 &&
      `There's no ${listed(missing)} among ${list}, though [TruFrame](/doors/truframe-composite) has 400.`,
  ]
}

/** The 19 designs go into whatever panes a style has, as the door designer shows. */
function glassOf({ name, glazed }: Named, glass: string) {
  return glazed
    ? `${glass} is one of our ${glassDesigns.length} designs, and ${name} has glass to put it in.`
    : `But ${name} is solid, with no pane for ${glass}.`
}
