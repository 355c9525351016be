import { useEffect } from 'react'
import styled from 'styled-components'
import { Picture, type PictureData } from '@/components/ui/picture'
import { useFinish } from '@/hooks/use-finish'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { carriedFinish, setChosenFinish } from '@/lib/chosen-finish'
import { useRange } from '@/lib/range'
import { media } from '@/theme/media'
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
}

/** A product's large picture over the rail of its finishes: choosing one paints it. */
export function PaintedPicture({ photo, finish, layout }: PaintedPictureProps) {
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
    if (chosen) setChosenFinish({ words: `${range} in ${chosen}`, list, slug: wanted })
  }, [chosen, range, list, wanted])
  const shown = painted ?? finish ?? ''
  return (
    <>
      <Frame data-paint={name} data-finish={shown}>
        <Photo
          picture={{ ...photo!, alt: painted ? `${range} in ${nameOf(painted)}` : photo!.alt }}
          sizes={layout === 'full' ? '100vw' : '(max-width: 767px) 100vw, 62vw'}
          isFirst
        />
        <PaintedCanvas canvas={canvas} painted={painted} />
      </Frame>
      <FinishRail
        finishes={finishes}
        chosen={chosen ? wanted : (finish ?? '')}
        onChoose={choose}
        onIntent={prepare}
        isUnderPicture
      />
    </>
  )
}

const Frame = styled.div`
  position: relative;
  flex: 1;
  min-height: min(62vw, 420px);
  ${media.tablet} {
    min-height: clamp(400px, 38vw, 640px);
  }
`

const Photo = styled(Picture)`
  position: absolute;
  inset: 0;
  height: 100%;
`
