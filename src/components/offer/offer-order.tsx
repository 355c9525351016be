import styled from 'styled-components'
import { Band } from '@/components/ui/container'
import { PageForm } from '@/features/lead-form/page-form'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

interface OfferOrderProps {
  offer: Queries.OfferFragment
  terms: Queries.OfferTermsFragment
  styles: readonly string[]
  colours: readonly string[]
  /** Selection from the galleries above, by field name. */
  chosen: Record<string, string>
}

/** Id of the order section, which the hero's button scrolls to. */
const ORDER_ANCHOR = 'order-form'

/** The order form of an offer. */
export function OfferOrder({ offer, terms, styles, colours, chosen }: OfferOrderProps) {
  const badges = ['10 Year Guarantee', 'Quick Installation', offer.formBadge, 'Custom Colours']
  return (
    <Band id={ORDER_ANCHOR} tone="stone">
      <Columns>
        <div>
          <h2>{offer.orderHeading}</h2>
          <p>{offer.orderText}</p>
        </div>
        <Sheet>
          <h3>Get Your FREE Quote</h3>
          <p>Secure the {offer.formBadge} for your home.</p>
          <Badges>
            {badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </Badges>
          <PageForm form="order" chosen={chosen} options={{ styles, colours, adSources: terms.adSources }} />
          <Secure>Your information is secure and will never be shared</Secure>
        </Sheet>
      </Columns>
    </Band>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space[7]} ${space[8]};
  ${media.desktop} {
    grid-template-columns: 4fr 7fr;
  }
  /* The words go along with the long form. */
  > div:first-child {
    ${media.desktop} {
      position: sticky;
      top: calc(${layout.headerHeight} + ${space[7]});
      align-self: start;
    }
  }
  > div:first-child p {
    margin-top: ${space[5]};
    max-width: 44ch;
    font-size: ${size.lead};
    line-height: 1.5;
    color: ${color.inkSoft};
  }
`

const Sheet = styled.div`
  padding: ${space[7]};
  border-radius: ${layout.radius};
  background: ${color.chalk};
  ${media.narrow} {
    padding: ${space[6]} ${space[5]};
  }
  h3 {
    font-size: 32px;
    margin-bottom: ${space[3]};
  }
`

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-block: ${space[5]} ${space[7]};
  li {
    padding: ${space[2]} ${space[4]};
    border: 1px solid ${color.brass};
    border-radius: ${layout.radius};
    font-size: ${size.small};
    font-weight: 600;
  }
`

const Secure = styled.p`
  margin-top: ${space[5]};
  font-size: ${size.small};
  color: ${color.inkSoft};
`
