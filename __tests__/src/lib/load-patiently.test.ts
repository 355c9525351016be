import { loadPatiently } from '@/lib/load-patiently'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const lost = new Error('ChunkLoadError')

it('retries a failed load', async () => {
  const load = jest.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue('part')
  const part = loadPatiently(load)
  await jest.runAllTimersAsync()
  await expect(part).resolves.toBe('part')
  expect(load).toHaveBeenCalledTimes(3)
})

it('gives up after the third attempt, with the reason', async () => {
  const load = jest.fn().mockRejectedValue(lost)
  const part = loadPatiently(load)
  const told = expect(part).rejects.toBe(lost)
  await jest.runAllTimersAsync()
  await told
  expect(load).toHaveBeenCalledTimes(3)
})

it('stops when aborted', async () => {
  const load = jest.fn().mockRejectedValue(lost)
  const over = new AbortController()
  const part = loadPatiently(load, over.signal)
  const told = expect(part).rejects.toThrow()
  await Promise.resolve()
  over.abort()
  await jest.runAllTimersAsync()
  await told
  expect(load).toHaveBeenCalledTimes(1)
})
