import { getDeployStore } from '@netlify/blobs'
import { parse as parseCsv } from 'papaparse'
import { leadStore } from '../../netlify/lib/lead-store'
import { useBlobs } from '../support/blobs'
import { get, look, PASSWORD, post, retry, signed } from '../support/inbox'
import { ago, kept } from '../support/intake'
import { validLead } from '../support/leads'
import { useEnv, useReceiver } from '../support/receiver'

const receiver = useReceiver()
const setEnv = useEnv()
const blobs = useBlobs()

beforeEach(() => setEnv({ INBOX_PASSWORD: PASSWORD }))

describe('the list', () => {
  it('shows each enquiry with its fields and delivery state', async () => {
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

  it('escapes what a visitor typed', async () => {
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
  ])('is filtered by %j', async (filter: Record<string, string>, expected) => {
    await kept('A', { state: 'stored' }, 'A')
    await kept('B', { state: 'pending' }, 'B')
    await kept('C', { state: 'stored', form: 'quote', record: validLead('quote') }, 'C')
    const { document } = await look(filter)
    const shown = document.querySelectorAll('summary strong').map(({ text }) => text.slice(3, 4))
    expect(shown.sort()).toEqual(expected)
    expect(document.querySelector('input[name="text"]')?.getAttribute('value')).toBe(filter.text ?? '')
  })

  it('is paginated by fifty', async () => {
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

  it('shows a preview only its own enquiries', async () => {
    await kept('a', { state: 'stored' })
    const preview = { deploy: { context: 'deploy-preview' } }
    const store = leadStore(getDeployStore({ name: 'leads', region: 'eu-central-1' }))
    expect((await look({}, preview)).html).toContain('This is a preview')
    expect((await look({}, preview)).html).not.toContain('Ann Miller')
    expect(await store.list()).toEqual([])
  })

  it('exports the filtered list as CSV, with formulas escaped', async () => {
    await kept('A', { state: 'stored' }, 'A')
    await kept('B', { state: 'stored', form: 'quote', record: validLead('quote', { name: '=1+1' }) }, 'B')
    const { headers, html } = await post('csv', { form: 'quote' }, { cookie: signed() })
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="enquiries-[\d-]+\.csv"$/)
    const { data } = parseCsv<Record<string, string>>(html, { header: true })
    expect(data.map(({ reference, name }) => [reference, name])).toEqual([['RW-BBBBBB', "'=1+1"]])
  })

  it('answers 502 without personal data when the store fails', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation()
    blobs.breakIt()
    expect((await get('', signed())).status).toBe(502)
    expect(log.mock.calls.flat().join(' ')).toMatch(/^inbox: \w+$/)
  }, 60_000)
})

describe('sending again', () => {
  it('sends a dead enquiry at once and says so', async () => {
    setEnv({ ORDER_WEBHOOK_URL: receiver.address })
    const lead = await kept('a', { state: 'dead', attempts: 9 })
    const { document, html } = await retry(lead.id)
    expect(html).toContain('RW-000000 was delivered.')
    expect(document.querySelector('[role="status"]')?.text).toContain('was delivered')
    expect(receiver.received).toHaveLength(1)
    expect((await retry(lead.id)).html).toContain('needs no sending')
    expect(receiver.received).toHaveLength(1)
  })

  it('says why an enquiry is still pending or was not delivered', async () => {
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
  it('enquiries that are sent nowhere', async () => {
    expect((await look()).html).toContain('nobody is told of them')
    setEnv({ MAIL_URL: 'smtp://mail.example', MAIL_TO: 'office@riverway.example' })
    expect((await look()).document.querySelector('.notice')).toBeNull()
  })

  it('invalid settings', async () => {
    setEnv({ MAIL_URL: 'mail.example', ORDER_WEBHOOK_URL: 'crm' })
    const { html } = await look()
    expect(html).toContain('MAIL_URL is no address of a mail server')
    expect(html).toContain('ORDER_WEBHOOK_URL is no web address')
  })
})
