import { memo } from 'react'
import styled, { css } from 'styled-components'
import type { CatalogueItem } from '@/components/ui/catalogue-grid'
import { Picture } from '@/components/ui/picture'
import { color, layout, size, space } from '@/theme/tokens'

export type SlideShape = 'swatch' | 'photo'

/**
 * From where the content begins to the window's edge stand so many and a piece, which says that there are more; a phone shows one and a
 * piece. A colour is as large as shows its grain.
 */
const SWATCH = `calc(var(--slide, (100vw - ${layout.margin}) / (var(--photos) + 0.5) - ${layout.bar}))`
const PHOTO = `calc(var(--slide, (100vw - ${layout.margin}) / (var(--photos) - 0.5) - ${layout.bar}))`

export const slideWidth: Record<SlideShape, string> = {
  swatch: SWATCH,
  photo: PHOTO,
}

/** Height of a slide with its caption, and of the controls below. */
export const slideRoom: Record<SlideShape, string> = {
  swatch: `calc(${SWATCH} + 172px)`,
  photo: `calc(${PHOTO} * 0.75 + 172px)`,
}

/** How much further a row reaches than its content's width: to the window's edge, where one is cut, for there are more. */
export const runOn = `calc(-1 * ${layout.margin})`

/**
 * Words of the slides that are seen whole; of the piece at the window's edge its name alone.
 *
 * @param photos - the row's `--photos`
 */
export function saidOf(shape: SlideShape, photos: number) {
  const count = shape === 'photo' ? photos - 1 : photos
  const whole = (first: string, next: string) =>
    Array.from({ length: count }, (_, index) => [first, ...Array<string>(index).fill(next)].join(' + ')).join(
      ', ',
    )
  return `
    @media (scripting: enabled) {
      li:not(${whole('[data-front]', 'li')}) figcaption span,
      .slick-slide:not(${whole('.slick-current', '.slick-slide')}) figcaption span {
        opacity: 0;
      }
    }
  `
}

/** How the slide at the front is told from the others: by the mark of what is chosen, within it, as the row cuts what is outside. */
export const atFront = `
  [data-face]::after {
    box-shadow: inset 0 0 0 3px ${color.ink}, inset 0 0 0 5px ${color.chalk};
  }
  strong {
    font-weight: 650;
  }
`

const SIZES: Record<SlideShape, string> = {
  swatch: '(max-width: 767px) 60vw, 330px',
  photo: '(max-width: 767px) 84vw, 560px',
}

interface SlideFigureProps extends Pick<CatalogueItem, 'name' | 'picture' | 'text'> {
  shape: SlideShape
}

/** One slide: a picture with its name, and what is said of it. Dozens of them stay as they are when another comes to the front. */
export const SlideFigure = memo(function SlideFigure({ name, picture, text, shape }: SlideFigureProps) {
  return (
    <Figure>
      <Face data-face="" $shape={shape}>
        <Sample picture={picture} sizes={SIZES[shape]} $shape={shape} />
      </Face>
      <figcaption>
        <strong>{name}</strong>
        {text && <span>{text}</span>}
      </figcaption>
    </Figure>
  )
})

const Figure = styled.figure`
  figcaption {
    padding: ${space[4]} ${space[4]} 0 0;
  }
  strong {
    display: block;
    font-weight: 600;
  }
  span {
    display: block;
    font-size: ${size.small};
    line-height: 1.4;
    color: ${color.inkSoft};
  }
`

/**
 * A colour on a stile of the frame: its face, then the bead, which slopes to the gasket, and a strip of the pane. A plain colour alone
 * would be an empty square.
 */
const onStile = css`
  background:
    linear-gradient(
      to right,
      transparent 56%,
      rgb(0 0 0 / 26%) 56% 56.5%,
      rgb(255 255 255 / 30%) 56.5% 57.5%,
      rgb(0 0 0 / 4%) 57.5%,
      rgb(0 0 0 / 16%) 68.4%,
      #23282a 68.4% 70%,
      transparent 70%
    ),
    linear-gradient(to right, transparent 70%, rgb(0 0 0 / 22%) 70%, transparent 74%),
    linear-gradient(155deg, #e6eeed 0%, #cfdcd9 34%, #a9bdb6 35%, #8ba398 100%) right / 30% 100% no-repeat;
`

const Face = styled.div<{ $shape: SlideShape }>`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
    ${({ $shape }) => $shape === 'swatch' && onStile}
  }
`

const Sample = styled(Picture)<{ $shape: SlideShape }>`
  aspect-ratio: ${({ $shape }) => ($shape === 'photo' ? '4 / 3' : 1)};
`
