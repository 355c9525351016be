import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { Actions } from '@/components/ui/action-link'
import { Container } from '@/components/ui/container'
import { Eyebrow } from '@/components/ui/eyebrow'
import { OfficeState } from '@/components/ui/office-state'
import { Picture } from '@/components/ui/picture'
import { Unbroken } from '@/components/ui/unbroken'
import { PaintedPicture } from '@/features/painter/painted-picture'
import { FINISHES_PART } from '@/hooks/use-finish'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { media } from '@/theme/media'
import { color, layout as dimensions, size, space } from '@/theme/tokens'
import { HeroRow } from './hero-row'

/** The page's first section: its headline beside its picture. On the home page the picture stands under glazing bars. */
export function HeroSection(props: Queries.HeroSectionFragment) {
  const { id, heading, intro, eyebrow, badge, layout, photo, finish, paint, actions } = props
  const isHydrated = useIsHydrated()
  const words = (
    <>
      {badge && <Badge>{badge}</Badge>}
      {eyebrow && (layout === 'wide' ? <Code>{eyebrow}</Code> : <Eyebrow>{eyebrow}</Eyebrow>)}
      <h1>
        <Unbroken text={heading} />
      </h1>
      {intro && <Lead>{intro}</Lead>}
      <Actions actions={actions} />
      {actions.some(({ to }) => to === 'call:') && (
        <Hours>
          <OfficeState />
        </Hours>
      )}
    </>
  )
  if (props.panes.length > 0) return <HeroRow {...props} />
  if (!photo) {
    return (
      <PlainPlate id={id ?? undefined}>
        <Container>
          <PlainWords>{words}</PlainWords>
        </Container>
      </PlainPlate>
    )
  }
  if (paint) {
    return (
      <SplitPlate id={id ?? undefined} $hasBars={false}>
        <Words>{words}</Words>
        <PaintedPane
          data-slot={FINISHES_PART}
          data-part={FINISHES_PART}
          // On the first page it waits for its code; on later ones it comes with this.
          data-island={isHydrated ? '' : 'waiting'}
        >
          <PaintedPicture photo={photo} paint={paint} finish={finish} />
        </PaintedPane>
      </SplitPlate>
    )
  }
  return (
    <SplitPlate id={id ?? undefined} $hasBars={layout === 'panes'}>
      <Words>{words}</Words>
      <Pane $hasBars={layout === 'panes'} $isTall={Boolean(photo.tall)}>
        <Photo picture={photo} sizes="(max-width: 767px) 100vw, 58vw" isFirst />
      </Pane>
    </SplitPlate>
  )
}

const Badge = styled.p`
  align-self: start;
  justify-self: start;
  display: inline-block;
  margin-bottom: ${space[5]};
  padding: ${space[2]} ${space[4]};
  border: 1.5px solid ${color.brass};
  border-radius: ${dimensions.radius};
  font-size: ${size.small};
  font-weight: 600;
`

/** A number that is the page's subject, such as 404. */
const Code = styled.p`
  margin-bottom: ${space[4]};
  font-size: clamp(96px, 12vw, 176px);
  font-weight: 650;
  line-height: 0.9;
  letter-spacing: -0.04em;
  color: ${color.brick};
`

const Lead = styled.p`
  margin-block: ${space[6]} ${space[7]};
  max-width: 46ch;
  font-size: ${size.lead};
  line-height: 1.5;
  color: ${color.inkSoft};
`

const Hours = styled.p`
  margin-top: ${space[5]};
  font-size: ${size.small};
  color: ${color.inkSoft};
`

const PlainPlate = styled.section`
  padding-block: clamp(56px, 8vw, 112px) clamp(40px, 5vw, 72px);
  border-bottom: 1px solid ${color.line};
`

const PlainWords = styled.div`
  max-width: 900px;
`

const SplitPlate = styled.section<{ $hasBars: boolean }>`
  display: grid;
  /* On a phone the bar at the foot of the screen holds the other way to ask. */
  ${media.narrow} {
    ${({ $hasBars }) => $hasBars && 'a + a { display: none; }'}
  }
  border-bottom: 1px solid ${color.line};
  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, ${({ $hasBars }) => ($hasBars ? 7 : 6)}fr);
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  padding: 44px ${dimensions.gutterPhone} 36px;
  ${media.tablet} {
    padding: ${space[9]} ${space[8]} ${space[9]}
      max(${dimensions.gutter}, calc((100vw - ${dimensions.content}) / 2));
  }
`

const bars = css`
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    width: ${dimensions.bar};
    background: ${color.chalk};
    z-index: 1;
  }
  &::before {
    left: calc(100% / 3 - ${dimensions.bar} / 2);
  }
  &::after {
    left: calc(200% / 3 - ${dimensions.bar} / 2);
  }
`

/** On a phone the picture comes before the words, low enough to leave them room on the first screen. */
const first = css`
  ${media.narrow} {
    order: -1;
    min-height: min(72vw, 300px);
  }
`

const Pane = styled.div<{ $hasBars: boolean; $isTall: boolean }>`
  position: relative;
  min-height: ${({ $isTall }) => ($isTall ? 'min(125vw, 640px)' : 'min(74vw, 420px)')};
  ${({ $hasBars }) => $hasBars && first}
  ${media.tablet} {
    min-height: clamp(480px, 46vw, 760px);
  }
  ${({ $hasBars }) => $hasBars && bars}
`

/** On a phone the picture comes before the words: it is the product. */
const PaintedPane = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${media.narrow} {
    order: -1;
  }
`

const Photo = styled(Picture)`
  position: absolute;
  inset: 0;
  height: 100%;
`

export const query = graphql`
  fragment HeroSection on HeroSection {
    id
    heading
    intro
    layout
    eyebrow
    badge
    photo {
      ...LargePicture
    }
    panes {
      wide
      focus
      picture {
        ...MediumPicture
      }
    }
    emergency {
      label
      to
    }
    finish
    paint {
      name
      list
      files
      finishes {
        slug
        name
        hex
      }
    }
    actions {
      label
      to
    }
  }
`
