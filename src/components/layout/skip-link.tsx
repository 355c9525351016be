import styled from 'styled-components'
import { color, layer, space } from '@/theme/tokens'

/** The first stop of the keyboard: past header and menus. */
export const SkipLink = styled.a`
  position: fixed;
  left: ${space[4]};
  top: ${space[4]};
  z-index: ${layer.toast};
  padding: ${space[4]} ${space[6]};
  background: ${color.ink};
  color: ${color.white};
  font-weight: 600;
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
  @media print {
    display: none;
  }
`
