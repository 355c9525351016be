import { useEffect, useMemo } from 'react'
import styled from 'styled-components'
import words from '@data/wording/chosen.json'
import { phoneHeightOf, Picture, type PictureData } from '@/components/ui/picture'
import { besideWing, Wing, type WingShape } from '@/components/ui/wing'
import { useFinish } from '@/hooks/use-finish'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { beginAt } from '@/lib/begin-at'
import { carriedFinish, setChosen } from '@/lib/chosen'
import { fillIn } from '@/lib/fill-in'
import { useRange } from '@/lib/range'
import { media } from '@/theme/media'
import { layout } from '@/theme/tokens'
import { FinishRail, type FinishChoice } from './finish-rail'
import { PaintedCanvas } from './painted-canvas'
import { usePainter } from './use-painter'

interface PaintablePicture extends PictureData {
  readonly paint: {
    readonly name: string
    readonly list: string
    readonly files: string
    readonly finishes: readonly FinishChoice[]
  } | null
}

/** So many finishes stand on a phone's line. */
const ON_A_PHONE = 6

interface PaintedPictureProps {
  readonly photo: PaintablePicture | null
  /** The finish in which the picture stands ready. */
  readonly finish: string | null
  /** The hero's: as wide as the window, or beside the words. */
  readonly layout: string
  /** CSS `object-position` of its product. */
  readonly position?: string
  /** How much larger a phone shows the product, in per cent. */
  readonly zoom?: number | null
  readonly wing?: WingShape
}

/** A product's large picture over the rail of its finishes: choosing one paints it. */
export function PaintedPicture({
  photo,
  finish,
  layout: heroLayout,
  position,
  zoom,
  wing,
}: PaintedPictureProps) {
  const range = useRange()
  const { name, list, files, finishes: all } = photo!.paint!
  // Where a phone does not show them all, the one that stands ready comes first: there the rail opens, and nothing is cut.
  const finishes = useMemo(() => (all.length > ON_A_PHONE ? beginAt(all, finish) : all), [all, finish])
  const [inAddress, choose] = useFinish()
  // The server knows nothing of this visitor.
  const isHydrated = useIsHydrated()
  const wanted = inAddress || (isHydrated && carriedFinish(list)) || ''
  const nameOf = (slug: string) => finishes.find((one) => one.slug === slug)?.name
  const chosen = nameOf(wanted)
  const { canvas, painted, prepare } = usePainter(files, chosen && wanted)
  useEffect(() => {
    if (chosen)
      setChosen(range, 'finish', { key: wanted, list, words: fillIn(words.finish, { finish: chosen }) })
  }, [chosen, range, list, wanted])
  const shown = painted ?? finish ?? ''
  const sizes = heroLayout === 'split' ? '(max-width: 1079px) 100vw, 77vw' : '100vw'
  return (
    <>
      <Frame data-paint={name} data-finish={shown} $position={position} $zoom={zoom ?? 100} $wing={wing}>
        <Photo
          picture={{ ...photo!, alt: painted ? `${range} in ${nameOf(painted)}` : photo!.alt }}
          sizes={sizes}
          isFirst
        />
        <PaintedCanvas canvas={canvas} painted={painted} />
        {wing && <Wing picture={photo!} wing={wing} />}
      </Frame>
      <FinishRail
        finishes={finishes}
        chosen={chosen ? wanted : (finish ?? '')}
        onChoose={choose}
        onIntent={prepare}
        isInHero
      />
    </>
  )
}

/** The picture and the canvas upon it are cropped alike. */
const Frame = styled.div<{ $position?: string; $zoom: number; $wing?: WingShape }>`
  position: relative;
  overflow: hidden;
  /* Drawn as one: without a graphics card Chromium leaves the canvas unpainted in a rectangle beside the plate that lies over it. */
  opacity: 0.999;
  > * {
    object-position: ${({ $position }) => $position};
    ${media.narrow} {
      ${({ $zoom }) => $zoom > 100 && `transform: scale(${$zoom / 100});`}
    }
  }
  ${media.narrow} {
    min-height: ${layout.phoneHero};
    ${({ $zoom }) => phoneHeightOf($zoom)}
  }
  ${({ $wing }) => $wing && besideWing($wing)}
`

const Photo = styled(Picture)`
  position: absolute;
  inset: 0;
  height: 100%;
`
