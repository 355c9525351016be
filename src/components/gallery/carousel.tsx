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
  /** Colours are small squares; pictures are as wide as a phone's screen, or half of a wide one. */
  shape: SlideShape
  /** Told of each slide that the visitor brings to the front. */
  onSelect?: (item: CatalogueItem) => void
  /** Shows a slide's picture as large as the screen; told which, and the button that was pressed. */
  onEnlarge?: (index: number, opener: HTMLElement) => void
}

/**
 * A looping carousel. Until it comes near (and without script) it is a strip that scrolls sideways, of the same height; then
 * react-slick, which weighs more than the rest of the page, takes over.
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

/** Room for the slides and, below them, the counter and buttons that come with the script. */
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
