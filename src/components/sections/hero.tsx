import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { Container } from '@/components/ui/container'
import { PairLine, pairOfPictures } from '@/components/ui/picture-pair'
import { phonePositionOf, Picture } from '@/components/ui/picture'
import { PicturePlate } from '@/components/ui/picture-plate'
import { PaintedPicture } from '@/features/painter/painted-picture'
import { FINISHES_PART } from '@/hooks/use-finish'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { media } from '@/theme/media'
import { color, layout as dimensions, size, space } from '@/theme/tokens'
import { HeroRow } from './hero-row'
import { HeroStrip, HeroTitle, HeroWords } from './hero-words'

/** The page's first section: its headline beside, or on a plate let into, its picture. On a phone a product's picture comes first. */
export function HeroSection(section: Queries.HeroSectionFragment) {
  const { id, layout, photo, pair, finish } = section
  const paint = photo?.paint?.list ? photo.paint : undefined
  const isHydrated = useIsHydrated()
  const words = <HeroWords {...section} />
  if (section.panes.length > 0) return <HeroRow {...section} />
  if (!photo) {
    return (
      <PlainPlate id={id ?? undefined} $isSlim={layout === 'slim'}>
        <Container>
          <PlainWords>{words}</PlainWords>
        </Container>
      </PlainPlate>
    )
  }
  const painted = paint && (
    <Painted
      data-slot={FINISHES_PART}
      data-part={FINISHES_PART}
      // On the first page it waits for its code; on later ones it comes with this.
      data-island={isHydrated ? '' : 'waiting'}
      $isPane={layout === 'split'}
    >
      <PaintedPicture
        photo={photo}
        finish={finish}
        layout={layout}
        position={phonePositionOf(section.focus, photo)}
        zoom={section.zoom}
      />
    </Painted>
  )
  if (layout === 'full') {
    return (
      <section id={id ?? undefined}>
        <PicturePlate
          picture={painted ?? <Photo picture={photo} sizes="100vw" isFirst />}
          isPainted={Boolean(paint)}
          strip={<HeroStrip {...section} isBeside={Boolean(paint)} />}
        >
          <HeroTitle {...section} />
        </PicturePlate>
      </section>
    )
  }
  // On a tablet it is a part of the picture, as high as the words beside it.
  const sizes = `(max-width: 767px) 100vw, (max-width: 1079px) 150vw, ${layout === 'split' ? 62 : 58}vw`
  return (
    <SplitPlate id={id ?? undefined} $layout={layout}>
      <Words>{words}</Words>
      {painted ?? (
        <Pane
          $layout={layout}
          $isTall={Boolean(photo.tall)}
          $isPair={Boolean(pair)}
          data-wipe={pair ? '' : undefined}
        >
          <Photo picture={photo} sizes={sizes} isFirst />
          {pair && <Photo picture={pair.picture} sizes={sizes} />}
          {pair && <PairLine pair={pair} />}
        </Pane>
      )}
    </SplitPlate>
  )
}

const PlainPlate = styled.section<{ $isSlim: boolean }>`
  padding-block: clamp(56px, 8vw, 112px) clamp(40px, 5vw, 72px);
  border-bottom: 1px solid ${color.line};
  ${({ $isSlim }) => $isSlim && slim}
`

/** One line where there is room: what follows leads the page. */
const slim = css`
  padding-block: ${space[5]} ${space[4]};
  border-bottom: 0;
  h1 {
    font-size: clamp(28px, 3.4vw, 44px);
  }
  h1 ~ p {
    margin-block: ${space[3]} 0;
    font-size: ${size.body};
  }
  ${media.tablet} {
    > * > * {
      max-width: none;
    }
    :has(> h1) {
      flex-flow: row wrap;
      align-items: baseline;
      gap: 0 ${space[6]};
    }
    h1 ~ p {
      max-width: none;
      margin: 0;
    }
  }
`

const PlainWords = styled.div`
  max-width: 900px;
`

const SplitPlate = styled.section<{ $layout: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* On a phone the bar at the foot of the screen holds the other way to ask. */
  ${media.narrow} {
    ${({ $layout }) => $layout === 'panes' && 'a + a { display: none; }'}
  }
  ${media.tablet} {
    grid-template-columns: ${({ $layout }) =>
      $layout === 'panes' ? 'minmax(0, 5fr) minmax(0, 7fr)' : 'minmax(0, 5fr) minmax(0, 8fr)'};
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  padding: ${space[6]} ${dimensions.gutterPhone} ${space[7]};
  ${media.tablet} {
    padding: ${space[9]} ${space[7]} ${space[9]} ${dimensions.margin};
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
    min-height: ${dimensions.phoneHero};
  }
`

const Pane = styled.div<{ $layout: string; $isTall: boolean; $isPair: boolean }>`
  position: relative;
  ${({ $isPair }) => $isPair && pairOfPictures}
  min-height: ${({ $isTall }) => ($isTall ? 'min(125vw, 640px)' : dimensions.phoneHero)};
  ${({ $layout }) => $layout === 'panes' && first}
  ${media.tablet} {
    min-height: clamp(480px, 46vw, 760px);
  }
  ${({ $layout }) => $layout === 'panes' && bars}
  ${media.narrow} {
    /* A product's picture comes before its words. */
    ${({ $layout }) => $layout === 'split' && 'order: -1;'}
  }
`

/** Picture and finishes: one under the other beside the words, or each in its own place round the plate. */
const Painted = styled.div<{ $isPane: boolean }>`
  &&& {
    display: ${({ $isPane }) => ($isPane ? 'flex' : 'contents')};
    flex-direction: column;
    min-width: 0;
    ${media.narrow} {
      order: -1;
    }
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
      paint {
        name
        list
        files
        finishes {
          slug
          name
          hex
          inside
        }
      }
    }
    pair {
      ...PicturePair
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
    focus
    zoom
    actions {
      label
      to
    }
  }
`
