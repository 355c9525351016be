import { memo, useEffect, useRef, type ReactNode } from 'react'
import words from '@data/wording/pictures.json'
import { usePrompt } from '@/hooks/use-prompt'
import { fillIn } from '@/lib/fill-in'
import { showChecked } from '@/lib/show-checked'
import { Choice, Grid, inOneRow, Name, Sample, Shown, small, Text, type Ratio } from './catalogue-grid-layout'
import type { PictureData } from './picture'
import { Strip } from './strip'

export interface CatalogueItem {
  key: string
  name: string
  picture: PictureData
  text?: string | null
  mark?: ReactNode
}

interface CatalogueGridProps {
  items: readonly CatalogueItem[]
  ratio: Ratio
  /** Number of columns on wide screens. */
  columns: number
  /** Makes every item a button that selects it. */
  onSelect?: (item: CatalogueItem) => void
  /** Key of the selected item. */
  selected?: string
  /** Names the catalogue; with it, on a phone a short one scrolls sideways, and of a long one all are in sight at once, small. */
  stripLabel?: string
  /** It stands beside a picture: all are small wherever that leaves little room. */
  isBeside?: boolean
}

/** So many pictures make one band. */
const MOST_IN_BAND = 5

/** More are not scrolled through on a phone. */
const MOST_IN_STRIP = 9

/** A catalogue as a grid of thumbnails, each with its name and a line about it. */
export function CatalogueGrid(props: CatalogueGridProps) {
  const { items, ratio, columns, onSelect, stripLabel, isBeside = false } = props
  const [selected, press] = usePrompt(props.selected, (key) => {
    const item = items.find((entry) => entry.key === key)
    if (item) onSelect?.(item)
  })
  const strip = useRef<HTMLDivElement>(null)
  const first = useRef(selected)
  // Until another one is selected it stands at its beginning, where nothing is cut.
  useEffect(() => {
    if (selected === first.current) return
    first.current = undefined
    if (strip.current) showChecked(strip.current)
  }, [selected])
  // Few that are only to be seen stand side by side, whole, on a phone too.
  const isBand = !onSelect && items.length <= MOST_IN_BAND
  const isMany = Boolean(stripLabel) && items.length > MOST_IN_STRIP
  const index = items.findIndex(({ key }) => key === selected)
  const grid = (
    <Grid
      $columns={columns}
      $isBeside={isBeside}
      $isBand={isBand}
      $onPhone={isMany ? small : stripLabel && !isBand ? inOneRow : undefined}
    >
      {items.map((item) => (
        <li key={item.key}>
          <Pane name={item.name} picture={item.picture} text={item.text} mark={item.mark} ratio={ratio} />
          {onSelect && (
            <Choice
              type="button"
              aria-label={item.name}
              aria-pressed={item.key === selected}
              onClick={() => press(item.key)}
            />
          )}
        </li>
      ))}
    </Grid>
  )
  if (!stripLabel || isBand) return grid
  if (isMany)
    return (
      <div role="group" aria-label={stripLabel}>
        {index >= 0 && (
          <Shown aria-hidden $isBeside={isBeside}>
            <strong>{items[index]!.name}</strong>{' '}
            {fillIn(words.chosenFinish, { number: String(index + 1), count: String(items.length) })}
          </Shown>
        )}
        {grid}
      </div>
    )
  return (
    <Strip ref={strip} role="group" aria-label={stripLabel} tabIndex={0}>
      {grid}
    </Strip>
  )
}

type PaneProps = Omit<CatalogueItem, 'key'> & { ratio: Ratio }

/** Stays as it is when another is chosen. */
const Pane = memo(function Pane({ name, picture, text, mark, ratio }: PaneProps) {
  return (
    <figure>
      <Sample picture={picture} sizes="(max-width: 767px) 29vw, 200px" $ratio={ratio} />
      <figcaption>
        <Name>
          <span>{name}</span> {mark}
        </Name>
        {text && <Text>{text}</Text>}
      </figcaption>
    </figure>
  )
})
