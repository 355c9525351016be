import { forwardRef, useRef, useState } from 'react'
import Slider from 'react-slick'
import styled from 'styled-components'
import { useMediaQuery } from '@/hooks/use-media-query'
import type { CatalogueItem } from '@/components/ui/catalogue-grid'
import { media } from '@/theme/media'
import { layout } from '@/theme/tokens'
import { DRAG_THRESHOLD } from './drag-threshold'
import { atFront, runOn, SlideFigure, slideWidth, type SlideShape } from './slide-figure'

/** Duration of the transition: with a frame before and after it, the next slide is there within 250 ms. */
const SLIDE_MS = 200

export interface SlidesProps {
  items: readonly CatalogueItem[]
  shape: SlideShape
  /** The slide that is in front at first. */
  first: number
  onChange: (index: number) => void
}

/** The moving part of a carousel, in react-slick; its only user. */
export const Slides = forwardRef<Slider, SlidesProps>(function Slides(
  { items, shape, first, onChange },
  ref,
) {
  const isCalm = useMediaQuery(media.calm)
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const measure = () => setWidth(frame.current?.offsetWidth ?? 0)
  return (
    <Frame ref={frame} $shape={shape}>
      <Slider
        ref={ref}
        infinite
        arrows={false}
        // The arrow keys belong to the whole group, buttons included.
        accessibility={false}
        initialSlide={first}
        speed={isCalm ? 0 : SLIDE_MS}
        // react-slick's threshold is a fraction of the carousel's width, measured after each of its renders.
        touchThreshold={width / DRAG_THRESHOLD}
        onInit={measure}
        onReInit={measure}
        // Otherwise a second press while slides are moving would be lost.
        waitForAnimate={false}
        variableWidth
        swipeToSlide
        beforeChange={(_, next) => onChange(next)}
      >
        {items.map(({ key, name, picture, text }) => (
          <div key={key}>
            <SlideFigure name={name} picture={picture} text={text} shape={shape} />
          </div>
        ))}
      </Slider>
    </Frame>
  )
})

/** Replaces slick-carousel's style sheet: lays the slides out in a row. */
const Frame = styled.div<{ $shape: SlideShape }>`
  /* It runs on to the edge of the screen. */
  ${media.narrow} {
    margin-right: -${layout.gutterPhone};
  }
  ${media.tablet} {
    margin-right: ${runOn};
  }
  .slick-slider {
    position: relative;
    touch-action: pan-y;
  }
  .slick-list {
    overflow: hidden;
  }
  .slick-track {
    display: flex;
  }
  .slick-slide {
    flex: none;
    padding-right: ${layout.bar};
    user-select: none;
  }
  /* react-slick sets "100%" inline on the slide. */
  figure {
    width: ${({ $shape }) => slideWidth[$shape]};
  }
  .slick-current {
    ${atFront}
  }
`
