import { useEffect } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { media } from '@/theme/media'
import { color, motion, space } from '@/theme/tokens'
import { spreadOf, type Spread } from './spreads'
import type { Turn } from './use-leafing'

/** One page of a brochure: its renderings, narrowest first, and all its text. */
export interface BookPage {
  readonly text: readonly string[]
  readonly width: number
  readonly height: number
  readonly pictures: readonly { readonly src: string; readonly width: number }[]
}

interface BookProps {
  pages: readonly BookPage[]
  page: number
  isDouble: boolean
  turn?: Turn
  zoom: number
  onTurned: () => void
}

/**
 * The open spread: two pages on wide screens, one on others, decided by CSS alone. Without script all pages are stacked. The
 * printed text is also there for screen readers.
 */
export function Book({ pages, page, isDouble, turn, zoom, onTurned }: BookProps) {
  const sizes = `(min-width: 1080px) ${35 * zoom}vw, ${92 * zoom}vw`
  const open = turn ? underTheLeaf(turn, pages.length) : spreadOf(page, pages.length)
  const isAlone = open.left === undefined || open.right === undefined
  usePreloaded(pages, page, isDouble ? 2 : 1, sizes)
  return (
    <Pages $shift={!isAlone ? 0 : open.left === undefined ? -25 : 25}>
      {pages.map((entry, index) => (
        <li
          key={index}
          data-current={index === page || undefined}
          data-left={index === open.left || undefined}
          data-right={index === open.right || undefined}
        >
          <PagePicture
            page={entry}
            sizes={sizes}
            alt={`Page ${index + 1} of ${pages.length}`}
            isFirst={index === 0}
          />
          <VisuallyHidden as="div">
            {entry.text.map((paragraph, place) => (
              <p key={place}>{paragraph}</p>
            ))}
          </VisuallyHidden>
        </li>
      ))}
      {turn && <Leaf key={`${turn.from}-${turn.to}`} {...{ pages, turn, sizes, onTurned }} />}
    </Pages>
  )
}

/** The leaf being turned: the right page of the earlier spread, with the left page of the later one on its back. */
function Leaf({ pages, turn, sizes, onTurned }: Pick<BookProps, 'pages' | 'onTurned'> & LeafProps) {
  const early = spreadOf(Math.min(turn.from, turn.to), pages.length)
  const late = spreadOf(Math.max(turn.from, turn.to), pages.length)
  const front = pages[early.right ?? -1]
  const back = pages[late.left ?? -1]
  return (
    <Sheet aria-hidden $isBack={turn.to < turn.from} onAnimationEnd={onTurned}>
      <Face>{front && <PagePicture page={front} sizes={sizes} alt="" isFirst />}</Face>
      <Face $isBack>{back && <PagePicture page={back} sizes={sizes} alt="" isFirst />}</Face>
    </Sheet>
  )
}

interface LeafProps {
  turn: Turn
  sizes: string
}

interface PagePictureProps {
  page: BookPage
  sizes: string
  alt: string
  isFirst: boolean
}

function PagePicture({ page: { pictures, width, height }, sizes, alt, isFirst }: PagePictureProps) {
  const [, usual] = pictures
  return (
    <img
      src={usual?.src}
      srcSet={sourceSet(pictures)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      // The picture must be there before the leaf turns.
      decoding="sync"
      draggable={false}
    />
  )
}

/** All but the thumbnail. */
function sourceSet(pictures: BookPage['pictures']) {
  return pictures
    .slice(1)
    .map(({ src, width }) => `${src} ${width}w`)
    .join(', ')
}

/** The pages that stay still while a leaf turns: the left one of the earlier spread and the right one of the later. */
function underTheLeaf({ from, to }: Turn, count: number): Spread {
  return {
    left: spreadOf(Math.min(from, to), count).left,
    right: spreadOf(Math.max(from, to), count).right,
  }
}

/** Prefetches the pages one step away, so that no leaf turns up blank; of two at once also the one beside them. */
function usePreloaded(pages: readonly BookPage[], page: number, step: 1 | 2, sizes: string) {
  useEffect(() => {
    const near = step === 1 ? [1, -1] : [1, 2, 3, -1, -2]
    for (const index of near.map((by) => page + by)) {
      const next = pages[index]
      if (!next) continue
      const image = new Image()
      image.sizes = sizes
      image.srcset = sourceSet(next.pictures)
    }
  }, [pages, page, step, sizes])
}

const appear = keyframes`
  from { opacity: 0; transform: translateX(12px); }
`

const turning = keyframes`
  from { transform: rotateY(0); }
  to { transform: rotateY(-180deg); }
`

const Pages = styled.ol<{ $shift: number }>`
  position: relative;
  display: grid;
  justify-content: center;
  grid-template-columns: var(--page);
  /* Its empty half, beside the cover, lies over the tools. */
  pointer-events: none;
  li {
    pointer-events: auto;
    position: relative;
    display: none;
    background: ${color.chalk};
    outline: 1px solid ${color.line};
  }
  img {
    width: 100%;
    height: auto;
    user-select: none;
  }
  li[data-current] {
    display: block;
  }
  ${media.belowDesktop} {
    li[data-current]:not([data-right]:first-child) {
      animation: ${appear} ${motion.quick};
    }
  }
  ${media.desktop} {
    width: max-content;
    margin-inline: auto;
    grid-template-columns: var(--page) var(--page);
    perspective: 2400px;
    transform: translateX(${({ $shift }) => $shift}%);
    transition: transform ${motion.calm};
    li,
    li[data-current] {
      display: none;
      grid-row: 1;
    }
    li[data-left],
    li[data-right] {
      display: block;
    }
    li[data-left] {
      grid-column: 1;
    }
    li[data-right] {
      grid-column: 2;
    }
  }
  ${media.calm} {
    transition: none;
    && li {
      animation: none;
    }
  }
  @media (scripting: none) {
    && {
      display: block;
      width: auto;
      max-width: 720px;
      margin-inline: auto;
      transform: none;
    }
    && li {
      display: block;
      margin-bottom: ${space[6]};
    }
  }
`

const Sheet = styled.div<{ $isBack: boolean }>`
  display: none;
  ${media.desktop} {
    position: absolute;
    display: block;
    top: 0;
    left: 50%;
    width: 50%;
    height: 100%;
    transform-origin: left;
    transform-style: preserve-3d;
    animation: ${({ $isBack }) => css`
      ${turning} ${motion.calm} ${$isBack ? 'reverse' : 'normal'} both
    `};
  }
`

const Face = styled.div<{ $isBack?: boolean }>`
  position: absolute;
  inset: 0;
  background: ${color.chalk};
  backface-visibility: hidden;
  ${({ $isBack }) => $isBack && 'transform: rotateY(180deg);'}
`
