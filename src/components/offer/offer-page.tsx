import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Band, BandHead, Container } from '@/components/ui/container'
import { FigureStrip } from '@/components/ui/figure-strip'
import { Picture, type PictureData } from '@/components/ui/picture'
import { PointList } from '@/components/ui/point-list'
import { inOneRow, Strip } from '@/components/ui/strip'
import { Unbroken } from '@/components/ui/unbroken'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
import { DoorChoiceIsland } from './door-choice-island'
import type { OfferColour, OfferStyle } from './items'
import { OfferClosing } from './offer-closing'
import { OfferHero } from './offer-hero'
import { OfferOrder } from './offer-order'
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
      <IncludedRow>
        <Container>
          <h2>{terms.includedHeading}</h2>
          <Included>
            <Points points={terms.included} />
          </Included>
        </Container>
      </IncludedRow>
      <DoorChoiceIsland offer={offer} terms={terms} styles={styles} colours={colours} />
      <Band tone="stone">
        <BandHead heading={terms.specificationHeading} />
        <Facts>
          <FigureStrip figures={figures} />
          <PointList points={lines.map(({ value, caption }) => `${value} ${caption}`)} />
        </Facts>
        <Banner>{terms.specificationBanner}</Banner>
      </Band>
      <Band>
        <BandHead heading={terms.whyHeading} />
        <Four>
          <Points points={terms.why} />
        </Four>
      </Band>
      {offer.reasonsHeading && (
        <Band>
          <BandHead heading={offer.reasonsHeading} />
          <Strip role="group" aria-label={offer.reasonsHeading} tabIndex={0}>
            <Reasons>
              <Points points={offer.reasons} />
            </Reasons>
          </Strip>
        </Band>
      )}
      <OfferOrder offer={offer} terms={terms} styles={styles} colours={colours} />
      <OfferClosing offer={offer} terms={terms} />
    </>
  )
}

interface PointsProps {
  points: readonly { readonly title: string; readonly text: string; readonly picture?: PictureData }[]
}

/** Titled points as the items of a list, each with its picture where it has one. */
function Points({ points }: PointsProps) {
  return points.map(({ title, text, picture }) => (
    <li key={title}>
      {picture && <Photo picture={picture} sizes="(max-width: 767px) 78vw, 33vw" />}
      <h3>
        <Unbroken text={title} />
      </h3>
      <p>{text}</p>
    </li>
  ))
}

/** The figures, and beside them what has none. */
const Facts = styled.div`
  display: grid;
  gap: ${space[6]} ${space[8]};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
  }
`

const Three = styled.ul`
  display: grid;
  gap: ${space[6]};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  h3 {
    padding-top: ${space[5]};
    border-top: 1px solid ${color.line};
    margin-bottom: ${space[3]};
  }
  p {
    color: ${color.inkSoft};
  }
`

/** It goes on from the price above it; on a phone each title stands beside its words. */
const IncludedRow = styled.section`
  padding-block: ${space[7]};
  border-bottom: 1px solid ${color.line};
  ${media.narrow} {
    padding-block: ${space[6]} ${space[4]};
    h2 {
      margin-bottom: ${space[4]};
    }
  }
  ${media.desktop} {
    > * {
      display: grid;
      grid-template-columns: 1fr 3fr;
      gap: ${space[7]};
    }
    h2 {
      padding-top: ${space[4]};
      font-size: 32px;
    }
  }
`

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

/** On a phone, with their pictures, they stand in one row, which scrolls. */
const Reasons = styled(Three)`
  ${media.narrow} {
    ${inOneRow}
    gap: ${space[5]};
  }
`

const Photo = styled(Picture)`
  aspect-ratio: 4 / 5;
  margin-bottom: ${space[5]};
`

/** A line, not a plate: it leads nowhere. */
const Banner = styled.p`
  margin-top: ${space[6]};
  padding-top: ${space[5]};
  border-top: 3px solid ${color.moss};
  color: ${color.moss};
  font-size: ${size.lead};
  font-weight: 600;
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
    why {
      title
      text
    }
    adSources
  }
`
