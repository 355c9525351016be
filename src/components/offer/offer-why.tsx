import styled from 'styled-components'
import { Band } from '@/components/ui/container'
import { Unbroken } from '@/components/ui/unbroken'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
import { Points } from './offer-points'

/** Why to choose us. */
export function OfferWhy({ terms }: { terms: Queries.OfferTermsFragment }) {
  return (
    <Band>
      <h2>
        <Unbroken text={terms.whyHeading} />
      </h2>
      <Four>
        <Points points={terms.why} />
      </Four>
    </Band>
  )
}

/** Four columns between bars, on a phone rows between lines. */
const Four = styled.ul`
  display: grid;
  gap: ${space[6]} 0;
  margin-top: ${space[7]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  li {
    padding-inline: ${space[5]} ${space[6]};
    border-left: 1px solid ${color.line};
  }
  h3 {
    margin-bottom: ${space[3]};
  }
  p {
    color: ${color.inkSoft};
  }
  ${media.narrow} {
    gap: 0;
    margin-top: ${space[5]};
    border-bottom: 1px solid ${color.line};
    li {
      padding: ${space[4]} 0;
      border-left: 0;
      border-top: 1px solid ${color.line};
    }
    h3 {
      margin-bottom: ${space[2]};
      font-size: 19px;
    }
    p {
      font-size: ${size.small};
      line-height: 1.5;
    }
  }
`
