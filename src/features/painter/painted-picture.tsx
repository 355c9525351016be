import { useEffect } from 'react'
import styled from 'styled-components'
import words from '@data/wording/chosen.json'
import { Picture, type PictureData } from '@/components/ui/picture'
import { useFinish } from '@/hooks/use-finish'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
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
  /** How far from a wide window's left edge it begins, in per cent. */
  readonly inset?: number | null
}

/** A product's large picture over the rail of its finishes: choosing one paints it. */
export function PaintedPicture({
  photo,
  finish,
  layout: heroLayout,
  position,
  zoom,
  inset,
}: PaintedPictureProps) {
  const range = useRange()
  const { name, list, files, finishes } = photo!.paint!
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
  const share = heroLayout === 'split' ? 77 : 100 - (inset ?? 0)
  const sizes = share === 100 ? '100vw' : `(max-width: 1079px) 100vw, ${share}vw`
  return (
    <>
      <Frame
        data-paint={name}
        data-finish={shown}
        $position={position}
        $zoom={zoom ?? 100}
        $inset={inset ?? 0}
      >
        <Photo
          picture={{ ...photo!, alt: painted ? `${range} in ${nameOf(painted)}` : photo!.alt }}
          sizes={sizes}
          isFirst
        />
        <PaintedCanvas canvas={canvas} painted={painted} />
      </Frame>
      {inset && <Beyond aria-hidden $address={addressFor(photo!)} $position={position} $inset={inset} />}
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
const Frame = styled.div<{ $position?: string; $zoom: number; $inset: number }>`
  position: relative;
  overflow: hidden;
  > * {
    object-position: ${({ $position }) => $position};
    ${media.narrow} {
      ${({ $zoom }) => $zoom > 100 && `transform: scale(${$zoom / 100});`}
    }
  }
  ${media.narrow} {
    min-height: ${layout.phoneHero};
  }
  ${media.desktop} {
    ${({ $inset }) => $inset > 0 && `margin-left: ${$inset}%;`}
  }
`

/** Pixels that a picture begun further right is wide on most desktops. */
const WIDE = 1100

/** The file of a picture that most desktops show already: its wall is fetched once. */
function addressFor({ src }: PictureData) {
  const { srcSet = '', src: fallback = '' } = src.childImageSharp?.gatsbyImageData.images.fallback ?? {}
  const files = srcSet.split(/,\s*/).map((file) => file.split(' '))
  return files.find(([, width]) => parseInt(width ?? '', 10) >= WIDE)?.[0] ?? fallback
}

/** What lies left of a picture that begins further right: its wall, which runs on, mirrored. No picture of its own: it says nothing. */
const Beyond = styled.div<{ $address: string; $position?: string; $inset: number }>`
  display: none;
  ${media.desktop} {
    display: block;
    position: relative;
    grid-area: 1 / 1 / 2 / -1;
    /* No slit between the two. */
    width: calc(${({ $inset }) => $inset}% + 1px);
    overflow: hidden;
    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      right: 0;
      width: calc((100% - 1px) * ${({ $inset }) => (100 - $inset) / $inset});
      background: url('${({ $address }) => $address}') ${({ $position }) => $position ?? '50% 50%'} / cover;
      transform: scaleX(-1);
    }
  }
`

const Photo = styled(Picture)`
  position: absolute;
  inset: 0;
  height: 100%;
`
