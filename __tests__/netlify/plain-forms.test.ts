import { parse } from 'node-html-parser'
import enquiry from '../../netlify/functions/enquiry'
import leads from '../../netlify/functions/leads'
import { contentKeys } from '../../netlify/lib/content-key'
import { FORM_GROUPS } from '../../netlify/content/forms'
import { HONEYPOT_FIELD } from '../../src/contracts/honeypot'
import { LEAD_NAMES, reference, type LeadForm } from '../../src/contracts/lead'
import { useBlobs } from '../support/blobs'
import { context, store } from '../support/intake'
import { validLead } from '../support/leads'

const SITE = 'https://www.riverway.example'
const blobs = useBlobs()

it.each(LEAD_NAMES)('a %s form that the browser sends by itself is stored and thanked for', async (form) => {
  const { timestamp, source, ...typed } = validLead(form)
  const response = await post(form, typed)
  expect(response.status).toBe(303)
  const [lead] = await store().list()
  expect(lead).toMatchObject({ form, record: { ...typed, source } })
  expect(lead?.record.timestamp).not.toBe(timestamp)
  const told = reference(lead?.id ?? '')
  expect(response.headers.get('location')).toBe(`/api/enquiry/thank-you?reference=${told}`)
  const thanks = await look('thank-you', `?reference=${told}`)
  expect(thanks.document.querySelector('main')?.text).toContain(`Your reference is ${told}`)
})

it('is one enquiry, however often it is pressed, and another when it says something else', async () => {
  const typed = fieldsOf('quote')
  const answers = await Promise.all([post('quote', typed), post('quote', typed), post('quote', typed)])
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
  expect(await store().list()).toHaveLength(1)
  await post('quote', { ...typed, message: 'Three windows' })
  expect(await store().list()).toHaveLength(2)
})

it('is one enquiry although the clock struck between two presses', async () => {
  const typed = fieldsOf('quote')
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 22, 9, 9, 59))
  await post('quote', typed)
  clock.mockReturnValue(Date.UTC(2026, 10, 22, 9, 10, 1))
  await post('quote', typed)
  clock.mockRestore()
  expect(await store().list()).toHaveLength(1)
  const { current, previous } = contentKeys(typed, 0)
  expect(current).not.toBe(previous)
})

it.each(LEAD_NAMES)(
  'a %s form with faults comes back filled in, with the errors beside the fields',
  async (form) => {
    const response = await post(form, { ...fieldsOf(form), email: `"><script>nobody`, message: '\n<b>&' })
    expect(response.status).toBe(422)
    const document = parse(await response.text(), { blockTextElements: {} })
    const email = document.querySelector('input[name="email"]')
    expect(email?.getAttribute('value')).toBe('"><script>nobody')
    expect(email?.getAttribute('aria-invalid')).toBe('true')
    const message = document.getElementById(email?.getAttribute('aria-describedby') ?? '')
    expect(message?.text).toBe('Please enter a valid email address')
    expect(document.querySelector('script')).toBeNull()
    for (const { name } of FORM_GROUPS[form].flatMap(({ fields }) => fields)) {
      const control = document.querySelector(`[name="${name}"]`)
      expect(document.querySelector(`label[for="${control?.id}"]`)).not.toBeNull()
      if (control?.tagName === 'SELECT') {
        expect(control.querySelector('[selected]')?.text).toBe(fieldsOf(form)[name])
      } else if (name === 'message') expect(control?.text.trim()).toBe('<b>&')
      else if (name !== 'email') expect(control?.getAttribute('value')).toBe(fieldsOf(form)[name])
    }
    expect(document.querySelector('form')?.getAttribute('action')).toBe(`/api/leads/${form}`)
    expect(await store().list()).toEqual([])
  },
)

it.each([
  ['another site', 'https://elsewhere.example'],
  ['a page without an address', 'null'],
])('is refused from %s', async (_, origin) => {
  const response = await post('quote', fieldsOf('quote'), { Origin: origin })
  expect([response.status, response.headers.get('content-type')]).toEqual([403, 'text/html; charset=utf-8'])
  expect(await store().list()).toEqual([])
})

it('is thanked for and thrown away when the hidden field is filled in', async () => {
  expect((await post('quote', { ...fieldsOf('quote'), [HONEYPOT_FIELD]: 'x' })).status).toBe(303)
  expect(await store().list()).toEqual([])
})

it('comes back filled in when it could not be kept', async () => {
  jest.spyOn(console, 'error').mockImplementation()
  blobs.breakIt()
  const response = await post('quote', fieldsOf('quote'))
  expect(response.status).toBe(502)
  const document = parse(await response.text())
  expect(document.querySelector('[role="alert"]')?.text).toContain('please try again or call us')
  expect(document.querySelector('[name="name"]')?.getAttribute('value')).toBe('Ann Miller')
}, 30_000)

it('is refused as a page when it is too large or goes to no form', async () => {
  const tooLarge = await post('quote', { message: 'x'.repeat(40_000) })
  expect(tooLarge.status).toBe(413)
  expect(parse(await tooLarge.text()).querySelector('main')?.text).toContain('please shorten your message')
  expect((await post('constructor' as LeadForm, {})).status).toBe(404)
})

it.each(LEAD_NAMES)(
  'the %s form stands on a page of its own, with all that the form on the site asks',
  async (form) => {
    const { status, document, headers } = await look(form, '?service=Acoustic%20Glazing')
    expect(status).toBe(200)
    const names = document.querySelectorAll('form [name]').map((control) => control.getAttribute('name'))
    const asked = FORM_GROUPS[form].flatMap(({ fields }) => fields.map(({ name }) => name))
    expect(names).toEqual([...asked, HONEYPOT_FIELD])
    const chosen = document.querySelector('select[name="service"] [selected]')?.text
    expect(chosen).toBe(asked.includes('service') ? 'Acoustic Glazing' : undefined)
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*form-action 'self'/)
    expect(headers.get('x-robots-tag')).toBe('noindex')
  },
)

it('says on its page that it stays in the preview', async () => {
  process.env.CONTEXT = 'branch-deploy'
  const { document } = await look('quote')
  process.env.CONTEXT = 'production'
  const { document: real } = await look('quote')
  delete process.env.CONTEXT
  expect(document.querySelector('aside')?.text).toBe('Preview: enquiries stay here')
  expect(real.querySelector('aside')).toBeNull()
})

it('shows no reference that is none, and sends who is lost to the contact page', async () => {
  expect((await look('thank-you', '?reference=<b>')).status).toBe(302)
  expect((await look('nothing')).headers.get('location')).toBe('/contact')
})

function fieldsOf(form: LeadForm): Record<string, string> {
  const typed: Record<string, string> = { ...validLead(form) }
  delete typed.timestamp
  delete typed.source
  return typed
}

function post(form: LeadForm, values: Record<string, string>, headers: Record<string, string> = {}) {
  const request = new Request(`${SITE}/api/leads/${form}`, {
    method: 'POST',
    headers: { Origin: SITE, ...headers },
    body: new URLSearchParams(values),
  })
  return leads(request, context({ params: { form } }))
}

async function look(name: string, query = '') {
  const response = enquiry(
    new Request(`${SITE}/api/enquiry/${name}${query}`),
    context({ params: { page: name } }),
  )
  const { status, headers } = response
  return { status, headers, document: parse(await response.text()) }
}
