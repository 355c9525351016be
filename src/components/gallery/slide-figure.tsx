import styled, { css } from 'styled-components'
import type { CatalogueItem } from '@/components/ui/catalogue-grid'
import { Picture } from '@/components/ui/picture'
import { color, layout, size, space } from '@/theme/tokens'

export type SlideShape = 'swatch' | 'photo'

/** On wide windows ten fill the row, so that no caption is cut. */
const SWATCH = `max(92px, (min(${layout.content}, 100vw - 2 * ${layout.gutter}) - 9 * ${layout.bar}) / 10)`

/** Of a row as wide as the content, two and a piece of the third, which runs on to the window's edge; a phone shows one and a piece. */
const PHOTO = `calc(var(--photo, (100vw - 2 * ${layout.margin}) * 0.45))`

export const slideWidth: Record<SlideShape, string> = {
  swatch: SWATCH,
  photo: PHOTO,
}

/** Height of a slide with its caption, and of the controls below. */
export const slideRoom: Record<SlideShape, string> = {
  swatch: `calc(${SWATCH} + 112px)`,
  photo: `calc(${PHOTO} * 0.75 + 172px)`,
}

/** How much further a row reaches than its content's width: to the window's edge, where one is cut, for there are more. */
export const runOn = `calc(-1 * ${layout.margin})`

/** How the slide at the front is told from the others. */
export const atFront = `
  img {
    outline: 4px solid ${color.brick};
    outline-offset: -4px;
  }
  strong {
    font-weight: 650;
  }
`

const SIZES: Record<SlideShape, string> = {
  swatch: '122px',
  photo: '(max-width: 767px) 84vw, 560px',
}

interface SlideFigureProps {
  item: CatalogueItem
  shape: SlideShape
}

const small = css`
  figcaption {
    padding: ${space[3]} ${space[3]} 0 0;
  }
  strong {
    font-size: 13px;
    line-height: 1.25;
  }
`

/** One slide: a picture with its name; what is said of a swatch stands below the row. */
export function SlideFigure({ item: { name, picture, text }, shape }: SlideFigureProps) {
  return (
    <Figure $isSmall={shape === 'swatch'}>
      <Sample picture={picture} sizes={SIZES[shape]} $shape={shape} />
      <figcaption>
        <strong>{name}</strong>
        {text && shape === 'photo' && <span>{text}</span>}
      </figcaption>
    </Figure>
  )
}

const Figure = styled.figure<{ $isSmall: boolean }>`
  figcaption {
    padding: ${space[4]} ${space[4]} 0 0;
  }
  strong {
    display: block;
    font-weight: 600;
  }
  ${({ $isSmall }) => $isSmall && small}
  span {
    display: block;
    font-size: ${size.small};
    line-height: 1.4;
    color: ${color.inkSoft};
  }
`

const Sample = styled(Picture)<{ $shape: SlideShape }>`
  aspect-ratio: ${({ $shape }) => ($shape === 'photo' ? '4 / 3' : 1)};
`
