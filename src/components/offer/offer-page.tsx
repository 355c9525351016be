import { graphql } from 'gatsby'
import { useMemo } from 'react'
import styled from 'styled-components'
import { PagedGallery } from '@/components/gallery/paged-gallery'
import { Band, BandHead } from '@/components/ui/container'
import { CatalogueGrid } from '@/components/ui/catalogue-grid'
import { ColourNote } from '@/components/ui/colour-note'
import { FigureStrip } from '@/components/ui/figure-strip'
import { Picture, type PictureData } from '@/components/ui/picture'
import { Unbroken } from '@/components/ui/unbroken'
import { useAddressState } from '@/hooks/use-address-state'
import { track } from '@/lib/analytics'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'
import { OfferClosing } from './offer-closing'
import { OfferHero } from './offer-hero'
import { OfferOrder } from './offer-order'
import { useOfferEngagement, useOfferView } from './use-offer-events'

interface Item {
  readonly slug: string
  readonly name: string
  readonly description?: string
  readonly picture: PictureData
}

interface OfferPageProps {
  offer: Queries.OfferFragment
  terms: Queries.OfferTermsFragment
  styles: readonly Item[]
  colours: readonly Item[]
}

/**
 * The layout shared by the local offers; what differs comes from each offer's own file. Style and colour are kept in the
 * address (`?style=Whitmore&colour=Red`), so that the door designer can link to an offer with both selected.
 */
export function OfferPage({ offer, terms, styles, colours }: OfferPageProps) {
  const [address, setAddress] = useAddressState({ style: '', colour: '' })
  const style = styles.find(({ name }) => name === address.style)
  const colour = colours.find(({ name }) => name === address.colour)
  const chosen = useMemo(() => orderValues(style?.name, colour?.name), [style?.name, colour?.name])
  const source = `offer_${offer.slug}`
  useOfferView(offer.slug)
  const engage = useOfferEngagement(offer.slug)
  return (
    <>
      <OfferHero offer={offer} terms={terms} />
      <Band>
        <BandHead heading={terms.includedHeading} />
        <Three>
          {terms.included.map(({ title, text }) => (
            <li key={title}>
              <h3>
                <Unbroken text={title} />
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </Three>
      </Band>
      <Band>
        <BandHead heading={terms.stylesHeading} intro={terms.stylesIntro} />
        <PagedGallery
          noun="door style"
          ratio="door"
          selected={style?.slug}
          items={styles.map(({ slug, name, picture, description }) => ({
            key: slug,
            name,
            picture,
            text: description,
          }))}
          onSelect={({ name }) => {
            setAddress({ style: name }, 'replace')
            track('door_style_selection', name, { door_style: name, source })
          }}
        />
      </Band>
      <Band>
        <BandHead heading={terms.coloursHeading} intro={terms.coloursIntro} />
        <CatalogueGrid
          ratio="square"
          columns={9}
          items={colours.map(({ slug, name, picture }) => ({ key: slug, name, picture }))}
          selected={colour?.slug}
          onSelect={({ name }) => {
            setAddress({ colour: name }, 'replace')
            track('door_color_selection', name, { door_color: name, source })
          }}
        />
        <Choice role="status">
          {(style ?? colour) && (
            <>
              Your choice, {[style?.name, colour?.name].filter(Boolean).join(' in ')}, stands in the{' '}
              <a href="#order-form">order form</a>.
            </>
          )}
        </Choice>
        <ColourNote message={offer.whatsappMessage} onChat={() => engage('whatsapp')} />
      </Band>
      <Band tone="stone">
        <BandHead heading={terms.specificationHeading} />
        <FigureStrip figures={terms.specification} />
        <Included>{terms.specificationBanner}</Included>
      </Band>
      <Band>
        <BandHead heading={terms.whyHeading} />
        <Four>
          {terms.why.map(({ title, text }) => (
            <li key={title}>
              <h3>
                <Unbroken text={title} />
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </Four>
      </Band>
      {offer.reasonsHeading && (
        <Band>
          <BandHead heading={offer.reasonsHeading} />
          <Three>
            {offer.reasons.map(({ title, text, picture }) => (
              <li key={title}>
                <Photo picture={picture} sizes="(max-width: 767px) 100vw, 33vw" />
                <h3>
                  <Unbroken text={title} />
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </Three>
        </Band>
      )}
      <OfferOrder
        offer={offer}
        terms={terms}
        styles={styles.map(({ name }) => name)}
        colours={colours.map(({ name }) => name)}
        chosen={chosen}
      />
      <OfferClosing offer={offer} terms={terms} />
    </>
  )
}

/** The selection as values of the order form; what is not selected is left to the form. */
function orderValues(style: string | undefined, colour: string | undefined): Record<string, string> {
  return { ...(style && { preferredStyle: style }), ...(colour && { preferredColor: colour }) }
}

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

const Four = styled(Three)`
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Photo = styled(Picture)`
  aspect-ratio: 4 / 5;
  margin-bottom: ${space[5]};
`

const Choice = styled.p`
  min-height: 1.5em;
  margin-top: ${space[5]};
`

const Included = styled.p`
  margin-top: ${space[7]};
  padding: ${space[5]} ${space[6]};
  background: ${color.moss};
  color: ${color.onDark};
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
    whyHeading
    why {
      title
      text
    }
    adSources
  }
`
