import styled, { css } from 'styled-components'
import words from '@data/wording/offer-pages.json'
import { ButtonLink } from '@/components/ui/action-link'
import { ButtonRow } from '@/components/ui/button'
import { Eyebrow } from '@/components/ui/eyebrow'
import { OfficeState } from '@/components/ui/office-state'
import { Picture } from '@/components/ui/picture'
import { Unbroken } from '@/components/ui/unbroken'
import { useCompany } from '@/hooks/use-company'
import { pounds } from '@/lib/pounds'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

interface OfferHeroProps {
  offer: Queries.OfferFragment
  terms: Queries.OfferTermsFragment
}

/** Badge, headline and the price box of an offer, beside its door: on a phone the headline alone stands beside it. */
export function OfferHero({ offer, terms }: OfferHeroProps) {
  const { phone } = useCompany()
  return (
    <Plate data-dark>
      <Words>
        <Eyebrow>{offer.badge}</Eyebrow>
        <h1>
          <Unbroken text={offer.headline} />
        </h1>
        <Subheading>{terms.subheading}</Subheading>
        <PriceBox>
          <Price>{pounds(terms.price, 'price')}</Price>
          <div>
            <p>
              {words.rrp} <s>{pounds(terms.recommendedPrice, 'comparison')}</s>
            </p>
            <p>
              {words.saving} {pounds(terms.saving, 'comparison')}
            </p>
          </div>
          <p>{terms.priceNote}</p>
          <Facts>
            {terms.priceFacts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </Facts>
        </PriceBox>
        <Ways>
          <ButtonLink to="#order-form" $variant="secondary">
            {terms.orderButton}
          </ButtonLink>
          <ButtonLink to="call:" $variant="outline">
            {terms.callButton} {phone}
          </ButtonLink>
        </Ways>
        <Hours>
          <OfficeState />
        </Hours>
        {offer.trustBadges.length > 0 && (
          <Trust>
            {offer.trustBadges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </Trust>
        )}
      </Words>
      <Pane>
        <Photo picture={offer.heroPhoto} sizes="(max-width: 767px) 100vw, 45vw" position="50% 45%" isFirst />
      </Pane>
    </Plate>
  )
}

/** Headline and door side by side, then what the offer costs, its button and the rest, each across the screen. */
const onPhone = css`
  grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
  gap: ${space[5]};
  padding: 0 ${layout.gutterPhone} ${space[7]};
  grid-template-rows: auto 1fr;
  > div:first-child > p:first-child {
    grid-area: 1 / 1;
    margin: ${space[6]} 0 0;
  }
  h1 {
    grid-area: 2 / 1;
    font-size: clamp(25px, 7.4vw, 40px);
  }
  h1 ~ * {
    grid-column: 1 / -1;
  }
`

const Plate = styled.section`
  display: grid;
  background: ${color.moss};
  color: ${color.onDark};
  ${media.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
  h1 {
    font-size: clamp(34px, 4vw, 60px);
  }
  ${media.narrow} {
    ${onPhone}
  }
`

const Words = styled.div`
  ${media.narrow} {
    display: contents;
  }
  ${media.tablet} {
    padding: ${space[9]} ${space[8]} ${space[9]} ${layout.margin};
  }
`

const Subheading = styled.p`
  margin-block: ${space[5]} ${space[7]};
  font-size: ${size.lead};
  ${media.narrow} {
    margin-block: 0;
    font-size: ${size.body};
  }
`

const PriceBox = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[4]} ${space[6]};
  align-items: end;
  margin-bottom: ${space[7]};
  padding-block: ${space[5]} ${space[6]};
  border-block: 1px solid rgb(255 255 255 / 28%);
  font-variant-numeric: lining-nums tabular-nums;
  > div p {
    font-weight: 600;
    line-height: 1.35;
  }
  > p,
  > ul {
    grid-column: 1 / -1;
  }
  li {
    display: inline-block;
    margin-right: ${space[6]};
    color: ${color.onDarkSoft};
  }
  ${media.narrow} {
    display: contents;
  }
`

/** What the price includes: on a phone below the buttons. */
const Facts = styled.ul`
  ${media.narrow} {
    order: 2;
  }
`

/** On a phone the bar at its foot holds the other way. */
const Ways = styled(ButtonRow)`
  ${media.narrow} {
    order: 1;
    a + a {
      display: none;
    }
  }
`

const Price = styled.strong`
  font-size: clamp(56px, 6.4vw, 92px);
  font-weight: 700;
  line-height: 0.95;
  letter-spacing: -0.03em;
`

const Hours = styled.p`
  margin-top: ${space[5]};
  font-size: ${size.small};
  ${media.narrow} {
    order: 3;
    margin-top: 0;
  }
`

const Trust = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[6]};
  ${media.narrow} {
    order: 4;
    margin-top: 0;
  }
  li {
    padding: ${space[2]} ${space[4]};
    border: 1px solid ${color.brassLight};
    border-radius: ${layout.radius};
    font-size: ${size.small};
    font-weight: 600;
  }
`

const Pane = styled.div`
  position: relative;
  /* On a phone the whole door, to the edge of the screen. */
  ${media.narrow} {
    grid-area: 1 / 2 / 3 / 3;
    min-height: ${layout.phoneHero};
    margin-right: -${layout.gutterPhone};
  }
  ${media.tablet} {
    min-height: 560px;
  }
`

const Photo = styled(Picture)`
  position: absolute;
  inset: 0;
  height: 100%;
`
