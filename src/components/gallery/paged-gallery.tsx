import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useSwipeable } from 'react-swipeable'
import styled, { css } from 'styled-components'
import { Button } from '@/components/ui/button'
import type { CatalogueItem } from '@/components/ui/catalogue-grid'
import { Picture } from '@/components/ui/picture'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { useMediaQuery } from '@/hooks/use-media-query'
import { afterPaint } from '@/lib/after-paint'
import { media } from '@/theme/media'
import { color, layout, space } from '@/theme/tokens'
import { AllButton } from './all-button'
import { DRAG_THRESHOLD } from './drag-threshold'
import { aspect, Thumbnails, type Ratio } from './thumbnails'
import { Turns } from './turns'
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
  /** Alternative text of the large picture, where it shows something else than the item's own. */
  altOf?: (item: CatalogueItem) => string | undefined
  /** What lies over the large picture of the chosen item. */
  overlay?: (item: CatalogueItem) => ReactNode
  /** What stands on the line over the thumbnails. */
  beside?: (item: CatalogueItem) => ReactNode
  /** Called with each item the visitor selects. */
  onSelect?: (item: CatalogueItem) => void
  /** What else can be done with the chosen item. */
  tools?: (item: CatalogueItem) => ReactNode
  /** What stands below the thumbnails. */
  below?: ReactNode
  /**
   * Makes the gallery a section of its own, under this heading, and what stands below it the next one: the large picture stays in
   * sight while the visitor goes through both.
   */
  part?: { readonly id?: string | null; readonly head: ReactNode }
}

/**
 * A gallery with one large picture and pages of thumbnails: six to a page, three in a window narrower than 768 px. Arrows,
 * arrow keys, Home, End and swipes select; the set buttons turn pages, and one button shows all of them at once. Without script
 * all items are visible.
 */
export function PagedGallery({
  items,
  noun,
  ratio,
  selected: given,
  altOf,
  overlay,
  beside,
  onSelect,
  tools,
  below,
  part,
}: PagedGalleryProps) {
  const isHydrated = useIsHydrated()
  const isNarrow = useMediaQuery(media.narrow)
  const perPage = isNarrow ? PER_PAGE.narrow : PER_PAGE.wide
  const givenIndex = items.findIndex(({ key }) => key === given)
  const { selected, page, pages, select, turn } = usePaging(items.length, perPage, givenIndex)
  // The server's HTML knows no width.
  const phonePages = isHydrated ? pages : Math.ceil(items.length / PER_PAGE.narrow)
  const thumbs = useRef<HTMLUListElement>(null)
  const gallery = useRef<HTMLDivElement>(null)
  const [isAll, setIsAll] = useState(false)
  const chosen = items[selected]!

  const choose = useCallback(
    (index: number) => {
      select(index)
      afterPaint(() => onSelect?.(items[index]!))
    },
    [select, items, onSelect],
  )
  /** Closes the grid of all, which may be screens below the large picture, and goes back to that. */
  const chooseOfAll = useCallback(
    (index: number) => {
      choose(index)
      setIsAll(false)
      requestAnimationFrame(() => gallery.current?.scrollIntoView({ block: 'start' }))
    },
    [choose],
  )
  const all = items.length > PER_PAGE.wide && (
    <AllButton count={items.length} isAll={isAll} onToggle={() => setIsAll(!isAll)} />
  )
  const above = beside?.(chosen)
  const step = (by: number) => choose(around(selected + by, items.length))
  const swipe = useSwipeable({
    delta: DRAG_THRESHOLD,
    trackMouse: true,
    onSwipedLeft: () => step(1),
    onSwipedRight: () => step(-1),
  })

  function onKeyDown(event: KeyboardEvent) {
    // The keys of a dialog that was opened from it are the dialog's, those of what stands below it are that's.
    if ((event.target as Element).closest('dialog, [data-apart]')) return
    const target = keyTarget(event.key, selected, items.length)
    if (target === undefined) return
    event.preventDefault()
    choose(target)
    const isOnThumb = thumbs.current?.contains(document.activeElement)
    // The thumbnail may be on a page that has yet to render.
    if (isOnThumb) requestAnimationFrame(() => thumbs.current?.querySelectorAll('button')[target]?.focus())
  }

  const own = (
    <>
      <Caption>
        <Words aria-live="polite" aria-atomic>
          <h3>{chosen.name}</h3>
          <VisuallyHidden>
            , {selected + 1} of {items.length}
          </VisuallyHidden>
          {chosen.text && <p>{chosen.text}</p>}
        </Words>
        <Ways>
          <Arrow type="button" $variant="ghost" $size="icon" onClick={() => step(-1)}>
            <span aria-hidden>‹</span>
            <VisuallyHidden>Previous {noun}</VisuallyHidden>
          </Arrow>
          <Arrow type="button" $variant="ghost" $size="icon" onClick={() => step(1)}>
            <span aria-hidden>›</span>
            <VisuallyHidden>Next {noun}</VisuallyHidden>
          </Arrow>
          {tools?.(chosen)}
        </Ways>
      </Caption>
      {above && <Above>{above}</Above>}
      <Thumbnails
        ref={thumbs}
        items={items}
        ratio={ratio}
        selected={selected}
        page={page}
        perPage={perPage}
        isAll={isAll}
        isFresh={!isHydrated}
        onChoose={isAll ? chooseOfAll : choose}
      />
      {isAll ? (
        <div>{all}</div>
      ) : (
        phonePages > 1 && <Turns page={page} pages={pages} phonePages={phonePages} onTurn={turn} all={all} />
      )}
    </>
  )
  return (
    <Layout ref={gallery} $ratio={ratio} data-stays={part && ''} role="group" aria-label={`Choose a ${noun}`} onKeyDown={onKeyDown}>
      {/* Native image dragging would end the swipe. */}
      <Stage {...swipe} $ratio={ratio} data-stage="" onDragStart={(event) => event.preventDefault()}>
        <Large
          key={chosen.key}
          picture={{ ...chosen.picture, alt: altOf?.(chosen) ?? chosen.picture.alt }}
          sizes="(max-width: 767px) 92vw, 420px"
          $ratio={ratio}
        />
        {overlay?.(chosen)}
      </Stage>
      <Side>
        {part ? (
          <Part id={part.id ?? undefined}>
            {part.head}
            {own}
          </Part>
        ) : (
          own
        )}
        {below}
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

/** Height of the large picture of a gallery in which it stays in sight: on a phone it leaves half of the screen to the choices. */
const STAYS = { phone: 'min(48svh, 420px)', wide: `min(580px, 100svh - ${layout.headerHeight} - 2 * ${space[6]})` }

/** Below the header, as long as any of its choices is on the screen. */
const stays = css`
  &[data-stays] {
    ${media.narrow} {
      display: flex;
      flex-direction: column;
      /* What is gone to stands below it. */
      :is(section, a, button) {
        scroll-margin-top: ${STAYS.phone};
      }
    }
    > [data-stage] {
      position: sticky;
      top: calc(${layout.headerHeight} + ${space[6]});
      z-index: 1;
      ${media.narrow} {
        top: 60px;
        align-self: stretch;
        height: ${STAYS.phone};
        /* What goes by beneath it is not seen at its sides. */
        box-shadow:
          -${layout.gutterPhone} 0 ${color.chalk},
          ${layout.gutterPhone} 0 ${color.chalk};
        > img,
        > canvas {
          position: absolute;
          height: 100%;
          max-height: none;
          aspect-ratio: auto;
        }
      }
      ${media.tablet} {
        align-self: start;
        height: ${STAYS.wide};
      }
    }
  }
`

const Layout = styled.div<Ratio>`
  display: grid;
  gap: ${space[6]} ${space[8]};
  ${stays}
  ${media.narrow} {
    row-gap: ${space[5]};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
  ${media.tabletOnly} {
    ${({ $ratio }) => $ratio === 'door' && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}
  }
  ${media.desktop} {
    ${({ $ratio }) => $ratio === 'door' && 'grid-template-columns: minmax(0, 5fr) minmax(0, 12fr);'}
  }
`

/** As high as what stands beside it. */
const asHigh = `
  align-self: stretch;
  max-height: 720px;
  > img,
  > canvas {
    position: absolute;
    height: 100%;
  }
`

const Stage = styled.div<Ratio>`
  position: relative;
  align-self: start;
  touch-action: pan-y;
  /* A phone shows glass from edge to edge, as its other large pictures. */
  ${media.narrow} {
    ${({ $ratio }) => $ratio === 'square' && `margin-inline: -${layout.gutterPhone};`}
  }
  ${media.tablet} {
    ${asHigh}
  }
  /* Where all of them are shown it does not grow with those. */
  ${media.desktop} {
    ${({ $ratio }) => $ratio === 'door' && 'max-height: 580px;'}
  }
`

const Large = styled(Picture)<Ratio>`
  aspect-ratio: ${aspect};
  /* Cropped, so that the thumbnails are in sight with it. */
  ${media.narrow} {
    aspect-ratio: ${({ $ratio }) => ($ratio === 'door' ? '4 / 5' : '3 / 2')};
    max-height: 68vh;
  }
`

/** Beside the name of what it changes: upon the picture it would hide some of it. */
const Arrow = styled(Button)`
  border: 1px solid ${color.line};
  font-size: 26px;
  @media (scripting: none) {
    display: none;
  }
`

const inColumn = css`
  min-width: 0;
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  ${media.narrow} {
    gap: ${space[5]};
  }
`

const Side = styled.div`
  ${inColumn}
  [data-stays] > & {
    gap: ${space[8]};
    ${media.narrow} {
      gap: ${space[6]};
    }
  }
`

const Part = styled.section`
  ${inColumn}
`

const Caption = styled.div`
  position: relative;
`

/** What can be done with the chosen item stands at the end of its name's line. */
const Ways = styled.div`
  position: absolute;
  top: -${space[3]};
  right: 0;
  display: flex;
  gap: ${space[2]};
`

/** The line over the thumbnails; on a desktop they stand with it at the foot of the picture. */
const Above = styled.div`
  margin-bottom: -${space[3]};
  ${media.desktop} {
    margin-top: auto;
  }
`

/** Room for two lines, so that nothing below moves with the words. */
const Words = styled.div`
  min-height: 5.75em;
  ${media.narrow} {
    min-height: 6.5em;
  }
  h3 {
    display: inline-block;
    max-width: calc(100% - 190px);
  }
  p {
    margin-top: ${space[4]};
    max-width: 52ch;
    color: ${color.inkSoft};
  }
`
