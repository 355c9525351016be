import styled from 'styled-components'
import { Band, BandHead } from '@/components/ui/container'
import { inOneRow, Strip } from '@/components/ui/strip'
import { Unbroken } from '@/components/ui/unbroken'
import { media } from '@/theme/media'
import { layout, size, space } from '@/theme/tokens'
import { Points, Three } from './offer-points'

interface OfferWhyProps {
  offer: Queries.OfferFragment
  terms: Queries.OfferTermsFragment
}

/** Why to choose us, and what speaks for these doors, where the offer says that too. */
export function OfferWhy({ offer, terms }: OfferWhyProps) {
  return (
    <Band>
      <BandHead heading={terms.whyHeading} />
      <Four>
        <Points points={terms.why} />
      </Four>
      {offer.reasonsHeading && (
        <Further>
          <h2>
            <Unbroken text={offer.reasonsHeading} />
          </h2>
          <Strip role="group" aria-label={offer.reasonsHeading} tabIndex={0}>
            <Reasons>
              <Points points={offer.reasons} />
            </Reasons>
          </Strip>
        </Further>
      )}
    </Band>
  )
}

/** On a phone in pairs. */
const Four = styled(Three)`
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[5]} ${space[5]};
    h3 {
      padding-top: ${space[4]};
      font-size: 19px;
    }
    p {
      font-size: ${size.small};
      line-height: 1.45;
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** The same section goes on, with pictures. */
const Further = styled.div`
  margin-top: ${space[8]};
  h2 {
    margin-bottom: ${space[6]};
    font-size: 32px;
  }
  ${media.narrow} {
    margin-top: ${space[7]};
    h2 {
      margin-bottom: ${space[5]};
      font-size: ${size.h3};
    }
  }
`

/** The panes of one window; on a phone they stand in one row, which scrolls. */
const Reasons = styled(Three)`
  gap: ${layout.bar};
  h3 {
    padding-top: 0;
    border-top: 0;
  }
  p {
    padding-right: ${space[5]};
  }
  ${media.narrow} {
    ${inOneRow}
  }
`
