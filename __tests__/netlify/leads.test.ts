import leads from '../../netlify/functions/leads'
import { LEAD_SCHEMAS } from '../../netlify/content/forms'
import { HONEYPOT_FIELD } from '../../src/contracts/honeypot'
import { LEAD_NAMES } from '../../src/contracts/lead'
import { useBlobs } from '../support/blobs'
import { context, store } from '../support/intake'
import { validLead } from '../support/leads'

const blobs = useBlobs()

describe('an enquiry that is in order', () => {
  it.each(LEAD_NAMES)('of the %s form is stored and answered 202 with its id', async (form) => {
    const response = await post(form, validLead(form), { 'Idempotency-Key': 'key-1' })
    expect(response).toMatchObject({
      status: 202,
      body: { id: expect.stringMatching(/^[0-9A-Z]{26}$/) as string },
    })
    expect(await store().list()).toEqual([
      {
        id: response.body.id,
        form,
        idempotencyKey: 'key-1',
        receivedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        state: 'stored',
        record: validLead(form),
      },
    ])
  })

  it('is stored once, however often and whatever it is sent with the same key', async () => {
    const first = await post('quote', validLead('quote'), { 'Idempotency-Key': 'same' })
    const again = await post('quote', validLead('quote', { name: 'Bob' }), { 'Idempotency-Key': 'same' })
    const broken = await post('quote', { name: '' }, { 'Idempotency-Key': 'same' })
    expect(again).toEqual(first)
    expect(broken).toEqual(first)
    expect(await store().list()).toMatchObject([{ record: { name: 'Ann Miller' } }])
  })

  it('is stored once when it is sent many times at the same moment', async () => {
    const send = () => post('quote', validLead('quote'), { 'Idempotency-Key': 'same' })
    const answers = await Promise.all([send(), send(), send(), send()])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await store().list()).toHaveLength(1)
  })

  it('is another one under another key, on another form, and without a key', async () => {
    await post('quote', validLead('quote'), { 'Idempotency-Key': 'one' })
    await post('quote', validLead('quote'), { 'Idempotency-Key': 'two' })
    await post('service', validLead('service'), { 'Idempotency-Key': 'one' })
    await post('quote', validLead('quote'))
    await post('quote', validLead('quote'))
    expect(await store().list()).toHaveLength(5)
  })

  it('gets the time of arrival when it names none, and its fields in the order of the form', async () => {
    const { name, email } = validLead('quote')
    await post('quote', { email, name })
    const [lead] = await store().list()
    expect(lead?.record.timestamp).toBe(lead?.receivedAt)
    expect(Object.keys(lead?.record ?? {})).toEqual(Object.keys(LEAD_SCHEMAS.quote.fields))
  })

  it('loses fields that the form does not have', async () => {
    await post('quote', { ...validLead('quote'), admin: 'yes' })
    expect(await store().list()).toMatchObject([{ record: validLead('quote') }])
    expect((await store().list())[0]?.record).not.toHaveProperty('admin')
  })

  it('of a deploy preview stays in that preview', async () => {
    await expect(
      post('quote', validLead('quote'), {}, { deploy: { context: 'deploy-preview' } }),
    ).resolves.toMatchObject({
      status: 202,
    })
    expect(await store().list()).toEqual([])
  })
})

describe('a program that fills in the hidden field', () => {
  it('is told what everybody is told, and nothing is stored', async () => {
    const response = await post('quote', { ...validLead('quote'), [HONEYPOT_FIELD]: 'http://spam' })
    expect(response).toMatchObject({
      status: 202,
      body: { id: expect.stringMatching(/^[0-9A-Z]{26}$/) as string },
    })
    expect(await store().list()).toEqual([])
  })
})

describe('a refusal', () => {
  it('400 names the fields that are wrong', async () => {
    const response = await post('quote', { name: '', email: 'nobody' })
    expect(response).toMatchObject({
      status: 400,
      body: {
        error: expect.any(String) as string,
        fields: { name: 'Please enter your name', email: 'Please enter a valid email address' },
      },
    })
  })

  it.each([5, true, ['a'], { toString: 'x' }])('400 for %j where text is wanted', async (name) => {
    expect(await post('quote', { ...validLead('quote'), name })).toMatchObject({
      status: 400,
      body: { fields: { name: 'Must be text' } },
    })
  })

  it.each(['', '{', 'null', '[]', '"text"', '7'])('400 for %p, which is no JSON object', async (body) => {
    expect(await post('quote', body)).toMatchObject({
      status: 400,
      body: { error: 'The body must be a JSON object' },
    })
  })

  it('400 for keys that reach for the prototype, and leaves it alone', async () => {
    const response = await post(
      'quote',
      '{"__proto__":{"name":"Ann","email":"a@b.co"},"constructor":{"prototype":{"x":1}}}',
    )
    expect(response.status).toBe(400)
    expect({}).not.toHaveProperty('x')
  })

  it.each(['', 'a'.repeat(201), 'with space'])('400 for the key %p', async (key) => {
    expect(await post('quote', validLead('quote'), { 'Idempotency-Key': key })).toMatchObject({ status: 400 })
  })

  it.each(['unknown', 'constructor', '__proto__'])('404 for the form %p', async (form) => {
    expect(await post(form, validLead('quote'))).toMatchObject({
      status: 404,
      body: { error: 'There is no such form' },
    })
  })

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'])(
    '405 for %s, saying what is possible',
    async (method) => {
      const response = await leads(
        new Request('http://localhost/api/leads/quote', { method }),
        context({ params: { form: 'quote' } }),
      )
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('POST')
    },
  )

  it('413 for more than 32 KB, announced or not', async () => {
    const body = JSON.stringify({ ...validLead('quote'), message: 'x'.repeat(33 * 1024) })
    expect(await post('quote', body)).toMatchObject({ status: 413 })
    expect(await post('quote', body, { 'Content-Length': '10' })).toMatchObject({ status: 413 })
    expect(await post('quote', '{}', { 'Content-Length': '99999' })).toMatchObject({ status: 413 })
  })

  it.each(['text/plain', 'multipart/form-data', 'application/jsonp', ''])(
    '415 for the type %p',
    async (type) => {
      expect(await post('quote', validLead('quote'), { 'Content-Type': type })).toMatchObject({ status: 415 })
    },
  )

  it('takes JSON with a character set', async () => {
    const type = 'application/json; charset=utf-8'
    expect(await post('quote', validLead('quote'), { 'Content-Type': type })).toMatchObject({ status: 202 })
  })

  it('429 for the 21st request of a visitor in a minute, with the time to wait; others go on', async () => {
    const ip = '203.0.113.9'
    for (let count = 0; count < 20; count++) expect((await post('quote', {}, {}, { ip })).status).toBe(400)
    const { status, headers } = await post('quote', validLead('quote'), {}, { ip })
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await post('quote', validLead('quote'), { 'X-Forwarded-For': ip })).status).toBe(202)
  })

  it('502 when it cannot be stored, without a word about the visitor in the log', async () => {
    blobs.breakIt()
    const log = jest.spyOn(console, 'error').mockImplementation()
    expect(await post('quote', validLead('quote'))).toMatchObject({
      status: 502,
      body: { error: expect.any(String) as string },
    })
    expect(log).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/Ann|Miller|example\.com/)
  })
})

it('answers with JSON that no cache keeps', async () => {
  const { headers } = await post('quote', {})
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('cache-control')).toBe('no-store')
})

/** Sends a body (an object as JSON, text as it is) as a visitor of its own. */
async function post(
  form: string,
  body: unknown,
  headers: Record<string, string> = {},
  overrides: object = {},
) {
  const request = new Request(`http://localhost/api/leads/${form}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const response = await leads(request, context({ params: { form }, ...overrides }))
  const answer = (await response.json()) as { id?: string; error?: string; fields?: Record<string, string> }
  return { status: response.status, headers: response.headers, body: answer }
}
