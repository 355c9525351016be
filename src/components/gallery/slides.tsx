import { useRef, useState, type KeyboardEvent } from 'react'
import Slider from 'react-slick'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { useMediaQuery } from '@/hooks/use-media-query'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'
import type { CarouselProps } from './carousel'
import { DRAG_THRESHOLD } from './drag-threshold'
import { SlideFigure, slideWidth, type SlideShape } from './slide-figure'

const MOST_DOTS = 5

/** Duration of the transition: with a frame before and after it, the next slide is there within 250 ms. */
const SLIDE_MS = 200

/**
 * The carousel itself, on react-slick: arrows, arrow keys, swipes, a counter, and dots on small screens. The only user of
 * react-slick.
 */
export function Slides({ items, noun, shape, onSelect, onEnlarge }: CarouselProps) {
  const slider = useRef<Slider>(null)
  const [current, setCurrent] = useState(0)
  const isCalm = useMediaQuery(media.calm)
  const chosen = items[current]!
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const measure = () => setWidth(frame.current?.offsetWidth ?? 0)

  function onKeyDown(event: KeyboardEvent) {
    const go = {
      ArrowLeft: () => slider.current?.slickPrev(),
      ArrowRight: () => slider.current?.slickNext(),
      Home: () => slider.current?.slickGoTo(0),
      End: () => slider.current?.slickGoTo(items.length - 1),
    }[event.key]
    if (!go) return
    event.preventDefault()
    go()
  }
  return (
    <Group role="group" aria-roledescription="carousel" aria-label={`Choose a ${noun}`} onKeyDown={onKeyDown}>
      <Frame ref={frame} $shape={shape}>
        <Slider
          ref={slider}
          infinite
          arrows={false}
          // The arrow keys belong to the whole group, buttons included.
          accessibility={false}
          speed={isCalm ? 0 : SLIDE_MS}
          // react-slick's threshold is a fraction of the carousel's width, measured after each of its renders.
          touchThreshold={width / DRAG_THRESHOLD}
          onInit={measure}
          onReInit={measure}
          // Otherwise a second press during the transition would be lost.
          waitForAnimate={false}
          variableWidth
          swipeToSlide
          beforeChange={(_, next) => {
            setCurrent(next)
            if (next !== current) onSelect?.(items[next]!)
          }}
        >
          {items.map((item) => (
            <div key={item.key}>
              <SlideFigure item={item} shape={shape} />
            </div>
          ))}
        </Slider>
      </Frame>
      <Controls>
        <Button type="button" $variant="outline" $size="icon" onClick={() => slider.current?.slickPrev()}>
          <span aria-hidden>‹</span>
          <VisuallyHidden>Previous {noun}</VisuallyHidden>
        </Button>
        <p aria-live="polite" aria-atomic>
          Slide {current + 1} of {items.length}
          <VisuallyHidden>: {chosen.name}</VisuallyHidden>
        </p>
        <Button type="button" $variant="outline" $size="icon" onClick={() => slider.current?.slickNext()}>
          <span aria-hidden>›</span>
          <VisuallyHidden>Next {noun}</VisuallyHidden>
        </Button>
        {onEnlarge && (
          <Button
            type="button"
            $variant="outline"
            $size="sm"
            aria-haspopup="dialog"
            onClick={(event) => onEnlarge(current, event.currentTarget)}
          >
            View larger
          </Button>
        )}
        <Dots>
          {items.slice(0, MOST_DOTS).map(({ key, name }, index) => (
            <button
              key={key}
              type="button"
              aria-label={`Show ${name}`}
              aria-current={index === current || undefined}
              onClick={() => slider.current?.slickGoTo(index)}
            />
          ))}
          {items.length > MOST_DOTS && <span>+{items.length - MOST_DOTS}</span>}
        </Dots>
      </Controls>
    </Group>
  )
}

/** Handles the arrow keys for all of its buttons. */
const Group = styled.div``

/** Replaces slick-carousel's style sheet: lays the slides out in a row. */
const Frame = styled.div<{ $shape: SlideShape }>`
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
  .slick-current img {
    outline: 4px solid ${color.brick};
    outline-offset: -4px;
  }
  .slick-current strong {
    font-weight: 650;
  }
`

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  margin-top: ${space[5]};
  font-size: ${size.small};
  font-variant-numeric: lining-nums tabular-nums;
`

/** On small screens only: dots for the first five slides, then the number of those left. */
const Dots = styled.div`
  display: none;
  align-items: center;
  ${media.narrow} {
    display: flex;
  }
  button {
    position: relative;
    width: 32px;
    height: 44px;
    border: 0;
    background: none;
    cursor: pointer;
  }
  button::before {
    content: '';
    position: absolute;
    inset: 17px 11px;
    border: 1.5px solid ${color.ink};
    border-radius: 50%;
  }
  button[aria-current]::before {
    background: ${color.brick};
    border-color: ${color.brick};
  }
`
