import { memo, useEffect, useRef, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { showChecked } from '@/lib/show-checked'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'
import { Picture, type PictureData } from './picture'
import { Strip } from './strip'

export interface CatalogueItem {
  key: string
  name: string
  picture: PictureData
  text?: string | null
  mark?: ReactNode
}

type Ratio = 'door' | 'square'

interface CatalogueGridProps {
  items: readonly CatalogueItem[]
  /** Shape of the pictures: doors are tall, glass and colours square. */
  ratio: Ratio
  /** Number of columns on wide screens. */
  columns: number
  /** Makes every item a button that selects it. */
  onSelect?: (item: CatalogueItem) => void
  /** Key of the selected item. */
  selected?: string
  /** Names the catalogue; with it, on a phone the catalogue scrolls sideways, a long one in two rows. */
  stripLabel?: string
}

/** A catalogue as a grid of thumbnails, each with its name and a line about it. */
export function CatalogueGrid({ items, ratio, columns, onSelect, selected, stripLabel }: CatalogueGridProps) {
  const strip = useRef<HTMLDivElement>(null)
  const first = useRef(selected)
  // Until another one is selected it stands at its beginning, where nothing is cut.
  useEffect(() => {
    if (selected === first.current) return
    first.current = undefined
    if (strip.current) showChecked(strip.current)
  }, [selected])
  const grid = (
    <Grid $columns={columns} $stripRows={stripLabel ? (items.length > 9 ? 2 : 1) : 0}>
      {items.map((item) => (
        <li key={item.key}>
          <Pane name={item.name} picture={item.picture} text={item.text} mark={item.mark} ratio={ratio} />
          {onSelect && (
            <Choice
              type="button"
              aria-label={item.name}
              aria-pressed={item.key === selected}
              onClick={() => onSelect(item)}
            />
          )}
        </li>
      ))}
    </Grid>
  )
  if (!stripLabel) return grid
  return (
    <Strip ref={strip} role="group" aria-label={stripLabel} tabIndex={0} data-rail="">
      {grid}
    </Strip>
  )
}

type PaneProps = Omit<CatalogueItem, 'key'> & { ratio: Ratio }

/** Stays as it is when another is chosen. */
const Pane = memo(function Pane({ name, picture, text, mark, ratio }: PaneProps) {
  return (
    <figure>
      <Sample picture={picture} sizes="(max-width: 767px) 33vw, 200px" $ratio={ratio} />
      <figcaption>
        <Name>
          {name} {mark}
        </Name>
        {text && <Text>{text}</Text>}
      </figcaption>
    </figure>
  )
})

const Grid = styled.ul<{ $columns: number; $stripRows: number }>`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[6]} ${layout.bar};
  ${media.tablet} {
    grid-template-columns: repeat(
      ${({ $columns }) => ($columns > 5 ? $columns - 3 : $columns)},
      minmax(0, 1fr)
    );
  }
  ${media.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
  ${({ $stripRows }) =>
    $stripRows > 0 &&
    css`
      ${media.narrow} {
        width: max-content;
        grid-template-columns: none;
        grid-template-rows: repeat(${$stripRows}, auto);
        grid-auto-flow: column;
        grid-auto-columns: 29vw;
        li {
          scroll-snap-align: start;
        }
      }
    `}
  li {
    position: relative;
  }
  li:has([aria-pressed='true']) img {
    outline: 4px solid ${color.brick};
    outline-offset: -4px;
  }
  li:has([aria-pressed='true']) strong {
    color: ${color.brick};
  }
  figcaption {
    padding: ${space[3]} ${space[4]} 0 0;
  }
`

/** Covers its item. */
const Choice = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  background: none;
  cursor: pointer;
`

const Sample = styled(Picture)<{ $ratio: Ratio }>`
  aspect-ratio: ${({ $ratio }) => ($ratio === 'door' ? '2 / 3' : '1')};
`

const Name = styled.strong`
  display: block;
  font-size: ${size.small};
  font-weight: 600;
  line-height: 1.3;
  ${media.narrow} {
    font-size: 13px;
  }
`

const Text = styled.span`
  display: block;
  margin-top: ${space[1]};
  font-size: 14px;
  line-height: 1.45;
  color: ${color.inkSoft};
  ${media.narrow} {
    display: none;
  }
`
