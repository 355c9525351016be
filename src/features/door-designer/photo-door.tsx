import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { media } from '@/theme/media'
import { color } from '@/theme/tokens'
import { DEFAULT_DESIGN, type Design } from './design'
import { PHOTO_WIDTH } from './designer-layout'
import type { DoorLayers } from './door-layers'
import { createDoorPicture, type CreatePainter } from './door-picture'

export type LoadPainter = () => Promise<{ createPainter: CreatePainter }>

interface PhotoDoorProps {
  design: Design
  /** The door in words. */
  label: string
  /** None yet: the default door stands ready. */
  layers: DoorLayers | undefined
  loadPainter: LoadPainter
  /** Told that this door cannot be painted here. */
  onFail: () => void
  /** The door set alone, without the wall: for the visitor's own photograph. */
  isCutOut?: boolean
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
/** What shows in the outside picture. */
const SEEN = ['style', 'outside', 'frame', 'glass', 'furniture', 'hinge', 'sidePanels', 'topLight'] as const
export const keyOf = (design: Design) => SEEN.map((part) => String(design[part])).join(' ')
const READY = keyOf(DEFAULT_DESIGN)

/** The door as it was photographed in the studio, painted and fitted as it was chosen. */
export function PhotoDoor({ design, label, layers, loadPainter, onFail, isCutOut = false }: PhotoDoorProps) {
  const place = useRef<HTMLDivElement>(null)
  const picture = useRef<Promise<ReturnType<typeof createDoorPicture>>>()
  const [shown, setShown] = useState<string>()
  const wanted = keyOf(design)

  useEffect(() => {
    if (!layers) return undefined
    let isOver = false
    // The part may be gone when the painter comes.
    const element = place.current!
    picture.current ??= loadPainter().then(({ createPainter }) =>
      createDoorPicture(element, layers, createPainter),
    )
    picture.current
      .then((door) => door.show(design, !window.matchMedia(REDUCED_MOTION).matches))
      .then((isShown) => isShown && !isOver && setShown(wanted))
      .catch((error: unknown) => {
        console.warn('The door cannot be painted', error)
        if (!isOver) onFail()
      })
    return () => {
      isOver = true
    }
    // The key says all that shows of the design; the functions are made anew with every rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted, layers])

  useEffect(
    () => () => {
      void picture.current?.then(
        (door) => door.drop(),
        () => undefined,
      )
      picture.current = undefined
    },
    [],
  )

  const isInSight = shown !== undefined || wanted === READY
  const wall = `${__DOOR_LAYERS__}/wall.webp`
  const view = (
    <Picture
      role="img"
      aria-label={label}
      aria-busy={shown !== wanted && layers !== undefined}
      data-door-photo={shown}
      $isInSight={isInSight}
      $isMirrored={design.hinge === 'right'}
    >
      <img src={wall} alt="" />
      <div ref={place} />
    </Picture>
  )
  if (isCutOut && layers) {
    const [x, y, width, height] = layers.opening
    const [wide, high] = layers.size
    const left = design.hinge === 'right' ? wide - x - width : x
    return (
      <Cut $left={-left / width} $top={-y / height} $width={wide / width} $height={high / height}>
        {view}
      </Cut>
    )
  }
  return <Scene>{view}</Scene>
}

const Scene = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  height: var(--stage);
  overflow: hidden;
  background: ${color.stone};
`

const Picture = styled.div<{ $isInSight: boolean; $isMirrored: boolean }>`
  position: relative;
  aspect-ratio: 2 / 3;
  background: ${color.stone};
  opacity: ${({ $isInSight }) => Number($isInSight)};
  transform: ${({ $isMirrored }) => ($isMirrored ? 'scaleX(-1)' : 'none')};
  /* The door fills the stage: as much wall as the room has width for, and nothing of the door is cut. */
  top: -6px;
  flex: none;
  width: min(100%, ${PHOTO_WIDTH.wide} * var(--stage));
  ${media.narrow} {
    width: min(100%, ${PHOTO_WIDTH.phone} * var(--stage));
  }
  img,
  canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`

const Cut = styled.div<{ $left: number; $top: number; $width: number; $height: number }>`
  position: relative;
  width: 100%;
  height: 100%;
  overflow: hidden;
  > div {
    position: absolute;
    left: ${({ $left }) => $left * 100}%;
    top: ${({ $top }) => $top * 100}%;
    width: ${({ $width }) => $width * 100}%;
    height: ${({ $height }) => $height * 100}%;
    aspect-ratio: auto;
  }
`
