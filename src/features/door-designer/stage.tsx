import { useDeferredValue, useMemo } from 'react'
import styled from 'styled-components'
import { color } from '@/theme/tokens'
import { doorCatalogue, doorLeaves } from './catalogue'
import type { Design } from './design'
import { doorSize, drawDoor } from './drawing/draw-door'
import { PhotoStage } from './photo-stage'
import { WallPattern, type WallName } from './wall'

export interface StageProps {
  design: Design
  side: 'outside' | 'inside'
  wall: WallName
  /** Object URL of the visitor's photograph, shown in place of the wall. */
  photo?: string
  /** Begins the ids of the drawing: two stages on one page need two. */
  id: string
}

/** What is seen round the door, in millimetres. */
const MARGIN = { side: 420, top: 260, ground: 170 }
const STEP = { height: 90, out: 160 }

/** Wall and ground go on beyond the drawing, as far as the room round it. */
const span = (wide: number) => ({ x: -2 * wide, width: 5 * wide })

/** The door on its wall, drawn to scale; loaded when the designer comes near, with the definitions of all doors. */
export default function Stage({ design, side, wall, photo, id }: StageProps) {
  // The chosen button answers at once; the drawing may follow a frame later.
  const shown = useDeferredValue(design)
  const { width, height } = doorSize(shown, doorLeaves)
  const markup = useMemo(
    () =>
      drawDoor(shown, doorLeaves, doorCatalogue, { id, side }).replace(
        '<svg ',
        `<svg width="${width}" height="${height}" `,
      ),
    [shown, id, side, width, height],
  )
  if (photo)
    return (
      <PhotoStage photo={photo} width={width} height={height}>
        <Drawn dangerouslySetInnerHTML={{ __html: markup }} />
      </PhotoStage>
    )

  const wide = width + 2 * MARGIN.side
  const high = height + MARGIN.top + MARGIN.ground
  const floor = MARGIN.top + height
  const isInside = side === 'inside'
  return (
    <Drawing viewBox={`0 0 ${wide} ${high}`} data-door-stage>
      <defs>
        <WallPattern wall={wall} id={`${id}-wall`} />
        <linearGradient id={`${id}-light`} x1="0" y1="0" x2="1" y2="0.6">
          <stop offset="0" stopColor="#fff2d8" stopOpacity="0.28" />
          <stop offset="1" stopColor="#1b2430" stopOpacity="0.2" />
        </linearGradient>
      </defs>
      <rect
        {...span(wide)}
        y={-high}
        height={high + floor}
        fill={isInside ? '#e4e0d6' : `url(#${id}-wall)`}
      />
      <rect {...span(wide)} y={-high} height={high + floor} fill={`url(#${id}-light)`} />
      <rect {...span(wide)} y={floor} height={high} fill={isInside ? '#a98a63' : '#9a9488'} />
      {isInside ? (
        <rect {...span(wide)} y={floor - 120} height="120" fill="#f3f1ec" />
      ) : (
        <>
          <rect
            x={MARGIN.side - STEP.out}
            y={floor}
            width={width + 2 * STEP.out}
            height={STEP.height}
            fill="#c9bda8"
          />
          <rect
            x={MARGIN.side - STEP.out}
            y={floor}
            width={width + 2 * STEP.out}
            height="10"
            fill="#ded4c2"
          />
        </>
      )}
      {/* The reveal: the door stands back in the wall, so the wall throws a shadow on its upper and left edge. */}
      <rect
        x={MARGIN.side - 14}
        y={MARGIN.top - 14}
        width={width + 28}
        height={height + 14}
        fill="#3a3835"
        opacity="0.55"
      />
      <g transform={`translate(${MARGIN.side} ${MARGIN.top})`} dangerouslySetInnerHTML={{ __html: markup }} />
      {!isInside && (
        <path
          d={`M${MARGIN.side} ${MARGIN.top}h${width}v26h-${width - 22}v${height - 26}h-22z`}
          fill="#000"
          opacity="0.22"
        />
      )}
    </Drawing>
  )
}

const Drawn = styled.div`
  height: 100%;
  svg {
    display: block;
    width: 100%;
    height: 100%;
  }
`

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-height: 100%;
  overflow: visible;
  background: ${color.stone};
`
