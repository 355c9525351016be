import { sweepHourly } from '../../netlify/lib/sweep'
import { useBlobs } from '../support/blobs'
import { ago, deliverDue, kept, pending, store } from '../support/intake'
import { useEnv, useReceiver } from '../support/receiver'

const DAY_MS = 24 * 60 * 60_000
const receiver = useReceiver()
const setEnv = useEnv()
useBlobs()

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation()
  setEnv({ ORDER_WEBHOOK_URL: `${receiver.address}/hooks/a/webhook-trigger/b` })
})

describe('the hourly sweep', () => {
  it('deletes delivered enquiries after 30 days and all others after 180', async () => {
    jest.spyOn(console, 'error').mockImplementation()
    await kept('a', { state: 'delivered', receivedAt: ago(40 * DAY_MS), deliveredAt: ago(31 * DAY_MS) })
    const young = await kept('b', {
      state: 'delivered',
      receivedAt: ago(40 * DAY_MS),
      deliveredAt: ago(29 * DAY_MS),
    })
    await kept('c', { state: 'stored', receivedAt: ago(181 * DAY_MS) })
    const inbox = await kept('d', { state: 'stored', receivedAt: ago(31 * DAY_MS) })
    await kept('e', { state: 'dead', receivedAt: ago(181 * DAY_MS) })
    await deliverDue()
    expect((await store().ids()).sort()).toEqual([young.id, inbox.id].sort())
  })

  it('finds pending enquiries without a due mark', async () => {
    const lead = await kept('a', { state: 'pending', nextAt: ago(1) })
    await deliverDue()
    expect(await store().due.ids()).toEqual([lead.id])
    await deliverDue()
    expect(receiver.received).toHaveLength(1)
  })

  it('keeps the due mark of an enquiry that is still being written', async () => {
    const id = 'A'.padEnd(26, '0')
    await store().due.mark(id)
    await sweepHourly(store())
    await kept('a', { state: 'pending', nextAt: ago(1) })
    await deliverDue()
    expect(receiver.received).toHaveLength(1)
  })

  it('removes a due mark without an enquiry after an hour', async () => {
    await store().due.mark('A'.padEnd(26, '0'))
    await sweepHourly(store(), Date.now() + 61 * 60_000)
    expect(await store().due.ids()).toEqual([])
  })

  it('keeps the due mark of an enquiry that the list missed', async () => {
    const lead = await pending({ nextAt: ago(1) })
    await sweepHourly({ ...store(), list: () => Promise.resolve([]) }, Date.now() + 61 * 60_000)
    expect(await store().due.ids()).toEqual([lead.id])
  })
})
