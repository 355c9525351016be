import { useCallback, useDeferredValue, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useSwipeable } from 'react-swipeable'
import type { CatalogueItem } from '@/components/ui/catalogue-grid'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { useMediaQuery } from '@/hooks/use-media-query'
import { afterPaint } from '@/lib/after-paint'
import { media } from '@/theme/media'
import { AllButton } from './all-button'
import { DRAG_THRESHOLD } from './drag-threshold'
import {
  Above,
  Arrow,
  Caption,
  Choices,
  Held,
  Large,
  Layout,
  Part,
  Side,
  Stage,
  Stays,
  Ways,
  Words,
} from './paged-gallery-layout'
import { Thumbnails } from './thumbnails'
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
  /** Where the gallery is a section of its own: what stands under its large picture, and stays in sight with it. */
  under?: ReactNode
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
 * arrow keys, Home, End and swipes select; the set buttons turn pages, and one button above them shows all of them at once. Without script
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
  under,
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
  // A press is answered by the name and the mark on its thumbnail; the large picture, which takes longest to draw, comes next.
  const shown = items[useDeferredValue(selected)] ?? chosen

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
    // The keys of a dialog that was opened from it are the dialog's.
    if ((event.target as Element).closest('dialog')) return
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
      {(above || all) && (
        <Above data-above="">
          {above}
          {all}
        </Above>
      )}
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
      {!isAll && phonePages > 1 && <Turns page={page} pages={pages} phonePages={phonePages} onTurn={turn} />}
    </>
  )
  const stage = (
    // Native image dragging would end the swipe.
    <Stage {...swipe} $ratio={ratio} data-stage="" onDragStart={(event) => event.preventDefault()}>
      <Large
        key={shown.key}
        picture={{ ...shown.picture, alt: altOf?.(shown) ?? shown.picture.alt }}
        sizes={`(max-width: 767px) 92vw, ${ratio === 'door' ? 640 : 420}px`}
        $ratio={ratio}
      />
      {overlay?.(shown)}
    </Stage>
  )
  const group = { ref: gallery, role: 'group', 'aria-label': `Choose a ${noun}`, onKeyDown }
  if (part) {
    return (
      <Stays $ratio={ratio}>
        <Choices {...group}>
          <Held $hasUnder={Boolean(under)} data-held="">
            {stage}
            {under}
          </Held>
          <Part id={part.id ?? undefined}>
            {part.head}
            {own}
          </Part>
        </Choices>
        {below}
      </Stays>
    )
  }
  return (
    <Layout {...group} $ratio={ratio}>
      {stage}
      <Side>
        {own}
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
