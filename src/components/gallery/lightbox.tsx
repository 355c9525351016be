import { useMemo, useState } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import Viewer from 'yet-another-react-lightbox'
import words from '@data/wording/pictures.json'
import { fillIn } from '@/lib/fill-in'
import { pictureSources } from '@/lib/picture-sources'
import { media } from '@/theme/media'
import { color, motion, size, space } from '@/theme/tokens'
import type { LightboxItem } from './lightbox-item'

export interface LightboxProps {
  items: readonly LightboxItem[]
  /** Index of the first picture shown. */
  index: number
  /** Called once the closing animation has ended. */
  onClose: () => void
}

const LABELS = {
  Lightbox: 'Pictures, enlarged',
  Carousel: 'carousel',
  'Photo gallery': 'Pictures',
  Slide: 'slide',
  Close: 'Close',
  Previous: 'Previous picture',
  Next: 'Next picture',
}

/**
 * A full-screen lightbox: arrow keys, swipes and buttons loop through the pictures, Escape closes. Mounted means open. The
 * only user of yet-another-react-lightbox.
 */
export function Lightbox({ items, index, onClose }: LightboxProps) {
  const [current, setCurrent] = useState(index)
  const item = items[current]
  // A new array would reset the viewer to its first picture.
  const slides = useMemo(() => items.map(slideOf), [items])
  return (
    <>
      <StillPage />
      <Look
        open
        index={index}
        close={onClose}
        slides={slides}
        labels={LABELS}
        controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
        carousel={{ preload: 1 }}
        on={{ view: ({ index: now }) => setCurrent(now) }}
        render={{
          controls: () =>
            item && (
              <Caption>
                <strong>{item.name}</strong>
                {/* Screen readers have just read it as the picture's alt text. */}
                <span aria-hidden>{item.picture.alt}</span>
                <small>
                  {fillIn(words.picture, { number: String(current + 1), count: String(items.length) })}
                </small>
              </Caption>
            ),
        }}
      />
    </>
  )
}

function slideOf({ picture }: LightboxItem) {
  const data = picture.src.childImageSharp?.gatsbyImageData
  const sources = data ? pictureSources(data) : []
  const largest = sources.at(-1)
  return { ...largest, src: largest?.src ?? '', alt: picture.alt, srcSet: sources }
}

/** Stops the page behind from scrolling. */
const StillPage = createGlobalStyle`
  .yarl__no_scroll {
    overflow: hidden;
  }
`

/** Replaces the library's style sheet, in our colours: its own would be loaded on every page. */
const Look = styled(Viewer)`
  position: fixed;
  inset: 0;
  z-index: 9999;
  overflow: hidden;
  opacity: 0;
  background: ${color.inkPressed};
  color: ${color.onDark};
  transition: opacity ${motion.calm};
  ${media.calm} {
    transition: none;
  }
  &.yarl__portal_open {
    opacity: 1;
  }
  .yarl__fullsize {
    width: 100%;
    height: 100%;
  }
  .yarl__relative {
    position: relative;
  }
  .yarl__flex_center {
    display: flex;
    align-items: center;
    justify-content: center;
  }
  .yarl__container {
    position: absolute;
    inset: 0;
    overflow: hidden;
    outline: none;
    user-select: none;
    touch-action: none;
    overscroll-behavior: contain;
  }
  .yarl__carousel {
    display: flex;
    flex: none;
    align-items: stretch;
    justify-content: center;
    height: 100%;
    width: calc(100% + (var(--yarl__carousel_slides_count) - 1) * 100%);
    transform: translate(var(--yarl__swipe_offset, 0), var(--yarl__pull_offset, 0));
    opacity: var(--yarl__pull_opacity, 1);
  }
  /* Below the picture there is room for its caption. */
  .yarl__slide {
    position: relative;
    flex: 1;
    min-width: 0;
    overflow: hidden;
    padding: 64px ${space[5]} 116px;
    ${media.tablet} {
      padding-inline: 88px;
    }
  }
  .yarl__slide_image {
    max-width: 100%;
    max-height: 100%;
    object-fit: contain;
    user-select: none;
    touch-action: none;
  }
  .yarl__slide_image_loading {
    opacity: 0;
  }
  .yarl__slide_placeholder {
    position: absolute;
    top: 50%;
    left: 50%;
    transform: translate(-50%, -50%);
  }
  .yarl__toolbar {
    position: absolute;
    top: 0;
    right: 0;
    display: flex;
    padding: ${space[3]};
  }
  .yarl__icon {
    width: 28px;
    height: 28px;
  }
  .yarl__button {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    padding: 0;
    border: 0;
    background: ${color.inkPressed};
    color: inherit;
    cursor: pointer;
  }
  .yarl__button:focus-visible {
    outline-color: ${color.brassLight};
    outline-offset: -3px;
  }
  .yarl__navigation_prev,
  .yarl__navigation_next {
    position: absolute;
    top: 50%;
    transform: translateY(-50%);
  }
  .yarl__navigation_prev {
    left: ${space[3]};
  }
  .yarl__navigation_next {
    right: ${space[3]};
  }
  /* On phones the arrows are at either end of the caption: over the picture they would hide it. */
  ${media.narrow} {
    .yarl__navigation_prev,
    .yarl__navigation_next {
      top: auto;
      bottom: 0;
      transform: none;
    }
  }
`

const Caption = styled.p`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[1]};
  height: 108px;
  padding-inline: 72px;
  font-size: ${size.small};
  line-height: 1.35;
  text-align: center;
  /* The arrows of a phone lie beside it, and swipes begin anywhere. */
  pointer-events: none;
  span,
  small {
    color: ${color.onDarkSoft};
  }
  small {
    font-variant-numeric: lining-nums tabular-nums;
  }
`
