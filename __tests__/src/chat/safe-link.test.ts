import { isPage, safeLink } from '@/features/chat/safe-link'
import company from '../../support/company'

const link = (href: string | undefined) => safeLink(href, company)

it.each(['/', '/doors/composite', '/#products', '/services?q=misted', '/brochures/composite.pdf'])(
  'leads to %s of the site',
  (href) => expect(link(href)).toBe(href),
)

it('leads to the firm’s own phone, WhatsApp and e-mail', () => {
  expect(link('tel:01632 960417')).toBe(company.phoneHref)
  expect(link(company.phoneInternationalHref)).toBe(company.phoneInternationalHref)
  const whatsapp = `https://wa.me/${company.whatsappNumber}?text=Hello`
  expect(link(whatsapp)).toBe(whatsapp)
  expect(link(`mailto:${company.email}`)).toBe(`mailto:${company.email}`)
})

it.each([
  undefined,
  '',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'https://wa.me/449999999999',
  'https://wa.me.evil.example/447700900417',
  'mailto:someone@evil.example',
  'tel:0900123456',
  'doors/composite',
  '#content',
  'blob:x',
])('leads nowhere else: %j', (href) => expect(link(href)).toBeUndefined())

it('tells pages from files', () => {
  expect(isPage('/doors/composite?x=1.5#a')).toBe(true)
  expect(isPage('/brochures/composite.pdf')).toBe(false)
  expect(isPage('tel:01632960417')).toBe(false)
})
