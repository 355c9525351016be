import { useEffect, useRef, useState, type ComponentType } from 'react'
import styled, { keyframes } from 'styled-components'
import words from '@data/wording/designer.json'
import { useIsNear } from '@/hooks/use-is-near'
import { fillIn } from '@/lib/fill-in'
import { media } from '@/theme/media'
import { color, motion, size, space } from '@/theme/tokens'
import type { Design } from './design'
import { STAGE_HEIGHT } from './designer-layout'
import {
  canBePhotographed,
  doorwayOf,
  loadLayers,
  PHOTOGRAPHED_WALL,
  type DoorLayers,
  type Doorway,
} from './door-layers'
import { keyOf, PhotoDoor, type LoadPainter } from './photo-door'
import { PhotoStage } from './photo-stage'
import type { StageProps } from './stage'
import type { View } from './view-controls'

interface LazyStageProps extends View {
  design: Design
  /** The door in words. */
  label: string
  /** Begins the ids of a drawing: two stages on one page need two. */
  id: string
  loadPainter: LoadPainter
}

/** Millimetres of a pixel of the doorways' pictures. */
const MILLIMETRES = 2640 / 810

/**
 * The door as a photograph where the studio has layers for all of it, else drawn. Neither is fetched before the designer comes near,
 * and nothing moves when it comes.
 */
export function LazyStage({ label, loadPainter, ...props }: LazyStageProps) {
  const { design, photo, side } = props
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const [layers, setLayers] = useState<DoorLayers | null>()
  const [failed, setFailed] = useState<string>()
  const [Stage, setStage] = useState<ComponentType<StageProps>>()
  // An own photograph hides the wall.
  const view = photo ? { ...props, wall: PHOTOGRAPHED_WALL } : props
  const key = keyOf(design, side)
  const isDrawn =
    layers !== undefined && (failed === key || !canBePhotographed(design, view, layers ?? undefined))

  useEffect(() => {
    if (isNear) void loadLayers().then((found) => setLayers(found ?? null))
  }, [isNear])
  useEffect(() => {
    if (isDrawn) void import('./stage').then(({ default: loaded }) => setStage(() => loaded))
  }, [isDrawn])

  const door = !isDrawn && (
    <PhotoDoor
      design={design}
      side={side}
      label={side === 'inside' ? fillIn(words.seenInside, { door: label }) : label}
      layers={layers ?? undefined}
      loadPainter={loadPainter}
      onFail={() => setFailed(key)}
      isCutOut={Boolean(photo)}
    />
  )
  return (
    <>
      <Room ref={place}>
        {isDrawn
          ? Stage && (
              <Drawn>
                <Stage {...props} />
              </Drawn>
            )
          : photo
            ? layers && (
                <PhotoStage photo={photo} {...sizeOf(layers.doorways[doorwayOf(design, side)]!)} isMatched>
                  {door}
                </PhotoStage>
              )
            : door}
      </Room>
      <Told role="status">{isDrawn && (layers && failed !== key ? words.drawnWhy : words.drawn)}</Told>
    </>
  )
}

/** Size of a door set, in millimetres. */
function sizeOf({ opening: [, , width, height] }: Doorway) {
  return { width: Math.round(width * MILLIMETRES), height: Math.round(height * MILLIMETRES) }
}

const Room = styled.div`
  --stage: var(--pair, ${STAGE_HEIGHT.wide});
  display: flex;
  align-items: center;
  justify-content: center;
  overflow: hidden;
  min-height: var(--stage);
  background: ${color.stone};
  svg[data-door-stage] {
    height: var(--stage);
  }
  ${media.narrow} {
    --stage: var(--pair, ${STAGE_HEIGHT.phone});
  }
`

const appear = keyframes`
  from {
    opacity: 0;
  }
`

/** The drawing takes the photograph's place softly. */
const Drawn = styled.div`
  display: contents;
  > * {
    animation: ${appear} ${motion.calm};
    ${media.calm} {
      animation: none;
    }
  }
`

/** Says, below the stage, that what is shown is a drawing, and why. */
const Told = styled.p`
  padding-top: ${space[3]};
  font-size: ${size.small};
  line-height: 1.35;
  color: ${color.inkSoft};
  &:empty {
    display: none;
  }
`
