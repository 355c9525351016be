import { useId } from 'react'
import styled from 'styled-components'
import { color } from '@/theme/tokens'
import type { PartData } from './drawing-data'

interface PartProps {
  part: PartData
  /** Height of the whole drawing: the data count upwards from its foot, an SVG downwards from its head. */
  height: number
  /** Width of the whole sheet: arrows are as large beside a door as beside a window. */
  scale: number
  /** What glazing bars are made in: the finish of the frame. */
  barColour?: string | undefined
}

/** One part of a drawing: its shape, its bars, and how it opens. */
export function Part({ part, height, scale, barColour }: PartProps) {
  const { is, box, outline, bars, opens, colour } = part
  if (is === 'brick') return <Bricks outline={outline ?? ''} height={height} />
  if ((is === 'wall' || is === 'foam') && !colour) {
    return <Cut is={is} d={outline ?? boxPath(box)} height={height} scale={scale} />
  }
  if (is === 'ray') {
    return (
      <Ray
        d={outline ?? ''}
        transform={`translate(0 ${height}) scale(1 -1)`}
        stroke={colour ?? color.brick}
      />
    )
  }
  if (outline !== null) {
    return (
      <Shape $is={is}>
        <path d={outline} transform={`translate(0 ${height}) scale(1 -1)`} fill={colour ?? undefined} />
      </Shape>
    )
  }
  const [x = 0, bottom = 0, w = 0, h = 0] = box
  const y = height - bottom - h
  const [across = 1, up = 1] = bars
  const inset = Math.min(w, h) * 0.12
  return (
    <Shape $is={is}>
      <rect x={x} y={y} width={w} height={h} fill={colour ?? undefined} />
      {is === 'panel' && (
        <rect
          x={x + inset}
          y={y + inset}
          width={w - 2 * inset}
          height={h - 2 * inset}
          fill={colour ?? undefined}
        />
      )}
      {across * up > 1 && <path d={barShapes(x, y, w, h, across, up)} fill={barColour ?? color.white} />}
      {opens?.startsWith('hinge') && <Hint d={hingeLines(opens, x, y, w, h)} />}
      {opens?.startsWith('slide') && <Arrow d={arrow(opens, x + w / 2, y + h / 2, scale * 0.05)} />}
    </Shape>
  )
}

/** A box as a path, counted upwards like an outline of the data. */
function boxPath([x = 0, bottom = 0, w = 0, h = 0]: readonly number[]) {
  return `M${x} ${bottom}H${x + w}V${bottom + h}H${x}Z`
}

const idOf = (id: string) => id.replace(/\W/g, '')

interface CutProps {
  is: 'wall' | 'foam'
  d: string
  height: number
  scale: number
}

/** Where a wall or an insulated core is cut through: hatched in ink, or dotted; as fine at every size of what is drawn. */
function Cut({ is, d, height, scale }: CutProps) {
  const id = `cut-${idOf(useId())}`
  const step = scale * (is === 'wall' ? HATCH : DOTS)
  return (
    <Section $is={is}>
      <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={step} height={step} />
        {is === 'wall' ? (
          <path d={`M0 0H${step * 0.16}V${step}H0Z`} />
        ) : (
          <circle cx={step / 2} cy={step / 2} r={step * 0.13} />
        )}
      </pattern>
      <path d={d} transform={`translate(0 ${height}) scale(1 -1)`} fill={`url(#${id})`} />
    </Section>
  )
}

/** Between two lines of a hatch, and two dots of a core, as a share of the sheet's width. */
const HATCH = 0.0125
const DOTS = 0.0135

/** A brick with its joint, in millimetres, and the joint. */
const BRICK = { width: 225, height: 75, joint: 10 }

/** A wall of bricks laid in courses, to scale. */
function Bricks({ outline, height }: { outline: string; height: number }) {
  const id = `bricks-${idOf(useId())}`
  const { width, height: course, joint } = BRICK
  return (
    <Wall>
      <pattern id={id} width={width} height={2 * course} patternUnits="userSpaceOnUse">
        <rect width={width} height={2 * course} />
        <path
          d={`M0 0H${width}V${joint}H0ZM0 ${course}H${width}v${joint}H0ZM0 0H${joint}V${course}H0ZM${width / 2} ${course}h${joint}v${course}h-${joint}Z`}
        />
      </pattern>
      <path d={outline} transform={`translate(0 ${height}) scale(1 -1)`} fill={`url(#${id})`} />
    </Wall>
  )
}

/** How wide a glazing bar is, in millimetres, and how much of the narrowest pane at most. */
const BAR = 26
const BAR_SHARE = 0.12

function barShapes(x: number, y: number, w: number, h: number, across: number, up: number) {
  const bar = Math.min(BAR, (w / across) * BAR_SHARE, (h / up) * BAR_SHARE)
  const at = (from: number, long: number, nth: number, of: number) => from + (nth * long) / of - bar / 2
  const upright = Array.from(
    { length: across - 1 },
    (_, index) => `M${at(x, w, index + 1, across)} ${y}h${bar}v${h}h${-bar}Z`,
  )
  const level = Array.from(
    { length: up - 1 },
    (_, index) => `M${x} ${at(y, h, index + 1, up)}h${w}v${bar}h${-w}Z`,
  )
  return [...upright, ...level].join('')
}

/** Two lines that meet in the middle of the side with the hinges. */
function hingeLines(opens: string, x: number, y: number, w: number, h: number) {
  const [right, foot, middle, centre] = [x + w, y + h, x + w / 2, y + h / 2]
  if (opens === 'hinge-left') return `M${right} ${y}L${x} ${centre}L${right} ${foot}`
  if (opens === 'hinge-right') return `M${x} ${y}L${right} ${centre}L${x} ${foot}`
  if (opens === 'hinge-top') return `M${x} ${foot}L${middle} ${y}L${right} ${foot}`
  return `M${x} ${y}L${middle} ${foot}L${right} ${y}`
}

/** An arrow through a point, `reach` to either side. */
function arrow(opens: string, x: number, y: number, reach: number) {
  const tip = reach * 0.5
  const along = opens === 'slide-right' || opens === 'slide-down' ? 1 : -1
  if (opens === 'slide-left' || opens === 'slide-right') {
    const end = x + along * reach
    return `M${x - along * reach} ${y}H${end}M${end - along * tip} ${y - tip}L${end} ${y}L${end - along * tip} ${y + tip}`
  }
  const end = y + along * reach
  return `M${x} ${y - along * reach}V${end}M${x - tip} ${end - along * tip}L${x} ${end}L${x + tip} ${end - along * tip}`
}

const FILLS: Record<string, string> = {
  frame: color.white,
  leaf: color.white,
  glass: color.glass,
  panel: color.white,
  solid: color.line,
  timber: color.timber,
  skin: color.ink,
  metal: color.metal,
  air: color.stone,
  wall: color.white,
  foam: color.chalk,
  line: 'none',
  fold: 'none',
  hint: 'none',
}

const Shape = styled.g<{ $is: string }>`
  fill: ${({ $is }) => FILLS[$is]};
  stroke: ${color.ink};
  stroke-width: ${({ $is }) => ($is === 'frame' ? 2 : 1.4)}px;
  stroke-linejoin: round;
  ${({ $is }) => $is === 'hint' && 'stroke-dasharray: 5 4; stroke-width: 1.2px;'}
  ${({ $is }) => $is === 'fold' && 'stroke-width: 4px;'}
  ${({ $is }) => $is === 'wall' && 'stroke: none;'}
`

const Section = styled.g<{ $is: string }>`
  stroke: ${color.ink};
  stroke-width: 1.4px;
  pattern {
    stroke: none;
  }
  pattern rect {
    fill: ${color.chalk};
  }
  pattern path,
  pattern circle {
    fill: ${color.ink};
  }
`

/** Bricks are bare outlines: the joints, in the colour of a line. Where the wall ends, it has an edge. */
const Wall = styled.g`
  > path {
    stroke: ${color.ink};
    stroke-width: 1.4px;
  }
  pattern rect {
    fill: ${color.chalk};
  }
  pattern path {
    fill: ${color.line};
  }
`

const Hint = styled.path`
  fill: none;
  stroke-width: 1px;
  stroke-dasharray: 5 4;
`

/** Of light or heat: what it does is said by its direction. */
const Ray = styled.path`
  fill: none;
  stroke-width: 1.6px;
  stroke-linecap: round;
  stroke-linejoin: round;
`

const Arrow = styled.path`
  fill: none;
  stroke: ${color.brick};
  stroke-width: 2px;
`
