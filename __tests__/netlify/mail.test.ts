import ghlWebhook from '../../netlify/functions/ghl-webhook'
import leads from '../../netlify/functions/leads'
import redeliver from '../../netlify/functions/redeliver'
import { mailDestination, type MailDestination } from '../../netlify/lib/mail-destination'
import { sendMail } from '../../netlify/lib/send-mail'
import { makeDue } from '../../netlify/lib/make-due'
import { reference } from '../../src/contracts/lead'
import { useBlobs } from '../support/blobs'
import { ago, context, only, store } from '../support/intake'
import { validLead } from '../support/leads'
import { useMailServer } from '../support/mail-server'
import { useEnv, useReceiver } from '../support/receiver'

const REAL = { isPreview: false, settingPrefix: '' }
const receiver = useReceiver()
const server = useMailServer()
const setEnv = useEnv()
useBlobs()

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation()
  setEnv({ MAIL_URL: server.url, MAIL_TO: 'office@riverway.example' })
})

describe('with a mail address and no other', () => {
  it('an enquiry arrives whole, by its reference, and a reply goes to the visitor', async () => {
    const { id } = await order('key-1')
    const [mail] = server.mails
    expect(server.mails).toHaveLength(1)
    expect(mail?.recipients).toEqual(['office@riverway.example'])
    expect(mail?.messageId).toBe(`<${id.toLowerCase()}@riverway.example>`)
    expect(mail?.text).toContain(`Subject: Door order form ${reference(id)}`)
    expect(mail?.text).toContain('Reply-To: ann@example.com')
    for (const line of ['First Name: Ann', 'Phone Number: 01632 960001', 'Door Style: Harrington'])
      expect(mail?.text).toContain(line)
    const lead = await only()
    expect(lead).toMatchObject({ state: 'delivered', awaits: ['mail'] })
    expect(Object.keys(lead?.receipts ?? {})).toEqual(['mail'])
  })

  it('is mailed once, however often it is sent with its key', async () => {
    await Promise.all([order('same'), order('same'), order('same')])
    await redeliver(new Request('http://localhost'), context())
    expect(server.mails).toHaveLength(1)
  })

  it('a chat’s lead is mailed too', async () => {
    setEnv({ GATSBY_CRM_WEBHOOK_URL: '' })
    const request = new Request('http://localhost/.netlify/functions/ghl-webhook', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer public-anon' },
      body: JSON.stringify({ leadData: { name: 'Ann', projectType: 'doors' }, webhookUrl: 'local:inbox' }),
    })
    expect((await ghlWebhook(request, context())).status).toBe(200)
    expect(server.mails[0]?.text).toMatch(/Subject: Chat RW-/)
    expect(server.mails[0]?.text).toContain('Project type: doors')
  })
})

describe('a mail server that fails', () => {
  it.each([
    ['later', 'the mail server answered 451'],
    ['never', 'the mail server answered 550'],
    ['unknown', 'the mail server answered 550'],
    ['cut', /^no connection to the mail server/],
  ] as const)(
    'by %s: the enquiry waits, is not in the log, and arrives once when it can',
    async (fault, failure) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation()
      server.faults = [fault]
      await order('key-1')
      const lead = await only()
      expect(lead).toMatchObject({ state: 'pending', attempts: 1 })
      expect(lead?.failure).toMatch(failure)
      expect(JSON.stringify([warn.mock.calls, lead?.failure])).not.toMatch(/Ann|Miller|example\.com|960001/)
      server.faults = ['take']
      await again()
      await again()
      expect(server.mails).toHaveLength(1)
      expect(await only()).toMatchObject({ state: 'delivered', attempts: 2 })
    },
  )

  it('by refusing the connection: it waits', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    setEnv({ MAIL_URL: 'smtp://127.0.0.1:9' })
    await order('key-1')
    expect((await only())?.failure).toMatch(/^no connection to the mail server \(E/)
    setEnv({ MAIL_URL: server.url })
    await again()
    expect(server.mails).toHaveLength(1)
  })

  it('by saying nothing: the time limit holds, and the connection is closed', async () => {
    server.faults = ['silent']
    const lead = {
      id: 'A'.repeat(26),
      form: 'order' as const,
      record: validLead('order'),
      receivedAt: ago(0),
    }
    const started = Date.now()
    const outcome = await sendMail(lead, mailDestination(REAL) as MailDestination, { timeLimitMs: 400 })
    expect(outcome).toEqual({ ok: false, reason: 'no answer from the mail server in time' })
    expect(Date.now() - started).toBeLessThan(5_000)
  })

  it('by losing its answer: the second mail is the same one to every mailbox', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    server.faults = ['lose', 'take']
    await order('key-1')
    await again()
    expect(server.mails).toHaveLength(2)
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1)
  })

  it('in every way in turn: of twelve enquiries none is lost and none comes twice, by neither way', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    setEnv({ ORDER_WEBHOOK_URL: receiver.address })
    server.faults = ['later', 'cut', 'take', 'never', 'unknown', 'cut', 'take', 'later', 'take']
    let count = 0
    receiver.behave = (response) => response.writeHead((count += 1) % 3 === 0 ? 500 : 200).end()
    const keys = Array.from({ length: 12 }, (_, index) => `key-${index}`)
    for (const key of keys) await order(key)
    for (let round = 0; round < 6; round += 1) await again()
    expect((await store().list()).map(({ state }) => state)).toEqual(keys.map(() => 'delivered'))
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(12)
    expect(server.mails).toHaveLength(12)
    const taken = receiver.received.filter((_, index) => (index + 1) % 3 !== 0)
    expect(taken.map(({ headers }) => headers['idempotency-key']).sort()).toEqual([...keys].sort())
  }, 60_000)
})

describe('with an address and mail', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation()
    setEnv({ ORDER_WEBHOOK_URL: receiver.address })
  })

  it('what arrived on one way is not sent there again because of the other', async () => {
    server.faults = ['later']
    await order('key-1')
    const lead = await only()
    expect(lead).toMatchObject({ state: 'pending', awaits: ['webhook', 'mail'] })
    expect(Object.keys(lead?.receipts ?? {})).toEqual(['webhook'])
    server.faults = ['take']
    await again()
    expect([receiver.received.length, server.mails.length]).toEqual([1, 1])
    expect(await only()).toMatchObject({ state: 'delivered' })
  })

  it('a receipt is noted while the other way is still busy', async () => {
    server.faults = ['silent']
    const works: Promise<unknown>[] = []
    await order('key-1', { waitUntil: (work: Promise<unknown>) => works.push(work) })
    await until(async () => (await only())?.receipts?.webhook !== undefined && Boolean(server.answerAtLast))
    expect(await only()).toMatchObject({ state: 'pending', isClaimed: true })
    server.answerAtLast?.()
    await Promise.all(works)
    expect(await only()).toMatchObject({ state: 'delivered' })
    expect(receiver.received).toHaveLength(1)
  })

  it('mail that is set later is not sent for what waits for its address', async () => {
    setEnv({ MAIL_URL: '' })
    receiver.answer(500)
    await order('key-1')
    setEnv({ MAIL_URL: server.url })
    receiver.answer(200)
    await again()
    expect(server.mails).toEqual([])
    expect(await only()).toMatchObject({ state: 'delivered' })
  })

  it('mail that is switched off is waited for, and said', async () => {
    server.faults = ['later']
    await order('key-1')
    delete process.env.MAIL_URL
    await again()
    expect(await only()).toMatchObject({ state: 'pending', failure: 'MAIL_URL is not set' })
  })
})

describe('a visitor who writes what a mail header understands', () => {
  it('adds no header, no recipient and no line of ours', async () => {
    const lead = {
      id: 'B'.repeat(26),
      form: 'chat' as const,
      receivedAt: ago(0),
      record: {
        name: 'Ann\r\nBcc: all@evil.example',
        email: 'ann@example.com\r\nBcc: all@evil.example',
        'Subject\r\nBcc': 'x',
        message: 'Hello\n.\nReference: RW-FALSE1\n\u001b[31m',
      },
    }
    const outcome = await sendMail(lead, mailDestination(REAL) as MailDestination, { timeLimitMs: 5_000 })
    expect(outcome).toEqual({ ok: true })
    const [mail] = server.mails
    expect(mail?.recipients).toEqual(['office@riverway.example'])
    const [head = '', ...rest] = mail?.text.split('\r\n\r\n') ?? []
    const body = rest.join('\n')
    expect(head).not.toMatch(/bcc|evil|reply-to/i)
    expect(body).not.toMatch(/^(Bcc|Reference: RW-FALSE1)/im)
    expect(body).toContain('Hello')
    expect(mail?.text).not.toContain('\u001b')
  })

  it.each(['a,b@example.com', 'a@example.com,b@example.com', '"a b"@example.com', '<a@b.c>'])(
    'has no reply sent to %p',
    async (email) => {
      const lead = { id: 'C'.repeat(26), form: 'chat' as const, receivedAt: ago(0), record: { email } }
      await sendMail(lead, mailDestination(REAL) as MailDestination, { timeLimitMs: 5_000 })
      expect(server.mails[0]?.text).not.toMatch(/^Reply-To/im)
    },
  )
})

describe('the settings', () => {
  const source = {
    MAIL_URL: 'smtps://me%40firm.example:secret@mail.example',
    MAIL_TO: 'a@firm.example, b@firm.example',
  }

  it('name server, recipients and sender', () => {
    expect(mailDestination(REAL, source)).toMatchObject({
      kind: 'mail',
      to: ['a@firm.example', 'b@firm.example'],
      from: 'me@firm.example',
    })
    expect(mailDestination(REAL, { ...source, MAIL_FROM: 'web@firm.example' })).toMatchObject({
      from: 'web@firm.example',
    })
    expect(mailDestination(REAL, { MAIL_TO: 'a@firm.example' })).toBeUndefined()
  })

  it.each([
    [{ MAIL_URL: 'https://mail.example' }, 'MAIL_URL is no address of a mail server'],
    [{ MAIL_TO: '' }, 'MAIL_TO is not set'],
    [{ MAIL_TO: 'office' }, 'MAIL_TO is no e-mail address'],
    [{ MAIL_FROM: 'Office <a@b.example>' }, 'MAIL_FROM is no e-mail address'],
  ])('with %j wait, and say why without a password', (change, reason) => {
    expect(mailDestination(REAL, { ...source, ...change })).toEqual({ kind: 'unusable', reason })
  })

  it('of the public site do not reach a preview', async () => {
    const preview = { isPreview: true, settingPrefix: 'DEPLOY_PREVIEW_' }
    expect(mailDestination(preview, source)).toBeUndefined()
    const own = { DEPLOY_PREVIEW_MAIL_URL: 'smtp://trial.example', DEPLOY_PREVIEW_MAIL_TO: 'me@firm.example' }
    expect(mailDestination(preview, { ...source, ...own })).toMatchObject({ to: ['me@firm.example'] })
    await order('key-1', { deploy: { context: 'deploy-preview' } })
    expect(server.mails).toEqual([])
  })

  it('never send a password over a line that is not encrypted', async () => {
    setEnv({ MAIL_URL: server.url.replace('//127.0.0.1', '//me:secret@127.0.0.1.nip.invalid') })
    const lead = {
      id: 'D'.repeat(26),
      form: 'order' as const,
      record: validLead('order'),
      receivedAt: ago(0),
    }
    const destination = mailDestination(REAL) as MailDestination
    destination.server.hostname = '0.0.0.0'
    const outcome = await sendMail(lead, destination, { timeLimitMs: 5_000 })
    expect(outcome).toMatchObject({ ok: false })
    expect(server.mails).toEqual([])
  })
})

async function order(key: string, overrides: object = {}) {
  const request = new Request('http://localhost/api/leads/order', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(validLead('order')),
  })
  const response = await leads(request, context(overrides))
  expect(response.status).toBe(202)
  return (await response.json()) as { id: string }
}

/** Makes what waits due and sends it, as `npm run leads -- --retry` does. */
async function again() {
  await makeDue(store())
  await redeliver(new Request('http://localhost'), context())
}

async function until(isSo: () => Promise<boolean>) {
  for (let tries = 0; tries < 200 && !(await isSo()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 25))
}
