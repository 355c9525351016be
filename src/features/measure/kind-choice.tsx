import styled from 'styled-components'
import words from '@data/wording/measure.json'
import { Drawing, type Room } from '@/components/drawing/drawing'
import { chosenMark } from '@/theme/chosen-mark'
import { overlaidControl } from '@/theme/hidden'
import { media } from '@/theme/media'
import { color, layout, size, space } from '@/theme/tokens'
import type { Guide } from './guide'

const ROOM: Room = { widths: [64, 112, 190], mostHeight: 104, onPaper: 40 }

interface KindChoiceProps {
  kinds: Guide['kinds']
  chosen: string
  onChoose: (name: string) => void
}

/** What an opening may be, each drawn as large as its tile: the drawings are the choice. */
export function KindChoice({ kinds, chosen, onChoose }: KindChoiceProps) {
  return (
    <Kinds>
      <legend>{words.kind}</legend>
      {kinds.map(({ name, drawing }) => (
        <label key={name}>
          <input
            type="radio"
            name="kind"
            value={name}
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          <span>
            <Drawing drawing={drawing} room={ROOM} />
            <strong>{name}</strong>
          </span>
        </label>
      ))}
    </Kinds>
  )
}

const Kinds = styled.fieldset`
  position: relative;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${layout.bar};
  width: 100%;
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  margin: auto;
  legend {
    margin-bottom: ${space[3]};
    padding: 0;
    font-size: ${size.small};
    font-weight: 600;
  }
  label {
    position: relative;
  }
  input {
    ${overlaidControl}
    @media screen and (scripting: none) {
      display: none;
    }
  }
  /* So low that all four stand above the chat's bar, and above its card. */
  span {
    display: grid;
    gap: ${space[3]};
    height: 100%;
    padding: ${space[2]} ${space[3]};
    background: ${color.chalk};
    border-radius: ${layout.radius};
    ${media.narrow} {
      grid-template-columns: 64px 1fr;
      align-items: center;
      min-height: 62px;
    }
    ${media.tablet} {
      align-content: start;
      padding: ${space[4]};
    }
    ${media.desktop} {
      padding-top: ${space[5]};
    }
  }
  svg {
    max-width: ${ROOM.widths[2]}px;
    height: 104px;
    margin-inline: auto;
    ${media.narrow} {
      height: 46px;
    }
  }
  strong {
    font-size: ${size.small};
    font-weight: 600;
    line-height: 1.3;
  }
  input:checked + span {
    ${chosenMark}
  }
  input:focus-visible + span {
    outline: 3px solid ${color.brick};
    outline-offset: 2px;
  }
  @media print {
    legend {
      margin-bottom: 1mm;
      font-size: 8pt;
    }
    span {
      gap: 1mm;
      padding: 1mm 2mm;
    }
    strong {
      font-size: 7pt;
    }
  }
`
