import { useEffect, useRef, useState, type ComponentType } from 'react'
import styled from 'styled-components'
import type { CatalogueItem } from '@/components/ui/catalogue-grid'
import { useIsNear } from '@/hooks/use-is-near'
import { layout, space } from '@/theme/tokens'
import { SlideFigure, slideRoom, slideWidth, type SlideShape } from './slide-figure'

export interface CarouselProps {
  items: readonly CatalogueItem[]
  /** What one item is called, in the singular and in the plural: "finish", "finishes". */
  noun: string
  nouns: string
  /** Colours are small squares; pictures fill a phone's width, or half of a wide screen. */
  shape: SlideShape
  /** Called with each slide the visitor selects. */
  onSelect?: (item: CatalogueItem) => void
  /** Opens a slide's picture in the lightbox; `opener` is the button that was pressed. */
  onEnlarge?: (index: number, opener: HTMLElement) => void
}

/**
 * A looping carousel. Until it is near the viewport, and without script, it is a scrolling strip of the same height; then
 * react-slick, which weighs more than the rest of the page, is lazy-loaded.
 */
export function Carousel(props: CarouselProps) {
  const { items, nouns, shape } = props
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const [Slides, setSlides] = useState<ComponentType<CarouselProps>>()
  useEffect(() => {
    if (isNear) void import('./slides').then((loaded) => setSlides(() => loaded.Slides))
  }, [isNear])

  return (
    <Place ref={place} $shape={shape}>
      {Slides ? (
        <Slides {...props} />
      ) : (
        <Strip tabIndex={0} aria-label={`All ${items.length} ${nouns}`} $shape={shape}>
          {items.map((item) => (
            <li key={item.key}>
              <SlideFigure item={item} shape={shape} />
            </li>
          ))}
        </Strip>
      )}
    </Place>
  )
}

/** Reserves height for the slides and for the counter and buttons that come with the script. */
const Place = styled.div<{ $shape: SlideShape }>`
  min-height: ${({ $shape }) => slideRoom[$shape]};
`

const Strip = styled.ul<{ $shape: SlideShape }>`
  display: flex;
  gap: ${layout.bar};
  overflow-x: auto;
  padding-bottom: ${space[4]};
  li {
    flex: 0 0 ${({ $shape }) => slideWidth[$shape]};
  }
`
