import { once } from 'node:events'
import { createServer } from 'node:net'
import { checkPort, freePort, readPort } from '../../src/commands/lib/port.mjs'

it('takes the port from the environment, else the standard one', () => {
  expect(readPort('9000')).toBe(9000)
  expect(readPort(undefined)).toBe(8888)
  expect(readPort('')).toBe(8888)
})

it.each(['0', '65536', '80.5', 'web'])('refuses %p', (value) => {
  expect(() => readPort(value)).toThrow(`PORT must be 1 to 65535, not '${value}'`)
})

it('says what to do when another program has the port', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  await expect(checkPort(port)).rejects.toThrow(
    `Port ${port} is in use: stop the other program or run PORT=${port + 2} npm start`,
  )
  other.close()
  await once(other, 'close')
  await expect(checkPort(port)).resolves.toBeUndefined()
})

it('takes the next port that is free, past those that are spoken for', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const next = await freePort(port)
  expect(next).toBeGreaterThan(port)
  expect(await freePort(port, [next])).toBeGreaterThan(next)
  other.close()
})
