import { pageSource, trackButton, trackLink } from '@/lib/track-link'

const gtag = jest.fn()

beforeEach(() => {
  gtag.mockReset()
  window.gtag = gtag
  window.history.replaceState(null, '', '/offers/cm23')
})

afterEach(() => Reflect.deleteProperty(window, 'gtag'))

/** The link with the id `link` in this piece of a page. */
function link(html: string) {
  document.body.innerHTML = html
  const found = document.getElementById('link')
  if (!found) throw new Error('There is no link')
  return found
}

const events = () => gtag.mock.calls.map(([, name, fields]: unknown[]) => [name, fields])

it.each([
  ['tel:01632960417', 'call:', 'phone_call'],
  ['https://wa.me/447700900417?text=Hello', 'whatsapp:', 'whatsapp_click'],
  ['mailto:hello@riverway.example', 'email:', 'email_click'],
])('reports %s with the place that it was followed from', (href, to, name) => {
  trackLink(link('<main><a id="link">Call</a></main>'), { to, href, isAction: false })
  expect(events()).toEqual([
    [name, { event_category: 'communication', event_label: 'offer_cm23', source: 'offer_cm23' }],
  ])
})

it.each([
  ['<header><a id="link">Call</a></header>', 'header'],
  ['<footer><a id="link">Call</a></footer>', 'footer'],
  ['<aside data-source="call_bar"><a id="link">Call</a></aside>', 'call_bar'],
  ['<main><header><a id="link">Call</a></header></main>', 'offer_cm23'],
])('names the part of the site: %s', (html, source) => {
  trackLink(link(html), { to: 'call:', href: 'tel:1', isAction: false })
  expect(events()).toEqual([['phone_call', expect.objectContaining({ source })]])
})

it('reports brochures, by their route', () => {
  const element = link('<a id="link">Download Brochure</a>')
  trackLink(element, { to: 'brochure:/doors/comp-door', href: '/brochures/comp-door.pdf', isAction: true })
  trackLink(element, { to: 'flipbook:', href: '/brochures/truframe.pdf', isAction: true })
  expect(events()).toEqual([
    ['brochure_download', expect.objectContaining({ event_label: '/doors/comp-door' })],
    ['brochure_download', expect.objectContaining({ event_label: 'flipbook' })],
  ])
})

it('reports other links only where they are calls to action', () => {
  const element = link('<a id="link"> Get Free Quote </a>')
  trackLink(element, { to: '/contact', href: '/contact', isAction: false })
  trackLink(element, { to: '#order-form', href: '#order-form', isAction: true })
  expect(gtag).not.toHaveBeenCalled()
  trackLink(element, { to: '/contact', href: '/contact', isAction: true })
  expect(events()).toEqual([
    [
      'link_click',
      {
        event_category: 'navigation',
        event_label: 'Get Free Quote',
        link_text: 'Get Free Quote',
        destination: '/contact',
      },
    ],
  ])
})

it('reports buttons by their words', () => {
  trackButton(link('<button id="link">Contact an Expert</button>'))
  expect(events()).toEqual([
    [
      'button_click',
      {
        event_category: 'engagement',
        event_label: 'Contact an Expert',
        button_text: 'Contact an Expert',
        source: 'offer_cm23',
      },
    ],
  ])
})

it('names pages by their path', () => {
  expect(['/', '/doors/composite', '/offers/cm17'].map(pageSource)).toEqual([
    'home',
    'doors_composite',
    'offer_cm17',
  ])
})
