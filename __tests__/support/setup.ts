import { format } from 'node:util'

/**
 * Noise fails: whatever is written to console.error or console.warn makes the test fail, unless the test expects it and
 * puts its own mock there (`jest.spyOn(console, 'error').mockImplementation()`).
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
