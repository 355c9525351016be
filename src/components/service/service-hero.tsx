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
import { QuoteButton } from './quote-button'

/** A service's first screen: its picture, and the way to ask for it. For an emergency that is the phone. */
export function ServiceHero({ service }: { service: Queries.ServiceDetailFragment }) {
  const { title, category, photo, focus, level, lead, emergency: isEmergency } = service
  const { phone } = useCompany()
  return (
    <Top data-chat-form="line" data-ask-here={isEmergency ? undefined : ''}>
      <Container>
        <Photo
          picture={photo}
          sizes="(max-width: 1079px) 100vw, 50vw"
          position={positionOf(focus, level)}
          isFirst
          $isLow={isEmergency ?? false}
        />
        <Words $isEmergency={isEmergency ?? false}>
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

/** On a phone the picture comes first. */
const Top = styled.section`
  border-bottom: 1px solid ${color.line};
  padding-bottom: ${space[8]};
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
    > div {
      row-gap: ${space[5]};
    }
  }
  ${media.desktop} {
    padding-bottom: 0;
  }
`

/** On a phone the bar at the foot of the screen holds the other way to ask. */
const Words = styled.div<{ $isEmergency: boolean }>`
  ${media.narrow} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    h1 {
      margin-bottom: ${space[5]};
    }
    h1 + p {
      /* The number of an emergency comes before the sentence. */
      ${({ $isEmergency }) => $isEmergency && 'order: 1;'}
      margin-block: 0 ${space[5]};
      font-size: ${size.body};
    }
  }
  ${media.desktop} {
    padding-block: ${space[7]};
    h1 + p {
      margin-block: ${space[6]};
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
  /* It ends with the first screen: the card lies upon it, not across its edge. */
  height: ${layout.firstScreen};
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
    height: ${({ $isLow }) => ($isLow ? 'min(58vw, 27svh)' : 'clamp(120px, 100svh - 540px, 62vw)')};
  }
`

/** In an emergency a phone has no room for it. */
const Category = styled(Eyebrow)<{ $isEmergency: boolean }>`
  margin-bottom: ${space[4]};
  ${media.narrow} {
    ${({ $isEmergency }) => $isEmergency && visuallyHidden}
  }
`
