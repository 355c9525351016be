import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/action-link'
import { ButtonRow } from '@/components/ui/button'
import { ClosingPlate, ClosingWords } from '@/components/ui/closing-plate'
import { OfficeState } from '@/components/ui/office-state'
import { Picture } from '@/components/ui/picture'
import { useCompany } from '@/hooks/use-company'
import { whatsappUrl } from '@/lib/whatsapp-url'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

interface OfferClosingProps {
  offer: Queries.OfferFragment
  terms: Queries.OfferTermsFragment
}

/** An offer's closing call to action: phone, and WhatsApp with the offer's own message, beside a whole door. */
export function OfferClosing({ offer, terms }: OfferClosingProps) {
  const { phone, whatsappNumber } = useCompany()
  return (
    <ClosingPlate data-dark>
      <ClosingWords>
        <h2>{offer.closingHeading}</h2>
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
      </ClosingWords>
      <Photo picture={offer.closingPhoto} sizes="(max-width: 767px) 100vw, 40vw" position="50% 60%" />
    </ClosingPlate>
  )
}

/** The whole door, from its arch to its step, at the window's edge. */
const Photo = styled(Picture)`
  aspect-ratio: 4 / 5;
  ${media.tablet} {
    height: 100%;
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
