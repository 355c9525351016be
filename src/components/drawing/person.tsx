import styled from 'styled-components'
import { color } from '@/theme/tokens'

/** Height of the figure in its own units, and in millimetres. */
const UNITS = 340
const MILLIMETRES = 1750

/** Somebody in a coat who walks to the right, from the crown round to it. */
const OUTLINE =
  'M3-340C14-340 21-332 21-320C21-316 23-312 24-309C24-307 22-306 21-305C21-300 19-297 13-297L11-288C17-283 22-272 25-258C28-242 26-222 24-206C28-180 33-150 37-112C34-108 30-107 27-106C28-80 30-50 32-18C38-11 50-8 51 0H20C17-30 11-64 5-94C-2-70-13-45-26-22C-24-14-20-7-19-1L-29 0C-38-4-43-13-46-20C-40-46-32-76-28-106C-33-107-36-108-38-110C-35-140-31-170-28-190C-31-182-34-172-37-163C-39-156-44-152-48-155C-51-158-50-164-48-170C-43-186-37-204-33-220C-31-240-28-262-19-276C-14-283-9-286-7-290V-299C-14-304-17-312-17-320C-17-332-9-340 3-340Z'

interface PersonProps {
  /** Where they stand, from the left. */
  at: number
  /** Width and height of the drawing; its foot is the ground. */
  width: number
  ground: number
}

/** A person 1.75m tall, for scale: walking towards the middle. */
export function Person({ at, width, ground }: PersonProps) {
  const scale = MILLIMETRES / UNITS
  const towards = at > width / 2 ? -scale : scale
  return (
    <Figure
      d={OUTLINE}
      transform={`translate(${at} ${ground}) scale(${towards.toFixed(3)} ${scale.toFixed(3)})`}
    />
  )
}

const Figure = styled.path`
  fill: ${color.figure};
`
