import styled from 'styled-components'
import { Drawing, type Room } from '@/components/drawing/drawing'
import { Choices } from '@/components/ui/choices'
import { media } from '@/theme/media'
import { layout, size, space } from '@/theme/tokens'
import { lookOf, type Options } from './door-look'
import { drawDoors } from './draw-opening'
import type { DoorRange, Size } from './fit'

interface OptionChoiceProps {
  option: Options[number]
  /** All that can be chosen of these doors, and which of each is drawn: a style is seen with the panels beside it. */
  options: Options
  titleOf: (option: Options[number]) => string
  range: DoorRange
  /** The size that the page begins with: small drawings do not follow every step of a drag. */
  size: Size
  count: number
  hex: string | undefined
  onChoose: (title: string) => void
}

const TILE: Room = { widths: [120, 110, 134], mostHeight: 124 }

/** Styles or layouts of the page's own doors, each drawn small: the large drawing shows the one that is chosen. */
export function OptionChoice(props: OptionChoiceProps) {
  const { option, options, titleOf, range, size: start, count, hex, onChoose } = props
  const { part, title, members } = option
  const chosen = Object.fromEntries(options.map((one) => [one.part, titleOf(one)]))
  return (
    <Tiles $count={members.length}>
      <legend>{title}</legend>
      {members.map((member) => (
        <label key={member.title}>
          <input
            type="radio"
            name={part}
            aria-label={member.title}
            checked={member.title === chosen[part]}
            onChange={() => onChoose(member.title)}
          />
          <span>
            <Drawing
              drawing={drawDoors(range, start, count, {
                ...lookOf(options, { ...chosen, [part]: member.title }),
                hex,
              })}
              room={TILE}
            />
            <strong>{member.title}</strong>
          </span>
        </label>
      ))}
    </Tiles>
  )
}

/** All in one row; on a phone two by two, so that each is large enough to be read. */
const Tiles = styled(Choices)<{ $count: number }>`
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: ${layout.bar};
  span {
    align-content: start;
    justify-items: center;
    gap: ${space[3]};
    padding: ${space[4]} ${space[2]};
  }
  svg {
    width: auto;
    max-width: 100%;
    height: 84px;
  }
  strong {
    font-size: ${size.small};
    line-height: 1.2;
    text-align: center;
  }
  ${media.desktop} {
    svg {
      height: 116px;
    }
  }
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
