import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/action-link'
import { ButtonRow } from '@/components/ui/button'
import { groundOf } from '@/components/ui/container'
import { OfficeState } from '@/components/ui/office-state'
import { Picture } from '@/components/ui/picture'
import { Unbroken } from '@/components/ui/unbroken'
import { useCompany } from '@/hooks/use-company'
import { whatsappUrl } from '@/lib/whatsapp-url'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

/** What is cropped of a house is its roof, not the step before its door. */
const STEP_IN_SIGHT = 80

interface OfferClosingProps {
  offer: Queries.OfferFragment
  terms: Queries.OfferTermsFragment
}

/** An offer's closing call to action: phone, and WhatsApp with the offer's own message, beside a picture that reaches the window's edge. */
export function OfferClosing({ offer, terms }: OfferClosingProps) {
  const { phone, whatsappNumber } = useCompany()
  return (
    <Plate data-dark>
      <Words>
        <h2>
          <Unbroken text={offer.closingHeading} />
        </h2>
        <Text>{offer.closingText}</Text>
        <ButtonRow>
          <ButtonLink to="call:" $variant="secondary">
            {terms.callButton} {phone}
          </ButtonLink>
          <ButtonLink to={whatsappUrl(whatsappNumber, offer.whatsappMessage)} $variant="outline">
            {terms.whatsappButton}
          </ButtonLink>
        </ButtonRow>
        <Hours>
          <OfficeState />
        </Hours>
      </Words>
      <Photo
        picture={offer.closingPhoto}
        sizes="(max-width: 767px) 100vw, 50vw"
        position={`50% ${STEP_IN_SIGHT}%`}
      />
    </Plate>
  )
}

/** On a phone the picture stands above the words. */
const Plate = styled.section`
  ${groundOf('moss')}
  display: flex;
  flex-direction: column-reverse;
  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
  }
`

const Words = styled.div`
  display: grid;
  gap: ${space[5]};
  align-content: center;
  padding: 36px ${layout.gutterPhone};
  ${media.tablet} {
    padding: ${space[9]} ${space[8]} ${space[9]} ${layout.margin};
  }
`

const Photo = styled(Picture)`
  aspect-ratio: 4 / 3;
  ${media.tablet} {
    aspect-ratio: auto;
    height: 100%;
    min-height: 400px;
  }
`

const Text = styled.p`
  margin-bottom: ${space[3]};
  max-width: 52ch;
  font-size: ${size.lead};
  line-height: 1.5;
  color: ${color.onDarkSoft};
  ${media.narrow} {
    font-size: ${size.body};
  }
`

const Hours = styled.p`
  font-size: ${size.small};
`
