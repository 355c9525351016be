import { trackOffer } from '@/components/offer/track-offer'

const gtag = jest.fn()

beforeEach(() => {
  gtag.mockReset()
  window.gtag = gtag
})

afterEach(() => Reflect.deleteProperty(window, 'gtag'))

const common = { event_category: 'promotion', event_label: 'cm23', offer_name: 'cm23' }

it.each([
  ['tel:01632960417', [['offer_engagement', { ...common, action: 'call' }]]],
  ['https://wa.me/447700900417?text=Hello', [['offer_engagement', { ...common, action: 'whatsapp' }]]],
  [
    '#order-form',
    [
      ['offer_engagement', { ...common, action: 'order' }],
      [
        'quote_request',
        {
          event_category: 'lead_generation',
          event_label: 'cm23',
          source: 'secure_order_now',
          service_type: 'composite_doors',
        },
      ],
    ],
  ],
  ['/contact', []],
])('reports what a link to %s does for an offer', (href, expected) => {
  const link = document.createElement('a')
  link.setAttribute('href', href)
  trackOffer('cm23', link)
  expect(gtag.mock.calls.map(([, name, fields]: unknown[]) => [name, fields])).toEqual(expected)
})
