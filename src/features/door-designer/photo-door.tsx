import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { media } from '@/theme/media'
import { color } from '@/theme/tokens'
import { DEFAULT_DESIGN, type Design } from './design'
import { PHOTO_WIDTH } from './designer-layout'
import { doorwayOf, isMirrored, type DoorLayers, type Doorway, type Side } from './door-layers'
import { besideWall, createDoorPicture, READY_WALL, type CreatePainter } from './door-picture'

export type LoadPainter = () => Promise<{ createPainter: CreatePainter }>

interface PhotoDoorProps {
  design: Design
  side: Side
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
/** What shows from either side, after style and colour. */
const SEEN = ['frame', 'glass', 'furniture', 'hinge', 'sidePanels', 'topLight'] as const
/** All that shows of a design. */
export const keyOf = (design: Design, side: Side) =>
  [design.style, design[side], ...SEEN.map((part) => String(design[part])), side].join(' ')
const READY = keyOf(DEFAULT_DESIGN, 'outside')

/** At which sides a doorway has panels: 'left', 'right', 'both' or 'none'. */
const sidesOf = (doorway: string) => /left|right|both/.exec(doorway)?.[0] ?? 'none'

/** The door as it was photographed in the studio, painted and fitted as it was chosen. */
export function PhotoDoor(props: PhotoDoorProps) {
  const { design, side, label, layers, loadPainter, onFail, isCutOut = false } = props
  const view = useRef<HTMLDivElement>(null)
  const wall = useRef<HTMLImageElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const picture = useRef<Promise<ReturnType<typeof createDoorPicture>>>()
  const [shown, setShown] = useState<string>()
  const [doorway, setDoorway] = useState<Doorway>()
  const wanted = keyOf(design, side)

  useEffect(() => {
    if (!layers) return undefined
    let isOver = false
    // The part may be gone when the painter comes.
    const elements = { wall: wall.current!, place: place.current! }
    const shape = view.current!.style
    picture.current ??= loadPainter().then(({ createPainter }) =>
      createDoorPicture(elements, layers, createPainter, (next) => {
        for (const [name, value] of Object.entries(shapeOf(next))) shape.setProperty(name, String(value))
        setDoorway(next)
      }),
    )
    picture.current
      .then((door) => door.show(design, side, !window.matchMedia(REDUCED_MOTION).matches))
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
  const isTurned = isMirrored(design, side)
  const picked = (
    <Picture
      ref={view}
      role="img"
      aria-label={label}
      aria-busy={shown !== wanted && layers !== undefined}
      data-door-photo={shown}
      $isInSight={isInSight}
      data-mirrored={isTurned || undefined}
      data-goes-on={!isCutOut && side === 'outside' ? sidesOf(doorwayOf(design, side)) : undefined}
      $isMirrored={isTurned}
    >
      <img ref={wall} src={READY_WALL} alt="" decoding="sync" />
      <div ref={place} />
    </Picture>
  )
  const cut = isCutOut && (doorway ?? layers?.doorways['outside-none'])
  if (cut) {
    const [x, y, width, height] = cut.opening
    const [wide, high] = cut.size
    const left = isTurned ? wide - x - width : x
    return (
      <Cut $left={-left / width} $top={-y / height} $width={wide / width} $height={high / height}>
        {picked}
      </Cut>
    )
  }
  return <Scene>{picked}</Scene>
}

/** Wall that is seen beside a wide doorway at least, in pixels of the picture. */
const LEAST_BESIDE = 60
/** Width and height of the wall that goes on beside a doorway: studio/kit/doors/wide_wall.py. */
const BESIDE = { wide: 405, high: 927 }
/** Pixels of a side panel, and of the picture of a door by itself. */
const PANEL = 138
const DOOR_HIGH = 810
/** Pixels of the picture that the stage shows above and below a doorway: what it shows of a door by itself. */
const ABOUT = { wide: 540 / PHOTO_WIDTH.wide - 637, phone: 540 / PHOTO_WIDTH.phone - 637 }

/** How large a doorway's picture stands in its room, for the rules of Picture. */
function shapeOf({ size: [wide, high], at: [left, above], opening: [, top, across, tall] }: Doorway) {
  return {
    // What the picture has of the wall that goes on: at its sides, unless a panel is there, and below.
    '--over': left === PANEL ? 0 : left,
    '--below': high - above - DOOR_HIGH,
    '--wide': wide,
    '--high': high,
    '--across': wide / Math.min(wide, Math.max(540, across + LEAST_BESIDE)),
    '--stage-wide': wide / (tall + ABOUT.wide),
    '--stage-phone': wide / (tall + ABOUT.phone),
    // Of a picture's height: the doorway's middle stands where that of a door by itself does.
    '--lift': 416 / 810 - (top + tall / 2) / high,
  }
}

const Scene = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  height: var(--stage);
  overflow: hidden;
  /* A desktop's chat card lies upon the wall at the left. */
  padding-left: var(--shift, 0);
  background: ${color.stone};
`

const Picture = styled.div<{ $isInSight: boolean; $isMirrored: boolean }>`
  position: relative;
  aspect-ratio: var(--wide, 2) / var(--high, 3);
  background: ${color.stone};
  opacity: ${({ $isInSight }) => Number($isInSight)};
  transform: ${({ $isMirrored }) => ($isMirrored ? 'scaleX(-1)' : 'none')};
  /* The door fills the stage: as much wall as the room has width for, and nothing of the door is cut. */
  top: -6px;
  flex: none;
  translate: 0 calc(var(--lift, 0) * 100%);
  width: min(100% * var(--across, 1), var(--stage-wide, ${PHOTO_WIDTH.wide}) * var(--stage));
  ${media.narrow} {
    width: min(100% * var(--across, 1), var(--stage-phone, ${PHOTO_WIDTH.phone}) * var(--stage));
  }
  /* The wall goes on to both edges of the stage, behind the picture. */
  isolation: isolate;
  &[data-goes-on]::before,
  &[data-goes-on]::after {
    content: '';
    position: absolute;
    z-index: -1;
    right: calc(100% - 0.5px - 100% * var(--over, 0) / var(--wide, 540));
    bottom: calc(100% * var(--below, 0) / var(--high, 810));
    height: calc(100% * ${BESIDE.high} / var(--high, 810));
    aspect-ratio: ${BESIDE.wide} / ${BESIDE.high};
    background: url('${besideWall('none', 'left')}') right / auto 100% no-repeat;
    ${media.narrow} {
      background-image: url('${besideWall('none', 'left-on-a-phone')}');
    }
  }
  &[data-goes-on]::after {
    right: auto;
    left: calc(100% - 0.5px - 100% * var(--over, 0) / var(--wide, 540));
    background-image: url('${besideWall('none', 'right')}');
    background-position: left;
    ${media.narrow} {
      background-image: url('${besideWall('none', 'right-on-a-phone')}');
    }
  }
  &:is([data-goes-on='left'], [data-goes-on='both'])::before {
    background-image: url('${besideWall('both', 'left')}');
  }
  &:is([data-goes-on='right'], [data-goes-on='both'])::after {
    background-image: url('${besideWall('both', 'right')}');
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
    translate: none;
  }
`
