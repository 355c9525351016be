import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { media } from '@/theme/media'
import { color, layout, space } from '@/theme/tokens'
import type { BookPage } from './book'
import { spreadOf } from './spreads'

interface ThumbnailsProps {
  pages: readonly BookPage[]
  page: number
  isDouble: boolean
  onChoose: (page: number) => void
}

/** A strip of thumbnails; those of the open spread are marked and kept in view. */
export function Thumbnails({ pages, page, isDouble, onChoose }: ThumbnailsProps) {
  const strip = useRef<HTMLOListElement>(null)
  const { left, right } = isDouble ? spreadOf(page, pages.length) : { left: page, right: page }
  useEffect(() => {
    const list = strip.current
    const open = list?.children[page]
    // Scrolls the strip alone: scrollIntoView would also move the window.
    if (list && open instanceof HTMLElement) {
      list.scrollLeft = open.offsetLeft - (list.clientWidth - open.clientWidth) / 2
    }
  }, [page])
  return (
    <Strip aria-label="All pages">
      <ol ref={strip}>
        {pages.map(({ pictures, width, height }, index) => (
          <li key={index}>
            <button
              type="button"
              aria-label={`Page ${index + 1}`}
              aria-current={index === left || index === right || undefined}
              onClick={() => onChoose(index)}
            >
              <img src={pictures[0]?.src} width={width} height={height} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ol>
    </Strip>
  )
}

const Strip = styled.nav`
  ol {
    position: relative;
    display: flex;
    /* "safe": an overflowing strip starts at its first page. */
    justify-content: safe center;
    gap: ${layout.bar};
    overflow-x: auto;
    padding: ${space[3]};
    ${media.desktop} {
      flex-wrap: wrap;
      justify-content: start;
      gap: ${space[4]};
      padding: 4px;
    }
  }
  li {
    flex: none;
  }
  button {
    display: block;
    width: 58px;
    padding: 0;
    border: 0;
    background: ${color.chalk};
    cursor: pointer;
  }
  img {
    width: 100%;
    height: auto;
  }
  [aria-current] {
    outline: 3px solid ${color.brick};
    outline-offset: 1px;
  }
  :focus-visible {
    outline: 3px solid ${color.ink};
  }
  @media (scripting: none) {
    display: none;
  }
`
