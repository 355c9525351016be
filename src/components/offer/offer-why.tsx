import styled from 'styled-components'
import { Band, BandHead } from '@/components/ui/container'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
import { Points } from './offer-points'

/** Why to choose us: four reasons, side by side. */
export function OfferWhy({ terms }: { terms: Queries.OfferTermsFragment }) {
  return (
    <Band>
      <BandHead heading={terms.whyHeading} />
      <Four>
        <Points points={terms.why} />
      </Four>
    </Band>
  )
}

/** On a tablet two by two, on a phone one below the other, with lines between them. */
const Four = styled.ul`
  display: grid;
  gap: ${space[7]} ${space[6]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  li {
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }
  h3 {
    margin-bottom: ${space[3]};
  }
  p {
    color: ${color.inkSoft};
  }
  ${media.narrow} {
    gap: 0;
    border-bottom: 1px solid ${color.line};
    li {
      padding: ${space[4]} 0;
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
