import styled from 'styled-components'
import { Band, BandHead } from '@/components/ui/container'
import { inOneRow, Strip } from '@/components/ui/strip'
import { Unbroken } from '@/components/ui/unbroken'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'
import { Points, Three } from './offer-points'

interface OfferWhyProps {
  terms: Queries.OfferTermsFragment
}

/** Why to choose us: a list between lines, beside its heading. */
export function OfferWhy({ terms }: OfferWhyProps) {
  return (
    <Band>
      <Beside>
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

interface OfferReasonsProps {
  offer: Queries.OfferFragment
}

/** What speaks for these doors, in pictures, where the offer says that. */
export function OfferReasons({ offer }: OfferReasonsProps) {
  if (!offer.reasonsHeading) return null
  return (
    <Band>
      <BandHead heading={offer.reasonsHeading} />
      <Strip role="group" aria-label={offer.reasonsHeading} tabIndex={0}>
        <Reasons>
          <Points points={offer.reasons} />
        </Reasons>
      </Strip>
    </Band>
  )
}

const Beside = styled.div`
  display: grid;
  gap: ${space[5]} ${space[8]};
  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
  }
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

/** A whole door, and two details of one as wide as they are high, in panes of one height; on a phone they stand in one row, which scrolls. */
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
    ${inOneRow}
    grid-auto-columns: auto;
    li {
      width: 84vw;
    }
    li:first-child {
      width: 62vw;
    }
    img {
      height: 84vw;
    }
  }
`
