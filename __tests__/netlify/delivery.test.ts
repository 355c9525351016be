import { getDeployStore } from '@netlify/blobs'
import { leadStore } from '../../netlify/lib/lead-store'
import { makeDue } from '../../netlify/lib/make-due'
import { toInbox } from '../../src/commands/lib/to-inbox'
import { reference } from '../../src/contracts/lead'
import { useBlobs } from '../support/blobs'
import { ago, deliverAll, deliverDue, kept, only, order, pending, store } from '../support/intake'
import { validLead } from '../support/leads'
import { useEnv, useReceiver } from '../support/receiver'

const DAY_MS = 24 * 60 * 60_000
const receiver = useReceiver()
const setEnv = useEnv()
const blobs = useBlobs()

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation()
  setEnv({ ORDER_WEBHOOK_URL: `${receiver.address}/hooks/a/webhook-trigger/b` })
})

describe('an enquiry with a webhook', () => {
  it('is delivered unchanged, with its idempotency key and the visitor’s reference', async () => {
    const { id } = await order('key-1')
    expect(receiver.received).toEqual([
      {
        url: '/hooks/a/webhook-trigger/b',
        headers: expect.objectContaining({
          'content-type': 'application/json',
          'idempotency-key': 'key-1',
          'x-enquiry-reference': reference(id),
        }) as object,
        body: validLead('order'),
      },
    ])
    expect(await only()).toMatchObject({ state: 'delivered', attempts: 1 })
    expect(await store().due.ids()).toEqual([])
  })

  it('is delivered once when submitted several times with the same key', async () => {
    const answers = await Promise.all([order('same'), order('same'), order('same'), order('same')])
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    await order('same')
    await deliverDue()
    expect(receiver.received).toHaveLength(1)
  })

  it.each([500, 404, 301, 307, 300])('stays pending and is retried after a %d response', async (status) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation()
    receiver.answer(status, { Location: `${receiver.address}/elsewhere` })
    await order('key-1')
    expect(await only()).toMatchObject({ state: 'pending', attempts: 1, failure: `answered ${status}` })
    expect(receiver.received).toHaveLength(1)
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/Ann|Miller|example\.com|960001/)

    await deliverDue()
    expect(receiver.received).toHaveLength(1)
    receiver.answer(204)
    await deliverAll()
    expect(receiver.received.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1'])
    expect(await only()).toMatchObject({ state: 'delivered', attempts: 2 })
  })

  it('stays pending when the connection breaks', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    receiver.behave = (response) => response.socket?.destroy()
    await order()
    expect(await only()).toMatchObject({ state: 'pending', failure: 'no connection (ECONNRESET)' })
  })

  it('is not retried before Retry-After', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    receiver.answer(429, { 'Retry-After': '7200' })
    const before = Date.now()
    await order()
    expect(Date.parse((await only())?.nextAt ?? '')).toBeGreaterThanOrEqual(before + 7_200_000)
  })

  it('answers the visitor before the webhook has responded', async () => {
    let finish = () => {}
    receiver.behave = (response) => void (finish = () => response.writeHead(200).end())
    const works: Promise<unknown>[] = []
    const answer = await order('key-1', { waitUntil: (work: Promise<unknown>) => works.push(work) })
    expect(answer.status).toBe(202)
    expect(await only()).toMatchObject({ state: 'pending', isClaimed: true })
    while (receiver.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    finish()
    await Promise.all(works)
    expect(await only()).toMatchObject({ state: 'delivered' })
  })

  it('is retried when the process that claimed it died', async () => {
    const lead = await pending({ isClaimed: true, attempts: 1, nextAt: ago(1) })
    await deliverDue()
    expect(receiver.received).toMatchObject([{ headers: { 'idempotency-key': lead.idempotencyKey } }])
  })

  it('is not retried while another process is sending it', async () => {
    await pending({ isClaimed: true, attempts: 1, nextAt: ago(-60_000) })
    await deliverDue()
    expect(await makeDue(store())).toEqual({ count: 0, held: [] })
    expect(receiver.received).toEqual([])
  })

  it('is marked dead and logged without personal data after three days, and can still be sent', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation()
    receiver.answer(500)
    await pending({ receivedAt: ago(3 * DAY_MS + 1), nextAt: ago(1) })
    await deliverDue()
    const lead = await only()
    expect(lead).toMatchObject({ state: 'dead' })
    expect(log.mock.calls.join('\n')).toContain(`enquiry ${lead?.id} could NOT BE DELIVERED`)
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/Ann|Miller|example\.com|960001/)
    receiver.answer(200)
    await deliverAll()
    expect(await only()).toMatchObject({ state: 'delivered' })
  })

  it('is sent straight to the webhook when the store is down', async () => {
    jest.spyOn(console, 'error').mockImplementation()
    blobs.breakIt()
    expect(await order()).toMatchObject({ status: 202 })
    expect(receiver.received).toHaveLength(1)
    receiver.answer(500)
    expect(await order()).toMatchObject({ status: 502 })
  }, 30_000)

  it('stays pending while its webhook setting is not a URL', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    setEnv({ ORDER_WEBHOOK_URL: 'hooks.example' })
    expect(await order()).toMatchObject({ status: 202 })
    expect(await only()).toMatchObject({ state: 'pending', failure: 'ORDER_WEBHOOK_URL is no web address' })
  })
})

describe('an enquiry whose webhook is no longer set', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation()
    delete process.env.ORDER_WEBHOOK_URL
  })

  it('stays pending and is delivered once the setting is back', async () => {
    await pending({ nextAt: ago(1) })
    await deliverDue()
    expect(await only()).toMatchObject({ state: 'pending', failure: 'ORDER_WEBHOOK_URL is not set' })
    setEnv({ ORDER_WEBHOOK_URL: `${receiver.address}/back` })
    await deliverAll()
    expect(receiver.received).toMatchObject([{ url: '/back' }])
    expect(await only()).toMatchObject({ state: 'delivered' })
  })

  it.each(['id', 'reference'])('is moved to the inbox by its %s', async (kind) => {
    const { id } = await pending({ nextAt: ago(1), attempts: 2, failure: 'answered 500' })
    await toInbox(store(), [kind === 'id' ? id : reference(id).toLowerCase()])
    expect(await only()).toMatchObject({ state: 'stored', attempts: 2 })
    expect(await store().due.ids()).toEqual([])
  })

  it('is moved to the inbox only by an unambiguous name, and not while it is being sent', async () => {
    await pending({})
    await kept('b', { state: 'stored' })
    await expect(toInbox(store(), ['RW-000000', 'B'.padEnd(26, '0')])).rejects.toThrow(
      'No enquiry that waits for delivery is called B',
    )
    await kept('c', { state: 'dead' })
    await expect(toInbox(store(), ['RW-000000'])).rejects.toThrow('the reference of several enquiries')
    await kept('d', { isClaimed: true, nextAt: ago(-60_000) })
    await expect(toInbox(store(), ['D'.padEnd(26, '0')])).rejects.toThrow('is being sent at this moment')
    const states = (await store().list()).map(({ state }) => state).sort()
    expect(states).toEqual(['dead', 'pending', 'pending', 'stored'])
  })
})

describe('a preview', () => {
  it.each(['deploy-preview', 'branch-deploy', 'something-new'])(
    'in the context %s keeps its enquiries in its own store',
    async (name) => {
      await order('one', { deploy: { context: name } })
      setEnv({ CONTEXT: name })
      await order('two', { deploy: { context: 'production' } })
      await order('three', { deploy: undefined })
      expect(receiver.received).toEqual([])
      expect(await store().list()).toEqual([])
      const kept = await leadStore(getDeployStore({ name: 'leads', region: 'eu-central-1' })).list()
      expect(kept.map(({ state }) => state)).toEqual(['stored', 'stored', 'stored'])
    },
  )

  it.each([
    ['deploy-preview', 'DEPLOY_PREVIEW_ORDER_WEBHOOK_URL'],
    ['branch-deploy', 'BRANCH_DEPLOY_ORDER_WEBHOOK_URL'],
  ])('in the context %s forwards to the webhook of %s', async (name, setting) => {
    setEnv({ [setting]: `${receiver.address}/trial` })
    await order('one', { deploy: { context: name } })
    expect(receiver.received).toMatchObject([{ url: '/trial' }])
  })
})
