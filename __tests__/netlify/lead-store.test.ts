import type { Store } from '@netlify/blobs'
import { leadId, leadStore, type Lead } from '../../netlify/lib/lead-store'
import { validLead } from '../support/leads'

const lead: Lead = {
  id: leadId('quote', 'key'),
  form: 'quote',
  idempotencyKey: 'key',
  receivedAt: '2026-11-20T09:00:00.000Z',
  state: 'stored',
  record: validLead('quote'),
}

/** A store that answers as told. */
function fakeStore(answers: Partial<Record<'getWithMetadata' | 'setJSON' | 'list', unknown>>) {
  const methods = Object.entries(answers).map(([name, answer]) => [name, jest.fn().mockResolvedValue(answer)])
  return Object.fromEntries(methods) as unknown as Store
}

it('gives the same key on the same form the same id, and no other', () => {
  expect(leadId('quote', 'key')).toBe(lead.id)
  expect(new Set([lead.id, leadId('quote', 'other'), leadId('order', 'key')]).size).toBe(3)
  expect(lead.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
})

it('does not take a server error for a stored enquiry, as the Blobs client does', async () => {
  const store = leadStore(fakeStore({ setJSON: { modified: true, etag: '' }, getWithMetadata: null }))
  await expect(store.add(lead)).rejects.toThrow('did not keep')
})

it('is content when the enquiry is there although the answer was odd', async () => {
  const store = leadStore(
    fakeStore({ setJSON: { modified: true, etag: '' }, getWithMetadata: { data: lead, etag: '1' } }),
  )
  await expect(store.add(lead)).resolves.toEqual({ lead, etag: '1' })
})

it('is content when the enquiry was there before', async () => {
  await expect(leadStore(fakeStore({ setJSON: { modified: false } })).add(lead)).resolves.toBeUndefined()
})

it('lists the latest first and passes over half-written files', async () => {
  const later = { ...lead, id: leadId('quote', 'later'), receivedAt: '2026-11-20T10:00:00.000Z' }
  const blobs = [{ key: lead.id }, { key: '.x7f3k' }, { key: later.id }]
  const store = fakeStore({ list: { blobs } })
  store.getWithMetadata = jest.fn((id: string) =>
    Promise.resolve({ data: [lead, later].find((one) => one.id === id) }),
  ) as unknown as Store['getWithMetadata']
  expect((await leadStore(store).list()).map(({ id }) => id)).toEqual([later.id, lead.id])
})

it('never overwrites without knowing the version', async () => {
  await expect(
    leadStore(fakeStore({ setJSON: { modified: true, etag: '1' } })).replace(lead, ''),
  ).rejects.toThrow('version')
})
