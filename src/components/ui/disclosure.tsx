import styled from 'styled-components'
import { plusMark } from '@/theme/plus-mark'
import { color, space } from '@/theme/tokens'

/** More of the same, behind a line that opens it: native `details`, so that it works without script and with find-in-page. */
export const Disclosure = styled.details`
  margin-top: ${space[6]};
  border-block: 1px solid ${color.line};
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[5]};
    min-height: 60px;
    font-weight: 600;
    ${plusMark}
    h3 {
      font: inherit;
      letter-spacing: normal;
    }
    &::after {
      font-size: 24px;
    }
  }
  &[open] > summary::after {
    content: '–';
  }
  > :not(summary) {
    padding-block: ${space[5]} ${space[6]};
  }
`
