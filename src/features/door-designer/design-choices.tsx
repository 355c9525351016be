import words from '@data/wording/designer.json'
import type { PictureData } from '@/components/ui/picture'
import { track } from '@/lib/analytics'
import { ChoiceFold, ChoiceGroup, Choices, type Choice } from './choice-group'
import { Said } from './designer-layout'
import { hasGlass, type Design, type DoorCatalogue } from './design'
import { RANGES, type Range } from './use-designer'

interface Entry {
  readonly slug: string
  readonly name: string
  readonly picture: PictureData
}

/** The page's lists of what a door can have. */
export interface DoorLists {
  styles: readonly (Entry & { readonly family: string; readonly glazed: boolean | null })[]
  colours: readonly Entry[]
  designs: readonly (Entry & { readonly privacy: number })[]
  furniture: readonly Entry[]
}

interface DesignChoicesProps extends DoorLists {
  catalogue: DoorCatalogue
  design: Design
  /** The style that stands first, where it is in sight. */
  first: string
  /** The range that the visitor has in mind, if any. */
  range: Range | null
  onChange: (part: Partial<Design>) => void
  onRange: (range: Range | null) => void
  /** The door in words. */
  sentence: string
}

/** What each range is called. */
export const RANGE_NAMES: Record<Range, string> = {
  truframe: words.truframe,
  compdoor: words.compdoor,
}
const SOURCE = 'door_designer'

/** Every part of the door, each chosen from its pictures or words. */
export function DesignChoices({
  styles,
  colours,
  designs,
  furniture,
  catalogue,
  design,
  first,
  range,
  onChange,
  onRange,
  sentence,
}: DesignChoicesProps) {
  const coloured = ({ part, legend }: (typeof COLOURED)[number]) => (
    <ChoiceGroup
      key={part}
      name={part}
      legend={legend}
      choices={choicesOf(colours)}
      value={design[part]}
      onChange={(slug) => {
        onChange({ [part]: slug })
        const name = catalogue.colours.get(slug)?.name ?? slug
        track('door_color_selection', name, { door_color: name, source: `${SOURCE}_${part}` })
      }}
    />
  )
  return (
    <div>
      <ChoiceGroup
        name="style"
        legend={words.style}
        isOpen
        isTall
        choices={choicesOf(beginWith(styles, first))}
        value={design.style}
        onChange={(style) => {
          onChange({ style })
          const name = catalogue.styles.get(style)?.name ?? style
          track('door_style_selection', name, { door_style: name, source: SOURCE })
        }}
      />
      <Said aria-hidden>{sentence}</Said>
      {COLOURED.slice(0, 2).map(coloured)}
      <ChoiceGroup
        name="glass"
        legend={words.glass}
        note={hasGlass(design, catalogue) ? undefined : words.noGlass}
        choices={[...choicesOf(designs), { value: '', name: words.clear }]}
        value={design.glass ?? ''}
        onChange={(slug) => onChange({ glass: slug || null })}
      />
      <ChoiceGroup
        name="furniture"
        legend={words.furniture}
        choices={choicesOf(furniture)}
        value={design.furniture}
        onChange={(slug) => onChange({ furniture: slug })}
      />
      {COLOURED.slice(2).map(coloured)}
      <ChoiceFold legend={words.layout} answer={layoutOf(design)}>
        <Choices
          name="hinge"
          legend={words.hinge}
          choices={HINGE_CHOICES}
          value={design.hinge}
          onChange={(value) => onChange({ hinge: value as Design['hinge'] })}
          isPart
        />
        <Choices
          name="side-panels"
          legend={words.sidePanels}
          choices={SIDE_CHOICES}
          value={design.sidePanels}
          onChange={(value) => onChange({ sidePanels: value as Design['sidePanels'] })}
          isPart
        />
        <Choices
          name="top-light"
          legend={words.topLight}
          choices={TOP_CHOICES}
          value={design.topLight ? 'yes' : 'no'}
          onChange={(value) => onChange({ topLight: value === 'yes' })}
          isPart
        />
      </ChoiceFold>
      <ChoiceGroup
        name="range"
        legend={words.ranges}
        choices={[
          { value: '', name: words.undecided },
          ...RANGES.map((value) => ({ value, name: RANGE_NAMES[value] })),
        ]}
        value={range ?? ''}
        onChange={(value) => onRange((value || null) as Range | null)}
      />
    </div>
  )
}

const COLOURED = [
  { part: 'outside', legend: words.outside },
  { part: 'inside', legend: words.inside },
  { part: 'frame', legend: words.frame },
] as const
const HINGE_CHOICES: Choice[] = [
  { value: 'left', name: words.left },
  { value: 'right', name: words.right },
]
const SIDE_CHOICES: Choice[] = [
  { value: 'none', name: words.none },
  { value: 'left', name: words.left },
  { value: 'right', name: words.right },
  { value: 'both', name: words.both },
]
const TOP_CHOICES: Choice[] = [
  { value: 'no', name: words.none },
  { value: 'yes', name: words.aboveDoor },
]

/** One of the entries first, and the others as they are. */
function beginWith(entries: DoorLists['styles'], first: string) {
  const isFirst = ({ slug }: Entry) => slug === first
  return [...entries.filter(isFirst), ...entries.filter((entry) => !isFirst(entry))]
}

function choicesOf(entries: readonly Entry[]): Choice[] {
  return entries.map(({ slug, name, picture }) => ({ value: slug, name, picture }))
}

/** How the set is laid out, in a few words. */
function layoutOf({ hinge, sidePanels, topLight }: Design) {
  const parts = [words[hinge]]
  if (sidePanels !== 'none') parts.push(words.sidePanels)
  if (topLight) parts.push(words.topLight)
  return parts.join(', ')
}
