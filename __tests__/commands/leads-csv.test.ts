import { parse } from 'papaparse'
import { leadsCsv } from '../../netlify/lib/leads-csv'
import type { Lead } from '../../netlify/lib/lead-store'
import { validLead } from '../support/leads'

const lead: Lead = {
  id: '0123456789ABCDEFGHJK7K3F9Q',
  form: 'quote',
  idempotencyKey: 'key',
  receivedAt: '2026-11-20T09:00:00.000Z',
  state: 'stored',
  record: validLead('quote'),
}

it.each(['=1+1', '+44 1632', '-1', '@SUM(A1)', '\t=1', '  =1', '\r=1', '\uff1d1', '|cmd'])(
  'takes the power from %p',
  (message) => {
    expect(cells({ ...lead, record: validLead('quote', { message }) }).message).toBe(`'${message}`)
  },
)

it('writes one column for each field of any enquiry, and quotes what needs it', () => {
  const row = cells({ ...lead, record: validLead('quote', { message: 'a "b", c\nd' }) })
  expect(row).toMatchObject({
    reference: 'RW-7K3F9Q',
    state: 'stored',
    name: 'Ann Miller',
    message: 'a "b", c\nd',
  })
})

it('lets no field of a chat stand in for one of ours', () => {
  expect(cells({ ...lead, form: 'chat', record: { state: 'x' } })).toMatchObject({
    state: 'stored',
    field_state: 'x',
  })
})

function cells(one: Lead) {
  const { data } = parse<Record<string, string>>(leadsCsv([one]), { header: true })
  return data[0] ?? {}
}
