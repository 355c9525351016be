import { trackOffer } from '@/lib/track-offer'

const gtag = jest.fn()

beforeEach(() => {
  gtag.mockClear()
  window.gtag = gtag
  window.history.replaceState(null, '', '/offers/cm23')
})
afterEach(() => delete window.gtag)

/** Reports a click on a link of a page. */
function follow(href: string, html = '<main><a></a></main>') {
  document.body.innerHTML = html
  trackOffer(document.querySelector('a')!, href)
  return gtag.mock.calls.map(([, event, fields]: [string, string, Record<string, unknown>]) => [
    event,
    fields.action ?? fields.source,
  ])
}

it.each([
  ['tel:+441279000000', [['offer_engagement', 'call']]],
  ['https://wa.me/441279000000?text=Hello', [['offer_engagement', 'whatsapp']]],
  [
    '#order-form',
    [
      ['offer_engagement', 'order'],
      ['quote_request', 'secure_order_now'],
    ],
  ],
  ['/contact', []],
])('reports what a link to %s does for an offer', (href, expected) => {
  expect(follow(href)).toEqual(expected)
})

it('names the offer', () => {
  follow('tel:+441279000000')
  expect(gtag).toHaveBeenCalledWith('event', 'offer_engagement', {
    event_category: 'promotion',
    event_label: 'cm23',
    offer_name: 'cm23',
    action: 'call',
  })
})

it('leaves out header, footer and other pages', () => {
  expect(follow('tel:+441279000000', '<footer><a></a></footer>')).toEqual([])
  window.history.replaceState(null, '', '/contact')
  expect(follow('tel:+441279000000')).toEqual([])
})
