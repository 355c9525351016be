import styled from 'styled-components'
import { media } from '@/theme/media'
import { size, space } from '@/theme/tokens'

/** What comes with an offer, in a few words each, with ticks: in boxes they would look like buttons. */
export const TickList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  font-size: ${size.small};
  font-weight: 600;
  /* A second line stands below the first one's words, not below the tick. */
  li {
    position: relative;
    padding-left: ${space[6]};
  }
  li::before {
    content: '';
    position: absolute;
    top: 0.28em;
    left: 2px;
    width: 6px;
    height: 11px;
    border: solid var(--tick, currentColor);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  ${media.phone} {
    column-gap: ${space[5]};
    li {
      padding-left: 20px;
    }
  }
`
