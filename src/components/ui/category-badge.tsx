import styled, { css } from 'styled-components'
import { color, layout, space } from '@/theme/tokens'

const looks: Record<string, ReturnType<typeof css>> = {
  default: css`
    background: ${color.stone};
  `,
  destructive: css`
    background: ${color.ink};
    color: ${color.white};
  `,
  outline: css`
    box-shadow: inset 0 0 0 1px ${color.line};
  `,
  secondary: css`
    background: ${color.line};
  `,
}

/** A service's category on a small plate, in the look that the category has; a red one would read as an error. */
export const CategoryBadge = styled.span<{ $look: string }>`
  align-self: start;
  padding: 2px ${space[3]};
  border-radius: ${layout.radius};
  font-size: 13px;
  font-weight: 600;
  line-height: 1.4;
  ${({ $look }) => looks[$look]}
`
