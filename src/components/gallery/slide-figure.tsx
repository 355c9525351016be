import { memo } from 'react'
import styled from 'styled-components'
import type { CatalogueItem } from '@/components/ui/catalogue-grid'
import { Picture } from '@/components/ui/picture'
import { color, layout, size, space } from '@/theme/tokens'

export type SlideShape = 'swatch' | 'photo'

/** Pictures stand so many and a piece, which says that there are more; a phone shows one and a piece. */
const PHOTO = `calc(var(--slide, (100vw - ${layout.margin}) / (var(--photos) - 0.5) - ${layout.bar}))`
/** A colour is as large as a sample in the hand: twice as many fit. */
const SWATCH = `calc(var(--slide, (100vw - ${layout.margin}) / (2 * var(--photos) - 0.5) - ${layout.bar}))`

export const slideWidth: Record<SlideShape, string> = {
  swatch: SWATCH,
  photo: PHOTO,
}

/** Height of a slide with its caption, and of the controls below. */
export const slideRoom: Record<SlideShape, string> = {
  swatch: `calc(${SWATCH} + 188px)`,
  photo: `calc(${PHOTO} * 0.75 + 188px)`,
}

/** How much further a row reaches than its content's width: to the window's edge, where one is cut, for there are more. */
export const runOn = `calc(-1 * ${layout.margin})`

/**
 * Words of the pictures that are seen whole; of the piece at the window's edge its name alone. Of colours, which are small, only the one
 * at the front is told about.
 *
 * @param photos - the row's `--photos`
 */
export function saidOf(shape: SlideShape, photos: number) {
  const count = shape === 'photo' ? photos - 1 : 1
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
  swatch: '(max-width: 767px) 42vw, 210px',
  photo: '(max-width: 767px) 84vw, 560px',
}

interface SlideFigureProps extends Pick<CatalogueItem, 'name' | 'picture' | 'text'> {
  shape: SlideShape
}

/** One slide: a picture with its name, and what is said of it. Dozens of them stay as they are when another comes to the front. */
export const SlideFigure = memo(function SlideFigure({ name, picture, text, shape }: SlideFigureProps) {
  return (
    <Figure>
      <Face data-face="">
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
    font-size: ${size.caption};
    line-height: 1.4;
    color: ${color.inkSoft};
  }
`

/** The edge of a sample: a white one would be lost on the page. */
const Face = styled.div`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    box-shadow: inset 0 0 0 1px rgb(32 41 43 / 14%);
    pointer-events: none;
  }
`

const Sample = styled(Picture)<{ $shape: SlideShape }>`
  aspect-ratio: ${({ $shape }) => ($shape === 'photo' ? '4 / 3' : 1)};
`
