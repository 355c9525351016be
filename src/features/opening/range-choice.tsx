import styled from 'styled-components'
import words from '@data/wording/opening.json'
import { fillIn } from '@/lib/fill-in'
import { overlaidRadio } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layout, size as type, space } from '@/theme/tokens'
import { fit, hasLimits, type DoorRange, type Size } from './fit'
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
    <Choices>
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
              <strong>{range.name}</strong>{' '}
              <small>{problem?.short ?? (hasLimits(range) ? words.fits : words.ask)}</small>
            </span>
          </label>
        )
      })}
    </Choices>
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

const Choices = styled.fieldset`
  position: relative;
  display: grid;
  width: 100%;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${layout.bar};
  legend {
    margin-bottom: ${space[3]};
    padding: 0;
    font-size: ${type.small};
    font-weight: 600;
  }
  label {
    position: relative;
    min-height: 64px;
  }
  input {
    ${overlaidRadio}
  }
  span {
    display: grid;
    align-content: center;
    gap: 2px;
    height: 100%;
    padding: ${space[3]} ${space[4]};
    background: ${color.stone};
    border-radius: ${layout.radius};
    line-height: 1.25;
  }
  strong {
    font-weight: 600;
  }
  small {
    font-size: ${type.small};
    font-variant-numeric: lining-nums tabular-nums;
    color: ${color.inkSoft};
  }
  [data-fits='false'] strong {
    color: ${color.inkSoft};
  }
  [data-fits='false'] small {
    color: ${color.danger};
  }
  input:checked + span {
    background: ${color.moss};
    strong,
    small {
      color: ${color.onDark};
    }
  }
  input:focus-visible + span {
    outline: 3px solid ${color.brick};
    outline-offset: 2px;
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
  input:checked + span {
    color: ${color.onDark};
  }
  ${media.narrow} {
    legend {
      flex-basis: 100%;
    }
  }
`
