import styled from 'styled-components'
import { Band, BandHead } from '@/components/ui/container'
import { media } from '@/theme/media'
import { layout, size, space } from '@/theme/tokens'
import { Points, Three } from './offer-points'

/** Why to choose these doors, in pictures, where the offer says that. */
export function OfferReasons({ offer }: { offer: Queries.OfferFragment }) {
  if (!offer.reasonsHeading) return null
  return (
    <Band>
      <BandHead heading={offer.reasonsHeading} />
      <Reasons>
        <Points points={offer.reasons} />
      </Reasons>
    </Band>
  )
}

/** A whole door, and two details of one as wide as they are high, in panes of one height; on a phone each has a row, its words beside it. */
const Reasons = styled(Three)`
  gap: ${layout.bar};
  h3 {
    padding-top: 0;
    border-top: 0;
  }
  p {
    padding-right: ${space[5]};
  }
  img {
    width: 100%;
    height: clamp(260px, 30vw, 440px);
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 4fr) repeat(2, minmax(0, 6fr));
  }
  ${media.narrow} {
    gap: ${space[5]};
    li {
      display: grid;
      grid-template: auto 1fr / 2fr 3fr;
      gap: ${space[2]} ${space[5]};
    }
    img {
      grid-row: span 2;
      height: 100%;
      min-height: 44vw;
      margin: 0;
    }
    h3 {
      margin: 0;
      font-size: 19px;
    }
    p {
      padding: 0;
      font-size: ${size.small};
      line-height: 1.5;
    }
  }
`
