import styled from 'styled-components'
import frame from '@data/wording/frame.json'
import { ButtonLink } from '@/components/ui/action-link'
import { ButtonRow } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { Eyebrow } from '@/components/ui/eyebrow'
import { EmergencyPlate } from '@/components/ui/emergency-plate'
import { Picture, positionOf } from '@/components/ui/picture'
import { Unbroken } from '@/components/ui/unbroken'
import { useCompany } from '@/hooks/use-company'
import { visuallyHidden } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'
import { FaultAndRemedy } from './fault-and-remedy'
import { QuoteButton } from './quote-button'

/** A service's first screen: its picture, or fault and remedy drawn, and the way to ask for it. For an emergency that is the phone. */
export function ServiceHero({ service }: { service: Queries.ServiceDetailFragment }) {
  const { title, category, photo, focus, lead, emergency: isEmergency } = service
  const { phone } = useCompany()
  return (
    <Top data-chat-form="line" data-ask-here={isEmergency ? undefined : ''}>
      <Container>
        {photo ? (
          <Photo
            picture={photo}
            sizes="(max-width: 1079px) 100vw, 50vw"
            // What stands in it is seen whole in a low frame, down to the sill.
            position={positionOf(focus, 5)}
            isFirst
            $isLow={isEmergency ?? false}
          />
        ) : (
          <FaultAndRemedy service={service} />
        )}
        <Words>
          <Category $isEmergency={isEmergency ?? false}>{category}</Category>
          <h1>
            <Unbroken text={title} />
          </h1>
          <p>{lead}</p>
          {isEmergency && <EmergencyPlate />}
          <Ways $isEmergency={isEmergency ?? false}>
            <QuoteButton title={title} variant={isEmergency ? 'outline' : 'cta'} />
            {!isEmergency && (
              <ButtonLink to="call:international" $variant="outline">
                {frame.call} {phone}
              </ButtonLink>
            )}
          </Ways>
        </Words>
      </Container>
    </Top>
  )
}

/** On a phone the drawing comes first. */
const Top = styled.section`
  border-bottom: 1px solid ${color.line};
  padding-block: ${space[6]} ${space[8]};
  overflow: hidden;
  > div {
    display: grid;
    gap: ${space[6]} ${space[8]};
    align-items: center;
    ${media.desktop} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      > :first-child {
        order: 1;
      }
    }
  }
  h1 + p {
    max-width: 52ch;
    margin-block: ${space[5]} ${space[6]};
    font-size: ${size.lead};
    line-height: 1.5;
    color: ${color.inkSoft};
  }
  aside {
    margin-bottom: ${space[5]};
  }
  ${media.narrow} {
    min-height: ${layout.phoneScreen};
    padding-top: ${space[5]};
    > div {
      row-gap: ${space[5]};
    }
  }
  ${media.tablet} {
    padding-block: clamp(40px, 5vw, 80px);
  }
  /* Below the drawing the heading that follows stays clear of the chat's card. */
  &&:not(:has(> div > img:first-child)) {
    ${media.tablet} {
      padding-bottom: 80px;
    }
  }
  &&:has(> div > img:first-child) {
    padding-top: 0;
    ${media.desktop} {
      padding-bottom: 0;
    }
  }
`

/** On a phone the button comes before the sentence, and the bar at the foot of the screen holds the other way to ask. */
const Words = styled.div`
  ${media.narrow} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    h1 {
      margin-bottom: ${space[5]};
      font-size: 34px;
    }
    h1 + p {
      order: 1;
      margin-block: ${space[5]} 0;
      font-size: ${size.body};
    }
    small {
      order: 2;
    }
  }
  ${media.desktop} {
    padding-block: ${space[7]};
    h1 {
      font-size: clamp(40px, 4vw, 58px);
    }
    h1 + p {
      margin-block: ${space[4]} ${space[6]};
    }
  }
`

/** On a phone the bar at its foot holds what is left out here: the phone, and for an emergency, whose number leads, the quote. */
const Ways = styled(ButtonRow)<{ $isEmergency: boolean }>`
  ${media.narrow} {
    ${({ $isEmergency }) => ($isEmergency ? 'display: none;' : '> :nth-child(2) { display: none; }')}
  }
`

/**
 * On a desktop it reaches the window's edge: the chat's card lies in its corner. On a phone it is as high as leaves room for an
 * emergency's number.
 */
const Photo = styled(Picture)<{ $isLow: boolean }>`
  height: clamp(300px, 48vw, 690px);
  ${media.belowDesktop} {
    width: 100vw;
    max-width: none;
    height: 62vw;
    margin-inline: calc(50% - 50vw);
  }
  ${media.desktop} {
    width: calc(100% + ${layout.margin});
    max-width: none;
  }
  /* So low that the chat's card lies below the number. */
  ${media.tabletOnly} {
    ${({ $isLow }) => $isLow && 'height: 38vw;'}
  }
  ${media.narrow} {
    ${({ $isLow }) => $isLow && 'height: min(58vw, 27svh);'}
  }
`

/** In an emergency a phone has no room for it. */
const Category = styled(Eyebrow)<{ $isEmergency: boolean }>`
  margin-bottom: ${space[4]};
  ${media.narrow} {
    ${({ $isEmergency }) => $isEmergency && visuallyHidden}
  }
`
