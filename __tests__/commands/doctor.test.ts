import company from '../../data/company.json'
import testimonials from '../../data/testimonials.json'
import { GOING_LIVE, type Finding, type Given } from '../../src/commands/lib/going-live'
import { settingNames, stateOfSetting } from '../../src/commands/lib/setting-states'
import { useMailServer } from '../support/mail-server'
import { useReceiver } from '../support/receiver'

const receiver = useReceiver()
const server = useMailServer()
const READY = {
  legalLine: 'Riverway is a trading name of Stort Joinery Limited, registered in England and Wales.',
  companyNumber: '01234567',
  vatNumber: 'GB 123 4567 89',
  phone: '01279 111222',
  mobile: '07911 123456',
  email: 'hello@firm.co.uk',
  siteUrl: 'https://www.firm.co.uk',
}

it('finds every placeholder and sample of the site as it is delivered', async () => {
  const found = await marks({ company, testimonials: testimonials.items })
  const names = ['Legal name', 'Company number', 'VAT number', 'Phone', 'Mobile', 'E-mail', 'Site address']
  for (const name of names) expect([name, found.get(name)?.mark]).toEqual([name, 'placeholder'])
  expect(found.get('Testimonials')).toEqual({ mark: 'sample', note: '3 of 3 are samples' })
  expect(found.get('Enquiries')?.mark).toBe('missing')
})

it('has nothing left to say once all is done', async () => {
  const source = {
    MAIL_URL: 'smtps://me:secret@mail.firm.co.uk',
    MAIL_TO: 'me@firm.co.uk',
    INBOX_PASSWORD: 'twelve or more',
    GATSBY_CRM_WEBHOOK_URL: 'https://crm.firm.co.uk/x',
    GATSBY_GA_ID: 'G-1',
  }
  const found = await marks({ source, company: READY, testimonials: [{ sample: false }], node: '22.12.0' })
  expect([...found].filter(([, { mark }]) => mark !== 'good')).toEqual([])
  expect(JSON.stringify([...found])).not.toContain('secret')
})

it.each<[string, Partial<Given>, Finding['mark']]>([
  ['Node', { node: '18.0.0' }, 'unusable'],
  ['Inbox', { source: { INBOX_PASSWORD: 'short' } }, 'unusable'],
  ['Enquiries', { source: { ORDER_WEBHOOK_URL: 'crm' } }, 'unusable'],
  ['Mail', { source: { MAIL_URL: 'smtp://mail.firm.co.uk' } }, 'unusable'],
  ['Chat service', { source: { CHAT_API_URL: 'https://chat.firm.co.uk' } }, 'unusable'],
  ['Limits', { source: { RATE_LIMIT: '0' } }, 'unusable'],
  ['Site address', { source: { SITE_URL: 'https://www.firm.co.uk' } }, 'good'],
])('says of %s with %j: %s', async (name, given, mark) => {
  expect((await marks(given)).get(name)?.mark).toBe(mark)
})

it('calls servers only when told to, and sends nobody an enquiry or a mail', async () => {
  const source = {
    ORDER_WEBHOOK_URL: receiver.address,
    GATSBY_CRM_WEBHOOK_URL: 'http://127.0.0.1:9/hook',
    MAIL_URL: server.url,
    MAIL_TO: 'me@firm.co.uk',
  }
  expect((await marks({ source })).get('Chat leads')?.mark).toBe('good')
  const called = await marks({ source, isCalling: true })
  expect(called.get('Chat leads')).toEqual({ mark: 'unreachable', note: 'ECONNREFUSED' })
  expect([called.get('Enquiries')?.mark, called.get('Mail')?.mark]).toEqual(['good', 'good'])
  expect([receiver.received, server.mails]).toEqual([[], []])
  const down = { ...source, MAIL_URL: 'smtp://127.0.0.1:9', ORDER_WEBHOOK_URL: 'http://127.0.0.1:9' }
  const missed = await marks({ source: down, isCalling: true })
  expect([missed.get('Enquiries')?.mark, missed.get('Mail')?.mark]).toEqual(['unreachable', 'unreachable'])
})

it('tells the state of a setting and never its value', () => {
  expect(['', undefined, 'https://crm.example/x', 'https://crm.firm.co.uk'].map(stateOfSetting)).toEqual([
    'default',
    'default',
    'placeholder',
    'set',
  ])
  expect(settingNames('| `MAIL_URL`, `QUOTE_…` | none | what `OTHER_NAME` is |')).toEqual([
    'MAIL_URL',
    'QUOTE_WEBHOOK_URL',
  ])
})

async function marks(given: Partial<Given>) {
  const whole: Given = {
    source: {},
    company: {},
    testimonials: [],
    node: '22.12.0',
    isCalling: false,
    ...given,
  }
  const found = new Map<string, Finding>()
  for (const { name, look } of GOING_LIVE) found.set(name, await look(whole))
  return found
}
