import ghlWebhook from '../../netlify/functions/ghl-webhook'
import leads from '../../netlify/functions/leads'
import { HONEYPOT_FIELD } from '../../src/contracts/honeypot'
import { ELAPSED_FIELD, type LeadForm } from '../../src/contracts/lead'
import { useBlobs } from '../support/blobs'
import { context } from '../support/intake'
import { validLead } from '../support/leads'
import { useEnv, useReceiver } from '../support/receiver'

/** What a receiver gets of each form: specification, sections 4 and 7. */
const KEYS: Record<LeadForm, string[]> = {
  brochure: ['firstName', 'lastName', 'email', 'phone', 'postcode', 'message', 'timestamp', 'source'],
  quote: ['name', 'email', 'phone', 'service', 'message', 'source', 'timestamp'],
  order: [
    'firstName',
    'lastName',
    'email',
    'phoneNumber',
    'postcode',
    'preferredStyle',
    'preferredColor',
    'adSource',
    'timestamp',
    'source',
  ],
  service: ['name', 'email', 'phone', 'service', 'message', 'source', 'timestamp'],
  expert: ['firstName', 'lastName', 'email', 'phone', 'message', 'source', 'timestamp'],
}
/** What the browser adds for its own ends. */
const OWN = { [HONEYPOT_FIELD]: '', [ELAPSED_FIELD]: 5_000 }
const FORMS = Object.keys(KEYS) as LeadForm[]

const receiver = useReceiver()
const setEnv = useEnv()
useBlobs()

it.each(FORMS)('the webhook of the %s form gets its fields and nothing else', async (form) => {
  setEnv({ [`${form.toUpperCase()}_WEBHOOK_URL`]: `${receiver.address}/hook` })
  const record = { ...validLead(form), ...OWN }
  const request = post(`api/leads/${form}`, 'application/json', JSON.stringify(record))
  expect((await leads(request, context({ params: { form } }))).status).toBe(202)
  expect(receiver.received.map(({ body }) => Object.keys(body as object))).toEqual([KEYS[form]])
  expect(receiver.received[0]?.body).toEqual(validLead(form))
})

it.each(FORMS)(
  'the webhook of the %s form submitted without script gets its fields and nothing else',
  async (form) => {
    setEnv({ [`${form.toUpperCase()}_WEBHOOK_URL`]: `${receiver.address}/hook` })
    const record = { ...validLead(form), [HONEYPOT_FIELD]: '', [ELAPSED_FIELD]: '5000' }
    const type = 'application/x-www-form-urlencoded'
    const request = post(`api/leads/${form}`, type, new URLSearchParams(record).toString())
    expect((await leads(request, context({ params: { form } }))).status).toBe(303)
    expect(receiver.received.map(({ body }) => Object.keys(body as object))).toEqual([KEYS[form]])
  },
)

it('the CRM gets the lead of a chat and nothing else', async () => {
  setEnv({ CRM_WEBHOOK_ALLOW: receiver.address })
  const leadData = {
    name: 'Ann',
    phone: '01632 960001',
    email: 'ann@example.com',
    service: 'Acoustic Glazing',
    urgency: 'high',
    conversation_summary: 'Two windows',
    lead_score: 9,
  }
  const body = JSON.stringify({ leadData, webhookUrl: `${receiver.address}/crm`, ...OWN })
  const request = post('.netlify/functions/ghl-webhook', 'application/json', body)
  request.headers.set('Authorization', 'Bearer public-anon')
  expect((await ghlWebhook(request, context({ params: {} }))).status).toBe(200)
  expect(receiver.received.map((each) => each.body)).toEqual([leadData])
})

function post(address: string, type: string, body: string) {
  return new Request(`http://localhost/${address}`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  })
}
