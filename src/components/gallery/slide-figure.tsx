import styled, { css } from 'styled-components'
import type { CatalogueItem } from '@/components/ui/catalogue-grid'
import { Picture } from '@/components/ui/picture'
import { color, layout, size, space } from '@/theme/tokens'

export type SlideShape = 'swatch' | 'photo'

/** On wide windows ten fill the row, so that no caption is cut. */
const SWATCH = `max(92px, (min(${layout.content}, 100vw - 2 * ${layout.gutter}) - 9 * ${layout.bar}) / 10)`

/** One reaches to the edge of a phone’s screen, three fill a wider row: no picture and no caption is cut. */
const PHOTO = `calc(var(--photo, (100vw - 2 * ${layout.margin} - 2 * ${layout.bar}) / 3))`

export const slideWidth: Record<SlideShape, string> = {
  swatch: SWATCH,
  photo: PHOTO,
}

/** Height of a slide with its caption, and of the controls below. */
export const slideRoom: Record<SlideShape, string> = {
  swatch: `calc(${SWATCH} + 112px)`,
  photo: `calc(${PHOTO} * 0.75 + 172px)`,
}

/** How much further a row reaches than its content's width: swatches run to the window's edge, one cut there, for there are more. */
export const runOn: Record<SlideShape, string> = {
  // The window's width counts its scrollbar.
  swatch: `calc(${space[3]} - ${layout.margin})`,
  photo: '0',
}

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
  photo: '(max-width: 767px) 90vw, 410px',
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
