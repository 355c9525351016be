import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefAttributes,
  type UIEvent,
} from 'react'
import type Slider from 'react-slick'
import styled from 'styled-components'
import words from '@data/wording/pictures.json'
import { Button } from '@/components/ui/button'
import type { CatalogueItem } from '@/components/ui/catalogue-grid'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { usePrompt } from '@/hooks/use-prompt'
import { fillIn } from '@/lib/fill-in'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'
import { Dots } from './dots'
import { atFront, runOn, saidOf, SlideFigure, slideRoom, slideWidth, type SlideShape } from './slide-figure'
import type { SlidesProps } from './slides'

interface CarouselProps {
  items: readonly CatalogueItem[]
  /** What one item is called, in the singular and in the plural: "finish", "finishes". */
  noun: string
  nouns: string
  /** Colours are small squares; of pictures two or three are seen, one and a piece on a phone. */
  shape: SlideShape
  /** Key of the item that the page shows: it comes to the front, wherever it was chosen. */
  selected?: string
  /** Told of each slide that the visitor brings to the front. */
  onSelect?: (item: CatalogueItem) => void
  /** Shows a slide's picture as large as the screen; told which, and the button that was pressed. */
  onEnlarge?: (index: number, opener: HTMLElement) => void
  /** What else can be done with the slide at the front. */
  tools?: (item: CatalogueItem) => ReactNode
}

/**
 * A looping carousel: arrows, arrow keys, swiping, a counter, and dots on small screens. It starts as a strip that scrolls
 * sideways; react-slick, which weighs more than the rest of the page, takes over when a button or key is first used.
 */
export function Carousel(props: CarouselProps) {
  const { items, noun, nouns, shape, selected, onSelect, onEnlarge, tools } = props
  const slider = useRef<Slider>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [Slides, setSlides] = useState<ComponentType<SlidesProps & RefAttributes<Slider>>>()
  const [own, setOwn] = useState(0)
  const given = items.findIndex(({ key }) => key === selected)
  const [current, press] = usePrompt(given < 0 ? own : given, (index) => {
    setOwn(index)
    onSelect?.(items[index]!)
  })
  const chosen = items[current]!
  /** The slide at the front, and how far the strip was scrolled to show it: that is no choice of the visitor's. */
  const front = useRef({ index: 0, left: -1 })

  // What was chosen elsewhere on the page comes to the front.
  useEffect(() => {
    if (front.current.index === current) return
    front.current.index = current
    slider.current?.slickGoTo(current)
    if (!strip.current) return
    strip.current.scrollLeft = (strip.current.scrollWidth / items.length) * current
    front.current.left = strip.current.scrollLeft
  }, [current, items.length])

  function bringToFront(index: number) {
    if (index === current) return
    front.current.index = index
    press(index)
  }
  /** `move` with react-slick; before it is there, it starts at the slide that was asked for. */
  function go(to: number, move: (with_: Slider) => void) {
    if (slider.current) return move(slider.current)
    bringToFront((to + items.length) % items.length)
    import('./slides').then(
      (loaded) => startTransition(() => setSlides(() => loaded.Slides)),
      // The strip can still be scrolled.
      () => undefined,
    )
  }
  const previous = () => go(current - 1, (with_) => with_.slickPrev())
  const next = () => go(current + 1, (with_) => with_.slickNext())
  const goTo = (index: number) => go(index, (with_) => with_.slickGoTo(index))

  function onKeyDown(event: KeyboardEvent) {
    const act = {
      ArrowLeft: previous,
      ArrowRight: next,
      Home: () => goTo(0),
      End: () => goTo(items.length - 1),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  function onScroll({ currentTarget: { scrollWidth, scrollLeft } }: UIEvent<HTMLElement>) {
    if (scrollLeft === front.current.left) return
    front.current.left = -1
    bringToFront(Math.min(items.length - 1, Math.round((scrollLeft / scrollWidth) * items.length)))
  }
  return (
    <Group
      role="group"
      aria-roledescription="carousel"
      aria-label={`Choose a ${noun}`}
      onKeyDown={onKeyDown}
      $shape={shape}
    >
      {Slides ? (
        <Slides ref={slider} items={items} shape={shape} first={current} onChange={bringToFront} />
      ) : (
        <Strip
          ref={strip}
          tabIndex={0}
          aria-label={`All ${items.length} ${nouns}`}
          onScroll={onScroll}
          $shape={shape}
        >
          {items.map(({ key, name, picture, text }, index) => (
            <li key={key} data-front={index === current || undefined}>
              <SlideFigure name={name} picture={picture} text={text} shape={shape} />
            </li>
          ))}
        </Strip>
      )}
      <Controls>
        <Button type="button" $variant="ghost" $size="icon" onClick={previous}>
          <span aria-hidden>‹</span>
          <VisuallyHidden>Previous {noun}</VisuallyHidden>
        </Button>
        <Place>
          <Dots items={items} current={current} goTo={goTo} />
          <p aria-live="polite" aria-atomic>
            {fillIn(words.slide, { number: String(current + 1), count: String(items.length) })}: {chosen.name}
          </p>
        </Place>
        <Button type="button" $variant="ghost" $size="icon" onClick={next}>
          <span aria-hidden>›</span>
          <VisuallyHidden>Next {noun}</VisuallyHidden>
        </Button>
        {tools?.(chosen)}
        {onEnlarge && (
          <Button
            type="button"
            $variant="outline"
            $size="sm"
            aria-haspopup="dialog"
            onClick={(event) => onEnlarge(current, event.currentTarget)}
          >
            {words.enlarge}
          </Button>
        )}
      </Controls>
    </Group>
  )
}

/** Hears the arrow keys for all of its buttons, and keeps its height when react-slick takes over. */
const Group = styled.div<{ $shape: SlideShape }>`
  min-height: ${({ $shape }) => slideRoom[$shape]};
  --photos: 2;
  ${media.desktop} {
    --photos: 3;
  }
  ${media.narrow} {
    --slide: ${({ $shape }) => ($shape === 'photo' ? '84vw' : '42vw')};
    @media (scripting: enabled) {
      /* Of the piece its name alone. */
      li:not([data-front]) figcaption span,
      .slick-slide:not(.slick-current) figcaption span {
        opacity: 0;
      }
    }
  }
  ${media.tabletOnly} {
    ${({ $shape }) => saidOf($shape, 2)}
  }
  ${media.desktop} {
    ${({ $shape }) => saidOf($shape, 3)}
  }
`

const Strip = styled.ul<{ $shape: SlideShape }>`
  display: flex;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  li {
    flex: 0 0 ${({ $shape }) => slideWidth[$shape]};
    box-sizing: content-box;
    padding-right: ${layout.bar};
    scroll-snap-align: start;
  }
  ${({ $shape }) => $shape === 'swatch' && `[data-front] { ${atFront} }`}
  /* It runs on to the edge of the screen. */
  ${media.narrow} {
    margin-inline: -${layout.gutterPhone};
    padding-inline: ${layout.gutterPhone};
    scroll-padding-inline: ${layout.gutterPhone};
  }
  ${media.tablet} {
    margin-right: ${runOn};
  }
  @media (scripting: none) {
    scrollbar-width: auto;
    padding-bottom: ${space[4]};
  }
`

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  /* Clear of the longest caption, whose lines the row holds free for every slide. */
  margin-top: ${space[6]};
  font-size: ${size.small};
  font-variant-numeric: lining-nums tabular-nums;
  > :first-child,
  > :nth-child(3) {
    border: 1px solid ${color.line};
    font-size: 26px;
  }
  > :nth-child(3) {
    margin-left: -${space[2]};
  }
  > :nth-child(4) {
    margin-left: auto;
  }
  /* The arrows side by side, as those of the galleries are. */
  ${media.tablet} {
    > :not(:first-child, :nth-child(3)) {
      order: 1;
    }
  }
  ${media.narrow} {
    gap: ${space[2]};
    > :nth-child(3) {
      margin: 0;
    }
    > [aria-haspopup] {
      display: none;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`

/** Between the arrows: the counter and its slide's name, on a phone below the dots. */
const Place = styled.div`
  color: ${color.inkSoft};
  ${media.narrow} {
    display: grid;
    flex: 1;
    justify-items: center;
    font-size: 14px;
  }
`
