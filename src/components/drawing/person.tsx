import styled from 'styled-components'
import { color } from '@/theme/tokens'

/** Height of the figure in its own units, and in millimetres. */
const UNITS = 340
const MILLIMETRES = 1750

interface PersonProps {
  /** Where they stand, from the left. */
  at: number
  /** The height of the drawing, whose foot is the ground. */
  ground: number
}

/** A person 1.75m tall, for scale. */
export function Person({ at, ground }: PersonProps) {
  const scale = MILLIMETRES / UNITS
  return (
    <Figure transform={`translate(${at} ${ground}) scale(${scale.toFixed(3)})`}>
      <circle cx="0" cy="-314" r="25" />
      <path d="M-36-276q36-18 72 0l9 122h-15l-6 154h-19l-5-128-5 128h-19l-6-154h-15z" />
    </Figure>
  )
}

const Figure = styled.g`
  fill: ${color.inkSoft};
`
