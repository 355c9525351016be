import { useEffect } from 'react'
import styled from 'styled-components'
import words from '@data/wording/street-front.json'
import { Picture } from '@/components/ui/picture'
import { PaintedCanvas } from '@/features/painter/painted-canvas'
import { usePainter } from '@/features/painter/use-painter'
import { fillIn } from '@/lib/fill-in'
import type { Front } from './front'

interface PaintedFrontProps {
  front: Front
  /** The visitor is about to choose a finish. */
  isWanted: boolean
}

/** One house, its door and its windows in the chosen finishes. */
export function PaintedFront({ front, isWanted }: PaintedFrontProps) {
  const { house, door, windows, isStanding } = front
  const { paint } = house.picture
  const isPainting = paint !== null && !isStanding
  const { canvas, painted, prepare } = usePainter(
    paint?.files ?? '',
    isPainting ? { leaf: door.slug, frame: windows.slug } : undefined,
  )
  useEffect(() => {
    if (isWanted && paint) prepare()
    // `prepare` is made anew with every rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted, paint])
  const alt = fillIn(words.alt, {
    house: house.name,
    shows: house.shows,
    door: door.name,
    windows: windows.name,
  })
  return (
    <Opening>
      <Frame
        data-paint={paint?.name ?? house.slug}
        // The door's, then the windows'.
        data-finish={`${painted?.leaf ?? house.door} ${painted?.frame ?? house.windows}`}
      >
        <Picture
          picture={{ ...house.picture, alt: painted ? alt : house.picture.alt }}
          sizes="(max-width: 1079px) 100vw, 60vw"
          isFirst
        />
        <PaintedCanvas canvas={canvas} painted={painted} />
      </Frame>
    </Opening>
  )
}

/** The part of a picture at its left in which a neighbour's window would be seen in part. */
const NEIGHBOUR = '6%'

const Opening = styled.div`
  position: relative;
  height: 100%;
  overflow: hidden;
`

/** What is cropped of a picture is sky, not the doorstep: the canvas has its own crop, which must be the same. */
const Frame = styled.div`
  position: absolute;
  inset: 0 0 0 -${NEIGHBOUR};
  img,
  canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-position: 50% 100%;
  }
`
