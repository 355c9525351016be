import ghlWebhook from '../../netlify/functions/ghl-webhook'
import { mailDestination, type MailDestination } from '../../netlify/lib/mail-destination'
import { sendMail } from '../../netlify/lib/send-mail'
import { reference } from '../../src/contracts/lead'
import { ago, context, deliverAll, deliverDue, only, order, store } from '../support/intake'
import { validLead } from '../support/leads'
import { REAL, useMail } from '../support/mail'
import { useReceiver } from '../support/receiver'

const receiver = useReceiver()
const { server, setEnv } = useMail()

describe('with e-mail as the only destination', () => {
  it('an enquiry is mailed in full with its reference, and replies go to the visitor', async () => {
    const { id, status } = await order('key-1')
    expect(status).toBe(202)
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

  it('is mailed once when submitted several times with the same key', async () => {
    await Promise.all([order('same'), order('same'), order('same')])
    await deliverDue()
    expect(server.mails).toHaveLength(1)
  })

  it('a chat lead is mailed too', async () => {
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
    '(%s): the enquiry stays pending, is not logged, and is mailed once on retry',
    async (fault, failure) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation()
      server.faults = [fault]
      await order('key-1')
      const lead = await only()
      expect(lead).toMatchObject({ state: 'pending', attempts: 1 })
      expect(lead?.failure).toMatch(failure)
      expect(JSON.stringify([warn.mock.calls, lead?.failure])).not.toMatch(/Ann|Miller|example\.com|960001/)
      server.faults = ['take']
      await deliverAll()
      await deliverAll()
      expect(server.mails).toHaveLength(1)
      expect(await only()).toMatchObject({ state: 'delivered', attempts: 2 })
    },
  )

  it('refusing the connection: the enquiry stays pending', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    setEnv({ MAIL_URL: 'smtp://127.0.0.1:9' })
    await order('key-1')
    expect((await only())?.failure).toMatch(/^no connection to the mail server \(E/)
    setEnv({ MAIL_URL: server.url })
    await deliverAll()
    expect(server.mails).toHaveLength(1)
  })

  it('not answering: the timeout closes the connection', async () => {
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

  it('losing its reply: the second mail has the same Message-ID', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    server.faults = ['lose', 'take']
    await order('key-1')
    await deliverAll()
    expect(server.mails).toHaveLength(2)
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1)
  })

  it('failing in every way in turn: each of twelve enquiries arrives exactly once by each destination', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    setEnv({ ORDER_WEBHOOK_URL: receiver.address })
    server.faults = ['later', 'cut', 'take', 'never', 'unknown', 'cut', 'take', 'later', 'take']
    let count = 0
    receiver.behave = (response) => response.writeHead((count += 1) % 3 === 0 ? 500 : 200).end()
    const keys = Array.from({ length: 12 }, (_, index) => `key-${index}`)
    for (const key of keys) await order(key)
    for (let round = 0; round < 6; round += 1) await deliverAll()
    expect((await store().list()).map(({ state }) => state)).toEqual(keys.map(() => 'delivered'))
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(12)
    expect(server.mails).toHaveLength(12)
    const taken = receiver.received.filter((_, index) => (index + 1) % 3 !== 0)
    expect(taken.map(({ headers }) => headers['idempotency-key']).sort()).toEqual([...keys].sort())
  }, 60_000)
})

describe('with a webhook and e-mail', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation()
    setEnv({ ORDER_WEBHOOK_URL: receiver.address })
  })

  it('a destination that has received the enquiry does not get it again', async () => {
    server.faults = ['later']
    await order('key-1')
    const lead = await only()
    expect(lead).toMatchObject({ state: 'pending', awaits: ['webhook', 'mail'] })
    expect(Object.keys(lead?.receipts ?? {})).toEqual(['webhook'])
    server.faults = ['take']
    await deliverAll()
    expect([receiver.received.length, server.mails.length]).toEqual([1, 1])
    expect(await only()).toMatchObject({ state: 'delivered' })
  })

  it('a receipt is stored while the other destination is still pending', async () => {
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

  it('mail configured later is not sent for enquiries already pending', async () => {
    setEnv({ MAIL_URL: '' })
    receiver.answer(500)
    await order('key-1')
    setEnv({ MAIL_URL: server.url })
    receiver.answer(200)
    await deliverAll()
    expect(server.mails).toEqual([])
    expect(await only()).toMatchObject({ state: 'delivered' })
  })

  it('an enquiry waits for mail that is no longer configured, and says why', async () => {
    server.faults = ['later']
    await order('key-1')
    delete process.env.MAIL_URL
    await deliverAll()
    expect(await only()).toMatchObject({ state: 'pending', failure: 'MAIL_URL is not set' })
  })
})

async function until(isSo: () => Promise<boolean>) {
  for (let tries = 0; tries < 200 && !(await isSo()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 25))
}
