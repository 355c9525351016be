import { getStore } from '@netlify/blobs'
import type { Context } from '@netlify/functions'
import fc from 'fast-check'
import aiChat from '../../netlify/functions/ai-chat'
import ghlWebhook from '../../netlify/functions/ghl-webhook'
import leads from '../../netlify/functions/leads'
import { crmDestination } from '../../netlify/lib/crm-address'
import { leadStore } from '../../netlify/lib/lead-store'
import { isPublicAddress } from '../../netlify/lib/public-address'
import { badBodies, isClearRefusal, nextAddress, requestWith } from '../../src/bench/lib/bad-bodies'
import { ELAPSED_FIELD } from '../../src/contracts/lead'
import { useBlobs } from '../support/blobs'
import { validLead } from '../support/leads'
import { useEnv, useReceiver } from '../support/receiver'

const receiver = useReceiver()
const setEnv = useEnv()
useBlobs()

const REAL = { isPreview: false, settingPrefix: '' }
const LEAD = {
  name: 'Ann',
  phone: '01632 960001',
  urgency: 'high',
  lead_score: 9,
  conversation_summary: 'A\nB',
}

beforeEach(() => {
  setEnv({ CRM_WEBHOOK_ALLOW: `local:inbox,${receiver.address}/hooks/a` })
})

describe('a lead of the chat', () => {
  it('is passed to the CRM as it came and answered 200', async () => {
    const answer = await post({ leadData: LEAD, webhookUrl: `${receiver.address}/hooks/a/1` }, 'session-1')
    expect(answer).toMatchObject({ status: 200, body: { ok: true, state: 'delivered' } })
    expect(receiver.received).toMatchObject([{ headers: { 'idempotency-key': 'session-1' }, body: LEAD }])
  })

  it('is kept in the inbox and answered 200', async () => {
    const answer = await post({ leadData: LEAD, webhookUrl: 'local:inbox' })
    expect(answer).toMatchObject({ status: 200, body: { ok: true, state: 'stored' } })
    expect(await leadStore(getStore('leads')).list()).toMatchObject([{ form: 'chat', record: LEAD }])
  })

  it.each([500, 302])('is kept for later and answered 202 when the CRM answers %d', async (status) => {
    jest.spyOn(console, 'warn').mockImplementation()
    receiver.answer(status, { Location: `${receiver.address}/elsewhere` })
    const send = () => post({ leadData: LEAD, webhookUrl: `${receiver.address}/hooks/a` }, 'session-1')
    expect(await send()).toMatchObject({ status: 202, body: { ok: true, state: 'pending' } })
    expect(await send()).toMatchObject({ status: 202 })
    expect(receiver.received).toHaveLength(1)
    expect(await leadStore(getStore('leads')).list()).toMatchObject([{ state: 'pending' }])
  })

  it('is sent once, with one answer, when it comes twice at the same moment', async () => {
    const send = () => post({ leadData: LEAD, webhookUrl: `${receiver.address}/hooks/a` }, 'session-1')
    const [one, other] = await Promise.all([send(), send()])
    expect(one?.body).toEqual(other?.body)
    expect([one?.status, other?.status]).toEqual([200, 200])
    expect(receiver.received).toHaveLength(1)
  })

  it('stays in the inbox of a preview', async () => {
    setEnv({ CONTEXT: 'deploy-preview' })
    const answer = await post({ leadData: LEAD, webhookUrl: `${receiver.address}/hooks/a` })
    expect(answer).toMatchObject({ status: 200, body: { state: 'stored' } })
    expect(receiver.received).toEqual([])
  })
})

describe('a refusal', () => {
  it.each(['', 'Bearer wrong'])('401 for the key %p', async (authorization) => {
    expect(await post({ leadData: LEAD, webhookUrl: 'local:inbox' }, '', { authorization })).toMatchObject({
      status: 401,
    })
  })

  it('403 from a page of somebody else, but not from our own', async () => {
    const body = { leadData: LEAD, webhookUrl: 'local:inbox' }
    for (const origin of ['https://evil.example', 'null', 'http://localhost:1']) {
      expect(await post(body, '', { origin })).toMatchObject({ status: 403 })
    }
    expect(await post(body, '', { origin: 'http://localhost' })).toMatchObject({ status: 200 })
  })

  it('403 for an address that is not on the list', async () => {
    for (const path of ['/', '/hooks', '/hooks/ab', '/hooks/a%2f..%2fb', '/hooks/a/../b']) {
      const answer = await post({ leadData: LEAD, webhookUrl: receiver.address + path })
      expect(answer).toMatchObject({ status: 403, body: { error: 'That address is not allowed' } })
    }
    expect(receiver.received).toEqual([])
  })

  it('400, 405 and 413 for what is no lead', async () => {
    expect(await post({ leadData: [], webhookUrl: 'local:inbox' })).toMatchObject({ status: 400 })
    expect(await post({ leadData: {}, webhookUrl: 'local:inbox' })).toMatchObject({ status: 400 })
    expect(await post({ leadData: LEAD })).toMatchObject({ status: 400 })
    expect(await post({ leadData: { a: 'x'.repeat(70_000) }, webhookUrl: 'local:inbox' })).toMatchObject({
      status: 413,
    })
    expect((await ghlWebhook(new Request('http://localhost'), context())).status).toBe(405)
  })
})

describe('the list of addresses', () => {
  const allow = { CRM_WEBHOOK_ALLOW: 'https://crm.example/hooks/a, http://10.0.0.5/x' }

  it.each(['https://crm.example/hooks/a', 'https://crm.example:443/hooks/a/b?c=d', 'http://10.0.0.5/x'])(
    'allows %s',
    (address) => {
      expect(crmDestination(address, REAL, allow)).toMatchObject({ kind: 'address' })
    },
  )

  it.each([
    'http://crm.example/hooks/a',
    'https://crm.example:8443/hooks/a',
    'https://crm.example.evil.example/hooks/a',
    'https://crm.example@evil.example/hooks/a',
    'https://user:pass@crm.example/hooks/a',
    'https://crm.example./hooks/a',
    'https://crm.example/hooks/abc',
    'https://crm.example/hooks/a/../../b',
    'https://crm.example/hooks/a/%2e%2e/%2e%2e/b',
    'https://crm.example\\@evil.example/hooks/a',
    'ftp://crm.example/hooks/a',
    'local:inbox',
    'javascript:alert(1)',
    '',
  ])('refuses %s', (address) => {
    expect(crmDestination(address, REAL, allow)).toBeUndefined()
  })

  it('is the inbox and the address of the page when nothing is set', () => {
    const page = { GATSBY_CRM_WEBHOOK_URL: 'https://crm.example/h' }
    expect(crmDestination('local:inbox', REAL, page)).toEqual({ kind: 'inbox' })
    expect(crmDestination('https://crm.example/h', REAL, page)).toMatchObject({ kind: 'address' })
    expect(crmDestination('https://other.example/h', REAL, page)).toBeUndefined()
  })

  it('lets a name lead to public addresses only', () => {
    const destination = crmDestination('https://crm.example/hooks/a', REAL, allow)
    const isAllowed = destination?.kind === 'address' ? destination.isAllowed : undefined
    const answers = ['203.0.114.1', '10.0.0.5', '10.0.0.6', '127.0.0.1'].map((ip) => isAllowed?.(ip))
    expect(answers).toEqual([true, true, false, false])
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.1.1',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    'x',
  ])('does not take %s for public', (ip) => {
    expect(isPublicAddress(ip)).toBe(false)
  })
})

it('throws an enquiry away that came faster than anybody types, and none with an odd time', async () => {
  for (const [index, elapsed] of [999, '12', 1000, -5, 'soon', null, {}].entries()) {
    const body = { ...validLead('order'), [ELAPSED_FIELD]: elapsed }
    expect((await leads(request(body, `k${index}`), context())).status).toBe(202)
  }
  expect(await leadStore(getStore('leads')).list()).toHaveLength(5)
})

it.each([
  ['leads', leads],
  ['ghl-webhook', ghlWebhook],
  ['ai-chat', aiChat],
])(
  '%s answers generated bad bodies with 4xx and a clear error',
  async (_name, handler) => {
    await fc.assert(
      fc.asyncProperty(badBodies, async (body) => {
        expect(await isClearRefusal(await handler(requestWith(body), context()))).toBe(true)
      }),
      { numRuns: 500 },
    )
  },
  60_000,
)

async function post(body: unknown, key = '', headers: Record<string, string> = {}) {
  const response = await ghlWebhook(request(body, key, headers), context())
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

function request(body: unknown, key = '', headers: Record<string, string> = {}) {
  return requestWith(typeof body === 'string' ? body : JSON.stringify(body), {
    ...(key ? { 'Idempotency-Key': key } : {}),
    ...headers,
  })
}

function context() {
  return { ip: nextAddress(), params: { form: 'order' } } as unknown as Context
}
