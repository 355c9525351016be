import styled, { css } from 'styled-components'
import { media } from '@/theme/media'
import { color, layout, motion, size, space } from '@/theme/tokens'

export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link' | 'cta'
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon'

export interface ButtonLook {
  $variant?: ButtonVariant
  $size?: ButtonSize
}

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  default: css`
    background: ${color.ink};
    color: ${color.white};
    &:hover {
      background: ${color.inkPressed};
    }
  `,
  cta: css`
    background: ${color.brick};
    color: ${color.white};
    &:hover,
    &:active {
      background: ${color.brickPressed};
    }
  `,
  destructive: css`
    background: ${color.danger};
    color: ${color.white};
  `,
  outline: css`
    background: transparent;
    color: inherit;
    box-shadow: inset 0 0 0 1.5px currentColor;
    &:hover {
      background: ${color.ink};
      color: ${color.white};
      box-shadow: none;
    }
    [data-dark] &:hover {
      background: ${color.onDark};
      color: ${color.ink};
    }
  `,
  secondary: css`
    background: ${color.onDark};
    color: ${color.ink};
    &:hover {
      background: ${color.white};
    }
  `,
  ghost: css`
    background: transparent;
    color: inherit;
    &:hover {
      background: ${color.stone};
      color: ${color.ink};
    }
  `,
  link: css`
    border: 0;
    background: none;
    color: inherit;
    padding-inline: 0;
    text-decoration: underline;
    &:hover {
      text-decoration-thickness: 2px;
    }
  `,
}

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  default: css`
    min-height: 50px;
    padding-inline: ${space[6]};
  `,
  sm: css`
    min-height: 44px;
    padding-inline: 18px;
    font-size: 16px;
  `,
  lg: css`
    min-height: 58px;
    padding-inline: ${space[7]};
    font-size: ${size.lead};
  `,
  icon: css`
    width: 44px;
    height: 44px;
    padding: 0;
  `,
}

/** Style of buttons and of links that look like them: `$variant` for emphasis, `$size` for padding. */
export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  border: 0;
  border-radius: ${layout.radius};
  font-size: ${size.body};
  font-weight: 600;
  line-height: 1.2;
  font-family: inherit;
  font-variant-numeric: lining-nums tabular-nums;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.quick};
  /* Where colours are the visitor's own, backgrounds and shadows are not drawn. */
  @media (forced-colors: active) {
    border: 1px solid;
  }
  ${({ $size = 'default' }) => sizes[$size]}
  ${({ $variant = 'default' }) => variants[$variant]}
  &:is(:disabled, [aria-disabled='true']) {
    opacity: 0.55;
    cursor: default;
  }
  ${media.calm} {
    transition: none;
  }
`

export const Button = styled.button<ButtonLook>`
  ${buttonStyle}
`

/** A wrapping row of buttons; on phones they fill it, two side by side where both fit. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  ${media.phone} {
    gap: ${space[3]};
    > * {
      flex: 1 1 auto;
      padding-inline: ${space[4]};
    }
  }
`
