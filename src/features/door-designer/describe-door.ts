import { listed } from '@/lib/listed'
import { hasGlass, type Design, type DoorCatalogue } from './design'

const SIDE_PANEL_WORDS = {
  none: '',
  left: 'a side panel on the left',
  right: 'a side panel on the right',
  both: 'side panels on both sides',
}

/** The door in one sentence: the text equivalent of the drawing, and what an enquiry says of it. */
export function describeDoor(design: Design, catalogue: DoorCatalogue): string {
  const { styles, colours, glass, furniture } = catalogue
  const colour = (slug: string) => colours.get(slug)?.name ?? slug
  const style = styles.get(design.style)
  const both = design.outside === design.inside
  const paint = both
    ? `${colour(design.outside)} on both sides`
    : `${colour(design.outside)} outside and ${colour(design.inside)} inside`
  const pane = design.glass === null ? undefined : glass.get(design.glass)?.name
  const extras = [
    SIDE_PANEL_WORDS[design.sidePanels],
    design.topLight ? 'a top light' : '',
    hasGlass(design, catalogue) ? (pane ? `${pane.replace(/ glass$/i, '')} glass` : 'clear glass') : '',
    `${(furniture.get(design.furniture)?.name ?? design.furniture).toLowerCase()} furniture`,
    `hinges on the ${design.hinge}`,
  ].filter(Boolean)
  const name = titleCase(style?.name ?? design.style)
  const kind = { stable: 'stable door', contemporary: 'contemporary door' }[style?.family ?? ''] ?? 'door'
  const frame = colour(design.frame)
  const article = /^[aeiou]/i.test(frame) ? 'an' : 'a'
  return `${name} composite ${kind} in ${paint}, in ${article} ${frame} frame, with ${listed(extras)}.`
}

function titleCase(name: string) {
  return name.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}
