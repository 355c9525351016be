import styled from 'styled-components'
import { Band, BandHead } from '@/components/ui/container'
import { Unbroken } from '@/components/ui/unbroken'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'
import { Points, Three } from './offer-points'

interface OfferWhyProps {
  offer: Queries.OfferFragment
  terms: Queries.OfferTermsFragment
}

/** Why to choose these doors, in pictures, where the offer says that, and why to choose us. */
export function OfferWhy({ offer, terms }: OfferWhyProps) {
  return (
    <Band>
      {offer.reasonsHeading && (
        <>
          <BandHead heading={offer.reasonsHeading} />
          <Reasons>
            <Points points={offer.reasons} />
          </Reasons>
        </>
      )}
      <Four $isSecond={Boolean(offer.reasonsHeading)}>
        <h2>
          <Unbroken text={terms.whyHeading} />
        </h2>
        <ul>
          <Points points={terms.why} />
        </ul>
      </Four>
    </Band>
  )
}

/** Four columns between bars, on a phone rows between lines; after the doors' own reasons under a smaller heading. */
const Four = styled.div<{ $isSecond: boolean }>`
  ${({ $isSecond }) => $isSecond && `margin-top: ${space[9]}; h2 { font-size: 28px; }`}
  ul {
    display: grid;
    gap: ${space[6]} 0;
    margin-top: ${space[7]};
    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${media.desktop} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
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
    ${({ $isSecond }) => $isSecond && `margin-top: ${space[8]};`}
    ul {
      gap: 0;
      margin-top: ${space[5]};
      border-bottom: 1px solid ${color.line};
    }
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
