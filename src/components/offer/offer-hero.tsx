import styled, { css } from 'styled-components'
import words from '@data/wording/offer-pages.json'
import { ButtonLink } from '@/components/ui/action-link'
import { ButtonRow } from '@/components/ui/button'
import { Eyebrow } from '@/components/ui/eyebrow'
import { OfficeState } from '@/components/ui/office-state'
import { Picture } from '@/components/ui/picture'
import { TickList } from '@/components/ui/tick-list'
import { Together, Unbroken } from '@/components/ui/unbroken'
import { useCompany } from '@/hooks/use-company'
import { pounds } from '@/lib/pounds'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'

interface OfferHeroProps {
  offer: Queries.OfferFragment
  terms: Queries.OfferTermsFragment
}

/** Badge, headline and the price box of an offer, beside its door; on a phone below it. */
export function OfferHero({ offer, terms }: OfferHeroProps) {
  const { phone } = useCompany()
  return (
    <Plate data-dark data-picture-first="" data-ask-here="" data-chat-form="line">
      <Words>
        <Eyebrow>{offer.badge}</Eyebrow>
        <h1>
          <Unbroken text={offer.headline} />
        </h1>
        <Subheading>{terms.subheading}</Subheading>
        <Ways>
          <ButtonLink to="#order-form" $variant="secondary">
            {terms.orderButton}
          </ButtonLink>
          <ButtonLink to="call:" $variant="outline">
            {terms.callButton} {phone}
          </ButtonLink>
        </Ways>
        <Below>
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
        </Below>
      </Words>
      <Pane>
        <Photo
          picture={offer.heroPhoto}
          sizes="(max-width: 767px) 100vw, (max-width: 1079px) 45vw, 460px"
          isFirst
        />
      </Pane>
      <Side>
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
        </PriceBox>
        <Facts>
          {terms.priceFacts.map((fact) => (
            <li key={fact}>
              <Together text={fact} />
            </li>
          ))}
        </Facts>
      </Side>
    </Plate>
  )
}

/** The lines above what the price includes. */
const RULE = 'rgb(255 255 255 / 28%)'

/** The whole door, badge and headline, what the offer costs and the button; what comes with it may stand below the first screen. */
const onPhone = css`
  gap: ${space[3]};
  padding: 0 ${layout.gutterPhone} ${space[7]};
  > div:first-child > p:first-child {
    margin: ${space[3]} 0 0;
    /* The longest has one line without it. */
    &::before {
      display: none;
    }
  }
  /* Three lines at most, down to 320 px. */
  h1 {
    font-size: clamp(25px, 7.6vw, 40px);
  }
`

/** On a phone headline, price and button stand in one column, in this order. */
const inOneColumn = css`
  ${media.narrow} {
    display: contents;
  }
`

/** Height of the door's pane on a desktop: a very high one would stand between empty grounds. */
const HEIGHT = `min(${layout.firstScreen}, 780px)`

/** Its width there: so much of its height that the lamp and the number beside the door stay outside. */
const DOOR = `clamp(300px, min(27vw, 0.53 * ${HEIGHT}), 460px)`

const Plate = styled.section`
  display: grid;
  background: ${color.moss};
  color: ${color.onDark};
  ${media.tablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
  /* What the door costs stands beside it, above the corner where the chat's card lies: nothing lies upon the door. */
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) ${DOOR} calc(300px + ${layout.margin});
    /* Words and price share a row: they begin on one line, and end on one. Below it what hangs from the words has its room. */
    grid-template-rows: minmax(${space[8]}, 1fr) auto minmax(112px, 1fr);
  }
  h1 {
    font-size: clamp(34px, 3.8vw, 53px);
    /* One of the headlines is written in small letters. */
    &::first-letter {
      text-transform: uppercase;
    }
  }
  ${media.narrow} {
    ${onPhone}
  }
`

const Words = styled.div`
  ${inOneColumn}
  ${media.tabletOnly} {
    align-self: center;
    padding: ${space[7]} ${space[7]} ${space[7]} ${layout.margin};
  }
  ${media.desktop} {
    position: relative;
    display: flex;
    flex-direction: column;
    grid-area: 2 / 1;
    padding: 0 ${space[7]} 0 ${layout.margin};
  }
`

/** Hours and badges: on a desktop they hang below the buttons, with which the words end. */
const Below = styled.div`
  ${inOneColumn}
  ${media.desktop} {
    position: absolute;
    top: 100%;
    left: ${layout.margin};
  }
`

/** On a tablet below the words and the door, in their columns, above the chat's line. */
const Side = styled.div`
  ${inOneColumn}
  ${media.tabletOnly} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
    padding: ${space[7]} ${layout.margin} 80px;
    border-top: 1px solid ${RULE};
  }
  /* The price is level with the headline, past the badge above that; the last fact ends where the buttons do. */
  ${media.desktop} {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    grid-area: 2 / 3;
    padding: 48px ${layout.margin} 0 ${space[8]};
    li:last-child {
      padding-bottom: 0;
    }
  }
`

const Subheading = styled.p`
  margin-block: ${space[5]} ${space[7]};
  font-size: ${size.lead};
  /* There the headline is followed by the price. */
  ${media.narrow} {
    order: 2;
    margin-block: ${space[3]} 0;
    font-size: ${size.body};
    font-weight: 600;
  }
`

/** The price as large as the headline, and what it was before. */
const PriceBox = styled.div`
  display: grid;
  gap: ${space[3]};
  font-variant-numeric: lining-nums tabular-nums;
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[5]};
    font-weight: 600;
    line-height: 1.35;
  }
  ${media.tablet} {
    margin-bottom: clamp(${space[5]}, 2svh, ${space[6]});
  }
  ${media.narrow} {
    grid-template: auto auto / auto 1fr;
    gap: 0 ${space[5]};
    align-items: center;
    font-size: ${size.small};
    > strong {
      grid-row: span 2;
    }
    > div {
      align-self: end;
      gap: 0 ${space[4]};
    }
    > p {
      grid-column: 2;
      align-self: start;
    }
  }
`

/** What the price includes: on a phone the button comes before it. */
const Facts = styled.ul`
  ${media.tabletOnly} {
    padding-left: ${space[6]};
    li:first-child {
      border-top: 0;
    }
  }
  li {
    padding-block: ${space[4]};
    border-top: 1px solid ${RULE};
    line-height: 1.35;
    text-wrap: balance;
  }
  ${media.desktop} {
    li {
      padding-block: clamp(${space[4]}, 1.4svh, ${space[5]});
    }
  }
  ${media.narrow} {
    order: 3;
    margin-top: ${space[3]};
    li {
      padding-block: ${space[3]};
    }
  }
`

/** On a phone the bar at its foot holds the other way. */
const Ways = styled(ButtonRow)`
  ${media.desktop} {
    margin-top: auto;
  }
  ${media.narrow} {
    order: 1;
    a + a {
      display: none;
    }
  }
`

const Price = styled.strong`
  font-size: clamp(52px, 6.4vw, 92px);
  font-weight: 700;
  line-height: 0.95;
  letter-spacing: -0.03em;
`

/** On a phone the closing block says them. */
const Hours = styled.p`
  margin-top: ${space[5]};
  font-size: ${size.small};
  ${media.narrow} {
    display: none;
  }
`

const Trust = styled(TickList)`
  --tick: ${color.brassLight};
  margin-top: ${space[6]};
  ${media.narrow} {
    order: 4;
    margin-top: 0;
  }
`

const Pane = styled.div`
  position: relative;
  ${media.narrow} {
    order: -1;
    height: clamp(200px, 100svh - 481px, 91vw);
    margin-inline: -${layout.gutterPhone};
  }
  /* It leaves what the door costs its part of the first screen. */
  ${media.tabletOnly} {
    min-height: max(400px, calc(${layout.firstScreen} - 290px));
  }
  ${media.desktop} {
    grid-area: 1 / 2 / -1;
    min-height: ${HEIGHT};
  }
`

/** The door is whole, and what hangs beside it, lamp and number, is left out rather than cut. */
const Photo = styled(Picture)`
  position: absolute;
  inset: 0;
  height: 100%;
  && {
    object-position: 38% 40%;
    ${media.narrow} {
      object-position: 50% 42%;
    }
    /* There they fit beside it, whole. */
    ${media.tabletOnly} {
      object-position: 62% 40%;
    }
  }
`
