import type { AnchorHTMLAttributes } from 'react'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
  activeClassName?: string
  activeStyle?: object
  partiallyActive?: boolean
  replace?: boolean
  state?: object
}

/** Stands in for the parts of `gatsby` that components use: jest maps the package to this file. */
export const graphql = jest.fn()
export const navigate = jest.fn()
export const useStaticQuery = jest.fn()
export const withPrefix = jest.fn((path: string) => path)

export function Link({
  to,
  activeClassName,
  activeStyle,
  partiallyActive,
  replace,
  state,
  children,
  ...rest
}: LinkProps) {
  // Taken out, so that they do not end up as attributes.
  void [activeClassName, activeStyle, partiallyActive, replace, state]
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}

/** Before every test: no calls, no answers left over. */
export function resetGatsbyMock() {
  for (const mock of [graphql, navigate, useStaticQuery]) mock.mockReset()
  withPrefix.mockReset().mockImplementation((path) => path)
}
