import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/action-link'
import { ButtonRow } from '@/components/ui/button'
import { groundOf } from '@/components/ui/container'
import { OfficeState } from '@/components/ui/office-state'
import { Picture } from '@/components/ui/picture'
import { Unbroken } from '@/components/ui/unbroken'
import { PaintedStyle } from '@/features/painter/painted-style'
import { useCompany } from '@/hooks/use-company'
import { whatsappUrl } from '@/lib/whatsapp-url'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'
import type { OfferColour, OfferStyle } from './items'
import { useChosenDoor } from './use-chosen-door'

interface OfferClosingProps {
  offer: Queries.OfferFragment
  terms: Queries.OfferTermsFragment
  styles: readonly OfferStyle[]
  colours: readonly OfferColour[]
}

/**
 * An offer's closing call to action: phone, and WhatsApp with the offer's own message, beside the door that the page shows, seen from
 * close by, which reaches the window's edge.
 */
export function OfferClosing({ offer, terms, styles, colours }: OfferClosingProps) {
  const { phone, whatsappNumber } = useCompany()
  const { shown, colour, isOwn } = useChosenDoor(offer, styles, colours)
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
      <Pane>
        <Picture
          picture={isOwn ? offer.closingPhoto : shown.picture}
          sizes="(max-width: 767px) 170vw, 85vw"
        />
        <PaintedStyle picture={shown.picture} finish={colour?.slug} />
      </Pane>
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

/** A detail, where the headline, the styles and the order form show the whole door: its lever, and what is beside that. */
const Pane = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  ${media.tablet} {
    aspect-ratio: auto;
    min-height: clamp(400px, 36vw, 620px);
  }
  img,
  canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 38%;
    transform: scale(1.7);
    transform-origin: 46% 52%;
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
