import styled from 'styled-components'
import words from '@data/wording/opening.json'
import { Choices } from '@/components/ui/choices'
import { fillIn } from '@/lib/fill-in'
import { color, space } from '@/theme/tokens'
import { fit, type DoorRange, type Size } from './fit'
import { panelsInWords } from './sayings'

interface RangeChoiceProps {
  ranges: readonly DoorRange[]
  chosen: DoorRange
  size: Size
  onChoose: (range: DoorRange) => void
}

/** The ways in which a door may open, each with what it makes of the opening. */
export function RangeChoice({ ranges, chosen, size, onChoose }: RangeChoiceProps) {
  return (
    <Ways>
      <legend>{words.ways}</legend>
      {ranges.map((range) => {
        const { problem } = fit(range, size)
        return (
          <label key={range.to} data-fits={!problem}>
            <input
              type="radio"
              name="opens"
              value={range.to}
              checked={range === chosen}
              onChange={() => onChoose(range)}
            />
            <span>
              <strong>{range.name}</strong> {problem && <small>{problem.short}</small>}
            </span>
          </label>
        )
      })}
    </Ways>
  )
}

interface PanelChoiceProps {
  range: DoorRange
  counts: readonly number[]
  count: number
  onChoose: (count: number) => void
}

/** Into how many panels the door is divided, where there is a choice. */
export function PanelChoice({ range, counts, count, onChoose }: PanelChoiceProps) {
  if (counts.length < 2) return null
  return (
    <Counts>
      <legend>{fillIn(words.howMany, { panels: range.panelNames })}</legend>
      {counts.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="panels"
            value={one}
            aria-label={panelsInWords(range, one)}
            checked={one === count}
            onChange={() => onChoose(one)}
          />
          <span>{one}</span>
        </label>
      ))}
    </Counts>
  )
}

const Ways = styled(Choices)`
  [data-fits='false'] input:not(:checked) + span {
    strong {
      color: ${color.inkSoft};
    }
    small {
      color: ${color.danger};
    }
  }
`

const Counts = styled(Choices)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  legend {
    float: left;
    margin: 0 ${space[4]} 0 0;
    line-height: 44px;
  }
  label {
    flex: 0 0 44px;
    min-height: 44px;
    height: 44px;
  }
  span {
    padding: 0;
    justify-items: center;
    font-weight: 600;
    font-variant-numeric: lining-nums tabular-nums;
  }
`
