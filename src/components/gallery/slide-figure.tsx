import styled from 'styled-components'
import type { CatalogueItem } from '@/components/ui/catalogue-grid'
import { Picture } from '@/components/ui/picture'
import { color, layout, size, space } from '@/theme/tokens'

export type SlideShape = 'swatch' | 'photo'

/** On wide windows five fill the row, so that no caption is cut. */
const SWATCH = `max(min(62vw, 240px), (min(${layout.content}, 100vw - 2 * ${layout.gutter}) - 4 * ${layout.bar}) / 5)`

export const slideWidth: Record<SlideShape, string> = {
  swatch: SWATCH,
  photo: 'min(82vw, 720px)',
}

/** Height of a slide with its caption, and of the controls below. */
export const slideRoom: Record<SlideShape, string> = {
  swatch: `calc(${SWATCH} + 148px)`,
  photo: 'calc(min(82vw, 720px) * 0.75 + 172px)',
}

const SIZES: Record<SlideShape, string> = {
  swatch: '(max-width: 422px) 62vw, 262px',
  photo: '(max-width: 878px) 82vw, 720px',
}

interface SlideFigureProps {
  item: CatalogueItem
  shape: SlideShape
}

/** One slide: a picture with its name and a line about it. */
export function SlideFigure({ item: { name, picture, text }, shape }: SlideFigureProps) {
  return (
    <Figure>
      <Sample picture={picture} sizes={SIZES[shape]} $shape={shape} />
      <figcaption>
        <strong>{name}</strong>
        {text && <span>{text}</span>}
      </figcaption>
    </Figure>
  )
}

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

const Sample = styled(Picture)<{ $shape: SlideShape }>`
  aspect-ratio: ${({ $shape }) => ($shape === 'photo' ? '4 / 3' : 1)};
`
