import { useBlobs } from '../support/blobs'
import { get, PASSWORD, post, signed } from '../support/inbox'
import { kept } from '../support/intake'
import { useEnv } from '../support/receiver'

const setEnv = useEnv()
useBlobs()

beforeEach(() => setEnv({ INBOX_PASSWORD: PASSWORD }))

describe('signing in', () => {
  it('answers 404 to everything when no password is set', async () => {
    delete process.env.INBOX_PASSWORD
    for (const action of ['', 'csv', 'sign-in', 'retry']) {
      expect((await get(action)).status).toBe(404)
      expect((await post(action, { password: '' })).status).toBe(404)
    }
  })

  it('asks for the password and shows no enquiry before it', async () => {
    await kept('a', {})
    const { status, html } = await get('')
    expect(status).toBe(200)
    expect(html).toContain('type="password"')
    expect(html).not.toMatch(/Miller|RW-/)
    for (const action of ['', 'csv', 'retry', 'sign-out']) {
      const answer = await post(action, { id: 'A'.padEnd(26, '0') })
      expect(answer.status).toBe(403)
      expect(answer.html).not.toMatch(/Miller|RW-/)
    }
  })

  it('sets a session cookie that is HttpOnly and SameSite=Strict', async () => {
    const { status, headers } = await post('sign-in', { password: PASSWORD })
    expect([status, headers.get('location')]).toEqual([303, '/inbox'])
    const cookie = headers.get('set-cookie') ?? ''
    for (const word of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/inbox', 'Max-Age=28800'])
      expect(cookie).toContain(word)
    expect(cookie).not.toContain(PASSWORD)
    expect((await get('', cookie.split(';')[0])).html).toContain('<h1>Enquiries</h1>')
  })

  it('is rate-limited after five attempts in a minute, for the right password too', async () => {
    const ip = '203.0.113.7'
    for (let count = 0; count < 5; count += 1)
      expect((await post('sign-in', { password: 'guess' }, { ip })).status).toBe(403)
    const late = await post('sign-in', { password: PASSWORD }, { ip })
    expect(late.status).toBe(429)
    expect(late.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(late.headers.get('set-cookie')).toBeNull()
  })

  it.each([
    ['forged', `inbox=${Date.now() + 1e6}.${'0'.repeat(64)}`],
    ['prolonged', () => signed().replace(/\d{13}/, String(Date.now() + 1e9))],
    ['over', () => signed(PASSWORD, Date.now() - 9 * 60 * 60_000)],
    ['of another password', () => signed('the one before')],
  ])('rejects a cookie that is %s', async (_, cookie) => {
    expect((await get('', typeof cookie === 'string' ? cookie : cookie())).html).toContain('type="password"')
  })

  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['nowhere', { Origin: '' }],
    ['a page without an address', { Origin: 'null' }],
  ])('rejects a POST from %s, even with the cookie', async (_, headers) => {
    await kept('a', { state: 'pending' })
    const answer = await post('retry', { id: 'A'.padEnd(26, '0') }, { cookie: signed(), headers })
    expect(answer.status).toBe(403)
    expect((await post('sign-in', { password: PASSWORD }, { headers })).status).toBe(403)
  })

  it('signs out', async () => {
    const { headers } = await post('sign-out', {}, { cookie: signed() })
    expect(headers.get('set-cookie')).toContain('inbox=; Max-Age=0')
  })

  it('is not cached, not indexed and runs no script', async () => {
    for (const { headers, html } of [await get(''), await get('', signed())]) {
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toContain('noindex')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'(?!.*script-src)/)
      expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/)
    }
  })
})
