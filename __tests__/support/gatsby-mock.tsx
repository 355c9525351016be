import { createContext } from 'react'

/** Stands in for the parts of `gatsby` that components use: jest maps the package to this file. */
export const graphql = jest.fn()
export const navigate = jest.fn()
export const useStaticQuery = jest.fn()
export const StaticQueryContext = createContext({})
export const withPrefix = jest.fn((path: string) => path)

/** Resets the mocks before every test. */
export function resetGatsbyMock() {
  for (const mock of [graphql, navigate, useStaticQuery]) mock.mockReset()
  withPrefix.mockReset().mockImplementation((path) => path)
}
