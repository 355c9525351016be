import styled, { css } from 'styled-components'
import { Actions } from '@/components/ui/action-link'
import { Container } from '@/components/ui/container'
import { EmergencyPlate } from '@/components/ui/emergency-plate'
import { Eyebrow } from '@/components/ui/eyebrow'
import { Picture, positionOf } from '@/components/ui/picture'
import { Unbroken } from '@/components/ui/unbroken'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'
import { leftToCallBar } from './hero-layout'

type HeroRowProps = Pick<
  Queries.HeroSectionFragment,
  'id' | 'heading' | 'intro' | 'eyebrow' | 'panes' | 'emergency' | 'actions'
>

/**
 * A page's headline and a row of pictures, the panes of one window; the emergency service may stand beside the headline. On a phone
 * the pictures come first. From a tablet on they come last and take what the first screen has left; the chat is a line, so that the last pane is seen whole.
 */
export function HeroRow({ id, heading, intro, eyebrow, panes, emergency, actions }: HeroRowProps) {
  // On a phone the others are not seen: a slit there is no more than an edge here.
  const lead = Math.max(
    0,
    panes.findIndex(({ wide }) => wide),
  )
  const total = panes.reduce((sum, { wide }) => sum + (wide ? 2 : 1), 0)
  const more = (
    <>
      {intro && <Lead>{intro}</Lead>}
      <Actions actions={actions} />
    </>
  )
  return (
    <Plate
      id={id ?? undefined}
      data-picture-first=""
      // Beside its number and its own button the call bar needs no third way to ask.
      data-ask-here={emergency ? '' : undefined}
      data-chat-form="line"
      $isShort={Boolean(emergency)}
    >
      <Panes $shares={panes.map(({ wide }) => (wide ? 2 : 1))} $lead={lead + 1} $isShort={Boolean(emergency)}>
        {panes.map(({ picture, wide, focus, level }, index) => (
          <Picture
            key={picture.alt}
            picture={picture}
            sizes={sizesOf(picture, ((wide ? 2 : 1) / total) * 100)}
            position={positionOf(focus, level)}
            isFirst={index === lead}
          />
        ))}
      </Panes>
      <Container>
        <Words $hasEmergency={Boolean(emergency)}>
          <div>
            {eyebrow && <Above>{eyebrow}</Above>}
            <h1>
              <Unbroken text={heading} />
            </h1>
            {emergency && more}
          </div>
          {emergency ? <EmergencyPlate more={emergency} /> : <div>{more}</div>}
        </Words>
      </Container>
    </Plate>
  )
}

/** On a phone the row is some 80% of the window's width high: for a picture beside another fewer pixels do. */
const ON_PHONE = 64

/**
 * How wide a pane's picture is drawn before it is cropped, as the `sizes` attribute.
 *
 * @param share - of the row, in per cent
 */
function sizesOf({ src }: HeroRowProps['panes'][number]['picture'], share: number) {
  const { width = 1, height = 1 } = src.childImageSharp?.gatsbyImageData ?? {}
  // The row is some 40% of the window's width high.
  const drawn = Math.round(Math.max(share, 40 * (width / height)))
  return `(max-width: 767px) ${Math.round(Math.max(share, ON_PHONE * (width / height)))}vw, ${drawn}vw`
}

/** Where the emergency service leads, the pictures take a strip, and what follows stands higher. */
const short = css`
  && {
    min-height: 0;
  }
  > :first-child {
    flex: none;
    height: clamp(88px, 100svh - 591px, min(46vw, 20svh));
    min-height: 0;
  }
  ${media.tablet} {
    > :first-child {
      height: clamp(240px, 32vw, 620px);
    }
  }
  /* On a tablet the pictures end with the first screen: the chat's line lies upon them. */
  ${media.tabletOnly} {
    && {
      min-height: ${layout.firstScreen};
    }
    > :first-child {
      flex: 1;
    }
  }
  /* The next heading begins below a phone's first screen, where its chat line covers nothing. */
  ${media.narrow} {
    && {
      min-height: ${layout.phoneScreen};
    }
  }
`

const Plate = styled.section<{ $isShort: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: ${layout.phoneScreen};
  border-bottom: 1px solid ${color.line};
  > :first-child {
    flex: 1;
  }
  ${media.tablet} {
    min-height: ${layout.firstScreen};
    border-bottom: 0;
    > :first-child {
      order: 1;
    }
  }
  ${({ $isShort }) => $isShort && short}
`

const oneAlone = css<{ $lead: number }>`
  grid-template-columns: minmax(0, 1fr);
  > :not(:nth-child(${({ $lead }) => $lead})) {
    display: none;
  }
`

const Panes = styled.div<{ $shares: number[]; $lead: number; $isShort: boolean }>`
  display: grid;
  grid-template-columns: ${({ $shares }) => $shares.map((share) => `minmax(0, ${share}fr)`).join(' ')};
  grid-template-rows: minmax(0, 1fr);
  gap: ${layout.bar};
  height: 0;
  /* On a low phone less, so that the button below still stands on the first screen. */
  min-height: clamp(140px, 100svh - 560px, min(60vw, 260px));
  img {
    width: 100%;
    height: 100%;
  }
  /* On a phone narrow panes would be slits: of three, and in a strip, the first wide one stands alone. */
  ${media.narrow} {
    ${({ $isShort, $shares }) => ($isShort || $shares.length > 2) && oneAlone}
  }
  ${media.tablet} {
    min-height: 240px;
  }
`

/** Sentence, button and number all stand on a phone's first screen. */
const withNumber = css`
  && {
    padding-block: ${space[5]} ${space[7]};
  }
  h1 + p {
    margin-block: ${space[5]} ${space[5]};
  }
`

const Words = styled.div<{ $hasEmergency: boolean }>`
  display: grid;
  gap: ${space[5]} ${space[8]};
  padding-block: ${space[6]} ${layout.belowPhoneScreen};
  ${media.tablet} {
    padding-block: ${space[8]};
  }
  ${media.desktop} {
    grid-template-columns: ${({ $hasEmergency }) => ($hasEmergency ? '1fr 1fr' : 'minmax(0, 7fr) minmax(0, 5fr)')};
    align-items: ${({ $hasEmergency }) => ($hasEmergency ? 'stretch' : 'end')};
  }
  > div:last-child {
    ${leftToCallBar}
  }
  h1 {
    font-size: ${size.h1Hub};
  }
  ${media.narrow} {
    ${({ $hasEmergency }) => $hasEmergency && withNumber}
  }
`

/** On a phone the way above the page says the same. */
const Above = styled(Eyebrow)`
  ${media.narrow} {
    display: none;
  }
`

const Lead = styled.p`
  margin-bottom: ${space[6]};
  max-width: 50ch;
  font-size: ${size.lead};
  line-height: 1.5;
  color: ${color.inkSoft};
  ${media.narrow} {
    font-size: ${size.body};
  }
  h1 + & {
    margin-top: ${space[5]};
  }
`
