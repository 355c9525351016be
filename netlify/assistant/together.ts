import { doorStyles, glassDesigns, offerStyles, type Named } from './catalogue'
import type { Entities } from './entities'
import { colourNames, coloursLike } from './facts'
import { computedFirst, type First } from './first'
import { PATTERNS } from './patterns'
import type { Request } from './requests'
import { topicById, type Topic } from './topics'
import { lineOf, listed } from './words'

/** A door style with what is wanted on it. */

const COVERS = /^(?!.*\bhow long\b).*\b(?:possible|available|comes?|have|get|made|colou?r|glass)\b/

/** 'Winslow in Chartwell Green with reeded glass': whether the style, the colour and the glass go together. */
export function togetherFirst({ words, entities }: Request): First | undefined {
  const { style, glass, colours } = entities
  if (!style || (!glass && colours.length === 0) || PATTERNS.ofPrice.test(lineOf(words))) return undefined
  // Of two sides each product has its own answer.
  if (/ (?:inside|outside|indoors|both sides) /.test(lineOf(words))) return undefined
  const isNamed = doorStyles.includes(style)
  // The offer's patterns of glass are not named on its page.
  if (!isNamed && (glass || !offerStyles.includes(style))) return undefined
  const topic = topicById(isNamed ? 'comp-door' : 'offer')
  if (!topic) return undefined
  const said = [colourOf(style.name, entities, topic), glass && glassOf(style, glass.name)].filter(Boolean)
  const end = isNamed
    ? '[Put it together in the door designer](/design-your-door).'
    : `[See the offer](${topic.page}).`
  // Of a colour alone that it has not, the written answers know the nearest.
  if (!glass && said.some((one) => one?.startsWith('There’s no') || one?.startsWith("There's no")))
    return undefined
  const key = [style.name, ...colours.map(({ name }) => name), glass?.name].filter(Boolean).join(' ')
  return computedFirst([...said, end].join(' '), key, 'style', [topic], COVERS)
}

function colourOf(style: string, { colours }: Entities, topic: Topic): string | undefined {
  if (colours.length === 0) return undefined
  const names = colourNames(topic) ?? []
  const each = colours.map(({ name }) => ({ name, found: coloursLike(names, name) }))
  const found = [...new Set(each.flatMap((one) => one.found))]
  const missing = each.filter((one) => one.found.length === 0).map(({ name }) => name)
  const where = topic.id === 'offer' ? 'the offer' : `[Comp Door](${topic.page})`
  const yes =
    found.length > 0 &&
    `Yes, ${style} in ${listed(found.slice(0, 4))}: that's among the ${names.length} colours of ${where}.`
  const no =
    missing.length > 0 &&
    `There's no ${listed(missing)} among the ${names.length} colours of ${where}${topic.id === 'offer' ? '' : ', though [TruFrame](/doors/truframe-composite) has 400'}.`
  return [yes, no].filter(Boolean).join(' ')
}

/** The 19 designs go into whatever panes a style has, as the door designer shows. */
function glassOf({ name, glazed }: Named, glass: string) {
  return glazed
    ? `${glass} is one of our ${glassDesigns.length} designs, and ${name} has glass to put it in.`
    : `But ${name} is solid, with no pane for ${glass}.`
}
