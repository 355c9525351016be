import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { media } from '@/theme/media'
import { color, font } from '@/theme/tokens'
import type { DrawingData, PartData } from './drawing-data'
import { foldPlan } from './fold-plan'
import { Measures } from './measures'
import { Part } from './part'
import { Person } from './person'

/** Maximum width and height of a drawing on a phone, a tablet and a desktop; its text keeps one size on the screen. */
export interface Room {
  widths: readonly [number, number, number]
  mostHeight: number
  /** Maximum height where the page is made to be printed. */
  onPaper?: number
}

/** Beside words, where it says little beside many words, and across the page. */
export const HALF: Room = { widths: [346, 680, 620], mostHeight: 560 }
export const SMALL: Room = { widths: [300, 520, 436], mostHeight: 520 }
export const WHOLE: Room = { widths: [346, 712, 1240], mostHeight: 540 }

interface DrawingProps {
  drawing: DrawingData
  /** What it shows; without it, the words beside it say so. */
  alt?: string
  room: Room
  /** The extent that drawings of one scale share. */
  extent?: { width: number; height: number }
}

/** A drawing of the data as an SVG to scale, with its dimensions. */
export function Drawing({ drawing, alt, room: place, extent = drawing }: DrawingProps) {
  const { width, height, folds, measures, labels, person } = drawing
  const parts = folds.length > 0 ? foldPlan(folds[0]!, folds[1]!, width) : drawing.parts
  const barColour =
    parts.find(({ is, colour }) => (is === 'frame' || is === 'leaf') && colour)?.colour ?? undefined
  const has = (side: string) => measures.some(({ along, at }) => along === side && at === null)
  // Room for the dimensions, as a share of the whole: their words are as large on a phone.
  const sides = Number(has('left')) + Number(has('right'))
  const line = (LINE * extent.width) / (1 - LINE * sides)
  const edge = line * 0.15
  const room = (side: string) => (has(side) ? line : edge)
  const frame = {
    x: -(extent.width - width) / 2 - room('left'),
    y: -(extent.height - height) - room('top'),
    width: extent.width + room('left') + room('right'),
    height: extent.height + room('top') + room('bottom') * (has('bottom') ? 1.15 : 1),
  }
  // Whoever stands in a beam of light, or before a wall of brick, is seen: in front of it.
  const lit = parts.map((part) => isLight(part) || part.is === 'brick').lastIndexOf(true) + 1
  const shapes = (some: readonly PartData[]) =>
    some.map((part, index) => (
      <Part key={index} part={part} height={height} scale={frame.width} barColour={barColour} />
    ))
  return (
    <Sheet
      viewBox={[frame.x, frame.y, frame.width, frame.height]
        .map((value) => Number(value.toFixed(1)))
        .join(' ')}
      $sizes={place.widths.map((most, index) => {
        const shown = Math.min(most, (place.mostHeight * frame.width) / frame.height)
        return (TEXT[index]! * frame.width) / shown
      })}
      $mostHeight={place.mostHeight}
      $onPaper={place.onPaper}
      data-walled={parts.some(({ is }) => is === 'brick') || undefined}
      $textOnPaper={place.onPaper && (TEXT_ON_PAPER * frame.height) / place.onPaper}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {shapes(parts.slice(0, lit))}
      {/* Behind the product: it is what the drawing is of. */}
      {person !== null && <Person at={person} width={width} ground={height} />}
      {shapes(parts.slice(lit))}
      <Measures measures={measures} labels={labels} width={width} height={height} gap={line} />
    </Sheet>
  )
}

/** A beam of light, a lit room, a floor. */
const isLight = ({ is, colour, outline }: PartData) => is === 'wall' && colour !== null && outline !== null

/** Room for a dimension line beside a drawing, as a share of its width. */
const LINE = 0.08

/** Size of the words on a phone, a tablet and a desktop, in pixels. */
const TEXT = [15, 17, 18]
const TEXT_ON_PAPER = 12

interface SheetLook {
  $sizes: number[]
  $mostHeight: number
  $onPaper?: number
  $textOnPaper?: number
}

const Sheet = styled.svg<SheetLook>`
  display: block;
  width: 100%;
  height: auto;
  max-height: ${({ $mostHeight }) => $mostHeight}px;
  overflow: visible;
  * {
    vector-effect: non-scaling-stroke;
  }
  text,
  [data-number] {
    font-family: ${font.body};
    font-weight: 600;
    font-variant-numeric: lining-nums tabular-nums;
    fill: ${color.brick};
    font-size: ${({ $sizes }) => $sizes[0]!.toFixed(1)}px;
    ${media.tablet} {
      font-size: ${({ $sizes }) => $sizes[1]!.toFixed(1)}px;
    }
    ${media.desktop} {
      font-size: ${({ $sizes }) => $sizes[2]!.toFixed(1)}px;
    }
  }
  ${({ $onPaper, $textOnPaper }) =>
    $onPaper &&
    css`
      @media print {
        max-height: ${$onPaper}px;
        text,
        [data-number] {
          font-size: ${$textOnPaper!.toFixed(1)}px;
        }
      }
    `}
`

export const query = graphql`
  fragment Drawing on Drawing {
    width
    height
    folds
    person
    parts {
      is
      box
      outline
      bars
      opens
      colour
    }
    measures {
      along
      from
      to
      at
      label
    }
    labels {
      text
      at
      to
    }
  }
`
