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

it.each([
  '=1+1',
  '+44 1632',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '  =1',
  '\r=1',
  '\uff1d1',
  '\uff0b1',
  '\uff0d1',
  '\uff20A1',
  '|cmd',
  '%1',
  '\x01=1',
])('takes the power from %p', (message) => {
  expect(cells({ ...lead, record: validLead('quote', { message }) }).message).toBe(`'${message}`)
})

it('writes one column for each field of any enquiry, and quotes what needs it', () => {
  const row = cells({ ...lead, record: validLead('quote', { message: 'a "b", c\nd' }) })
  expect(row).toMatchObject({
    reference: 'RW-7K3F9Q',
    state: 'stored',
    name: 'Ann Miller',
    message: 'a "b", c\nd',
  })
})

it('leaves a field empty that an enquiry of another form does not have', () => {
  const order = {
    ...lead,
    form: 'order' as const,
    attempts: 2,
    failure: 'answered 500',
    record: validLead('order'),
  }
  const [first, second] = rows([lead, order])
  expect(first).toMatchObject({ attempts: '0', failure: '', preferredStyle: '', service: 'Acoustic Glazing' })
  expect(second).toMatchObject({
    attempts: '2',
    failure: 'answered 500',
    preferredStyle: 'Harrington',
    service: '',
  })
})

it('lets no field of a chat stand in for one of ours', () => {
  expect(cells({ ...lead, form: 'chat', record: { state: 'x', failure: 'y' } })).toMatchObject({
    state: 'stored',
    field_state: 'x',
    failure: '',
    field_failure: 'y',
  })
})

function cells(one: Lead) {
  return rows([one])[0] ?? {}
}

function rows(leads: Lead[]) {
  return parse<Record<string, string>>(leadsCsv(leads), { header: true }).data
}
