import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSwipeable } from 'react-swipeable'
import styled from 'styled-components'
import words from '@data/wording/flipbooks.json'
import { ButtonLink } from '@/components/ui/action-link'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { useMediaQuery } from '@/hooks/use-media-query'
import { media } from '@/theme/media'
import { color, layout, space } from '@/theme/tokens'
import { Book, type BookPage } from './book'
import { spreadLabel } from './spreads'
import { Thumbnails } from './thumbnails'
import { useFullScreen } from './use-full-screen'
import { useLeafing } from './use-leafing'
import { ViewTools, ZOOMS } from './view-tools'

interface FlipbookProps {
  title: string
  /** Shown beside the toolbar, in full screen too. */
  heading: ReactNode
  pages: readonly BookPage[]
  /** The PDF, as a SiteLink target. */
  download: string
}

/**
 * A brochure as a flipbook: buttons, arrow keys, Home, End, swipes and thumbnails turn the pages; it can be zoomed and shown
 * in full screen. Without script it is a column of all pages.
 */
export function Flipbook({ title, heading, pages, download }: FlipbookProps) {
  const isDouble = useMediaQuery(media.desktop)
  const isCalm = useMediaQuery(media.calm)
  const { page, turn, go, step, can, endTurn } = useLeafing(pages.length, isDouble, isCalm)
  const [zoomStep, setZoomStep] = useState(0)
  const zoom = ZOOMS[zoomStep] ?? 1
  const viewer = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement | null>(null)
  const fullScreen = useFullScreen(viewer)

  const swipe = useSwipeable({
    onSwipedLeft: () => zoom === 1 && step(1),
    onSwipedRight: () => zoom === 1 && step(-1),
  })

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (isForSomethingElse(event) || (zoom > 1 && event.target === stage.current)) return
      const act = {
        ArrowLeft: () => step(-1),
        ArrowRight: () => step(1),
        Home: () => go(0),
        End: () => go(pages.length - 1),
      }[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })

  return (
    <Viewer ref={viewer} role="group" aria-label={`${title}: brochure`}>
      <Tools>
        {heading}
        <ViewTools zoomStep={zoomStep} onZoom={setZoomStep} fullScreen={fullScreen} />
        <ButtonLink to={download} $variant="default" $size="sm">
          {words.download}
        </ButtonLink>
      </Tools>
      <Stage
        {...swipe}
        ref={(element: HTMLDivElement | null) => {
          stage.current = element
          swipe.ref(element)
        }}
        $zoom={zoom}
        // A scrolling region must be focusable.
        {...(zoom > 1 ? { role: 'region', 'aria-label': 'Enlarged page', tabIndex: 0 } : {})}
      >
        <Book pages={pages} page={page} isDouble={isDouble} turn={turn} zoom={zoom} onTurned={endTurn} />
      </Stage>
      <Controls data-takes-keys="">
        <Button
          type="button"
          $variant="outline"
          $size="icon"
          aria-disabled={!can(-1)}
          onClick={() => step(-1)}
        >
          <span aria-hidden>‹</span>
          <VisuallyHidden>Previous page</VisuallyHidden>
        </Button>
        <p aria-live="polite" aria-atomic>
          {spreadLabel(page, pages.length, isDouble)}
        </p>
        <Button type="button" $variant="outline" $size="icon" aria-disabled={!can(1)} onClick={() => step(1)}>
          <span aria-hidden>›</span>
          <VisuallyHidden>Next page</VisuallyHidden>
        </Button>
      </Controls>
      <Thumbnails pages={pages} page={page} isDouble={isDouble} onChoose={go} />
    </Viewer>
  )
}

/** Whether a key event belongs elsewhere: to a form field, a dialog, the browser, or what has already handled it. */
function isForSomethingElse({ target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return true
  return (
    target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null
  )
}

/** Width of the tools on wide screens. */
export const BOOK_TOOLS = '300px'

/**
 * On wide screens the tools stand at the side, so that the pages have the whole height: `--room` is what the frame around them
 * takes of it.
 */
const Viewer = styled.div`
  --room: 224px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  background: ${color.stone};
  ${media.desktop} {
    grid-template-columns: ${BOOK_TOOLS} minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    gap: ${space[6]} ${space[8]};
  }
  &:fullscreen {
    --room: 40px;
    align-content: center;
    padding: ${space[4]} ${space[6]};
    overflow-y: auto;
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  h1 {
    flex: 1 1 10em;
  }
  ${media.desktop} {
    h1 {
      flex-basis: 100%;
      margin-bottom: ${space[4]};
    }
  }
`

/** As wide as possible, but on wide screens no taller than the viewport. Zoomed in, it scrolls. */
const Stage = styled.div<{ $zoom: number }>`
  --page: calc((100vw - 2 * ${layout.gutterPhone}) * ${({ $zoom }) => $zoom});
  touch-action: ${({ $zoom }) => ($zoom === 1 ? 'pan-y pinch-zoom' : 'auto')};
  ${({ $zoom }) => $zoom > 1 && 'overflow: auto; max-height: 82vh;'}
  ${media.tablet} {
    --page: calc(min((100vw - 2 * ${layout.gutter}), 640px) * ${({ $zoom }) => $zoom});
  }
  ${media.desktop} {
    grid-column: 2;
    grid-row: 1 / 4;
    --page: calc(
      min(
          max(100vh - var(--room), 420px) / 1.4143,
          (100vw - ${layout.margin} - ${layout.gutter} - ${space[8]} - ${BOOK_TOOLS}) / 2
        ) *
        ${({ $zoom }) => $zoom}
    );
  }
`

const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[6]};
  font-variant-numeric: lining-nums tabular-nums;
  p {
    min-width: 9.5em;
    text-align: center;
  }
  ${media.desktop} {
    justify-content: space-between;
  }
  [aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  @media (scripting: none) {
    display: none;
  }
`
