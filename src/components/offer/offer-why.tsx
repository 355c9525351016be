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

/** Why to choose these doors, in pictures, where the offer says that, and why to choose us: a list between lines, beside its heading. */
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
      <Beside $isSecond={Boolean(offer.reasonsHeading)}>
        <h2>
          <Unbroken text={terms.whyHeading} />
        </h2>
        <Lines>
          <Points points={terms.why} />
        </Lines>
      </Beside>
    </Band>
  )
}

/** After the doors' own reasons it goes on with them, under a smaller heading. */
const Beside = styled.div<{ $isSecond: boolean }>`
  display: grid;
  gap: ${space[5]} ${space[8]};
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
  ${({ $isSecond }) => $isSecond && `margin-top: ${space[9]}; h2 { font-size: 28px; }`}
`

const Lines = styled.ul`
  border-bottom: 1px solid ${color.line};
  li {
    display: grid;
    gap: ${space[2]} ${space[6]};
    padding-block: ${space[5]};
    border-top: 1px solid ${color.line};
    ${media.tablet} {
      grid-template-columns: 2fr 3fr;
    }
  }
  p {
    max-width: 52ch;
    color: ${color.inkSoft};
  }
  ${media.narrow} {
    li {
      padding-block: ${space[4]};
    }
    h3 {
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
