import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { Picture, positionOf } from '@/components/ui/picture'
import { PaintedStyle } from '@/features/painter/painted-style'
import { useChosen } from '@/hooks/use-chosen'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { useShownFinish } from '@/hooks/use-shown-finish'
import { layoutIn } from '@/lib/chosen'
import { useDrawn, useFinishes, useStyles } from '@/lib/range'
import { media } from '@/theme/media'

type ClosingPictureProps = Pick<
  Queries.CallToActionSectionFragment,
  'photo' | 'finish' | 'focus' | 'otherView' | 'glazing'
>

/** Height of the picture on a phone, where it stands above the words. */
const PHONE_HEIGHT = 'clamp(220px, 66vw, 400px)'

/** Of a picture that is cropped at its sides. */
const WIDE = '(max-width: 767px) 100vw, (max-width: 1079px) 110vw, 50vw'

/** Fetched when somebody chooses another layout. */
const ClosingDrawing = lazy(() => import('./closing-drawing'))

/**
 * The closing invitation's picture: the style that was chosen, or the product, in the finish that the page shows. A window of another
 * layout than the picture's is drawn.
 */
export function ClosingPicture(props: ClosingPictureProps) {
  const isHydrated = useIsHydrated()
  const layout = useOtherLayout()
  const photo = <ClosingPhoto {...props} />
  // A boundary that is still being hydrated must not be changed.
  if (!isHydrated || !layout) return photo
  return (
    <Suspense fallback={photo}>
      <ClosingDrawing layout={layout} />
    </Suspense>
  )
}

function ClosingPhoto(props: ClosingPictureProps) {
  const list = useFinishes()?.list
  const shown = useShownFinish()
  const style = useClosingStyle()
  const { picture, finish } = style ?? { picture: props.photo!, finish: props.finish }
  const isHydrated = useIsHydrated()
  const isOther = isHydrated && picture.paint && picture.paint.list === list && shown?.slug !== finish
  if (props.otherView && !style && !isOther) {
    const { picture: own, focus } = props.otherView
    return (
      <Frame key="view" $position={positionOf(focus)}>
        <Picture picture={own} sizes={WIDE} />
      </Frame>
    )
  }
  return (
    <Frame data-tall={style ? '' : undefined} $position={style ? undefined : positionOf(props.focus)}>
      <Picture
        // Another style is another picture: until it has come, nothing of the first is left.
        key={style?.key}
        picture={style && isOther && shown ? { ...picture, alt: `${style.name}, ${shown.name}` } : picture}
        sizes={style ? '(max-width: 767px) 100vw, 50vw' : WIDE}
      />
      <PaintedStyle picture={picture} finish={isOther ? shown?.slug : undefined} />
      {props.glazing && <Glazing outline={props.glazing} />}
    </Frame>
  )
}

/** The roof of the picture in the glass that the page shows. */
function Glazing({ outline }: { outline: string }) {
  const { tints = [] } = useDrawn()
  const chosen = useChosen('glass')
  const glass = tints.find(({ slug }) => slug === chosen) ?? tints[0]
  return (
    <svg viewBox="0 0 1600 1200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={outline} fill={glass?.tint} />
    </svg>
  )
}

/** The style that the page shows, if its picture can be seen in the finish that the page shows. */
function useClosingStyle() {
  const of = useFinishes()
  const shown = useShownFinish()
  const { styles, first } = useStyles() ?? {}
  const chosen = useChosen('style')
  const style = styles?.find(({ key }) => key === (chosen || first))
  const isTrue = style && (style.picture.paint?.list === of?.list || shown?.slug === of?.first)
  return isTrue ? style : undefined
}

/** The window's layout that the visitor has chosen, if it is another than the one that the page shows at first. */
function useOtherLayout() {
  const { layouts, layout: standing } = useDrawn()
  const chosen = useChosen('layout')
  const layout = layouts?.find(({ title }) => title === chosen)
  return layout && layoutIn(layout) !== standing ? layout : undefined
}

/** The picture and the canvas upon it are cropped alike. */
const Frame = styled.div<{ $position: string | undefined }>`
  position: relative;
  height: 100%;
  min-height: 400px;
  overflow: hidden;
  isolation: isolate;
  /* High enough for a door's head and its threshold. */
  ${media.desktop} {
    min-height: clamp(400px, 33vw, 540px);
  }
  ${media.narrow} {
    height: ${PHONE_HEIGHT};
    min-height: 0;
    /* A door is seen from its head to its threshold. */
    &[data-tall] {
      height: auto;
      aspect-ratio: 7 / 9;
      img,
      canvas {
        object-position: 50% 46%;
      }
    }
  }
  > img,
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  > svg {
    mix-blend-mode: multiply;
    opacity: 0.75;
  }
  img,
  canvas {
    object-position: ${({ $position }) => $position};
  }
  /* Printed from the top of the page it would show the first finish: it is painted when it comes near. */
  @media print {
    display: none;
  }
  /* Its head and its lever, not its threshold. */
  ${media.tablet} {
    &[data-tall] :is(img, canvas) {
      object-position: 50% 28%;
    }
  }
`
