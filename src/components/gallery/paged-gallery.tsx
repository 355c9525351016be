import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useSwipeable } from 'react-swipeable'
import styled from 'styled-components'
import words from '@data/wording/pictures.json'
import { Button } from '@/components/ui/button'
import type { CatalogueItem } from '@/components/ui/catalogue-grid'
import { Picture } from '@/components/ui/picture'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { useMediaQuery } from '@/hooks/use-media-query'
import { fillIn } from '@/lib/fill-in'
import { media } from '@/theme/media'
import { color, layout, motion, size, space } from '@/theme/tokens'
import { DRAG_THRESHOLD } from './drag-threshold'
import { usePaging } from './use-paging'

const PER_PAGE = { wide: 6, narrow: 3 }

interface PagedGalleryProps {
  items: readonly CatalogueItem[]
  /** What one item is called, in the singular: "style", "glass design". */
  noun: string
  /** Shape of the pictures: doors are tall, glass is square. */
  ratio: 'door' | 'square'
  /** Key of an item that the page selects; the visitor can go on from there. */
  selected?: string
  /** What lies over the large picture. */
  overlay?: ReactNode
  /** What stands between the words and the thumbnails. */
  beside?: ReactNode
  /** Called with each item the visitor selects. */
  onSelect?: (item: CatalogueItem) => void
  /** What else can be done with the chosen item. */
  tools?: (item: CatalogueItem) => ReactNode
}

/**
 * A gallery with one large picture and pages of thumbnails: six to a page, three in a window narrower than 768 px. Arrows,
 * arrow keys, Home, End and swipes select; the set buttons turn pages. Without script all items are visible.
 */
export function PagedGallery({
  items,
  noun,
  ratio,
  selected: given,
  overlay,
  beside,
  onSelect,
  tools,
}: PagedGalleryProps) {
  const isHydrated = useIsHydrated()
  const isNarrow = useMediaQuery(media.narrow)
  const perPage = isNarrow ? PER_PAGE.narrow : PER_PAGE.wide
  const givenIndex = items.findIndex(({ key }) => key === given)
  const { selected, page, pages: counted, ...paging } = usePaging(items.length, perPage, givenIndex)
  // The server's HTML, which knows no width, is one page on a wide screen and several on a phone.
  const isPhones = !isHydrated && counted === 1
  const pages = isPhones ? Math.ceil(items.length / PER_PAGE.narrow) : counted
  const thumbs = useRef<HTMLUListElement>(null)
  const chosen = items[selected]!

  function choose(index: number) {
    paging.select(index)
    onSelect?.(items[index]!)
  }
  const step = (by: number) => choose(around(selected + by, items.length))
  const swipe = useSwipeable({
    delta: DRAG_THRESHOLD,
    trackMouse: true,
    onSwipedLeft: () => step(1),
    onSwipedRight: () => step(-1),
  })

  function onKeyDown(event: KeyboardEvent) {
    const target = keyTarget(event.key, selected, items.length)
    if (target === undefined) return
    event.preventDefault()
    choose(target)
    const isOnThumb = thumbs.current?.contains(document.activeElement)
    // The thumbnail may be on a page that has yet to render.
    if (isOnThumb) requestAnimationFrame(() => thumbs.current?.querySelectorAll('button')[target]?.focus())
  }

  return (
    <Layout role="group" aria-label={`Choose a ${noun}`} onKeyDown={onKeyDown} $ratio={ratio}>
      {/* Native image dragging would end the swipe. */}
      <Stage {...swipe} onDragStart={(event) => event.preventDefault()}>
        <Large
          key={chosen.key}
          picture={chosen.picture}
          sizes="(max-width: 767px) 92vw, 420px"
          $ratio={ratio}
        />
        {overlay}
        <Previous type="button" $variant="secondary" $size="icon" onClick={() => step(-1)}>
          <span aria-hidden>‹</span>
          <VisuallyHidden>Previous {noun}</VisuallyHidden>
        </Previous>
        <Next type="button" $variant="secondary" $size="icon" onClick={() => step(1)}>
          <span aria-hidden>›</span>
          <VisuallyHidden>Next {noun}</VisuallyHidden>
        </Next>
      </Stage>
      <Side>
        <Caption>
          <Words aria-live="polite" aria-atomic>
            <h3>{chosen.name}</h3>
            <VisuallyHidden>
              , {selected + 1} of {items.length}
            </VisuallyHidden>
            {chosen.text && <p>{chosen.text}</p>}
          </Words>
          {tools?.(chosen)}
        </Caption>
        {beside}
        <Thumbs ref={thumbs} $isFew={items.length < 6} $isFresh={!isHydrated}>
          {items.map(({ key, name, picture, text }, index) => (
            <li key={key} data-away={Math.floor(index / perPage) !== page || undefined}>
              <figure>
                <Small
                  picture={{ ...picture, alt: '' }}
                  sizes="(max-width: 767px) 30vw, 140px"
                  $ratio={ratio}
                />
                <figcaption>
                  <strong>{name}</strong>
                  {text && <Unscripted>{text}</Unscripted>}
                </figcaption>
              </figure>
              <button
                type="button"
                aria-label={name}
                aria-pressed={index === selected}
                onClick={() => choose(index)}
              />
            </li>
          ))}
        </Thumbs>
        {pages > 1 && (
          <Controls $isPhones={isPhones}>
            <Button
              type="button"
              $variant="outline"
              $size="sm"
              disabled={page === 0}
              onClick={() => paging.turn(-1)}
            >
              {words.previousSet}
            </Button>
            <Where>
              <span>{fillIn(words.page, { number: String(page + 1), count: String(pages) })}</span>
              <progress aria-hidden max={pages} value={page + 1} />
            </Where>
            <Button
              type="button"
              $variant="outline"
              $size="sm"
              disabled={page === pages - 1}
              onClick={() => paging.turn(1)}
            >
              {words.nextSet}
            </Button>
          </Controls>
        )}
      </Side>
    </Layout>
  )
}

/** Wraps an index around at either end of the list. */
function around(index: number, count: number) {
  return (index + count) % count
}

function keyTarget(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowLeft') return around(selected - 1, count)
  if (key === 'ArrowRight') return around(selected + 1, count)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

type Ratio = { $ratio: 'door' | 'square' }
const aspect = ({ $ratio }: Ratio) => ($ratio === 'door' ? '2 / 3' : '1')

const Layout = styled.div<Ratio>`
  display: grid;
  gap: ${space[6]} ${space[8]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`

const Stage = styled.div`
  position: relative;
  align-self: start;
  touch-action: pan-y;
`

const Large = styled(Picture)<Ratio>`
  aspect-ratio: ${aspect};
  ${media.narrow} {
    max-height: 68vh;
  }
`

const Previous = styled(Button)`
  position: absolute;
  top: calc(50% - 22px);
  left: ${space[4]};
  font-size: 26px;
`

const Next = styled(Previous)`
  left: auto;
  right: ${space[4]};
`

const Side = styled.div`
  min-width: 0;
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`

/** What can be done with the chosen item stands beside its name. */
const Caption = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: start;
  gap: ${space[5]};
  > button {
    flex: none;
    margin: -${space[3]} -${space[3]} 0 0;
  }
`

const Words = styled.div`
  min-height: 7.5em;
  h3 {
    display: inline;
  }
  p {
    margin-top: ${space[4]};
    max-width: 52ch;
    color: ${color.inkSoft};
  }
`

/** Before hydration CSS alone limits the first page, so that nothing shifts afterwards. */
const Thumbs = styled.ul<{ $isFresh: boolean; $isFew: boolean }>`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[5]} ${layout.bar};
  ${media.tablet} {
    max-width: 460px;
    /* A few stand in one row, down at the large picture's edge. */
    ${({ $isFew }) =>
      $isFew &&
      'max-width: none; grid-template-columns: repeat(5, minmax(0, 1fr)); margin-top: auto; align-items: end;'}
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
      outline: 4px solid ${color.brick};
      outline-offset: -4px;
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

const Controls = styled.div<{ $isPhones: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  margin-top: auto;
  ${({ $isPhones }) => $isPhones && `${media.tablet} { display: none; }`}
  @media (scripting: none) {
    display: none;
  }
`

const Where = styled.p`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  font-size: ${size.small};
  font-variant-numeric: lining-nums tabular-nums;
  progress {
    width: 96px;
    height: 4px;
    border: 0;
    appearance: none;
    background: ${color.line};
  }
  progress::-webkit-progress-bar {
    background: ${color.line};
  }
  progress::-webkit-progress-value {
    background: ${color.brick};
  }
  progress::-moz-progress-bar {
    background: ${color.brick};
  }
`
