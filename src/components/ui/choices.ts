import styled from 'styled-components'
import { chosenMark } from '@/theme/chosen-mark'
import { overlaidControl } from '@/theme/hidden'
import { color, layout, size, space } from '@/theme/tokens'

/** Choices of which one is chosen, as plates two to a row. */
export const Choices = styled.fieldset`
  position: relative;
  display: grid;
  width: 100%;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${layout.bar};
  legend {
    margin-bottom: ${space[3]};
    padding: 0;
    font-size: ${size.small};
    font-weight: 600;
  }
  label {
    position: relative;
    min-height: 64px;
  }
  input {
    ${overlaidControl}
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
    text-wrap: balance;
  }
  strong {
    font-weight: 600;
  }
  small {
    font-size: ${size.small};
    font-variant-numeric: lining-nums tabular-nums;
    color: ${color.inkSoft};
  }
  input:checked + span {
    ${chosenMark}
    font-weight: 700;
    strong {
      font-weight: 700;
    }
  }
  input:focus-visible + span {
    outline: 3px solid ${color.brick};
    outline-offset: 2px;
  }
`
