import styled from 'styled-components'
import frame from '@data/wording/frame.json'
import { ButtonLink } from '@/components/ui/action-link'
import { ButtonRow } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { EmergencyPlate } from '@/components/ui/emergency-plate'
import { Picture } from '@/components/ui/picture'
import { Unbroken } from '@/components/ui/unbroken'
import { useCompany } from '@/hooks/use-company'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'
import { FaultAndRemedy } from './fault-and-remedy'
import { QuoteButton } from './quote-button'

/** A service's first screen: its picture, or fault and remedy drawn, and the way to ask for it. For an emergency that is the phone. */
export function ServiceHero({ service }: { service: Queries.ServiceDetailFragment }) {
  const { title, category, photo, lead, emergency: isEmergency } = service
  const { phone } = useCompany()
  return (
    <Top>
      <Container>
        {photo ? (
          <Photo
            picture={photo}
            sizes="(max-width: 1079px) 100vw, 50vw"
            isFirst
            $isLow={isEmergency ?? false}
          />
        ) : (
          <FaultAndRemedy service={service} />
        )}
        <Words>
          <Category>{category}</Category>
          <h1>
            <Unbroken text={title} />
          </h1>
          <p>{lead}</p>
          {isEmergency && <EmergencyPlate />}
          <ButtonRow>
            <QuoteButton title={title} variant={isEmergency ? 'outline' : 'cta'} />
            {!isEmergency && (
              <ButtonLink to="call:international" $variant="outline">
                {frame.call} {phone}
              </ButtonLink>
            )}
          </ButtonRow>
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
    div > :nth-child(2) {
      display: none;
    }
  }
`

/** On a desktop it reaches the window's edge: the chat's card lies in its corner. On a phone an emergency's number has the room. */
const Photo = styled(Picture)<{ $isLow: boolean }>`
  height: clamp(300px, 46vw, 620px);
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
  ${media.narrow} {
    ${({ $isLow }) => $isLow && 'height: 38vw;'}
  }
`

const Category = styled.span`
  display: block;
  margin-bottom: ${space[4]};
  font-size: ${size.small};
  font-weight: 600;
  color: ${color.inkSoft};
`
