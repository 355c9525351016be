import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Band, BandHead } from '@/components/ui/container'
import { FigureStrip } from '@/components/ui/figure-strip'
import { PointList } from '@/components/ui/point-list'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
import { BarButton } from './bar-button'
import { DoorChoiceIsland } from './door-choice-island'
import type { OfferColour, OfferStyle } from './items'
import { OfferClosing } from './offer-closing'
import { OfferHero } from './offer-hero'
import { OfferOrder } from './offer-order'
import { Points, Three } from './offer-points'
import { OfferReasons } from './offer-reasons'
import { OfferWhy } from './offer-why'
import { useOfferEvents } from './use-offer-events'

interface OfferPageProps {
  offer: Queries.OfferFragment
  terms: Queries.OfferTermsFragment
  styles: readonly OfferStyle[]
  colours: readonly OfferColour[]
}

/** The layout shared by the local offers; what differs comes from each offer's own file. */
export function OfferPage({ offer, terms, styles, colours }: OfferPageProps) {
  useOfferEvents(offer.slug)
  // Only numbers are set large.
  const figures = terms.specification.filter(({ value }) => /^\d/.test(value))
  const lines = terms.specification.filter((one) => !figures.includes(one))
  return (
    <>
      <OfferHero offer={offer} terms={terms} />
      <Band hasNext>
        <BandHead heading={terms.includedHeading} />
        <Included>
          <Points points={terms.included} />
        </Included>
      </Band>
      <DoorChoiceIsland offer={offer} terms={terms} styles={styles} colours={colours} />
      <OfferReasons offer={offer} />
      <Band tone="stone">
        <BandHead heading={terms.specificationHeading} intro={terms.specificationBanner} />
        <Facts>
          <FigureStrip figures={figures} />
          <PointList points={lines.map(({ value, caption }) => `${value} ${caption}`)} />
        </Facts>
      </Band>
      <OfferWhy terms={terms} />
      <OfferOrder offer={offer} terms={terms} styles={styles} colours={colours} />
      <OfferClosing offer={offer} terms={terms} />
      <BarButton label={terms.orderButton} />
    </>
  )
}

/** The figures, and beside them what has none. */
const Facts = styled.div`
  display: grid;
  gap: ${space[6]} ${space[8]};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
  }
  /* Each label below its figure, the last one's too. */
  ${media.narrow} {
    && li:last-child:nth-child(odd) {
      display: block;
    }
  }
`

/** On a phone each title stands beside its words. */
const Included = styled(Three)`
  ${media.narrow} {
    gap: 0;
    li {
      display: grid;
      grid-template-columns: 2fr 3fr;
      gap: ${space[4]};
      padding-block: ${space[4]};
      border-top: 1px solid ${color.line};
    }
    h3 {
      padding: 0;
      border: 0;
      font-size: 19px;
    }
    p {
      font-size: ${size.small};
      line-height: 1.45;
    }
  }
`

export const query = graphql`
  fragment Offer on OfferFile {
    slug
    badge
    headline
    heroPhoto {
      ...LargePicture
    }
    trustBadges
    door
    orderHeading
    orderText
    formBadge
    reasonsHeading
    reasons {
      title
      text
      picture {
        ...MediumPicture
      }
    }
    closingHeading
    closingText
    closingPhoto {
      ...LargePicture
    }
    whatsappMessage
  }
  fragment OfferTerms on OfferTermsFile {
    subheading
    price
    recommendedPrice
    saving
    priceNote
    priceFacts
    orderButton
    callButton
    whatsappButton
    includedHeading
    included {
      title
      text
    }
    stylesHeading
    stylesIntro
    coloursHeading
    coloursIntro
    specificationHeading
    specification {
      value
      unit
      caption
    }
    specificationBanner
    choiceHint
    whyHeading
    fittingPhoto {
      ...MediumPicture
    }
    why {
      title
      text
    }
    adSources
  }
`
