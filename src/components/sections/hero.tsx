import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { Container } from '@/components/ui/container'
import { PairLine, pairOfPictures } from '@/components/ui/picture-pair'
import { phoneHeightOf, phonePositionOf, Picture } from '@/components/ui/picture'
import { besideWing, Wing, type WingShape } from '@/components/ui/wing'
import { PaintedPicture } from '@/features/painter/painted-picture'
import { FINISHES_PART } from '@/hooks/use-finish'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { visuallyHidden } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layout as dimensions, size, space } from '@/theme/tokens'
import { barBeforeLine, bars, PicturePlate, Words } from './hero-layout'
import { HeroRow } from './hero-row'
import { Column, HeroWords } from './hero-words'

/** The page's first section: its headline beside, or on a plate let into, its picture. On a phone a product's picture comes first. */
export function HeroSection(section: Queries.HeroSectionFragment) {
  const { id, layout, photo, pair, finish, level } = section
  const wing = section.wing ? { share: section.wing, level } : undefined
  const paint = finish && photo?.paint?.list ? photo.paint : undefined
  const isHydrated = useIsHydrated()
  const words = <HeroWords {...section} />
  if (section.panes.length > 0) return <HeroRow {...section} />
  if (!photo) {
    return (
      <PlainPlate
        id={id ?? undefined}
        $isSlim={layout === 'slim'}
        data-tool-first={layout === 'slim' ? '' : undefined}
        // There is no picture that the chat's card could lie upon, only text.
        data-chat-form={layout === 'slim' ? undefined : 'line'}
      >
        <Container>{words}</Container>
      </PlainPlate>
    )
  }
  // Beside the words it is cropped at its sides.
  const sizes = isAsWide(layout) ? '100vw' : '(max-width: 1079px) 100vw, 77vw'
  return (
    <PicturePlate
      id={id ?? undefined}
      $layout={layout}
      $isPainted={Boolean(paint)}
      $isRight={Boolean(section.plateRight)}
      data-picture-first={layout === 'wide' ? undefined : ''}
      // A product fills its picture; a house leaves a corner free.
      data-chat-form={layout === 'panes' || layout === 'wide' ? undefined : 'line'}
    >
      <Words>{words}</Words>
      {paint ? (
        <div
          data-slot={FINISHES_PART}
          data-part={FINISHES_PART}
          // On the first page it waits for its code; on later ones it comes with this.
          data-island={isHydrated ? '' : 'waiting'}
        >
          <PaintedPicture
            photo={photo}
            finish={finish}
            layout={layout}
            position={phonePositionOf(section, photo)}
            zoom={section.zoom}
            wing={wing}
          />
        </div>
      ) : (
        <Pane
          $hasBars={layout === 'panes'}
          $isTall={layout === 'wide'}
          $isPair={Boolean(pair)}
          $zoom={section.zoom ?? 100}
          $wing={wing}
          data-wipe={pair ? '' : undefined}
        >
          <Photo picture={photo} sizes={sizes} isFirst position={phonePositionOf(section, photo)} />
          {wing && <Wing picture={photo} wing={wing} />}
          {pair && <Photo picture={pair.picture} sizes={sizes} />}
          {pair && <PairLine pair={pair} />}
        </Pane>
      )}
    </PicturePlate>
  )
}

/** Whether the picture is as wide as the window on a desktop too. */
const isAsWide = (layout: string) => layout === 'full' || layout === 'sill'

const PlainPlate = styled.section<{ $isSlim: boolean }>`
  padding-block: clamp(40px, 5vw, 72px);
  border-bottom: 1px solid ${color.line};
  /* Its sentence stands beside the heading, as the words of a section do. */
  ${media.desktop} {
    ${Column} {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: ${space[8]};
      align-items: end;
    }
    h1 ~ p {
      margin: 0;
    }
  }
  ${({ $isSlim }) => $isSlim && slim}
`

/** One line where there is room: what follows leads the page. */
const slim = css`
  padding-block: ${space[6]} ${space[4]};
  border-bottom: 0;
  ${media.narrow} {
    padding-block: ${space[4]} ${space[3]};
  }
  h1 {
    font-size: ${size.h1Tool};
  }
  h1 ~ p {
    margin-block: ${space[3]} 0;
    font-size: ${size.body};
    /* There the tool says it. */
    ${media.narrow} {
      ${visuallyHidden}
    }
  }
  ${media.tablet} {
    && ${Column} {
      display: flex;
      flex-flow: row wrap;
      align-items: baseline;
      gap: ${space[4]} ${space[6]};
    }
    h1 ~ p {
      max-width: none;
      margin: 0;
    }
  }
`

interface PaneProps {
  readonly $hasBars: boolean
  readonly $isTall: boolean
  readonly $isPair: boolean
  readonly $zoom: number
  readonly $wing?: WingShape
}

const Pane = styled.div<PaneProps>`
  position: relative;
  ${({ $wing }) => $wing && besideWing($wing)}
  ${({ $isPair }) => $isPair && pairOfPictures}
  ${({ $hasBars, $isPair }) => $hasBars && ($isPair ? barBeforeLine : bars)}
  ${media.narrow} {
    min-height: ${({ $isTall }) => ($isTall ? 'min(125vw, 640px)' : dimensions.phoneHero)};
    ${({ $zoom }) => phoneHeightOf($zoom)}
    ${({ $zoom }) => $zoom > 100 && `overflow: hidden; > img { height: ${$zoom}%; }`}
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
      level
      picture {
        ...PanePicture
      }
    }
    emergency {
      label
      to
    }
    finish
    focus
    level
    zoom
    plateRight
    wing
    actions {
      label
      to
    }
  }
`
