import { useEffect, useRef, useState, type ComponentType } from 'react'
import styled from 'styled-components'
import type { CatalogueItem } from '@/components/ui/catalogue-grid'
import { useIsNear } from '@/hooks/use-is-near'
import { layout, space } from '@/theme/tokens'
import { SlideFigure } from './slide-figure'

export interface ColourCarouselProps {
  items: readonly CatalogueItem[]
  /** What one item is called, in the singular: "finish". */
  noun: string
  /** Told of each slide that the visitor brings to the front. */
  onSelect?: (item: CatalogueItem) => void
}

/**
 * A looping carousel of finishes. Until it comes near (and without script) it is a strip that scrolls sideways, of the same
 * height; then react-slick, which weighs more than the rest of the page, takes over.
 */
export function ColourCarousel(props: ColourCarouselProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const [Slides, setSlides] = useState<ComponentType<ColourCarouselProps>>()
  useEffect(() => {
    if (isNear) void import('./colour-slides').then(({ ColourSlides }) => setSlides(() => ColourSlides))
  }, [isNear])

  return (
    <Place ref={place}>
      {Slides ? (
        <Slides {...props} />
      ) : (
        <Strip tabIndex={0} aria-label={`All ${props.items.length} finishes`}>
          {props.items.map((item) => (
            <li key={item.key}>
              <SlideFigure item={item} />
            </li>
          ))}
        </Strip>
      )}
    </Place>
  )
}

/** Room for the slides and, below them, the counter and buttons that come with the script. */
const Place = styled.div`
  min-height: calc(min(60vw, 262px) + 148px);
`

const Strip = styled.ul`
  display: flex;
  gap: ${layout.bar};
  overflow-x: auto;
  padding-bottom: ${space[4]};
  li {
    flex: 0 0 min(60vw, 262px);
  }
`
