import styled from 'styled-components'
import { color, size } from '@/theme/tokens'

/** An eyebrow: a short line above a headline, with a bar before it. */
export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-bottom: 22px;
  font-size: ${size.small};
  font-weight: 600;
  letter-spacing: 0.02em;
  color: ${color.brick};
  &::before {
    content: '';
    flex: none;
    width: 34px;
    height: 2px;
    background: currentColor;
  }
  [data-dark] & {
    color: ${color.brassLight};
  }
`
