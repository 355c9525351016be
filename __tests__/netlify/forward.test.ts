import type { LookupAddress } from 'node:dns'
import { forward, readRetryAfter } from '../../netlify/lib/forward'
import { guardedLookup, isPublicAddress, literalAddress } from '../../netlify/lib/public-address'
import { useReceiver } from '../support/receiver'

const receiver = useReceiver()
const post = (options: Partial<Parameters<typeof forward>[2]> = {}, address = receiver.address) =>
  forward(new URL(address), { name: 'Ann' }, { headers: {}, timeLimitMs: 2_000, ...options })

describe('one attempt', () => {
  it.each([200, 201, 204])('succeeds with %d', async (status) => {
    receiver.answer(status)
    expect(await post()).toEqual({ ok: true })
    expect(receiver.received).toMatchObject([{ body: { name: 'Ann' } }])
  })

  it.each([301, 307, 404, 500])('fails with %d, without going anywhere else', async (status) => {
    receiver.answer(status, { Location: `${receiver.address}/elsewhere` })
    expect(await post()).toEqual({ ok: false, reason: `answered ${status}` })
    expect(receiver.received).toHaveLength(1)
  })

  it('gives a receiver that says nothing no more than its time', async () => {
    receiver.behave = () => undefined
    expect(await post({ timeLimitMs: 50 })).toEqual({ ok: false, reason: 'no answer in time' })
  })

  it('does not wait for the text of an answer', async () => {
    receiver.behave = (response) => response.writeHead(200).write('and so on')
    expect(await post()).toEqual({ ok: true })
  })

  it('names no address when there is no connection', async () => {
    const outcome = await post({}, 'http://127.0.0.1:1/secret?token=1')
    expect(outcome).toEqual({ ok: false, reason: 'no connection (ECONNREFUSED)' })
  })

  it('does not connect where a name leads into the own network', async () => {
    const address = receiver.address.replace('127.0.0.1', 'localhost')
    expect(await post({ isAllowed: isPublicAddress }, address)).toEqual({
      ok: false,
      reason: 'leads to an address that is not allowed',
    })
    expect(receiver.received).toEqual([])
  })
})

it.each([
  ['93.184.216.34', true],
  ['::ffff:93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['127.0.0.1', false],
  ['10.0.0.1', false],
  ['169.254.169.254', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['crm.example', false],
])('of %s it is %s that it is public', (ip, isPublic) => expect(isPublicAddress(ip)).toBe(isPublic))

it('finds the address that a URL names, of either kind', () => {
  const hosts = ['http://127.0.0.1:80/', 'http://[::1]/', 'http://crm.example/']
  expect(hosts.map((url) => literalAddress(new URL(url)))).toEqual(['127.0.0.1', '::1', undefined])
})

describe('a name', () => {
  /** What the guarded lookup makes of a name with these addresses. */
  function look(addresses: string[], all = false) {
    const answers: LookupAddress[] = addresses.map((address) => ({ address, family: 4 }))
    const resolve = (_name: string, _options: object, done: (error: null, found: LookupAddress[]) => void) =>
      done(null, answers)
    return new Promise((settle) => {
      guardedLookup(isPublicAddress, resolve as never)('crm.example', { all }, (error, found) =>
        settle(error?.code ?? found),
      )
    })
  }

  it('with one address in the own network is refused whole', async () => {
    expect(await look(['93.184.216.34', '10.0.0.1'])).toBe('EFORBIDDENADDRESS')
    expect(await look([])).toBe('EFORBIDDENADDRESS')
  })

  it('that the system cannot resolve fails as the system says', async () => {
    const failed = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
    const resolve = (_name: string, _options: object, done: (error: Error) => void) => done(failed)
    const outcome = await new Promise((settle) =>
      guardedLookup(isPublicAddress, resolve as never)('crm.example', {}, (error) => settle(error)),
    )
    expect(outcome).toBe(failed)
  })

  it('with public addresses leads to just these', async () => {
    expect(await look(['93.184.216.34'])).toBe('93.184.216.34')
    expect(await look(['93.184.216.34', '93.184.216.35'], true)).toEqual([
      { address: '93.184.216.34', family: 4 },
      { address: '93.184.216.35', family: 4 },
    ])
  })
})

it('reads the wish of a receiver in seconds or as a date', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  expect(readRetryAfter('120', now)).toBe(120_000)
  expect(readRetryAfter('Thu, 01 Jan 2026 00:01:00 GMT', now)).toBe(60_000)
  for (const nonsense of [undefined, 'soon', '-1', '0', 'Wed, 31 Dec 2025 00:00:00 GMT'])
    expect(readRetryAfter(nonsense, now)).toBeUndefined()
})
