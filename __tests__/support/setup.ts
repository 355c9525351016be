import { format } from 'node:util'

/**
 * Any console.error or console.warn fails the test, unless the test expects it and mocks the method (`jest.spyOn(console, 'error').mockImplementation()`).
 */
const noise: string[] = []

beforeEach(() => {
  noise.length = 0
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...message: unknown[]) => {
      noise.push(`console.${method}: ${format(...message)}`)
    })
  }
})

afterEach(() => {
  jest.restoreAllMocks()
  if (noise.length > 0) throw new Error(`Unexpected noise:\n${noise.join('\n')}`)
})
