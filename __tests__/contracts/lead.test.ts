import { type ValidationError } from 'yup'
import { HONEYPOT_FIELD } from '@/contracts/honeypot'
import { isLeadForm, LEAD_LIMITS, LEAD_NAMES, reference, type LeadForm } from '@/contracts/lead'
import { LEAD_SCHEMAS } from '@/features/lead-form/form-groups'
import { validLead } from '../support/leads'

/** First message of each field that is wrong. */
async function problems(form: LeadForm, values: object) {
  try {
    await LEAD_SCHEMAS[form].validate(values, { abortEarly: false })
    return {}
  } catch (error) {
    const { inner } = error as ValidationError
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]).reverse()) as Record<
      string,
      string
    >
  }
}

describe.each(LEAD_NAMES)('the %s form', (form) => {
  it('takes a complete enquiry as it is', async () => {
    const lead = validLead(form)
    await expect(LEAD_SCHEMAS[form].validate(lead)).resolves.toEqual(lead)
  })

  it('drops what it does not know, the honeypot too', async () => {
    const lead = validLead(form)
    const checked = await LEAD_SCHEMAS[form].validate({ ...lead, isAdmin: 'yes', [HONEYPOT_FIELD]: '' })
    expect(checked).toEqual(lead)
  })

  it('starts empty, with its own source', () => {
    const { source, ...fields } = LEAD_SCHEMAS[form].getDefault()
    expect(source).toBe(validLead(form).source)
    expect(new Set(Object.values(fields))).toEqual(new Set(['']))
  })

  it.each(['plain', '@b.co', 'a@b', 'a b@c.co', 'a@b..co', 'a@b.co, c@d.co', ''])(
    'refuses %p as e-mail',
    async (email) => {
      expect(await problems(form, { ...validLead(form), email })).toEqual({
        email: 'Please enter a valid email address',
      })
    },
  )

  it('bounds the length of every field', async () => {
    const tooLong = Object.fromEntries(Object.keys(validLead(form)).map((field) => [field, 'x'.repeat(4001)]))
    const wrong = await problems(form, tooLong)
    expect(Object.keys(wrong).sort()).toEqual(Object.keys(validLead(form)).sort())
  })

  it('wants a time in ISO form, or none', async () => {
    expect(await problems(form, { ...validLead(form), timestamp: '' })).toEqual({})
    expect(await problems(form, { ...validLead(form), timestamp: 'yesterday' })).toHaveProperty('timestamp')
    expect(await problems(form, { ...validLead(form), timestamp: '2026-13-45T99:00:00Z' })).toHaveProperty(
      'timestamp',
    )
  })
})

it('says what the order form wants in the words of the specification', async () => {
  expect(await problems('order', {})).toEqual({
    firstName: 'First name must be at least 2 characters',
    lastName: 'Last name must be at least 2 characters',
    email: 'Please enter a valid email address',
    phoneNumber: 'Phone number must be at least 10 digits',
    postcode: 'Please enter a valid postcode',
    preferredStyle: 'Please select a door style',
    preferredColor: 'Please select a door color',
    adSource: 'Please select where you saw the advertisement',
  })
})

it.each([
  ['firstName', 'A', 'Al'],
  ['lastName', 'B', 'Bo'],
  ['phoneNumber', '012345678', '0123456789'],
  ['phoneNumber', '012345678', 'any letters'],
  ['postcode', 'CM20', 'CM202'],
])('counts the characters of %s in an order: %p is too short, %p is not', async (field, short, long) => {
  expect(await problems('order', { ...validLead('order'), [field]: short })).toHaveProperty(field)
  expect(await problems('order', { ...validLead('order'), [field]: long })).toEqual({})
})

it.each([
  ['brochure', ['firstName', 'lastName', 'email']],
  ['quote', ['name', 'email']],
  ['service', ['name', 'email', 'service']],
  ['expert', ['firstName', 'lastName', 'email', 'message']],
] as const)('wants of the %s form no more than %p', async (form, required) => {
  expect(Object.keys(await problems(form, {})).sort()).toEqual([...required].sort())
})

it('makes one line of a name and keeps the lines of a message', async () => {
  const lead = { ...validLead('quote'), name: '  Ann\r\nBcc:  x ', message: ' one\ntwo ' }
  await expect(LEAD_SCHEMAS.quote.validate(lead)).resolves.toMatchObject({
    name: 'Ann Bcc: x',
    message: 'one\ntwo',
  })
})

it('judges a long e-mail address quickly', async () => {
  const started = Date.now()
  await problems('quote', { name: 'Ann', email: `a@${'.a'.repeat(50_000)} ` })
  expect(Date.now() - started).toBeLessThan(500)
})

it('lets a message be as long as the limit and no longer', async () => {
  const lead = validLead('expert')
  expect(await problems('expert', { ...lead, message: 'x'.repeat(LEAD_LIMITS.message) })).toEqual({})
  expect(await problems('expert', { ...lead, message: 'x'.repeat(LEAD_LIMITS.message + 1) })).toEqual({
    message: 'Please use at most 4000 characters',
  })
})

it('knows forms by their own names only', () => {
  expect(LEAD_NAMES.every(isLeadForm)).toBe(true)
  expect(['', 'constructor', '__proto__', 'toString', 'Quote'].filter(isLeadForm)).toEqual([])
})

it('gives the visitor a short reference', () => {
  expect(reference('0123456789ABCDEFGHJK7K3F9Q')).toBe('RW-7K3F9Q')
})
