import { forwardRef, memo } from 'react'
import styled from 'styled-components'
import type { CatalogueItem } from '@/components/ui/catalogue-grid'
import { Picture } from '@/components/ui/picture'
import { chosenPicture } from '@/theme/chosen-mark'
import { media } from '@/theme/media'
import { color, layout, motion, space } from '@/theme/tokens'

interface ThumbnailsProps {
  items: readonly CatalogueItem[]
  ratio: Ratio['$ratio']
  /** Index of the chosen item. */
  selected: number
  /** The page in view. */
  page: number
  perPage: number
  /** Those of every page are in view. */
  isAll: boolean
  /** Not hydrated yet. */
  isFresh: boolean
  /** The same one as long as the items are. */
  onChoose: (index: number) => void
}

/** The thumbnails of a paged gallery: those of other pages are hidden, except without script. */
export const Thumbnails = forwardRef<HTMLUListElement, ThumbnailsProps>(function Thumbnails(
  { items, ratio, selected, page, perPage, isAll, isFresh, onChoose },
  ref,
) {
  return (
    <Thumbs ref={ref} $inRow={Math.min(items.length, MOST_IN_ROW)} $isFresh={isFresh}>
      {items.map((item, index) => (
        <Thumbnail
          key={item.key}
          item={item}
          index={index}
          ratio={ratio}
          isAway={!isAll && Math.floor(index / perPage) !== page}
          isChosen={index === selected}
          onChoose={onChoose}
        />
      ))}
    </Thumbs>
  )
})

interface ThumbnailProps extends Pick<ThumbnailsProps, 'onChoose'> {
  item: CatalogueItem
  index: number
  ratio: Ratio['$ratio']
  /** On another page than that in view. */
  isAway: boolean
  isChosen: boolean
}

/** Its name stands below it. Dozens of them stay as they are when another is chosen. */
const Thumbnail = memo(function Thumbnail(props: ThumbnailProps) {
  const { item, index, ratio, isAway, isChosen, onChoose } = props
  return (
    <li data-away={isAway || undefined}>
      <figure>
        <Small picture={{ ...item.picture, alt: '' }} sizes="(max-width: 767px) 30vw, 150px" $ratio={ratio} />
        <figcaption>
          <strong>{item.name}</strong>
          {item.text && <Unscripted>{item.text}</Unscripted>}
        </figcaption>
      </figure>
      <button type="button" aria-label={item.name} aria-pressed={isChosen} onClick={() => onChoose(index)} />
    </li>
  )
})

/** Shape of the pictures: doors are tall, glass is square. */
export type Ratio = { $ratio: 'door' | 'square' }
export const aspect = ({ $ratio }: Ratio) => ($ratio === 'door' ? '2 / 3' : '1')

/** A page of thumbnails stands in one row on a desktop. */
const MOST_IN_ROW = 6

/** Before hydration CSS alone limits the first page, so that nothing shifts afterwards. */
const Thumbs = styled.ul<{ $isFresh: boolean; $inRow: number }>`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[5]} ${layout.bar};
  ${media.tablet} {
    max-width: 460px;
  }
  /* In one row. */
  ${media.desktop} {
    max-width: none;
    grid-template-columns: repeat(${({ $inRow }) => $inRow}, minmax(0, 1fr));
  }
  [data-away] {
    display: none;
  }
  ${({ $isFresh }) => $isFresh && `${media.narrow} { li:nth-child(n + 4) { display: none; } }`}
  li {
    position: relative;
  }
  img {
    transition: opacity ${motion.quick};
  }
  li:hover img {
    opacity: 0.86;
  }
  strong {
    display: block;
    padding-top: ${space[2]};
    font-size: 14px;
    font-weight: 400;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  /* The button covers the whole thumbnail. */
  button {
    position: absolute;
    inset: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  li:has([aria-pressed='true']) {
    img {
      ${chosenPicture}
    }
    strong {
      font-weight: 650;
    }
  }
  @media (scripting: none) {
    && li {
      display: block;
    }
  }
`

const Small = styled(Picture)<Ratio>`
  aspect-ratio: ${aspect};
`

const Unscripted = styled.span`
  display: none;
  font-size: 14px;
  color: ${color.inkSoft};
  @media (scripting: none) {
    display: block;
  }
`
