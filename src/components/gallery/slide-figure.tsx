import styled from 'styled-components'
import type { CatalogueItem } from '@/components/ui/catalogue-grid'
import { Picture } from '@/components/ui/picture'
import { color, size, space } from '@/theme/tokens'

/** One slide of the colour carousel: the finish with its name, and a line about it. */
export function SlideFigure({ item: { name, picture, text } }: { item: CatalogueItem }) {
  return (
    <Figure>
      <Sample picture={picture} sizes="(max-width: 767px) 60vw, 262px" />
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

const Sample = styled(Picture)`
  aspect-ratio: 1;
`
