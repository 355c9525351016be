import styled from 'styled-components'
import { color, size } from '@/theme/tokens'
import { SiteLink } from './action-link'
import { Together } from './unbroken'

/** The product that a column of a comparison is about. */
export interface ProductHead {
  readonly to: string
}

/** A column's name; a product's leads to its page. */
export function ComparisonHead({ name, head }: { name: string; head: ProductHead | undefined }) {
  if (!head) return name
  return (
    <Product to={head.to}>
      <Together text={name} />
    </Product>
  )
}

const Product = styled(SiteLink)`
  display: inline-block;
  padding-block: 9px;
  font-size: ${size.body};
  font-weight: 600;
  color: ${color.ink};
  text-underline-offset: 0.2em;
`
