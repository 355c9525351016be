import styled from 'styled-components'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
import { SiteLink } from './action-link'
import { Picture, type PictureData } from './picture'
import { Unbroken } from './unbroken'

/** The product that a column of a comparison is about. */
export interface ProductHead {
  readonly to: string
  readonly picture: PictureData
}

/** A column's name; a product's below its picture, which leads to its page. */
export function ComparisonHead({ name, head }: { name: string; head: ProductHead | undefined }) {
  if (!head) return name
  return (
    <Product to={head.to}>
      <Above picture={{ ...head.picture, alt: '' }} sizes="(max-width: 767px) 60vw, 280px" />
      <span>
        <Unbroken text={name} />
      </span>
    </Product>
  )
}

/** As large as the words of its column. */
const Product = styled(SiteLink)`
  display: block;
  padding-block: ${space[2]} ${space[3]};
  font-size: ${size.body};
  font-weight: 600;
  color: ${color.ink};
  text-decoration: none;
  &:hover span {
    text-decoration: underline;
  }
`

/** Of one height, whatever the room beside a column. */
const Above = styled(Picture)`
  height: clamp(120px, 13vw, 190px);
  margin-bottom: ${space[4]};
  ${media.narrow} {
    height: 38vw;
  }
`
