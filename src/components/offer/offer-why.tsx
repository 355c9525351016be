import styled from 'styled-components'
import { Band, BandHead } from '@/components/ui/container'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
import { Points } from './offer-points'

/** Why to choose us: four reasons, a list beside their heading, unlike the columns above it. */
export function OfferWhy({ terms }: { terms: Queries.OfferTermsFragment }) {
  return (
    <Band>
      <Halves>
        <BandHead heading={terms.whyHeading} />
        <Four>
          <Points points={terms.why} />
        </Four>
      </Halves>
    </Band>
  )
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
    gap: ${space[8]};
  }
`

/** A row each, with lines between them; its words stand beside its title, on a phone below. */
const Four = styled.ul`
  border-bottom: 1px solid ${color.line};
  li {
    display: grid;
    gap: ${space[2]} ${space[6]};
    padding-block: ${space[4]};
    border-top: 1px solid ${color.line};
  }
  h3 {
    font-size: 19px;
  }
  p {
    font-size: ${size.small};
    line-height: 1.5;
    color: ${color.inkSoft};
  }
  ${media.tablet} {
    li {
      grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
      padding-block: ${space[5]};
    }
    h3 {
      font-size: ${size.h3};
    }
    p {
      font-size: ${size.body};
    }
  }
`
