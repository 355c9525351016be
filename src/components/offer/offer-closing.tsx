import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/action-link'
import { ButtonRow } from '@/components/ui/button'
import { Band } from '@/components/ui/container'
import { OfficeState } from '@/components/ui/office-state'
import { Unbroken } from '@/components/ui/unbroken'
import { useCompany } from '@/hooks/use-company'
import { whatsappUrl } from '@/lib/whatsapp-url'
import { media } from '@/theme/media'
import { color, size, space } from '@/theme/tokens'

interface OfferClosingProps {
  offer: Queries.OfferFragment
  terms: Queries.OfferTermsFragment
}

/** An offer's closing call to action: phone, and WhatsApp with the offer's own message. */
export function OfferClosing({ offer, terms }: OfferClosingProps) {
  const { phone, whatsappNumber } = useCompany()
  return (
    <Band tone="moss">
      <Columns>
        <div>
          <h2>
            <Unbroken text={offer.closingHeading} />
          </h2>
          <Text>{offer.closingText}</Text>
        </div>
        <div>
          <Ways>
            <ButtonLink to="call:" $variant="secondary">
              {terms.callButton} {phone}
            </ButtonLink>
            <ButtonLink to={whatsappUrl(whatsappNumber, offer.whatsappMessage)} $variant="outline">
              {terms.whatsappButton}
            </ButtonLink>
          </Ways>
          <Hours>
            <OfficeState />
          </Hours>
        </div>
      </Columns>
    </Band>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space[6]} ${space[8]};
  align-items: end;
  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    > :last-child {
      display: grid;
      justify-items: end;
    }
    > :last-child > div {
      justify-content: end;
    }
  }
`

/** One below the other they are of one width. */
const Ways = styled(ButtonRow)`
  ${media.desktop} {
    display: grid;
  }
`

const Text = styled.p`
  margin-top: ${space[5]};
  max-width: 56ch;
  font-size: ${size.lead};
  line-height: 1.5;
  color: ${color.onDarkSoft};
`

const Hours = styled.p`
  margin-top: ${space[5]};
  font-size: ${size.small};
`
