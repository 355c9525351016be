import { getDeployStore } from '@netlify/blobs'
import { parse } from 'node-html-parser'
import { parse as parseCsv } from 'papaparse'
import inbox from '../../netlify/functions/inbox'
import { sessionCookie } from '../../netlify/lib/inbox-session'
import { leadStore } from '../../netlify/lib/lead-store'
import { useBlobs } from '../support/blobs'
import { ago, context, kept } from '../support/intake'
import { validLead } from '../support/leads'
import { useEnv, useReceiver } from '../support/receiver'

const SITE = 'https://www.riverway.example'
const PASSWORD = 'correct horse battery staple'
const receiver = useReceiver()
const setEnv = useEnv()
const blobs = useBlobs()

beforeEach(() => setEnv({ INBOX_PASSWORD: PASSWORD }))

describe('the door', () => {
  it('is not there without a password, whatever is asked of it', async () => {
    delete process.env.INBOX_PASSWORD
    for (const action of ['', 'csv', 'sign-in', 'retry']) {
      expect((await get(action)).status).toBe(404)
      expect((await post(action, { password: '' })).status).toBe(404)
    }
  })

  it('asks for the password, and shows nothing of anybody before', async () => {
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

  it('opens with the password, for a cookie that no script and no other site gets', async () => {
    const { status, headers } = await post('sign-in', { password: PASSWORD })
    expect([status, headers.get('location')]).toEqual([303, '/inbox'])
    const cookie = headers.get('set-cookie') ?? ''
    for (const word of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/inbox', 'Max-Age=28800'])
      expect(cookie).toContain(word)
    expect(cookie).not.toContain(PASSWORD)
    expect((await get('', cookie.split(';')[0])).html).toContain('<h1>Enquiries</h1>')
  })

  it('stays shut after five attempts in a minute, to the right password too', async () => {
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
  ])('is shut to a cookie that is %s', async (_, cookie) => {
    expect((await get('', typeof cookie === 'string' ? cookie : cookie())).html).toContain('type="password"')
  })

  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['nowhere', { Origin: '' }],
    ['a page without an address', { Origin: 'null' }],
  ])('takes no post from %s, even with the cookie', async (_, headers) => {
    await kept('a', { state: 'pending' })
    const answer = await post('retry', { id: 'A'.padEnd(26, '0') }, { cookie: signed(), headers })
    expect(answer.status).toBe(403)
    expect((await post('sign-in', { password: PASSWORD }, { headers })).status).toBe(403)
  })

  it('lets out', async () => {
    const { headers } = await post('sign-out', {}, { cookie: signed() })
    expect(headers.get('set-cookie')).toContain('inbox=; Max-Age=0')
  })

  it('is kept by nobody, shown to no search engine, and runs no script', async () => {
    for (const { headers, html } of [await get(''), await get('', signed())]) {
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toContain('noindex')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'(?!.*script-src)/)
      expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/)
    }
  })
})

describe('the list', () => {
  it('shows each enquiry with all that it says and where it stands', async () => {
    await kept('a', {
      state: 'dead',
      attempts: 9,
      failure: 'answered 500',
      awaits: ['webhook', 'mail'],
      receipts: { mail: ago(0) },
    })
    const { document } = await look()
    expect(document.querySelector('summary')?.text.replace(/\s+/g, ' ')).toMatch(
      /RW-000000 Ann Miller Door order form, .* Not delivered/,
    )
    const facts = document.querySelector('dl')?.text.replace(/\s+/g, ' ')
    for (const words of [
      'Phone Number 01632 960001',
      'Arrived by mail',
      'Not yet by its address: 9 attempts, answered 500',
    ])
      expect(facts).toContain(words)
  })

  it('writes what a stranger typed as text', async () => {
    await kept('a', {
      form: 'quote',
      record: validLead('quote', { message: '<img src=x onerror=alert(1)>"\'' }),
    })
    const { document, html } = await look()
    expect(document.querySelector('img')).toBeNull()
    expect(html).toContain('&lt;img src=x')
  })

  it.each([
    [{ state: 'pending' }, ['B']],
    [{ form: 'quote' }, ['C']],
    [{ text: 'two WINDOWS' }, ['C']],
    [{ text: 'rw-bbbbbb' }, ['B']],
    [{ text: '', state: '', form: '' }, ['A', 'B', 'C']],
    [{ state: 'dead', text: 'Ann' }, []],
  ])('is narrowed down by %j', async (filter: Record<string, string>, expected) => {
    await kept('A', { state: 'stored' }, 'A')
    await kept('B', { state: 'pending' }, 'B')
    await kept('C', { state: 'stored', form: 'quote', record: validLead('quote') }, 'C')
    const { document } = await look(filter)
    const shown = document.querySelectorAll('summary strong').map(({ text }) => text.slice(3, 4))
    expect(shown.sort()).toEqual(expected)
    expect(document.querySelector('input[name="text"]')?.getAttribute('value')).toBe(filter.text ?? '')
  })

  it('is turned over after fifty', async () => {
    for (let index = 0; index < 51; index += 1)
      await kept(
        index.toString(32).replace(/[ilou]/g, 'z'),
        { state: 'stored', receivedAt: ago(index) },
        `${10 + index}`,
      )
    expect((await look()).document.querySelectorAll('.leads > li')).toHaveLength(50)
    expect((await look({ sheet: '1' })).document.querySelectorAll('.leads > li')).toHaveLength(1)
    expect((await look({ sheet: '-7' })).document.querySelectorAll('.leads > li')).toHaveLength(50)
  })

  it('shows a preview its own enquiries alone', async () => {
    await kept('a', { state: 'stored' })
    const preview = { deploy: { context: 'deploy-preview' } }
    const store = leadStore(getDeployStore({ name: 'leads', region: 'eu-central-1' }))
    expect((await look({}, preview)).html).toContain('This is a preview')
    expect((await look({}, preview)).html).not.toContain('Ann Miller')
    expect(await store.list()).toEqual([])
  })

  it('comes as a spreadsheet, narrowed down, with no formula of a stranger’s', async () => {
    await kept('A', { state: 'stored' }, 'A')
    await kept('B', { state: 'stored', form: 'quote', record: validLead('quote', { name: '=1+1' }) }, 'B')
    const { headers, html } = await post('csv', { form: 'quote' }, { cookie: signed() })
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="enquiries-[\d-]+\.csv"$/)
    const { data } = parseCsv<Record<string, string>>(html, { header: true })
    expect(data.map(({ reference, name }) => [reference, name])).toEqual([['RW-BBBBBB', "'=1+1"]])
  })

  it('fails without a word about anybody when the store does', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation()
    blobs.breakIt()
    expect((await get('', signed())).status).toBe(502)
    expect(log.mock.calls.flat().join(' ')).toMatch(/^inbox: \w+$/)
  }, 60_000)
})

describe('sending again', () => {
  it('sends what was given up, at once, and says so', async () => {
    setEnv({ ORDER_WEBHOOK_URL: receiver.address })
    const lead = await kept('a', { state: 'dead', attempts: 9 })
    const { document, html } = await retry(lead.id)
    expect(html).toContain('RW-000000 was delivered.')
    expect(document.querySelector('[role="status"]')?.text).toContain('was delivered')
    expect(receiver.received).toHaveLength(1)
    expect((await retry(lead.id)).html).toContain('needs no sending')
    expect(receiver.received).toHaveLength(1)
  })

  it('says what stands in the way, and what went wrong', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    const lead = await kept('a', { state: 'pending' })
    expect((await retry(lead.id)).html).toContain('goes on waiting: ORDER_WEBHOOK_URL is not set')
    setEnv({ ORDER_WEBHOOK_URL: receiver.address })
    receiver.answer(500)
    expect((await retry(lead.id)).html).toContain('was not delivered: answered 500')
    expect((await retry('../sweep')).html).toContain('no such enquiry')
  })
})

describe('what it warns of', () => {
  it('enquiries that nobody is told of', async () => {
    expect((await look()).html).toContain('nobody is told of them')
    setEnv({ MAIL_URL: 'smtp://mail.example', MAIL_TO: 'office@riverway.example' })
    expect((await look()).document.querySelector('.notice')).toBeNull()
  })

  it('settings that cannot be used', async () => {
    setEnv({ MAIL_URL: 'mail.example', ORDER_WEBHOOK_URL: 'crm' })
    const { html } = await look()
    expect(html).toContain('MAIL_URL is no address of a mail server')
    expect(html).toContain('ORDER_WEBHOOK_URL is no web address')
  })
})

function signed(password = PASSWORD, now = Date.now()) {
  return sessionCookie(password, now).split(';')[0]!
}

async function answered(request: Request, action: string, overrides: object = {}) {
  const response = await inbox(request, context({ params: action ? { action } : {}, ...overrides }))
  const html = await response.text()
  return { status: response.status, headers: response.headers, html, document: parse(html) }
}

const addressOf = (action: string) => `${SITE}/inbox${action && `/${action}`}`

function get(action: string, cookie = '') {
  return answered(new Request(addressOf(action), { headers: { cookie } }), action)
}

interface PostOptions {
  cookie?: string
  headers?: Record<string, string>
  ip?: string
}

function post(action: string, fields: Record<string, string>, options: PostOptions & object = {}) {
  const { cookie = '', headers = {}, ...overrides } = options
  const all = Object.entries({ Origin: SITE, cookie, ...headers }).filter(([, value]) => value)
  const request = new Request(addressOf(action), {
    method: 'POST',
    headers: Object.fromEntries(all),
    body: new URLSearchParams(fields),
  })
  return answered(request, action, overrides)
}

function look(filter: Record<string, string> = {}, overrides: object = {}) {
  return post('', filter, { cookie: signed(), ...overrides })
}

function retry(id: string) {
  return post('retry', { id }, { cookie: signed() })
}
